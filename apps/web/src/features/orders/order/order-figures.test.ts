import { anOrder } from '@paydirt/contract/goods/orders.examples';
import { CURRENCY, parseMoney, subtract, toDecimal, unwrap, usdt } from '@paydirt/domain';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { toOrderFigures, toOrderItems } from './order-figures.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 1 }),
};
const figures = (order: ReturnType<typeof anOrder>) =>
  toOrderFigures(order, texts).map(({ label, value }) => `${label}: ${value}`);
const terms = (order: ReturnType<typeof anOrder>) => toOrderItems(order, texts).map(({ term }) => term);

test('a returned lease shows what it earned, what was given back, and what was paid', () => {
  expect(figures(anOrder({ status: 'returned', returned: '84.33' }))).toEqual([
    'Earned so far: 39.44\u00a0USDT',
    `${texts.t('orders.back')}: 84.33\u00a0USDT`,
    'Paid: 115.00\u00a0USDT',
  ]);
});

test('an order is identified by the number of its purchase record, never by its id', () => {
  const values = toOrderItems(anOrder(), texts).map(({ value }) => value);
  expect(values).toContain(anOrder().code);
  expect(values).not.toContain(anOrder().id);
});

test('a coupon is shown with the price before it, and only where one was used', () => {
  expect(terms(anOrder())).toContain('Coupon');
  expect(terms(anOrder({ discount: '0.00', paid: '120.00' }))).not.toContain('Coupon');
});

test('merchandise has neither days nor income', () => {
  const mug = anOrder({ kind: 'merchandise', expiryDate: null });
  expect(figures(mug)).toEqual(['Paid: 115.00\u00a0USDT']);
  expect(terms(mug)).not.toContain('Scheduled per day');
});

test('as shown, the list price less the coupon is what was paid', () => {
  const amount = fc.bigInt(1n, 10n ** 11n);
  const read = (text: string | undefined) =>
    unwrap(parseMoney((text ?? '').replaceAll(/[^\d.]/gu, ''), CURRENCY));
  fc.assert(
    fc.property(amount, amount, (paid, discount) => {
      const order = anOrder({
        price: toDecimal(usdt(paid + discount)),
        discount: toDecimal(usdt(discount)),
        paid: toDecimal(usdt(paid)),
      });
      const items = toOrderItems(order, texts);
      const shown = (term: string) => read(items.find((item) => item.term === term)?.value as string);
      expect(subtract(shown(texts.t('orders.one.listPrice')), shown(texts.t('orders.one.coupon')))).toEqual(
        shown(texts.t('orders.paid')),
      );
    }),
  );
});
