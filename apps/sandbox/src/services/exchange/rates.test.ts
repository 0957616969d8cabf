import { addMs, epochMs, HOUR_MS, MINUTE_MS, SECOND_MS, writeRate } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { rateAt, rateToFix } from './rates.ts';

const NOON = epochMs(Date.UTC(2026, 10, 21, 12));
const at = (ms: number) => addMs(NOON, ms);

describe('a play rate', () => {
  test('holds for an hour of the clock, says until when, and is the same for every caller', () => {
    const rate = rateAt('NGN', NOON);
    expect(rate).toMatchObject({ at: NOON, until: at(HOUR_MS) });
    expect(rateAt('NGN', at(HOUR_MS - 1))).toEqual(rate);
  });

  test('moves by at most 0.8 percent around its mean, with two decimals', () => {
    const rates = Array.from({ length: 500 }, (_, hour) => rateAt('NGN', at(hour * HOUR_MS)).rate);
    expect(new Set(rates).size).toBeGreaterThan(50);
    for (const rate of rates) {
      expect(rate).toBeGreaterThanOrEqual(1_599_600_000n);
      expect(rate).toBeLessThanOrEqual(1_625_400_000n);
      expect(rate % 10_000n).toBe(0n);
    }
  });

  test('of play USDT is one', () => {
    expect(writeRate(rateAt('USDT', NOON).rate)).toBe('1.00');
  });

  test('shown just before the hour is honoured, one shown an hour ago is not', () => {
    const shown = writeRate(rateAt('NGN', at(-SECOND_MS)).rate);
    expect(shown).not.toBe(writeRate(rateAt('NGN', NOON).rate));
    expect(rateToFix('NGN', at(MINUTE_MS), shown)?.at).toBe(at(-HOUR_MS));
    expect(rateToFix('NGN', at(HOUR_MS / 2), shown)).toBeNull();
    expect(rateToFix('NGN', NOON, 'nonsense')).toBeNull();
  });

  test('can be sent with fewer zeros', () => {
    const [short = ''] = writeRate(rateAt('NGN', NOON).rate).split(/0$/);
    expect(rateToFix('NGN', NOON, short)?.at).toBe(NOON);
  });
});
