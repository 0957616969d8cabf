import {
  anOpenMachine,
  aPreSale,
  aProduct,
  aSoldOutMachine,
} from '@paydirt/contract/goods/products.examples';
import { epochMs } from '@paydirt/domain';
import { expect, test } from 'vitest';

import { onOffer } from './on-offer.ts';

const now = epochMs(Date.UTC(2026, 10, 21));
const ids = (products: ReturnType<typeof onOffer>) => products.map(({ id }) => id);

test('only products that can be leased now are on offer, a rush first', () => {
  expect(ids(onOffer([aSoldOutMachine(), anOpenMachine(), aPreSale(), aProduct()], now))).toEqual([
    'trommel',
    'gold-pan',
  ]);
});

test('of two rushes the one that ends sooner comes first', () => {
  const later = aProduct({ id: 'later', rushEndsAt: '2026-11-30T00:00:00.000Z' });
  expect(ids(onOffer([later, aProduct()], now))).toEqual(['trommel', 'later']);
});

test('otherwise the order of the service is kept', () => {
  const machines = ['a', 'b', 'c'].map((id) => anOpenMachine({ id }));
  expect(ids(onOffer(machines, now))).toEqual(['a', 'b', 'c']);
});
