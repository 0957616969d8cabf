import type { ProductDetail } from '@paydirt/contract/goods/products';
import {
  aMerchandise,
  anOpenMachine,
  aPreSale,
  aProduct,
  aProductDetail,
  aSoldOutMachine,
} from '@paydirt/contract/goods/products.examples';
import { aCoupon } from '@paydirt/contract/rewards/coupons.examples';
import { epochMs, usdt } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { hasAgreed, nextStep, NOTHING_CHOSEN, orderInput, purchaseState } from './purchase.ts';

const now = epochMs(Date.UTC(2026, 10, 21, 14, 5));
const agreed = { ...NOTHING_CHOSEN, agreement: { version: '2026-10', agreed: true } };

describe('whether a purchase can begin', () => {
  test('it can with enough balance, for the price less the coupon', () => {
    expect(purchaseState(aProduct(), null, usdt(120_000_000n), now)).toEqual({
      kind: 'ready',
      amount: usdt(120_000_000n),
    });
    expect(purchaseState(aProduct(), aCoupon(), usdt(115_000_000n), now)).toEqual({
      kind: 'ready',
      amount: usdt(115_000_000n),
    });
  });

  test('with too little balance it says how much is missing', () => {
    expect(purchaseState(aProduct(), null, usdt(119_999_999n), now)).toMatchObject({
      kind: 'short',
      missing: usdt(1n),
    });
  });

  test('it can while the balance is unknown', () => {
    expect(purchaseState(aProduct(), null, null, now).kind).toBe('ready');
  });

  test.each([
    ['sold-out', aSoldOutMachine(), now],
    ['upcoming', aPreSale(), now],
    ['rush-ended', aProduct(), epochMs(Date.UTC(2026, 10, 23))],
  ] as const)('it cannot when %s, whatever the balance', (kind, product, at) => {
    expect(purchaseState(product, null, usdt(10n ** 12n), at)).toMatchObject({
      kind: 'closed',
      offer: { kind },
    });
  });
});

describe('the steps of a purchase', () => {
  const machine = (changes: Partial<ProductDetail> = {}) =>
    aProductDetail({ ...anOpenMachine(), ...changes });

  test('ask for the agreement of a machine first, then to confirm', () => {
    expect(nextStep(machine(), NOTHING_CHOSEN)).toBe('agreement');
    expect(nextStep(machine(), agreed)).toBe('confirm');
  });

  test('ask again after a disagreement, or an agreement to another version (H5)', () => {
    const disagreed = { ...NOTHING_CHOSEN, agreement: { version: '2026-10', agreed: false } };
    expect(nextStep(machine(), disagreed)).toBe('agreement');
    expect(hasAgreed(machine({ leaseTermsVersion: '2026-11' }), agreed)).toBe(false);
  });

  test('skip the agreement after an earlier lease, and the service knows which one', () => {
    const leasedBefore = machine({ leaseTermsAgreedAt: '2026-11-18T09:12:00.000Z' });
    expect(nextStep(leasedBefore, NOTHING_CHOSEN)).toBe('confirm');
    expect(orderInput(leasedBefore, null, NOTHING_CHOSEN)).toEqual({
      productId: 'gold-pan',
      amount: leasedBefore.price,
      dailyIncome: leasedBefore.dailyIncome,
      validDays: leasedBefore.validDays,
    });
  });

  test('ask for the delivery address of merchandise, and for no agreement', () => {
    const mug = aProductDetail(aMerchandise());
    expect(nextStep(mug, NOTHING_CHOSEN)).toBe('delivery');
    expect(nextStep(mug, { ...NOTHING_CHOSEN, deliveryAddressId: 'adr_1' })).toBe('confirm');
  });
});

test('a request contains only what its product needs, and the figures that were shown', () => {
  const chosen = { ...agreed, deliveryAddressId: 'adr_1' };
  expect(orderInput(aProduct(), aCoupon(), chosen)).toEqual({
    productId: 'trommel',
    couponId: 'cpn_5off',
    agreementVersion: '2026-10',
    amount: '115.00',
    dailyIncome: '3.40',
    validDays: 45,
  });
  expect(orderInput(aMerchandise(), null, chosen)).toEqual({
    productId: 'enamel-mug',
    amount: aMerchandise().price,
    deliveryAddressId: 'adr_1',
  });
});
