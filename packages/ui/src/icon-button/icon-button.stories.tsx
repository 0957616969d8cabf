import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton, IconLink } from './index.ts';

const meta = {
  title: 'Components/Controls/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { icon: 'bell', label: 'Messages', onClick: fn() },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Messages' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Raised: Story = { args: { surface: 'raised' } };

export const OnPicture: Story = {
  args: { surface: 'picture', icon: 'back', label: 'Back' },
  decorators: [
    (Story) => (
      <div className="bg-gold-ink p-6">
        <Story />
      </div>
    ),
  ],
};

export const WithCount: Story = {
  tags: ['visual'],
  args: { surface: 'raised', count: 3, label: 'Messages, 3 unread' },
};

export const ManyUnread: Story = { args: { surface: 'raised', count: 240, label: 'Messages, 240 unread' } };

export const Disabled: Story = { args: { disabled: true } };

export const AsLink: Story = {
  render: () => (
    <IconLink href="#/message" icon="bell" surface="raised" label="Messages, 3 unread" count={3} />
  ),
};
