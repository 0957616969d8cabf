import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Primitives/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  args: { active: true, ...inLanguage(({ t }) => ({ label: t('common.loading') })) },
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

/** A line under the ribbon, drawn only after a delay; under reduced motion it does not move. */
export const Active: Story = {
  tags: ['visual', 'reduced-motion'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: args.label })).toBeInTheDocument();
  },
};

/** Nothing is rendered, so nothing is read out. */
export const Idle: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
