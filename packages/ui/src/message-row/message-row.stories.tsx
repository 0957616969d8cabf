import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MessageRow, MessageRowSkeleton, type MessageChannel } from './index.ts';

const meta = {
  title: 'Components/Community/MessageRow',
  tags: ['autodocs'],
  component: MessageRow,
  args: {
    channel: 'news',
    channelLabel: 'News',
    title: 'November at the works',
    excerpt: 'Two days paid less than scheduled, one paid nothing. What the machines earned, day by day.',
    time: '21 Nov, 13:40',
    unreadLabel: 'unread',
    href: '#/info/detail',
  },
} satisfies Meta<typeof MessageRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^November at the works/ })).toHaveFocus();
  },
};

/** Said in words as well as by the mark. */
export const Unread: Story = {
  args: { unread: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^unread, November at the works/ })).toBeVisible();
  },
};

const channels: ReadonlyArray<[MessageChannel, string, string]> = [
  ['news', 'News', 'November at the works'],
  ['station-news', 'Station news', 'The wash plant is back after its service'],
  ['notice', 'Notice', 'Your withdrawal was returned: the bank does not know this account'],
  ['voucher', 'Vouchers', 'One free day of income was added'],
  ['coupon', 'Coupons', '5.00 USDT off a trommel, until 30 November'],
];

export const Channels: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      {channels.map(([channel, channelLabel, title], place) => (
        <MessageRow key={channel} {...args} {...{ channel, channelLabel, title }} unread={place < 2} />
      ))}
    </>
  ),
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
    channelLabel: 'அறிவிப்பு',
    title: 'உங்கள் பணம் எடுத்தல் திருப்பி அனுப்பப்பட்டது',
    excerpt: 'வங்கிக்கு இந்தக் கணக்கு தெரியவில்லை. அட்டையைச் சரிசெய்து மீண்டும் கேளுங்கள்.',
  },
};

export const LargeText: Story = { globals: { textSize: '200' }, args: { unread: true } };

export const Loading: Story = { render: () => <MessageRowSkeleton /> };
