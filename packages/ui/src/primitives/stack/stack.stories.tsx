import { inLanguage, spoken } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/card.tsx';
import { Text } from '../text/text.tsx';
import { Stack, type StackGap } from './stack.tsx';

const gaps: StackGap[] = [0, 1, 2, 3, 4, 5, 6, 8];

const meta = {
  title: 'Primitives/Stack',
  tags: ['autodocs'],
  component: Stack,
  args: inLanguage(({ t }) => ({
    children: [t('products.lease'), t('products.buy'), t('common.showAll')].map((label) => (
      <Button key={label}>{label}</Button>
    )),
  })),
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below each other, three steps apart. */
export const Column: Story = {
  name: 'Layout, a column',
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(second!.top).toBeGreaterThan(first!.bottom);
    await expect(second!.left).toBe(first!.left);
  },
};

/** Side by side; items without room wrap, and the page does not scroll sideways. */
export const WrappingRow: Story = {
  args: { direction: 'row', gap: 2, wrap: true },
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A list is still a list, however it is laid out. */
export const AsList: Story = {
  args: {
    as: 'ul',
    gap: 1,
    ...inLanguage(({ t }) => ({
      children: [t('common.risk.playMoney'), t('common.risk.income'), t('common.risk.return')].map((line) => (
        <li key={line}>{line}</li>
      )),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('UL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** At both ends of a line: a title and the content opposite. */
export const EndsApart: Story = {
  tags: ['visual'],
  render: () => {
    const { t, amount } = spoken();
    return (
      <Card>
        <Stack gap={4}>
          <Stack direction="row" gap={2} align="baseline" justify="between" wrap>
            <Text as="h3" size={20} weight="bold" family="title">
              Trommel TR-4
            </Text>
            <Badge tone="info">{t('products.badge.preSale')}</Badge>
          </Stack>
          <Stack gap={1}>
            <Text size={20} weight="bold" family="title" tabular>
              {amount('120.00')}
            </Text>
            <Text size={13} tone="neutral">
              {t('common.risk.income')}
            </Text>
          </Stack>
          <Stack direction="row" gap={2} wrap>
            <Button variant="primary">{t('products.lease')}</Button>
            <Button>{t('products.buy')}</Button>
          </Stack>
        </Stack>
      </Card>
    );
  },
};

/** All gaps. */
export const Gaps: Story = {
  render: () => (
    <Stack gap={4}>
      {gaps.map((gap) => (
        <Stack key={gap} direction="row" gap={gap} align="center">
          <Text as="span" size={13} tone="neutral" tabular className="w-6">
            {gap}
          </Text>
          {['a', 'b', 'c'].map((box) => (
            <span key={box} className="size-6 rounded-control bg-gold forced-colors:outline" />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

export const LargeText: Story = { ...EndsApart, tags: [], globals: { textSize: '200' } };
