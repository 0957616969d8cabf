import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Illustration } from '../illustration/index.ts';
import { Carousel } from './index.ts';

const slide = (place: number, label: string) => ({
  id: String(place),
  label,
  content: (
    <a href={`#/info/detail?id=${place}`} className="block -outline-offset-2">
      <Illustration src={`/media/carousel/carousel-${place}.svg`} viewBox="0 0 480 200" className="w-full" />
      <span className="block px-4 pb-3 font-semibold">{label}</span>
    </a>
  ),
});

const meta = {
  title: 'Components/Home/Carousel',
  tags: ['autodocs'],
  component: Carousel,
  args: {
    label: 'What is new',
    slides: [
      slide(1, 'How a trommel washes gravel'),
      slide(2, 'Where the money comes from'),
      slide(3, 'Invite a friend'),
    ],
    dotLabel: ({ label }, place: number, all: number) => `Show ${place} of ${all}: ${label}`,
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A dot shows its slide; the dot of the slide in view is marked. */
export const Several: Story = {
  tags: ['visual', 'reduced-motion'],
  play: async ({ canvas }) => {
    const dot = canvas.getByRole('button', { name: 'Show 3 of 3: Invite a friend' });
    await userEvent.click(dot);
    await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'));
    await expect(canvas.getByRole('link', { name: 'Invite a friend' })).toBeVisible();
  },
};

export const One: Story = {
  args: { slides: [slide(1, 'How a trommel washes gravel')] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
