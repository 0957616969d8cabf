import type { MessageKey } from '@paydirt/i18n';

/** A view that shows a sum to come, and the texts required with it (H5). */
interface SumToCome {
  /** The module that puts it on the screen. */
  readonly module: string;
  /** The export of that module that a view uses. */
  readonly uses: string;
  /** The texts of the sum. */
  readonly sums: readonly MessageKey[];
  /** States in the same view that the price is not paid back. */
  readonly price: MessageKey;
  /** States in the same view the fee, or that it is deducted. */
  readonly fee: MessageKey;
  /** The story that asserts it, as `file#name`. */
  readonly story: string;
}

const CARD = {
  sums: ['products.middle'],
  price: 'products.netNote',
  fee: 'products.netNote',
  uses: 'toProductCardProps',
} as const;
const COMES_TO = {
  sums: [
    'products.comesTo.title',
    'products.comesTo.scheduled',
    'products.comesTo.worst',
    'products.comesTo.runs',
    'products.comesTo.best',
    'products.comesTo.inFull',
  ],
  price: 'products.comesTo.pay',
  fee: 'products.comesTo.fee',
  uses: 'LeaseOutcome',
  story: 'features/catalogue/product/product-screen.stories.tsx#ComesTo',
} as const;

/** Every view that shows a sum to come. The test next to this file finds one that is missing here. */
export const SUM_VIEWS = {
  products: {
    ...CARD,
    module: 'features/catalogue/products/products-list.tsx',
    story: 'features/catalogue/products/products-screen.stories.tsx#Loaded',
  },
  product: { ...COMES_TO, module: 'features/catalogue/product/product-page.tsx' },
  agreement: { ...COMES_TO, module: 'features/catalogue/product/purchase-sheet.tsx' },
  confirmation: { ...COMES_TO, module: 'features/catalogue/product/confirm-purchase.tsx' },
  orders: {
    module: 'features/orders/orders/holding-props.ts',
    uses: 'toOrderCardProps',
    sums: ['orders.middle'],
    price: 'orders.notBack',
    fee: 'orders.middle',
    story: 'features/orders/orders/orders-screen.stories.tsx#Loaded',
  },
  order: {
    module: 'features/orders/order/order-page.tsx',
    uses: 'OrderOutcome',
    sums: ['orders.one.left', 'orders.one.ifAll'],
    price: 'orders.notBack',
    fee: 'products.comesTo.fee',
    story: 'features/orders/order/order-screen.stories.tsx#Loaded',
  },
  ahead: {
    module: 'features/wallet/balance/standing-part.tsx',
    uses: 'AheadPart',
    sums: ['standing.losses', 'standing.worst', 'standing.median', 'standing.best'],
    price: 'standing.runs',
    fee: 'standing.runs',
    story: 'features/wallet/balance/balance-screen.stories.tsx#WhereItCouldGo',
  },
} as const satisfies Readonly<Record<string, SumToCome>>;

/** One of {@link SUM_VIEWS}. */
export type SumView = keyof typeof SUM_VIEWS;

/** Exports that compute or format a sum to come, with the modules that may use them. */
export const SUM_SOURCES: Readonly<Record<string, readonly string[]>> = {
  leaseOutcome: ['features/catalogue/product/lease-outcome.tsx'],
  middleNet: ['features/catalogue/products/product-card-props.ts'],
  drawOutcomes: ['features/catalogue/product/lease-outcome.tsx'],
  heldLeaseOutcome: ['features/orders/orders/order-card-props.ts'],
  outcomeOf: ['features/orders/orders/order-card-props.ts', 'features/orders/order/order-outcome.tsx'],
  lookAhead: ['features/wallet/balance/ahead-worker.ts'],
  useLookAhead: ['features/wallet/data/standing.ts', 'features/wallet/balance/ahead-part.tsx'],
  // No module may use these fields of answers, because they are never shown alone.
  scheduledTotal: [],
  totalRevenue: [],
};

/** Modules that use one of the views' parts and show no sum to come, and why. */
export const WITHOUT_SUM: Readonly<Record<string, string>> = {
  'features/orders/orders/orders-screen.tsx': 'Its leases are over, and merchandise pays nothing.',
};

/** Texts about scheduled or best results that state no sum to come, by reason. */
export const NO_SUM: Readonly<Record<string, readonly MessageKey[]>> = {
  'A day that is over, and the share of it that was paid.': [
    'income.ofSchedule',
    'income.machines.scheduled',
    'paper.columns.scheduled',
    'income.pattern.paidShare',
    'products.pattern.exampleText',
    'record.row.short',
    'records.one.scheduled',
  ],
  'What one day is scheduled to bring, with no price beside it to set it against.': [
    'home.scheduledToday',
    'income.scheduledToday',
    'income.chart.scheduled',
    'orders.one.perDay',
    'income.pattern.scheduled',
  ],
  'Says how it works; names no amount of one’s own.': [
    'auth.register.intro',
    'common.risk.income',
    'me.about.rules.scheduled',
    'products.pattern.ruleText',
    'products.pattern.ofScheduleRange',
  ],
};
