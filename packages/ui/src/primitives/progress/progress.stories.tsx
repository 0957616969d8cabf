import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress, type ProgressSize, type ProgressTone } from './progress.tsx';

const sizes: ProgressSize[] = ['xs', 'sm', 'md', 'lg'];
const tones: ProgressTone[] = ['ink', 'neutral', 'success', 'off'];

const meta = {
  title: 'Primitives/Progress',
  tags: ['autodocs'],
  component: Progress,
  args: { value: 60, max: 100, ...inLanguage(({ t }) => ({ label: t('recharge.step.confirming') })) },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a label it is a progressbar with its value. */
export const UnderWay: Story = {
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: args.label!, value: { now: 60, min: 0, max: 100 } });
    const filled = bar.firstElementChild!.getBoundingClientRect();
    await expect(filled.width).toBeCloseTo(bar.getBoundingClientRect().width * 0.6, 0);
  },
};

/** More than the maximum: full, and no further. */
export const Overfull: Story = {
  args: { value: 130 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

/** A mark for each step, where they are few; with a text for screen readers. */
export const Counted: Story = {
  args: {
    value: 3,
    max: 12,
    counted: true,
    size: 'lg',
    tone: 'success',
    ...inLanguage(({ t }) => ({
      valueText: t('recharge.status.confirmations', { count: '3', needed: '12' }),
    })),
  },
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', args.valueText);
    await expect(bar.querySelectorAll('[data-filled="true"]')).toHaveLength(3);
    await expect(bar.children).toHaveLength(12);
  },
};

/** A static value is a meter. */
export const Standing: Story = {
  args: { kind: 'meter' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('meter', { name: args.label! })).toHaveAttribute('aria-valuenow', '60');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** Beside a text with the same meaning it is hidden from screen readers. */
export const BesideText: Story = {
  args: { label: undefined, value: 380, max: 1000, tone: 'neutral', size: 'xs' },
  render: (args) => (
    <div className="flex flex-col gap-1.5 text-13 text-ink-2">
      {spoken().t('products.leased', { sold: '190', stock: '500' })}
      <Progress {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** Each tone in each size, empty and full. */
export const AllVariants: Story = {
  tags: ['visual', 'forced-colours'],
  render: () => (
    <div className="flex flex-col gap-4">
      {tones.map((tone) => (
        <div key={tone} className="flex flex-col gap-2">
          {sizes.map((size) => (
            <Progress key={size} value={0.6} tone={tone} size={size} />
          ))}
        </div>
      ))}
      <Progress value={0} />
      <Progress value={1} />
      <Progress value={7} max={10} counted size="md" />
      <Progress value={4} max={19} counted size="lg" tone="success" />
    </div>
  ),
};

export const LargeText: Story = { ...Counted, globals: { textSize: '200' } };
