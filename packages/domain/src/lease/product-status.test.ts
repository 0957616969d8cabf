import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canBuy, offerOf, soldShare, type ProductSale } from './product-status.ts';
import { epochMs } from '../time/time.ts';

const now = epochMs(1_000_000);
const later = epochMs(2_000_000);
const sale = (change: Partial<ProductSale>): ProductSale => ({
  status: 0,
  startTime: null,
  endTime: null,
  rushEndsAt: null,
  stock: null,
  sold: null,
  ...change,
});

describe('offerOf', () => {
  test.each([
    ['any other status', sale({ status: 1 }), { kind: 'open' }, true],
    ['sold out', sale({ status: 3, stock: 10, sold: 2 }), { kind: 'sold-out' }, false],
    [
      'every unit sold',
      sale({ status: 6, rushEndsAt: later, stock: 10, sold: 10 }),
      { kind: 'sold-out' },
      false,
    ],
    [
      'pre-sale',
      sale({ status: 5, startTime: now, endTime: later }),
      { kind: 'upcoming', opensAt: now, closesAt: later },
      false,
    ],
    [
      'a sale before the end that it announced',
      sale({ startTime: now, endTime: later }),
      { kind: 'open' },
      true,
    ],
    ['a sale at that end', sale({ startTime: now, endTime: now }), { kind: 'rush-ended' }, false],
    ['rush', sale({ status: 6, rushEndsAt: later }), { kind: 'rush', endsAt: later }, true],
    ['rush at its end', sale({ status: 6, rushEndsAt: now }), { kind: 'rush-ended' }, false],
    ['rush without an end', sale({ status: 6 }), { kind: 'open' }, true],
  ] as const)('%s', (_, product, offer, buyable) => {
    expect(offerOf(product, now)).toEqual(offer);
    expect(canBuy(offerOf(product, now))).toBe(buyable);
  });
});

describe('soldShare', () => {
  test.each([
    [null, 5, null],
    [10, null, null],
    [0, 0, null],
    [10, -1, null],
    [10, 0, 0],
    [3, 1, 333],
    [100_000, 99_999, 999],
    [10, 10, 1000],
    [10, 12, 1000],
  ])('of stock %s and sold %s is %s', (stock, sold, share) => {
    expect(soldShare({ stock, sold })).toBe(share);
  });

  test('is 1000 only when every unit is sold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 6 }), fc.nat(10 ** 6), (stock, sold) => {
        const share = soldShare({ stock, sold }) ?? Number.NaN;
        expect(share >= 0 && share <= 1000).toBe(true);
        expect(share === 1000).toBe(sold >= stock);
      }),
    );
  });
});
