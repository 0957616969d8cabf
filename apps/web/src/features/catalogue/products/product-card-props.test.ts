import {
  aMerchandise,
  anOpenMachine,
  aPreSale,
  aProduct,
  aSoldOutMachine,
} from '@paydirt/contract/goods/products.examples';
import { epochMs, figureOf, rateOf, remaining } from '@paydirt/domain';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import { type ProductTexts, toProductCardProps } from './product-card-props.ts';

const texts: ProductTexts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 0 }),
  now: epochMs(Date.UTC(2026, 10, 21, 14, 5)),
  locale: 'en-US',
  local: { status: 'none' },
};
const ignore = () => undefined;

test('a machine shows its price, its median net outcome and the share that is really leased', () => {
  const card = toProductCardProps(anOpenMachine(), texts, ignore);
  expect([figureOf(card.price), card.price.unit]).toEqual(['10.00', 'USDT']);
  expect(card.figures?.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Per day 0.42',
    'Median net −0.71',
    'Days 30',
  ]);
  expect(card.sold).toEqual({ permille: 602, label: '1,204 of 2,000 leased' });
  expect(card.offer).toMatchObject({
    kind: 'open',
    action: { label: 'Lease', href: '#/index/detail?productId=gold-pan&buy=1' },
  });
});

test('a name in another language than the member’s is marked with its language', () => {
  expect(toProductCardProps(aProduct(), texts, ignore).nameLanguage).toBeUndefined();
  const german = { ...texts, locale: 'de-DE' };
  expect(toProductCardProps(aProduct(), german, ignore).nameLanguage).toBe(aProduct().contentLanguage);
});

test('a rush counts down to the time the service gave, and says when it is over (H4)', () => {
  const { offer } = toProductCardProps(aProduct(), texts, ignore);
  if (offer.kind !== 'timed-sale' || typeof offer.format !== 'function')
    throw new Error(`the offer is ${offer.kind}`);
  expect(offer.format(remaining(offer.endsAt, texts.now))).toBe(
    'Timed sale · ends in 1\u00a0day\u00a004:12:09',
  );
  expect(offer.format(remaining(offer.endsAt, offer.endsAt))).toBe('Timed sale ended');
});

test('a rush that is over cannot be leased, and says why', () => {
  const over = { ...texts, now: epochMs(Date.UTC(2026, 10, 23)) };
  expect(toProductCardProps(aProduct(), over, ignore).offer).toEqual({
    kind: 'timed-sale-ended',
    badge: 'Timed sale ended',
    reason: 'Timed sale ended',
  });
});

test('a pre-sale shows its period', () => {
  expect(toProductCardProps(aPreSale(), texts, ignore).offer).toMatchObject({
    kind: 'upcoming',
    badge: 'Opens Nov 24, 2026 to Dec 1, 2026',
    reason: 'Not open yet',
  });
});

test('a sold-out product says so, even during a rush', () => {
  expect(toProductCardProps(aSoldOutMachine(), texts, ignore).offer.kind).toBe('sold-out');
  expect(toProductCardProps(aProduct({ sold: 500 }), texts, ignore).offer.kind).toBe('sold-out');
});

test('a share that the service does not return is not drawn (H3)', () => {
  expect(toProductCardProps(aProduct({ stock: null }), texts, ignore).sold).toBeNull();
  expect(toProductCardProps(aProduct({ sold: null }), texts, ignore).sold).toBeNull();
});

test('merchandise has no income figures', () => {
  const card = toProductCardProps(aMerchandise(), texts, ignore);
  expect(card.figures).toBeNull();
  expect(card.sold?.label).toBe('31 of 120 sold');
  expect(card.offer).toMatchObject({ action: { label: 'Buy' } });
});

test('a text in another language than the app is marked (PRODUCT 9)', () => {
  const note = (locale: string) => toProductCardProps(anOpenMachine(), { ...texts, locale }, ignore).note;
  expect(note('ta-IN')).toBe('In English only');
  expect(note('en-XA')).toBeUndefined();
});

test('the price is also shown in the member’s currency, rounded up, and never replaced by it', () => {
  const local = {
    status: 'ready',
    currency: 'EUR',
    rate: rateOf(912_345n),
    written: '0.912345',
    at: texts.now,
  } as const;
  const card = toProductCardProps(aProduct({ price: '10.00' }), { ...texts, local }, ignore);
  expect([figureOf(card.price), card.price.unit]).toEqual(['10.00', 'USDT']);
  expect(card.note).toBe('about 9.13\u00a0EUR');
});

test('without a rate only the price is shown', () => {
  for (const local of [{ status: 'loading' }, { status: 'failed', currency: 'EUR' }] as const)
    expect(toProductCardProps(aProduct(), { ...texts, local }, ignore).note).toBeUndefined();
});
