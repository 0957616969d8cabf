import { LOCALES, parseMoney, unwrap } from '@paydirt/domain';
import { expect, test } from 'vitest';

import { concealMoney } from './conceal-money.ts';
import { createFormatters } from './formatters.ts';

test.each(LOCALES)('%s: hides digits, sign and length of an amount, and writes the rest', (locale) => {
  const format = createFormatters(locale, { dateFormat: 0 });
  const concealed = concealMoney(format);
  for (const decimal of ['-1234567.891', '0', '2']) {
    const amount = unwrap(parseMoney(decimal, 'USDT'));
    for (const purpose of ['price', 'balance', 'delta', 'compact', 'exact'] as const) {
      expect(concealed.money(amount, purpose)).toBe('••••\u00a0USDT');
      expect(concealed.figure(amount, purpose)).toBe('••••');
      expect(Object.values(concealed.moneyParts(amount, purpose)).join('')).toBe('••••USDT');
    }
  }
  expect(concealed.number(1234)).toBe(format.number(1234));
});
