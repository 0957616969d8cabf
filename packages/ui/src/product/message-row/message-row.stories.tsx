import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { heightDifference } from '@paydirt/testkit/height-difference';
import { inLanguage, moment, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MessageRow, MessageRowSkeleton, type MessageChannel } from './message-row.tsx';

const channelsIn = ({ t }: StoryLanguage): Record<MessageChannel, string> => ({
  news: t('home.news'),
  'station-news': t('home.allNotices'),
  notice: t('home.notices'),
  voucher: t('coupons.title'),
  coupon: t('orders.one.coupon'),
});

const meta = {
  title: 'Product/MessageRow',
  tags: ['autodocs'],
  component: MessageRow,
  args: {
    channel: 'news',
    title: 'November at the works',
    excerpt: 'Two days paid less than scheduled, one paid nothing. What the machines earned, day by day.',
    href: '#/info/detail',
    ...inLanguage((language) => ({
      channelLabel: channelsIn(language).news,
      time: language.format.dateTime(moment('2026-11-21T13:40:00Z')),
      unreadLabel: language.t('shell.unread', { count: 1 }),
    })),
  },
} satisfies Meta<typeof MessageRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  play: async ({ canvas, args: { title, excerpt, channelLabel, time } }) => {
    await userEvent.tab();
    const row = canvas.getByRole('link', { name: `${title} ${excerpt} ${channelLabel} · ${time}` });
    await expect(row).toHaveFocus();
  },
};

/** Shown in words as well as by the mark. */
export const Unread: Story = {
  args: { unread: true },
  play: async ({ canvas, args: { title, unreadLabel } }) => {
    const named = (name: string) => name.startsWith(`${unreadLabel}, ${title}`);
    await expect(canvas.getByRole('link', { name: named })).toBeVisible();
  },
};

/** Messages of the service by their kind; the newest two are unread. */
const written: ReadonlyArray<[MessageChannel, title: string, excerpt: string]> = [
  [
    'news',
    'November at the works',
    'Two days paid less than scheduled, one paid nothing. What the machines earned, day by day.',
  ],
  ['station-news', 'The wash plant is back after its service', 'It earns again from tomorrow, 00:00 on.'],
  [
    'notice',
    'Your withdrawal was returned: the bank does not know this account',
    'The 40.00 USDT are in your available balance again. Correct the card before you ask for them anew.',
  ],
  ['voucher', 'One free day of income was added', 'It is paid from the promotion budget.'],
  ['coupon', '5.00 USDT off a trommel, until 30 November', 'Choose it before you agree to the lease.'],
];

export const Channels: Story = {
  tags: ['visual'],
  render: (args) => {
    const channels = channelsIn(spoken());
    return (
      <>
        {written.map(([channel, title, excerpt], index) => (
          <MessageRow
            key={channel}
            {...args}
            {...{ channel, title, excerpt }}
            channelLabel={channels[channel]}
            unread={index < 2}
          />
        ))}
      </>
    );
  },
};

/** A row for a whole channel, with its number of unread messages and without a channel beside the time. */
export const Counted: Story = {
  args: {
    unread: true,
    count: 120,
    channelLabel: undefined,
    ...inLanguage((language) => ({
      title: channelsIn(language).news,
      unreadLabel: language.t('shell.unread', { count: 120 }),
    })),
  },
  play: async ({ canvas, args: { title, unreadLabel } }) => {
    const named = (name: string) => name.startsWith(`${unreadLabel}, ${title}`);
    await expect(canvas.getByRole('link', { name: named })).toHaveTextContent('99+');
  },
};

export const WithoutExcerpt: Story = { args: { excerpt: undefined } };

/** Markup is shown as it was written. */
export const Markup: Story = {
  args: { title: '<script>alert(1)</script>', excerpt: '<img src=x onerror=alert(1)> <b>bold?</b>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(canvasElement.querySelector('script, img, b')).toBeNull();
  },
};

/** A very long word, fifteen digits, an excerpt of many lines: the excerpt is cut off after two, the title is not. */
export const LongGerman: Story = {
  globals: { locale: 'de-DE' },
  args: {
    unread: true,
    unreadLabel: 'ungelesen',
    channelLabel: 'Betriebsnachrichten',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde eingetroffen',
    excerpt: 'Ihre Auszahlung über 123.456.789.012.345,00 USDT wurde zurückgebucht. '.repeat(4),
  },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: {
    unread: true,
    title: 'நீங்கள் எடுத்த பணம் திரும்பி வந்தது',
    excerpt: 'வங்கிக்கு இந்தக் கணக்கு தெரியவில்லை. கணக்கைச் சரிசெய்து மீண்டும் கேளுங்கள்.',
  },
};

export const LargeText: Story = { globals: { textSize: '200' }, args: { unread: true } };

/** Placeholder for a message with an excerpt: the same box, in every script and at every text size. */
export const Loading: Story = {
  render: (args) => (
    <>
      <MessageRowSkeleton title={args.channelLabel ?? ''} time={`${args.channelLabel ?? ''} · 13:40`} />
      {/* Letters of the language itself, whose lines may be higher, and break where they are large. */}
      <MessageRow {...args} title={args.channelLabel ?? ''} time="13:40" />
    </>
  ),
  // Long enough for two lines at any width.
  args: { excerpt: 'What the machines earned, day by day, and why two of the days paid less. '.repeat(6) },
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(heightDifference(skeleton, canvas.getByRole('link'))).toBeLessThanOrEqual(1);
  },
};

/** With large text in Tamil, the last line wraps, and the placeholder is as high. */
export const LoadingInLargeTamil: Story = { ...Loading, globals: { locale: 'ta-IN', textSize: '200' } };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { title: LONG_WORD, excerpt: LONG_WORD, unread: true },
  play: holdsLongWords,
};
