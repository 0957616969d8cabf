import { CONSTANTS, CURRENCY, drawOutcomes, parseMoney, RUNS, unwrap } from '@paydirt/domain';
import { holdsLongWords, LONG_WORD } from '@paydirt/testkit/long-word';
import { heightDifference } from '@paydirt/testkit/height-difference';
import { presets } from '@paydirt/testkit/presets';
import { inLanguage, moment, type StoryLanguage } from '@paydirt/testkit/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { Illustration } from '../../foundations/illustration/index.ts';
import { OrderCard, OrderCardSkeleton } from './index.ts';

const LEASED = moment('2026-11-09T10:20:00Z');
const ENDS = moment('2026-12-24T10:20:00Z');

const timeIn = ({ t, format }: StoryLanguage) => {
  const leased = t('orders.leasedOn', { day: format.day(LEASED) });
  return `${leased}, ${t('orders.until', { day: format.day(ENDS) })}`;
};

/** The accrued days, out of 45. */
const progressIn = ({ t }: StoryLanguage, day: number) => ({
  day,
  days: 45,
  label:
    day < 45
      ? `${t('orders.dayOf', { day, days: 45 })} · ${t('orders.daysLeft', { count: 45 - day })}`
      : t('orders.dayOf', { day, days: 45 }),
});

const usdtOf = (decimal: string) => unwrap(parseMoney(decimal, CURRENCY));

/** A lease of 45 days: price, income so far, and its median result after price and fee (H5). */
const itemsIn = ({ t, amount, format }: StoryLanguage, earned: string, day: number) => {
  const { median } = drawOutcomes({
    paid: usdtOf('115.00'),
    earned: usdtOf(earned),
    dailyIncome: usdtOf('3.40'),
    validDays: 45 - day,
    pastShares: [1000, 938, 0, 1000, 1000],
    seed: 'story',
  });
  const share = format.percent(CONSTANTS.WITHDRAWAL_FEE_PERMILLE);
  return [
    { term: t('orders.notBack'), value: amount('115.00', 'price') },
    { term: t('orders.earned'), value: amount(earned), tone: 'income' as const },
    {
      term: day < 45 ? t('orders.middle', { share, runs: format.number(RUNS) }) : t('orders.net', { share }),
      value: format.money(median, 'delta'),
    },
  ];
};

/** Only the price: for merchandise, and for a returned lease. */
const paidIn = ({ t, amount }: StoryLanguage) => ({
  term: t('orders.paid'),
  value: amount('115.00', 'price'),
});

const meta = {
  title: 'Product/OrderCard',
  tags: ['autodocs'],
  component: OrderCard,
  argTypes: {
    progress: presets((language) => ({
      'first day': progressIn(language, 0),
      'under way': progressIn(language, 12),
      'last day': progressIn(language, 45),
      'of merchandise': null,
    })),
    items: presets((language) => ({
      'first day': itemsIn(language, '0.00', 0),
      'under way': itemsIn(language, '38.35', 12),
      'last day': itemsIn(language, '143.82', 45),
      'of merchandise': [paidIn(language)],
    })),
  },
  args: {
    name: 'Trommel TR-4',
    picture: <Illustration src="/media/products/trommel.svg" saved="tile" />,
    status: 'valid',
    href: '#/user/orders?id=1',
    ...inLanguage((language) => ({
      statusLabel: language.t('orders.status.valid'),
      time: timeIn(language),
      progress: progressIn(language, 12),
      items: itemsIn(language, '38.35', 12),
      openLabel: language.t('orders.one.revenue'),
    })),
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As near the card's edge as the figures above it. */
async function expectAtTheEnd(button: HTMLElement) {
  const figure = button.closest('article')?.querySelector('dd')?.getBoundingClientRect();
  await expect(Math.abs(button.getBoundingClientRect().right - (figure?.right ?? Number.NaN))).toBeLessThan(
    1,
  );
}

/** A lease that earns. */
export const Valid: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article', { name: args.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `${args.openLabel!} ${args.name}` })).toBeVisible();
  },
};

/** Among the held leases: the current refund, the reason for it, and the button to return the lease (H11). */
export const CanBeReturned: Story = {
  args: inLanguage((language) => {
    const { t, amount } = language;
    return {
      items: [
        ...itemsIn(language, '38.35', 12).slice(0, 2),
        { term: t('holdings.givesBack'), note: t('holdings.proRata'), value: amount('84.33') },
      ],
      actions: (
        <Button variant="quiet" size="sm">
          {t('orders.giveBack.action')}
        </Button>
      ),
    };
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.items[2]!.note!)).toBeVisible();
    await expectAtTheEnd(canvas.getByRole('button'));
  },
};

