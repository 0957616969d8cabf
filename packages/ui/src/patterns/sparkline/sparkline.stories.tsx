import { inLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './sparkline.tsx';

const DAYS = [1, 1, 0.96, 1, 1, 0.72, 1, 0, 1, 1, 1, 0.91, 1, 1];

const meta = {
  title: 'Patterns/Sparkline',
  tags: ['autodocs'],
  component: Sparkline,
  args: { values: DAYS, ...inLanguage(({ t }) => ({ label: t('income.historyTitle') })) },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A fortnight with a short day, and one without income, which is on the baseline (H13). */
export const Fortnight: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
    const points = canvasElement.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
    await expect(points).toHaveLength(DAYS.length);
    await expect(points[7]).toMatch(/,100$/);
  },
};

/** The first day is a point. */
export const OneDay: Story = { args: { values: [1] } };

/** Without days, the baseline keeps the space. */
export const NoDay: Story = {
  args: { values: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().height).toBeGreaterThan(50);
    await expect(canvasElement.querySelector('circle')).toBeNull();
  },
};
