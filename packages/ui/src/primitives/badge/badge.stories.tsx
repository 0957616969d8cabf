import { epochMs, remaining } from '@paydirt/domain';
import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { inLanguage, moment, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, StatusBadge, type BadgeTone, type Status } from './index.ts';

const DAY_4_HOURS = epochMs(((28 * 60 + 12) * 60 + 9) * 1000);

/** Example texts of each tone. */
const toneTexts = ({ t, format }: StoryLanguage): Readonly<Record<BadgeTone, string>> => ({
  neutral: t('me.level', { level: 3, name: 'Sluicer' }),
  info: t('products.badge.opensAt', { time: format.dateTime(moment('2026-11-24T09:00:00Z')) }),
  success: t('orders.valid'),
  urgent: t('products.badge.rushEndsIn', { left: format.duration(remaining(DAY_4_HOURS, epochMs(0))) }),
  failure: t('record.status.failed'),
  pending: t('record.status.pending'),
  off: t('products.badge.soldOut'),
});

const statusTexts = ({ t }: StoryLanguage): Readonly<Record<Status, string>> => ({
  pending: t('record.status.pending'),
  processing: t('record.status.processing'),
  'in-review': t('record.status.processing'),
  succeeded: t('record.status.succeeded'),
  arrived: t('record.status.arrived'),
  credited: t('record.status.credited'),
  'not-credited': t('record.status.not_credited'),
  failed: t('record.status.failed'),
  cancelled: t('record.status.cancelled'),
  refused: t('record.status.failed'),
  valid: t('orders.status.valid'),
  returned: t('orders.status.returned'),
  expired: t('orders.status.expired'),
  used: t('exchange.state.used'),
});

const meta = {
  title: 'Primitives/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { tone: 'info', ...inLanguage((language) => ({ children: toneTexts(language).info })) },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PreSale: Story = { name: 'Tag or chip, pre-sale' };

/** Ember is reserved for offers that really run out. */
export const TimedSale: Story = {
  args: { tone: 'urgent', ...inLanguage((language) => ({ children: toneTexts(language).urgent })) },
};

/** A past state is grey, and still legible. */
export const SoldOut: Story = {
  args: { tone: 'off', ...inLanguage((language) => ({ children: toneTexts(language).off })) },
};

export const WithIcon: Story = {
  args: {
    icon: 'shield',
    tone: 'neutral',
    ...inLanguage((language) => ({ children: toneTexts(language).neutral })),
  },
};

/** Word, icon and tint have the same meaning; none conveys it alone. */
export const Pending: Story = {
  render: () => <StatusBadge status="pending">{statusTexts(spoken()).pending}</StatusBadge>,
};

export const Failed: Story = {
  render: () => <StatusBadge status="failed">{statusTexts(spoken()).failed}</StatusBadge>,
};

/** In the second line of a row: pending and failed states stand out, a done one is quiet. */
export const AsText: Story = {
  render: () => {
    const texts = statusTexts(spoken());
    return (
      <div className="flex flex-col gap-1">
        {(['pending', 'arrived', 'failed', 'expired'] as const).map((status) => (
          <StatusBadge key={status} status={status} variant="text">
            {texts[status]}
          </StatusBadge>
        ))}
      </div>
    );
  },
};

/** It wraps before it overflows, and nothing is cut off. */
export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: { tone: 'info', children: 'Vorverkauf vom 24. November bis zum 1. Dezember, jeweils ab 09:00 Uhr' },
  decorators: [
    (Story) => (
      <div className="max-w-56">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const badge = canvas.getByText(String(args.children)).parentElement!;
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
  },
};

export const AllVariants: Story = {
  tags: ['visual', 'forced-colours'],
  render: () => (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {Object.entries(toneTexts(spoken())).map(([tone, text]) => (
          <Badge key={tone} tone={tone as BadgeTone}>
            {text}
          </Badge>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {Object.entries(statusTexts(spoken())).map(([status, text]) => (
          <StatusBadge key={status} status={status as Status}>
            {text}
          </StatusBadge>
        ))}
      </div>
    </div>
  ),
};

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { children: LONG_WORD },
  play: holdsLongWords,
};
