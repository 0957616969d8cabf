import { addMs, epochMs, type EpochMs, formatMoneyParts, usdt } from '@paydirt/domain';
import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { heightDifference } from '@paydirt/testkit/height-difference';
import { amountPresets, presets } from '@paydirt/testkit/presets';
import { inLanguage, moment, spoken, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { Illustration } from '../../foundations/illustration/index.ts';
import { ClockProvider } from '../../foundations/ticker/index.ts';
import { ProductCard, type ProductCardOffer, ProductCardSkeleton } from './index.ts';

const NOON = epochMs(Date.UTC(2026, 10, 21, 12));
let now: EpochMs = NOON;
const readNow = () => now;
const ended = fn();

const ADDRESS = '#/index/detail?id=trommel&buy=1';
const leaseIn = ({ t }: StoryLanguage) => ({ label: t('products.lease'), href: ADDRESS });
const leased = ({ t, format }: StoryLanguage, sold: number, stock: number) => ({
  permille: Math.round((1000 * sold) / stock),
  label: t('products.leased', { sold: format.number(sold), stock: format.number(stock) }),
});

const figuresIn = ({ t, figure, format }: StoryLanguage) => [
  { label: t('products.perDay'), value: figure('3.40') },
  { label: t('products.middle'), value: figure('3.98', 'delta') },
  { label: t('products.days'), value: format.number(45) },
];

/** A timed sale with 28 hours or less to go. */
function timedSaleIn(language: StoryLanguage, leftMs = ((28 * 60 + 12) * 60 + 9) * 1000): ProductCardOffer {
  const { t, format } = language;
  return {
    kind: 'timed-sale',
    endsAt: addMs(NOON, leftMs),
    format: (left) =>
      left.done
        ? t('products.badge.rushEnded')
        : t('products.badge.rushEndsIn', { left: format.duration(left) }),
    onEnd: ended,
    action: leaseIn(language),
  };
}

const soldOutIn = ({ t }: StoryLanguage): ProductCardOffer => ({
  kind: 'sold-out',
  badge: t('products.badge.soldOut'),
  reason: t('products.badge.soldOut'),
});
const endedIn = ({ t }: StoryLanguage): ProductCardOffer => ({
  kind: 'timed-sale-ended',
  badge: t('products.badge.rushEnded'),
  reason: t('products.badge.rushEnded'),
});
const upcomingIn = ({ t, format }: StoryLanguage): ProductCardOffer => ({
  kind: 'upcoming',
  badge: t('products.badge.opensAt', { time: format.dateTime(moment('2026-11-24T09:00:00Z')) }),
  reason: t('products.detail.notYet'),
});

const meta = {
  title: 'Product/ProductCard',
  tags: ['autodocs'],
  component: ProductCard,
  argTypes: {
    offer: presets<ProductCardOffer>((language) => ({
      open: { kind: 'open', action: leaseIn(language) },
      'timed sale': timedSaleIn(language),
      'timed sale ended': endedIn(language),
      upcoming: upcomingIn(language),
      'sold out': soldOutIn(language),
    })),
    price: amountPresets('120.00', 'price'),
    figures: presets((language) => ({ 'of a machine': figuresIn(language), 'of merchandise': null })),
    sold: presets((language) => ({
      some: leased(language, 190, 500),
      none: leased(language, 0, 500),
      all: leased(language, 500, 500),
      'not told': null,
    })),
  },
  args: {
    name: 'Trommel TR-4',
    picture: <Illustration src="/media/products/trommel.svg" saved="tile" />,
    ...inLanguage((language) => {
      const { parts } = language;
      return {
        price: parts('120.00', 'price'),
        offer: { kind: 'open', action: leaseIn(language) },
        figures: figuresIn(language),
        sold: leased(language, 190, 500),
        href: '#/index/detail?id=trommel',
      };
    }),
  },
  beforeEach: () => {
    now = NOON;
    ended.mockClear();
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
  play: async ({ args, canvas }) => {
    const lease = spoken().t('products.lease');
    await expect(canvas.getByRole('article', { name: args.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `${lease} ${args.name}` })).toHaveAttribute(
      'href',
      ADDRESS,
    );
    await expect(canvas.getByRole('link', { name: args.name })).toHaveAttribute('href', args.href);
  },
};

/** A timed sale runs to the service's time; its end loads the new offer, once (H4). */
export const TimedSale: Story = {
  tags: ['visual', 'forced-colours', 'right-to-left'],
  args: inLanguage((language) => ({ offer: timedSaleIn(language) })),
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent('04:12:09');
    const width = timer.getBoundingClientRect().width;
    now = addMs(NOON, 1000);
    window.dispatchEvent(new Event('pageshow'));
    await expect(timer).toHaveTextContent('04:12:08');
    await expect(timer.getBoundingClientRect().width).toBeCloseTo(width, 0);
    await expect(ended).not.toHaveBeenCalled();
  },
};

/** A button of the app's own in the place of the link. */
export const OwnAction: Story = {
  args: inLanguage(({ t }) => ({
    offer: { kind: 'open', action: <Button className="grow basis-28">{t('products.buy')}</Button> },
  })),
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(canvas.getByRole('button', { name: t('products.buy') })).toBeVisible();
    await expect(
      canvas.queryByRole('link', { name: (name) => name.startsWith(t('products.lease')) }),
    ).toBeNull();
  },
};

