import { addMs, epochMs, type EpochMs, type Remaining } from '@paydirt/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { clockDigits } from '../countdown/index.ts';
import { ClockProvider } from '../ticker/index.ts';
import { ProductCard, ProductCardSkeleton } from './index.ts';

const NOON = epochMs(Date.UTC(2026, 10, 21, 12));
let now: EpochMs = NOON;
const readNow = () => now;

const rushBadge = (left: Remaining) =>
  left.done ? 'Rush ended' : `Rush · ends in ${left.days > 0 ? `${left.days} d ` : ''}${clockDigits(left)}`;
const lease = { label: 'Lease', href: '#/index/detail?id=trommel&buy=1' };

const meta = {
  title: 'Components/Products/ProductCard',
  tags: ['autodocs'],
  component: ProductCard,
  args: {
    name: 'Trommel TR-4',
    picture: '/media/products/trommel.svg',
    price: '120.00 USDT',
    offer: { kind: 'open', action: lease },
    figures: [
      { label: 'Per day', value: '3.40' },
      { label: 'In 45 days', value: '153.00' },
      { label: 'Days', value: '45' },
    ],
    sold: { permille: 380, label: '190 of 500 leased' },
    details: { label: 'Details', href: '#/index/detail?id=trommel' },
  },
  beforeEach: () => {
    now = NOON;
  },
  decorators: [
    (Story) => (
      <ClockProvider now={readNow}>
        <div className="p-4">
          <Story />
        </div>
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Trommel TR-4' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lease Trommel TR-4' })).toHaveAttribute(
      'href',
      lease.href,
    );
    await expect(canvas.getByRole('link', { name: 'Details Trommel TR-4' })).toBeVisible();
  },
};

/** A rush runs to the service's moment; its end asks for the new offer, once (H4). */
export const Rush: Story = {
  tags: ['visual', 'forced-colours'],
  args: {
    offer: {
      kind: 'rush',
      endsAt: addMs(NOON, ((28 * 60 + 12) * 60 + 9) * 1000),
      format: rushBadge,
      onEnd: fn(),
      action: lease,
    },
  },
  play: async ({ canvas, args }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent('Rush · ends in 1 d 04:12:09');
    const width = timer.getBoundingClientRect().width;
    now = addMs(NOON, 1000);
    window.dispatchEvent(new Event('pageshow'));
    await expect(timer).toHaveTextContent('Rush · ends in 1 d 04:12:08');
    await expect(timer.getBoundingClientRect().width).toBe(width);
    if (args.offer.kind === 'rush') await expect(args.offer.onEnd).not.toHaveBeenCalled();
  },
};

/** The rush is over: the button says so and cannot be pressed. */
export const RushEnded: Story = {
  args: { offer: { kind: 'rush-ended', badge: 'Rush ended', reason: 'The rush is over' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'The rush is over' })).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: /lease/i })).toBeNull();
  },
};

export const Upcoming: Story = {
  args: {
    name: 'Stamp mill SM-1',
    picture: '/media/products/stamp-mill.svg',
    price: '480.00 USDT',
    offer: { kind: 'upcoming', badge: 'Opens 24 Nov, 09:00', reason: 'Not open yet' },
    sold: { permille: 0, label: '0 of 40 leased' },
  },
};

export const SoldOut: Story = {
  args: {
    name: 'Gold pan GP-1',
    picture: '/media/products/gold-pan.svg',
    price: '10.00 USDT',
    offer: { kind: 'sold-out', badge: 'Sold out', reason: 'All are leased' },
    sold: { permille: 1000, label: '1,000 of 1,000 leased' },
  },
};

/** The service does not say how many were sold: nothing is drawn (H3). */
export const SoldShareUnknown: Story = { args: { sold: null } };

/** Delivered, and pays nothing: no figures of income. */
export const Merchandise: Story = {
  args: {
    figures: null,
    name: 'Enamel mug',
    picture: '/media/products/enamel-mug.svg',
    price: '12.00 USDT',
    note: 'Delivered to your address',
    offer: { kind: 'open', action: { label: 'Buy', href: '#/index/detail?id=enamel-mug&buy=1' } },
    sold: { permille: 120, label: '24 of 200 sold' },
  },
};

export const MissingPicture: Story = { args: { picture: null } };

/** Eighty characters, fifteen digits, German verbs. */
export const LongTexts: Story = {
  args: {
    name: 'Doppelt gelagerte Schwimmbaggeranlage mit Eimerkette und Waschrinne, Baureihe 12b',
    price: '123.456.789.012.345,67 USDT',
    figures: [
      { label: 'Planmäßiger Tagesertrag', value: '123.456.789.012,67' },
      { label: 'Planmäßig in 45 Tagen', value: '5.555.555.505.555,15' },
      { label: 'Mietdauer in Tagen', value: '45' },
    ],
    sold: { permille: 999, label: '123.456.788 von 123.456.789 vermietet' },
    details: { label: 'Einzelheiten', href: '#/index/detail' },
    offer: {
      kind: 'upcoming',
      badge: 'Vorverkauf vom 24. November bis zum 1. Dezember, 09:00',
      reason: 'Noch nicht im Verkauf',
    },
  },
};

export const Tamil: Story = {
  globals: { locale: 'ta-IN' },
  args: {
    name: 'டிராம்மல் TR-4',
    figures: [
      { label: 'ஒரு நாளுக்கு', value: '3.40' },
      { label: '45 நாட்களில் திட்டமிடப்பட்டது', value: '153.00' },
      { label: 'நாட்கள்', value: '45' },
    ],
    sold: { permille: 380, label: '500-இல் 190 குத்தகைக்கு விடப்பட்டன' },
    details: { label: 'விவரங்கள்', href: '#/index/detail' },
    offer: { kind: 'open', action: { label: 'குத்தகைக்கு எடுக்கவும்', href: '#/index/detail' } },
  },
};

/** Holds the card's place: the same box as `Rush`. */
export const Loading: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <ProductCardSkeleton />
      <ProductCard {...args} />
    </div>
  ),
  args: {
    offer: { kind: 'rush', endsAt: addMs(NOON, 5_000_000), format: rushBadge, action: lease },
  },
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    const heights = [skeleton, canvas.getByRole('article')].map(
      (box) => box?.getBoundingClientRect().height ?? 0,
    );
    await expect(Math.abs(heights[0]! - heights[1]!)).toBeLessThanOrEqual(1);
  },
};
