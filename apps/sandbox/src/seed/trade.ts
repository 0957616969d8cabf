import type { OfferName } from './coupons.ts';
import type { PersonKey } from '../people/people.ts';
import type { MachineId, MerchandiseId } from './products.ts';

/** Lease of a machine by a person, and its later state. */
export interface SeedLease {
  readonly who: PersonKey;
  readonly machine: MachineId;
  readonly daysAgo: number;
  /** Hour of the clock day, UTC. */
  readonly hour: number;
  /** Offer whose coupon the member uses for this lease. */
  readonly coupon?: OfferName;
  /** Hours after the purchase at which the lease is returned. */
  readonly returnedAfterHours?: number;
}

function lease(who: PersonKey, machine: MachineId, daysAgo: number, hour: number): SeedLease {
  return { who, machine, daysAgo, hour };
}

/** All leases of the past. All eight long toms are leased, so that one product is really sold out. */
export const LEASES: readonly SeedLease[] = [
  lease('mara', 'gold-pan', 39, 9),
  lease('mara', 'trommel', 37, 11),
  { ...lease('mara', 'jig', 30, 10), returnedAfterHours: 8 * 24 + 5 },
  { ...lease('mara', 'sluice-box', 20, 12), coupon: 'sluice-box' },
  lease('mara', 'shaker-table', 6, 9),

  lease('ananya', 'trommel', 38, 7),
  lease('ananya', 'ball-mill', 30, 8),
  lease('ananya', 'jaw-crusher', 12, 8),
  lease('ananya', 'shaker-table', 5, 13),

  lease('arjun', 'long-tom', 35, 10),
  lease('meena', 'long-tom', 33, 12),
  lease('diego', 'long-tom', 32, 17),
  lease('grace', 'long-tom', 30, 15),
  lease('kavya', 'long-tom', 29, 9),
  lease('lucia', 'long-tom', 24, 18),
  lease('ravi', 'long-tom', 21, 6),
  lease('lakshmi', 'long-tom', 18, 7),

  lease('ravi', 'gold-pan', 31, 10),
  lease('deniz', 'trommel', 28, 14),
  lease('diego', 'stamp-mill', 25, 16),
  lease('giulia', 'sluice-box', 23, 11),
  lease('grace', 'jaw-crusher', 22, 19),
  lease('arjun', 'trommel', 20, 8),
  lease('claire', 'jig', 19, 10),
  lease('lukas', 'trommel', 18, 12),
  lease('ifeoma', 'sluice-box', 17, 14),
  lease('chetan', 'rocker-box', 16, 9),
  lease('tom', 'rocker-box', 15, 18),
  lease('kavya', 'trommel', 14, 10),
  lease('priya', 'sluice-box', 13, 11),
  lease('meena', 'sluice-box', 12, 7),
  lease('jana', 'trommel', 11, 15),
  lease('zanele', 'gold-pan', 11, 16),
  lease('senthil', 'gold-pan', 10, 8),
  lease('deniz', 'gold-pan', 10, 19),
  lease('amelie', 'gold-pan', 9, 12),
  lease('ravi', 'rocker-box', 9, 17),
  { ...lease('giulia', 'jig', 8, 9), returnedAfterHours: 11 },
  lease('meena', 'stamp-mill', 7, 10),
  lease('lukas', 'shaker-table', 4, 11),
];

/** Play USDT that the test faucet granted after the first day. */
export const LATER_GRANTS: readonly {
  readonly who: PersonKey;
  readonly amount: string;
  readonly daysAgo: number;
}[] = [
  { who: 'mara', amount: '300.00', daysAgo: 31 },
  { who: 'ananya', amount: '300.00', daysAgo: 6 },
];

/** Delivery addresses of the seed's people: invented houses in real cities. */
export const ADDRESSES = {
  mara: { name: 'Mara Okafor', phone: '+2348012345678', lines: '14 Test Close\nYaba, Lagos', country: 'NG' },
  ananya: {
    name: 'Ananya Rao',
    phone: '+919876543210',
    lines: '27 Test Layout, 3rd Cross\nBengaluru',
    country: 'IN',
  },
  grace: { name: 'Grace Mitchell', phone: '+12025550143', lines: '5 Test Street\nDenver, CO', country: 'US' },
  lucia: {
    name: 'Lucía Ortega',
    phone: '+34600000001',
    lines: 'Calle de la Prueba 8, 2.º B\nValencia',
    country: 'ES',
  },
} as const satisfies Partial<
  Record<PersonKey, { name: string; phone: string; lines: string; country: string }>
>;

/** Purchases of merchandise. */
export const PURCHASES: readonly {
  readonly who: keyof typeof ADDRESSES;
  readonly item: MerchandiseId;
  readonly daysAgo: number;
}[] = [
  { who: 'grace', item: 'field-notebook', daysAgo: 26 },
  { who: 'ananya', item: 'hand-lens', daysAgo: 20 },
  { who: 'lucia', item: 'wool-cap', daysAgo: 16 },
  { who: 'mara', item: 'enamel-mug', daysAgo: 15 },
  { who: 'ananya', item: 'pocket-scale', daysAgo: 9 },
];

/** Days before now on which Mara received no income; that of the last ones is still to be received. */
export const MARA_LEFT_WAITING: readonly number[] = [1, 2, 9, 10, 17, 25, 26, 33];

/** Number of days between two times at which the others receive their income. */
export const RECEIVES_EVERY_DAYS = 6;
