import { anOrder } from '@paydirt/contract/goods/orders.examples';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import { orderTabOf, toOrderCardProps } from './order-card-props.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 0 }),
};

test('a valid lease shows its progress, what it has earned, and its outcome after price and fee (H5)', () => {
  const card = toOrderCardProps(anOrder(), texts);
  expect(card).toMatchObject({
    status: 'valid',
    time: 'Leased Nov\u00a09,\u00a02026, until Dec\u00a023,\u00a02026',
    progress: { day: 12, days: 45, label: 'Day 12 of 45 · 33 days left' },
    href: '#/user/orders?orderId=ord_7k2m4q',
  });
  expect(card.items.map(({ term, value }) => `${term}: ${String(value)}`)).toEqual([
    'Paid, no refund at the end: 115.00\u00a0USDT',
    'Earned so far: 39.44\u00a0USDT',
    'Net of price and 5% fee, middle of 100 outcomes: +24.63\u00a0USDT',
  ]);
});

test('an expired lease shows its outcome, in red when it is a loss', () => {
  const ended = { status: 'expired', daysAccrued: 45, accrued: '118.20' } as const;
  expect(toOrderCardProps(anOrder(ended), texts).items.at(-1)).toEqual({
    term: 'Net of price and 5% fee',
    value: '−2.71\u00a0USDT',
    tone: 'failed',
  });
});

test('its dates follow the member’s date format', () => {
  const format = createFormatters('en-US', { dateFormat: 5 });
  expect(toOrderCardProps(anOrder(), { ...texts, format }).time).toBe('Leased 09-11-2026, until 23-12-2026');
});

test('a returned lease shows what was given back, and no remaining days', () => {
  const card = toOrderCardProps(anOrder({ status: 'returned', returned: '84.33' }), texts);
  expect(card.progress?.label).toBe('Day 12 of 45');
  expect(card.items.at(-1)).toEqual({ term: texts.t('orders.back'), value: '84.33\u00a0USDT' });
});

test('merchandise shows no lease and no income', () => {
  const card = toOrderCardProps(anOrder({ kind: 'merchandise', validDays: 0, expiryDate: null }), texts);
  expect(card.progress).toBeNull();
  expect(card.items).toHaveLength(1);
  expect(card.time).toBe('Bought Nov\u00a09,\u00a02026');
});

test('the address ?status= lists the leases held unless it says otherwise', () => {
  expect([
    orderTabOf('expired'),
    orderTabOf('returned'),
    orderTabOf('merchandise'),
    orderTabOf(null),
    orderTabOf('x'),
  ]).toEqual(['expired', 'returned', 'merchandise', 'valid', 'valid']);
});
