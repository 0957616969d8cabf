import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compare, isPositive, type Money, subtract, usdt } from '../money/money.ts';
import { addMs, DAY_MS, type EpochMs, epochMs, startOfDay, dayOf, addDays } from '../time/time.ts';
import {
  chargedPrice,
  couponFits,
  couponOfferState,
  type CouponProduct,
  couponState,
  couponValidUntil,
  type HeldCoupon,
  isCouponUsable,
  usableCoupons,
} from './coupon.ts';

const NOW = epochMs(Date.UTC(2026, 10, 21, 14, 5));
const TROMMEL: CouponProduct = { id: 'trommel', kind: 'machine', price: usdt(120_000_000n) };

function held(changes: Partial<HeldCoupon> = {}): HeldCoupon {
  return {
    id: 'cpn_1',
    discount: usdt(5_000_000n),
    productId: null,
    kind: null,
    leastPrice: null,
    validFrom: addMs(NOW, -DAY_MS),
    validUntil: addMs(NOW, DAY_MS),
    usedAt: null,
    chosenFor: null,
    ...changes,
  };
}

const amounts = (max: number): fc.Arbitrary<Money> =>
  fc.integer({ min: 1, max }).map((cents) => usdt(BigInt(cents) * 10_000n));
const times: fc.Arbitrary<EpochMs> = fc.integer({ min: -3, max: 3 }).map((days) => addMs(NOW, days * DAY_MS));
const products: fc.Arbitrary<CouponProduct> = fc.record({
  id: fc.constantFrom('trommel', 'gold-pan', 'enamel-mug'),
  kind: fc.constantFrom('machine', 'merchandise'),
  price: amounts(20_000),
});
const coupons: fc.Arbitrary<HeldCoupon[]> = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    discount: amounts(25_000),
    productId: fc.option(fc.constantFrom('trommel', 'gold-pan', 'enamel-mug')),
    kind: fc.option(fc.constantFrom('machine' as const, 'merchandise' as const)),
    leastPrice: fc.option(amounts(20_000)),
    validFrom: times,
    validUntil: times,
    usedAt: fc.option(times),
    chosenFor: fc.option(fc.constantFrom('trommel', 'gold-pan')),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);

describe('the best coupon', () => {
  test('is usable, has at least the discount of any other, and leaves something to pay', () => {
    fc.assert(
      fc.property(coupons, products, (all, product) => {
        const [best, ...others] = usableCoupons(all, product, NOW);
        const usable = all.filter((coupon) => isCouponUsable(coupon, product, NOW));
        expect(others.length).toBe(Math.max(0, usable.length - 1));
        if (best === undefined) return;
        expect(isCouponUsable(best, product, NOW)).toBe(true);
        for (const other of usable) expect(compare(best.discount, other.discount)).toBeGreaterThanOrEqual(0);
        const paid = chargedPrice(product.price, best.discount);
        expect(isPositive(paid)).toBe(true);
        expect(subtract(product.price, paid)).toEqual(best.discount);
      }),
    );
  });

  test('does not depend on the order of the coupons, nor on unusable ones', () => {
    fc.assert(
      fc.property(coupons, products, fc.infiniteStream(fc.nat()), (all, product, keys) => {
        const shuffled = all
          .map((coupon) => ({ coupon, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ coupon }) => coupon);
        const unusable = held({ id: '~over', discount: usdt(1n), validUntil: NOW });
        expect(usableCoupons([unusable, ...shuffled], product, NOW)).toEqual(
          usableCoupons(all, product, NOW),
        );
      }),
    );
  });

  test('is the one that expires first when two have the same discount', () => {
    const later = held({ id: 'a', validUntil: addMs(NOW, 3 * DAY_MS) });
    const sooner = held({ id: 'b', validUntil: addMs(NOW, 2 * DAY_MS) });
    expect(usableCoupons([later, sooner], TROMMEL, NOW).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('a coupon', () => {
  test.each([
    ['for everything', {}, true],
    ['for this product', { productId: 'trommel' }, true],
    ['for another product', { productId: 'gold-pan' }, false],
    ['for its kind', { kind: 'machine' }, true],
    ['for the other kind', { kind: 'merchandise' }, false],
    ['from its price on', { leastPrice: usdt(120_000_000n) }, true],
    ['from a higher price on', { leastPrice: usdt(120_000_001n) }, false],
    ['that would cover the whole price', { discount: usdt(120_000_000n) }, false],
    ['that would exceed the price', { discount: usdt(200_000_000n) }, false],
  ] as const)('%s: %o', (_name, changes, fits) => {
    expect(couponFits(held(changes), TROMMEL)).toBe(fits);
    expect(isCouponUsable(held(changes), TROMMEL, NOW)).toBe(fits);
  });

  test('leaves something to pay, or throws', () => {
    const { price } = TROMMEL;
    expect(chargedPrice(price, null)).toEqual(price);
    expect(chargedPrice(price, usdt(5_000_000n))).toEqual(usdt(115_000_000n));
    expect(() => chargedPrice(price, price)).toThrow(RangeError);
    expect(() => chargedPrice(price, usdt(-1n))).toThrow(RangeError);
  });

  test('can be used until its last moment, also by a clock that is behind its first', () => {
    const { validFrom, validUntil } = held();
    expect(isCouponUsable(held(), TROMMEL, addMs(validFrom, -1))).toBe(true);
    expect(isCouponUsable(held(), TROMMEL, addMs(validUntil, -1))).toBe(true);
    expect(isCouponUsable(held(), TROMMEL, validUntil)).toBe(false);
  });

  test.each([
    ['received', {}],
    ['chosen', { chosenFor: 'trommel' }],
    ['used', { usedAt: NOW, chosenFor: 'trommel' }],
    ['used', { usedAt: NOW, validUntil: NOW }],
    ['expired', { validUntil: NOW, chosenFor: 'trommel' }],
  ] as const)('is %s: %o', (state, changes) => {
    expect(couponState(held(changes), NOW)).toBe(state);
  });

  test('is valid to the end of its last clock day', () => {
    const until = couponValidUntil(NOW, 14);
    expect(until).toBe(startOfDay(addDays(dayOf(NOW), 15)));
    expect(couponValidUntil(addMs(until, -1), 0)).toBe(until);
  });
});

test.each([
  ['upcoming', { startsAt: addMs(NOW, 1) }],
  ['open', {}],
  ['open', { stock: null, taken: 9000 }],
  ['open', { endsAt: addMs(NOW, 1) }],
  ['ended', { endsAt: NOW }],
  ['ended', { endsAt: NOW, taken: 3 }],
  ['sold_out', { taken: 3 }],
] as const)('an offer is %s: %o', (state, changes) => {
  expect(couponOfferState({ startsAt: NOW, endsAt: null, stock: 3, taken: 2, ...changes }, NOW)).toBe(state);
});
