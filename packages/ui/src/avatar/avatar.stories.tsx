import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './index.ts';

const meta = {
  title: 'Components/People/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { name: 'Mara Lindqvist' },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mara Lindqvist' })).toHaveTextContent('ML');
  },
};

/** A letter of an Indic script is more than one character. */
export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: { name: 'மீனா குமார்' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('மீகு');
  },
};

export const Picture: Story = { args: { src: '/media/products/wool-cap.svg' } };

/** A picture that does not load gives way to the initials. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('ML'));
  },
};

export const AllSizes: Story = {
  tags: ['visual'],
  render: (args) => (
    <div className="flex items-center gap-3">
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
    </div>
  ),
};
