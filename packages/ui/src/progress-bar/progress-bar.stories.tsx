import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './index.ts';

const meta = {
  title: 'Components/Shell/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  args: { active: true, label: 'Loading the page' },
  decorators: [
    (Story) => (
      <div className="min-h-20">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  tags: ['visual', 'reduced-motion'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  },
};

export const Idle: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
