import {
  ASSETS,
  CURRENCY,
  money,
  type Money,
  parseMoney,
  scale,
  scaleShown,
  toDecimal,
  usdt,
} from './money.ts';
import { err, ok, type Result } from '../result.ts';

declare const rateBrand: unique symbol;

/** Units of a currency for one play USDT, in millionths. Made by {@link readRate} or {@link rateOf}. */
export type Rate = bigint & { readonly [rateBrand]: true };

const RATE_SCALE = 1_000_000n;

/** Brand a rate in millionths; throws unless it is above zero. */
export function rateOf(millionths: bigint): Rate {
  if (millionths <= 0n) throw new RangeError('domain: a rate is above zero');
  return millionths as Rate;
}

/** Read a rate in its wire form: "1612.50", at most 6 decimals, above zero. */
export function readRate(decimal: string): Result<Rate, 'malformed'> {
  // A rate has as many decimals as play USDT (6), so the parser of its amounts reads rates too.
  const parsed = parseMoney(decimal, CURRENCY);
  return parsed.ok && parsed.value.minor > 0n ? ok(rateOf(parsed.value.minor)) : err('malformed');
}

/** Write a rate in its wire form. */
export function writeRate(rate: Rate): string {
  return toDecimal(usdt(rate));
}

/**
 * Convert an amount of the rate's currency into play USDT; fractions of a cent are dropped, unless the amount is
 * already in play USDT.
 */
export function convertToUsdt(local: Money, rate: Rate): Money {
  const inUsdtUnits = usdt(local.minor * 10n ** BigInt(ASSETS.USDT.scale - ASSETS[local.asset].scale));
  return (local.asset === CURRENCY ? scale : scaleShown)(inUsdtUnits, RATE_SCALE, rate, 'floor');
}

/**
 * Convert a price in play USDT to the rate's currency, for display. Fractions of the smallest unit are rounded up, so
 * that nobody pays more than they saw.
 */
export function priceShownIn(price: Money, rate: Rate, currency: Money['asset']): Money {
  const units = 10n ** BigInt(ASSETS.USDT.scale - ASSETS[currency].scale);
  return money(scale(price, rate, RATE_SCALE * units, 'ceil').minor, currency);
}

/** Convert play USDT into the rate's currency; fractions of its smallest unit are dropped. */
export function convertFromUsdt(amount: Money, rate: Rate, currency: Money['asset']): Money {
  const units = 10n ** BigInt(ASSETS.USDT.scale - ASSETS[currency].scale);
  return money(scale(amount, rate, RATE_SCALE * units, 'floor').minor, currency);
}
