import { toDecimal, usdt } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { isShownWhileTyping, quoteTyped, readFundPassword, readTypedAmount } from './typed-withdrawal.ts';

const terms = { minimum: '1.00' };
const available = usdt(50_000_000n);

describe('a typed amount', () => {
  test.each([
    ['0', 'en-US', 'not_positive'],
    ['-5', 'en-US', 'malformed'],
    ['1e3', 'en-US', 'malformed'],
    ['1.001', 'en-US', 'too_many_decimals'],
    ['1.001', 'de-DE', 'grouping'],
    ['1,001', 'en-US', 'grouping'],
    ['', 'en-US', 'required'],
    ['₹$', 'en-US', 'required'],
    ['12 34', 'en-US', 'malformed'],
    ['0.99', 'en-US', 'below_minimum'],
    ['50.01', 'en-US', 'above_maximum'],
    ['999999999999999', 'en-US', 'above_maximum'],
    ['1000000000000000', 'en-US', 'too_large'],
  ])('%j in %s is refused with %s', (text, locale, reason) => {
    expect(readTypedAmount(text, locale, terms, available)).toEqual({ ok: false, error: reason });
  });

  test.each([
    ['1,5', 'de-DE', 1_500_000n],
    ['1,5', 'en-US', 1_500_000n],
    [' 12.50 USDT ', 'en-US', 12_500_000n],
    ['1', 'en-US', 1_000_000n],
    ['50', 'en-US', 50_000_000n],
  ])('%j in %s is accepted', (text, locale, minor) => {
    expect(readTypedAmount(text, locale, terms, available)).toEqual({ ok: true, value: usdt(minor) });
  });

  test('shows no error while more digits can correct it', () => {
    expect(isShownWhileTyping('below_minimum')).toBe(false);
    expect(isShownWhileTyping('above_maximum')).toBe(true);
  });

  test('updates fee and net amount at each keystroke', () => {
    const of = (text: string) => {
      const { fee, net } = quoteTyped(text, 'en-US');
      return [toDecimal(fee), toDecimal(net)];
    };
    expect(of('')).toEqual(['0.00', '0.00']);
    expect(of('1')).toEqual(['0.05', '0.95']);
    expect(of('12')).toEqual(['0.60', '11.40']);
    expect(of('12.3')).toEqual(['0.61', '11.69']);
    expect(of('1e3')).toEqual(['0.00', '0.00']);
  });
});

test.each([
  ['', 'required'],
  ['12345', 'fund_password_digits'],
  ['12345a', 'fund_password_digits'],
  ['1234567', 'fund_password_digits'],
])('the fund password %j is refused with %s', (text, reason) => {
  expect(readFundPassword(text)).toEqual({ ok: false, error: reason });
});
