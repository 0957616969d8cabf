import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  convertFromUsdt,
  convertToUsdt,
  priceShownIn,
  rateOf,
  readRate,
  writeRate,
} from './exchange-rate.ts';
import { type Asset, ASSETS, money, parseMoney, usdt } from './money.ts';
import { unwrap } from '../result.ts';

const NAIRA = unwrap(readRate('1612.5'));

describe('a rate', () => {
  it.each(['0', '-1', '1e3', '1,5', '', '1.1234567'])('is never "%s"', (text) => {
    expect(readRate(text).ok).toBe(false);
  });

  it('is written as it was parsed', () => {
    expect(writeRate(NAIRA)).toBe('1612.50');
    expect(writeRate(unwrap(readRate('0.912345')))).toBe('0.912345');
  });

  it('must be above zero', () => {
    expect(() => rateOf(0n)).toThrow(RangeError);
  });
});

describe('conversion', () => {
  it('divides by the rate and drops fractions of a cent', () => {
    expect(convertToUsdt(unwrap(parseMoney('2500', 'NGN')), NAIRA)).toEqual(usdt(1_550_000n));
  });

  it('leaves play USDT unchanged at a rate of one', () => {
    expect(convertToUsdt(usdt(25_000_001n), rateOf(1_000_000n))).toEqual(usdt(25_000_001n));
  });

  it('never gives back more than was converted', () => {
    for (const minor of [1n, 99n, 250_000n, 10_000_000_007n]) {
      const there = convertToUsdt(money(minor, 'NGN'), NAIRA);
      expect(convertFromUsdt(there, NAIRA, 'NGN').minor).toBeLessThanOrEqual(minor);
    }
  });

  it('multiplies by the rate in the other direction', () => {
    expect(convertFromUsdt(usdt(2_000_000n), NAIRA, 'NGN')).toEqual(money(3225_00n, 'NGN'));
  });
});

describe('a price shown in another currency', () => {
  const currencies = fc.constantFrom(...(Object.keys(ASSETS) as Asset[]));
  const prices = fc.bigInt(0n, 10n ** 15n).map(usdt);
  const rates = fc.bigInt(1n, 10n ** 11n).map(rateOf);

  it('is converted by the rate', () => {
    expect(priceShownIn(usdt(10_000_000n), NAIRA, 'NGN')).toEqual(money(16_125_00n, 'NGN'));
  });

  it('is never less than what is paid, and exceeds it by less than one unit', () => {
    fc.assert(
      fc.property(prices, rates, currencies, (price, rate, currency) => {
        const shown = priceShownIn(price, rate, currency);
        expect(shown.asset).toBe(currency);
        // Both sides in millionths of a micro-unit, where nothing is rounded.
        const unit = 10n ** BigInt(ASSETS.USDT.scale - ASSETS[currency].scale) * 1_000_000n;
        const over = shown.minor * unit - price.minor * rate;
        expect(over).toBeGreaterThanOrEqual(0n);
        expect(over).toBeLessThan(unit);
      }),
    );
  });

  it('does not decrease when the price increases', () => {
    fc.assert(
      fc.property(prices, prices, rates, currencies, (a, b, rate, currency) => {
        const [less, more] = a.minor <= b.minor ? [a, b] : [b, a];
        expect(priceShownIn(less, rate, currency).minor).toBeLessThanOrEqual(
          priceShownIn(more, rate, currency).minor,
        );
      }),
    );
  });
});
