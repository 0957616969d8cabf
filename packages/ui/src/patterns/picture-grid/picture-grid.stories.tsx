import { scene } from '@paydirt/testkit/scene';
import { inLanguage, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { PictureGrid } from './picture-grid.tsx';

const LIGHTS = ['morning', 'evening', 'noon'] as const;

const some =
  (count: number) =>
  ({ t, format }: StoryLanguage) => ({
    pictures: Array.from({ length: count }, (_, index) => ({
      src: scene({
        width: 640,
        height: 640,
        light: LIGHTS[index % LIGHTS.length]!,
        machines: [{ x: 0.3 + (index % 3) * 0.2, size: 0.3 + (index % 4) * 0.1 }],
      }),
      label: t('community.picture', { index: format.number(index + 1), count: format.number(count) }),
    })),
  });

const meta = {
  title: 'Patterns/PictureGrid',
  tags: ['autodocs'],
  component: PictureGrid,
  args: { onOpen: fn(), ...inLanguage(some(4)) },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each picture is named and opens separately. */
export const Four: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.pictures[2]!.label }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(2);
  },
};

export const One: Story = { args: inLanguage(some(1)) };

export const Two: Story = { args: inLanguage(some(2)) };

export const Nine: Story = { tags: ['visual'], args: inLanguage(some(9)) };

/** A picture that does not load keeps its place and its name. */
export const Broken: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const list = canvas.getByRole('list');
    const { height } = list.getBoundingClientRect();
    await fireEvent.error(canvasElement.querySelector('img')!);
    await expect(list.getBoundingClientRect().height).toBe(height);
    await expect(canvas.getByRole('button', { name: args.pictures[0]!.label })).toBeVisible();
  },
};
