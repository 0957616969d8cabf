import {
  anOpenMachine,
  aPreSale,
  aProduct,
  aSoldOutMachine,
} from '@paydirt/contract/goods/products.examples';
import { epochMs, readRate, unwrap } from '@paydirt/domain';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import type { LocalUnit } from '../../catalogue/index.ts';
import { offerLines, onOffer } from './on-offer.ts';

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

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 0 }),
};
const inNaira: LocalUnit = {
  status: 'ready',
  currency: 'NGN',
  rate: unwrap(readRate('1612.50')),
  written: '1612.50',
  at: now,
};
const machine = { price: '10.00', validDays: 30 };
const plain = (local: LocalUnit) =>
  offerLines(machine, { ...texts, local }).map((line) => line.replaceAll('\u00a0', ' '));

test('an offer shows its price in play USDT, and in the currency that the member chose', () => {
  expect(plain({ status: 'none' })).toEqual(['10.00 USDT', '30 days']);
  expect(plain(inNaira)).toEqual(['10.00 USDT', 'about 16,125.00 NGN', '30 days']);
});

test('the line of a price in another currency is held until its rate is known, and goes where there is none', () => {
  expect(plain({ status: 'loading' })).toEqual(['10.00 USDT', ' ', '30 days']);
  expect(plain({ status: 'failed', currency: 'NGN' })).toEqual(['10.00 USDT', '30 days']);
});
