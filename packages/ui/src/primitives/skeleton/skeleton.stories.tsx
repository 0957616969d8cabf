import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton, SkeletonBlock, SkeletonCard, SkeletonLine, SkeletonRow, SkeletonText } from './index.ts';

const meta = {
  title: 'Primitives/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
  args: inLanguage(({ t }) => ({ label: t('common.loading') })),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announces loading once; its shapes are hidden from assistive technology. */
export const Rows: Story = {
  args: { children: [1, 2, 3].map((row) => <SkeletonRow key={row} />) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.label);
  },
};

/** Pulses, and does not move under reduced motion. */
export const OfCard: Story = {
  tags: ['visual', 'reduced-motion'],
  args: {
    className: 'p-4',
    children: (
      <SkeletonCard className="flex gap-4">
        <SkeletonBlock className="size-24 rounded-card" />
        <div className="flex-1">
          <SkeletonLine size="12" extent="medium" />
          <SkeletonLine size="20" extent="long" />
          <SkeletonLine size="15" extent="full" />
        </div>
      </SkeletonCard>
    ),
  },
};

/** A line is exactly as high as the text that it replaces. */
export const SameHeightAsText: Story = {
  args: { className: 'p-4', children: <SkeletonLine size="24" extent="full" data-testid="line" /> },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p className="px-4 font-text text-24" data-testid="text">
          {spoken().t('records.list')}
        </p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(height('line')).toBeCloseTo(height('text'), 1);
  },
};

/** Texts known beforehand: the placeholder takes the same space, with the same line breaks. */
export const OfKnownText: Story = {
  args: { className: 'w-40 p-4' },
  render: (args) => {
    const words = spoken().t('common.risk.return');
    return (
      <>
        <Skeleton {...args}>
          <SkeletonText className="text-15" data-testid="line">
            {words}
          </SkeletonText>
        </Skeleton>
        <div className="w-40 px-4">
          <p className="text-15" data-testid="text">
            {words}
          </p>
        </div>
      </>
    );
  },
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(height('line')).toBeCloseTo(height('text'), 1);
  },
};