/** The timed sale is over: the button is disabled and says so. */
export const TimedSaleEnded: Story = {
  args: inLanguage((language) => ({ offer: endedIn(language) })),
  play: async ({ canvas }) => {
    const { t } = spoken();
    await expect(canvas.getByRole('button', { name: t('products.badge.rushEnded') })).toBeDisabled();
    await expect(
      canvas.queryByRole('link', { name: (name) => name.startsWith(t('products.lease')) }),
    ).toBeNull();
  },
};

export const Upcoming: Story = {
  args: {
    name: 'Stamp mill SM-1',
    picture: <Illustration src="/media/products/stamp-mill.svg" saved="tile" />,
    ...inLanguage((language) => {
      return {
        price: language.parts('480.00', 'price'),
        offer: upcomingIn(language),
        sold: leased(language, 0, 40),
      };
    }),
  },
};

export const SoldOut: Story = {
  args: {
    name: 'Gold pan GP-1',
    picture: <Illustration src="/media/products/gold-pan.svg" saved="tile" />,
    ...inLanguage((language) => {
      return {
        price: language.parts('10.00', 'price'),
        offer: soldOutIn(language),
        sold: leased(language, 1000, 1000),
      };
    }),
  },
};

/** The service gives no number of sales: nothing is drawn (H3). */
export const SoldShareUnknown: Story = { args: { sold: null } };

/** Merchandise is delivered and pays nothing: no income figures. */
export const Merchandise: Story = {
  args: {
    figures: null,
    name: 'Enamel mug',
    picture: <Illustration src="/media/products/enamel-mug.svg" saved="tile" />,
    ...inLanguage(({ t, parts, format }) => ({
      price: parts('12.00', 'price'),
      note: t('products.delivered'),
      offer: {
        kind: 'open',
        action: { label: t('products.buy'), href: '#/index/detail?id=enamel-mug&buy=1' },
      },
      sold: {
        permille: 120,
        label: t('products.soldOf', { sold: format.number(24), stock: format.number(200) }),
      },
    })),
  },
};

export const MissingPicture: Story = { args: { picture: null } };

/** Eighty characters, fifteen digits, German verbs. */
export const LongTexts: Story = {
  args: {
    name: 'Doppelt gelagerte Schwimmbaggeranlage mit Eimerkette und Waschrinne, Baureihe 12b',
    price: formatMoneyParts(usdt(123_456_789_012_345_670_000n), 'de-DE', 'price'),
    figures: [
      { label: 'Planmäßiger Tagesertrag', value: '123.456.789.012,67' },
      { label: 'Planmäßig in 45 Tagen', value: '5.555.555.505.555,15' },
      { label: 'Mietdauer in Tagen', value: '45' },
    ],
    sold: { permille: 999, label: '123.456.788 von 123.456.789 vermietet' },
    offer: {
      kind: 'upcoming',
      badge: 'Vorverkauf vom 24. November bis zum 1. Dezember, 09:00',
      reason: 'Noch nicht im Verkauf',
    },
  },
};

export const Tamil: Story = { globals: { locale: 'ta-IN' }, args: { name: 'டிராம்மல் TR-4' } };

/** Placeholder for the card: the same box as `TimedSale`, in every language and at every text size. */
export const Loading: Story = {
  render: ({ figures, sold, ...args }) => {
    const { t } = spoken();
    const texts = {
      figures: figures?.map(({ label }) => label) ?? [],
      sold: sold?.label ?? '',
      action: t('products.lease'),
      badge: t('products.badge.rushEndsIn', { left: '01:23:20' }),
    };
    return (
      <div className="grid gap-3">
        <ProductCardSkeleton texts={texts} />
        <ProductCard {...args} {...{ figures, sold }} />
      </div>
    );
  },
  args: inLanguage((language) => ({ offer: timedSaleIn(language, 5_000_000) })),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(heightDifference(skeleton, canvas.getByRole('article'))).toBeLessThanOrEqual(1);
  },
};

/** Before even the texts have loaded: each is assumed to be one line. */
export const LoadingTexts: Story = { render: () => <ProductCardSkeleton /> };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { name: LONG_WORD, note: LONG_WORD },
  play: holdsLongWords,
};

/** Left-to-right text keeps its order in right-to-left lines. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { sold: { permille: 380, label: '190 of 500 leased' } },
  play: async ({ canvas, args }) => {
    const words = canvas.getByText(args.sold!.label).firstChild!;
    const endsOf = (from: number, to: number) => {
      const range = document.createRange();
      range.setStart(words, from);
      range.setEnd(words, to);
      return range.getBoundingClientRect();
    };
    await expect(endsOf(0, 3).right).toBeLessThan(endsOf(4, 6).left);
  },
};
