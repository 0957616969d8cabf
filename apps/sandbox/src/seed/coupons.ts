import { addDays, dayOf, type EpochMs, startOfDay } from '@paydirt/domain';

import type { Sql } from '../database/database.ts';
import { chooseCouponOperation } from '../services/exchange/choose-coupon.ts';
import { receiveCouponOperation } from '../services/exchange/receive-coupon.ts';
import { must, type PastWorld } from './past-world.ts';
import type { PersonKey } from '../people/people.ts';
import { amount, type ProductId } from './products.ts';

interface OfferSeed {
  readonly discount: string;
  /** Product of the coupon; without it, a kind of product; without both, any product. */
  readonly product?: ProductId;
  readonly kind?: 'machine' | 'merchandise';
  readonly leastPrice?: string;
  readonly fromDaysAgo: number;
  /** Negative for future days; without it, the offer has no end. */
  readonly untilDaysAgo?: number;
  readonly validDays: number;
  /** Number of coupons; without it, every member can have one. */
  readonly stock?: number;
}

/** Offers in every state: open, few left, all taken, not begun, ended; in the displayed order. */
export const OFFERS = {
  any: { discount: '3.00', fromDaysAgo: 15, validDays: 14 },
  trommel: {
    discount: '8.00',
    product: 'trommel',
    fromDaysAgo: 6,
    untilDaysAgo: -12,
    validDays: 20,
    stock: 200,
  },
  jig: { discount: '12.00', product: 'jig', fromDaysAgo: 8, untilDaysAgo: -9, validDays: 10, stock: 6 },
  machines: {
    discount: '6.00',
    kind: 'machine',
    leastPrice: '100.00',
    fromDaysAgo: 10,
    validDays: 30,
    stock: 150,
  },
  merchandise: {
    discount: '2.00',
    kind: 'merchandise',
    fromDaysAgo: 5,
    untilDaysAgo: -20,
    validDays: 14,
    stock: 80,
  },
  'jaw-crusher': {
    discount: '40.00',
    product: 'jaw-crusher',
    fromDaysAgo: -4,
    untilDaysAgo: -25,
    validDays: 14,
    stock: 20,
  },
  'ball-mill': {
    discount: '25.00',
    product: 'ball-mill',
    fromDaysAgo: 7,
    untilDaysAgo: -14,
    validDays: 14,
    stock: 3,
  },
  'gold-pan': {
    discount: '1.00',
    product: 'gold-pan',
    fromDaysAgo: 20,
    untilDaysAgo: 5,
    validDays: 7,
    stock: 40,
  },
  'sluice-box': {
    discount: '5.00',
    product: 'sluice-box',
    fromDaysAgo: 25,
    untilDaysAgo: 17,
    validDays: 14,
    stock: 50,
  },
  'first-month': { discount: '3.00', fromDaysAgo: 31, untilDaysAgo: 21, validDays: 13 },
} as const satisfies Record<string, OfferSeed>;

/** Name of an offer of the seed. */
export type OfferName = keyof typeof OFFERS;

/**
 * Coupons that members took, with the product for which each is chosen. Mara has a coupon in every state that
 * depends on time and use.
 */
const TAKEN: readonly {
  readonly who: PersonKey;
  readonly offer: OfferName;
  readonly daysAgo: number;
  readonly chosenFor?: ProductId;
}[] = [
  { who: 'mara', offer: 'first-month', daysAgo: 30 },
  { who: 'mara', offer: 'sluice-box', daysAgo: 24 },
  { who: 'mara', offer: 'any', daysAgo: 4 },
  { who: 'mara', offer: 'trommel', daysAgo: 2 },
  { who: 'ananya', offer: 'machines', daysAgo: 7, chosenFor: 'jig' },
  { who: 'ananya', offer: 'jig', daysAgo: 5 },
  { who: 'grace', offer: 'jig', daysAgo: 7 },
  { who: 'ravi', offer: 'jig', daysAgo: 4 },
  { who: 'kavya', offer: 'jig', daysAgo: 3 },
  { who: 'diego', offer: 'ball-mill', daysAgo: 6 },
  { who: 'meena', offer: 'ball-mill', daysAgo: 5 },
  { who: 'lucia', offer: 'ball-mill', daysAgo: 2 },
  { who: 'deniz', offer: 'gold-pan', daysAgo: 12 },
  { who: 'arjun', offer: 'merchandise', daysAgo: 3 },
];

/** Get the id of an offer of the seed. */
export const offerId = (name: OfferName) => `off_${name}`;

/** Insert the offers. Existing ones stay as they are, with their counts. */
export async function insertCouponOffers(sql: Sql, now: EpochMs): Promise<void> {
  const dayAgo = (days: number) => new Date(startOfDay(addDays(dayOf(now), -days)));
  for (const [position, [name, offer]] of Object.entries<OfferSeed>(OFFERS).entries()) {
    await sql.query(
      `insert into coupon_offer (id, product_id, kind, discount, least_price, starts_at, ends_at, valid_days, stock, position)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
      [
        offerId(name as OfferName),
        offer.product ?? null,
        offer.kind ?? null,
        amount(offer.discount),
        offer.leastPrice === undefined ? null : amount(offer.leastPrice),
        dayAgo(offer.fromDaysAgo),
        offer.untilDaysAgo === undefined ? null : dayAgo(offer.untilDaysAgo),
        offer.validDays,
        offer.stock ?? null,
        position,
      ],
    );
  }
}

/** Find the coupon that a member took of an offer. */
export async function couponOf(world: PastWorld, who: PersonKey, offer: OfferName): Promise<string> {
  const [coupon] = await world.sql.query<{ id: string }>(
    `select id from coupon where member_id = $1 and offer_id = $2`,
    [world.idOf(who), offerId(offer)],
  );
  if (!coupon) throw new Error(`seed: ${who} took no coupon of ${offer}`);
  return coupon.id;
}

/** Plan that people take coupons, and choose products for them. */
export function planCoupons(world: PastWorld): void {
  for (const { who, offer, daysAgo, chosenFor } of TAKEN) {
    world.plan(world.at(daysAgo, 6, 30), async () => {
      must(await receiveCouponOperation.handle(world.member(who), { couponId: offerId(offer) }));
      if (chosenFor === undefined) return;
      const couponId = await couponOf(world, who, offer);
      must(await chooseCouponOperation.handle(world.member(who), { productId: chosenFor, couponId }));
    });
  }
}