/** Where link and button do not fit side by side, the button has a separate line and is still at the end of it. */
export const ActionBelow: Story = {
  ...CanBeReturned,
  // Too narrow in every browser: which word just fits differs between them.
  globals: { viewport: { value: 'narrow' }, textSize: '200', locale: 'kn-IN' },
  decorators: (Story) => (
    <div style={{ maxWidth: 320 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const link = canvas.getByRole('link').getBoundingClientRect();
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(link.bottom);
    await expectAtTheEnd(button);
  },
};

/** No day has accrued yet. */
export const FirstDay: Story = {
  tags: ['visual'],
  args: inLanguage((language) => ({
    progress: progressIn(language, 0),
    items: itemsIn(language, '0.00', 0),
  })),
};

/** A lease that earned less than was scheduled, and shows it (H13). */
export const Expired: Story = {
  args: {
    status: 'expired',
    ...inLanguage((language) => ({
      statusLabel: language.t('orders.status.expired'),
      progress: progressIn(language, 45),
      items: itemsIn(language, '143.82', 45),
    })),
  },
};

/** The refund is beside the income. */
export const Returned: Story = {
  args: {
    status: 'returned',
    ...inLanguage((language) => ({
      statusLabel: language.t('orders.status.returned'),
      progress: { day: 12, days: 45, label: language.t('orders.dayOf', { day: 12, days: 45 }) },
      items: [
        paidIn(language),
        ...itemsIn(language, '38.35', 12).slice(1, 2),
        { term: language.t('orders.back'), value: language.amount('84.33') },
      ],
    })),
  },
};

/** Has no lease and no income. */
export const Merchandise: Story = {
  args: {
    name: 'Enamel mug',
    picture: <Illustration src="/media/products/enamel-mug.svg" saved="tile" />,
    progress: null,
    ...inLanguage(({ t, format, amount }) => ({
      statusLabel: t('orders.status.bought'),
      time: t('orders.boughtOn', { day: format.day(LEASED) }),
      items: [{ term: t('orders.paid'), value: amount('12.00', 'price') }],
      openLabel: t('orders.open'),
    })),
  },
};

/** An empty tile instead. */
export const MissingPicture: Story = { args: { picture: null } };

/** Without a link and without a footer. */
export const WithoutLink: Story = {
  args: { href: undefined, openLabel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Eighty characters, fifteen digits. */
export const LongTexts: Story = {
  args: {
    name: 'Doppelt gelagerte Schwimmbaggeranlage mit Eimerkette und Waschrinne, Baureihe 12b',
    statusLabel: 'Vorzeitig zurückgegeben',
    status: 'returned',
    items: [
      { term: 'Erhalten von planmäßig', value: '123.456.789.012.345,67 von 555.555.550.555.555,15' },
      { term: 'Läuft ab', value: '24-12-2026' },
    ],
    openLabel: 'Ertrag Tag für Tag',
  },
};

export const Tamil: Story = { globals: { locale: 'ta-IN' }, args: { name: 'டிராம்மல் TR-4' } };

/** Placeholder for the card: the same box as `Valid`, in every language and at every text size. */
export const Loading: Story = {
  render: ({ statusLabel, time, progress, items, openLabel, ...args }) => (
    <div className="grid gap-3">
      <OrderCardSkeleton
        texts={{
          statusLabel,
          time,
          progress: progress?.label ?? '',
          items: items.map(({ term, value }) => ({ term, value: String(value) })),
          openLabel: openLabel ?? '',
        }}
      />
      <OrderCard {...args} {...{ statusLabel, time, progress, items, openLabel }} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(heightDifference(skeleton, canvas.getByRole('article'))).toBeLessThanOrEqual(1);
  },
};

/** Before even the texts have loaded: each is assumed to be one line. */
export const LoadingTexts: Story = { render: () => <OrderCardSkeleton /> };

/** A word longer than a line breaks where it must. */
export const LongWord: Story = {
  args: { name: LONG_WORD, statusLabel: LONG_WORD, items: [{ term: LONG_WORD, value: LONG_WORD }] },
  play: holdsLongWords,
};
