import {
  anOpenMachine,
  aPreSale,
  aProduct,
  aSoldOutMachine,
} from '@paydirt/contract/goods/products.examples';
import { epochMs } from '@paydirt/domain';
import { expect, test } from 'vitest';

import { filterOf, isListed, kindOf } from './products-filter.ts';

test.each([
  ['open', 'open'],
  ['soldOut', 'soldOut'],
  ['6', 'rush'],
  ['5', 'preSale'],
  ['3', 'soldOut'],
  [null, 'all'],
  ['', 'all'],
  ['undefined', 'all'],
  ['99', 'all'],
] as const)('the address ?status=%s lists %s', (parameter, filter) => {
  expect(filterOf(parameter)).toBe(filter);
});

test('the address ?kind= lists machines unless it says merchandise', () => {
  expect([kindOf('merchandise'), kindOf('machine'), kindOf(null), kindOf('x')]).toEqual([
    'merchandise',
    'machine',
    'machine',
    'machine',
  ]);
});

test('on offer are products that can be leased now, and a rush until its end', () => {
  const products = [aProduct(), anOpenMachine(), aPreSale(), aSoldOutMachine()];
  const open = (at: number) =>
    products.filter((product) => isListed(product, 'open', epochMs(at))).map(({ id }) => id);
  expect(open(Date.UTC(2026, 10, 21))).toEqual(['trommel', 'gold-pan']);
  expect(open(Date.UTC(2026, 10, 23))).toEqual(['gold-pan']);
});
