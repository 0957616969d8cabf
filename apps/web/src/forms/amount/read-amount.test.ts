import { usdt } from '@paydirt/domain';
import { describe, expect, it } from 'vitest';

import { readAmount } from './read-amount.ts';

const BOUNDS = { asset: 'USDT', min: usdt(10_000_000n), max: usdt(100_000_000_000n) } as const;

describe('an amount to recharge', () => {
  it.each([
    ['0', 'not_positive'],
    ['-5', 'malformed'],
    ['1e3', 'malformed'],
    ['1.001', 'too_many_decimals'],
    ['', 'required'],
    ['999999999999999', 'above_maximum'],
    ['9.99', 'below_minimum'],
    ['1,234.50', 'grouping'],
  ])('"%s" is refused: %s', (text, reason) => {
    expect(readAmount(text, 'en-US', BOUNDS)).toEqual({ ok: false, error: reason });
  });

  it.each(['10,5', '10.5', ' 10.50 USDT ', '0010.5'])('"%s" means ten and a half in any language', (text) => {
    for (const locale of ['en-US', 'de-DE'])
      expect(readAmount(text, locale, BOUNDS)).toEqual({ ok: true, value: usdt(10_500_000n) });
  });
});
