import { err, ok, type Result } from '../result.ts';

/**
 * Every asset that the ledger knows (PRODUCT 7).
 *
 * `scale` is the number of decimals kept in the ledger, `shown` the number drawn on a screen. All assets are play money
 * (H1).
 */
export const ASSETS = {
  USDT: { scale: 6, shown: 2 },
  NGN: { scale: 2, shown: 2 },
  INR: { scale: 2, shown: 2 },
  EUR: { scale: 2, shown: 2 },
  TRY: { scale: 2, shown: 2 },
  USD: { scale: 2, shown: 2 },
} as const satisfies Record<string, { readonly scale: number; readonly shown: number }>;

/** The code of an asset in {@link ASSETS}. */
export type Asset = keyof typeof ASSETS;

/** The currency of every price and balance, and its name in texts (PRODUCT 7). */
export const CURRENCY = 'USDT' satisfies Asset;

declare const moneyBrand: unique symbol;

/**
 * An exact amount of one asset, in its smallest unit (`minor`: micro-USDT, kobo, paise, cents).
 *
 * Branded: made only by {@link money}, {@link usdt} and {@link parseMoney}.
 */
export type Money = { readonly minor: bigint; readonly asset: Asset; readonly [moneyBrand]: true };

/** Rounding of {@link scale} to the smallest unit. `floor` and `ceil` go towards the infinities. */
export type Rounding = 'floor' | 'ceil' | 'half-even';

/** The most integer digits that an amount may have on the wire and in a field. */
export const MAX_INTEGER_DIGITS = 15;

/** Create an amount from smallest units. */
export function money(minor: bigint, asset: Asset): Money {
  return { minor, asset } as Money;
}

/** Create an amount of play USDT from micro-USDT: `usdt(1_000_000n)` is 1.00 USDT. */
export function usdt(minor: bigint): Money {
  return money(minor, CURRENCY);
}

/** Create a zero amount of an asset. */
export function zero(asset: Asset): Money {
  return money(0n, asset);
}

/** Tell whether a text is the code of a known asset. */
export function isAsset(text: string): text is Asset {
  return Object.hasOwn(ASSETS, text);
}

/**
 * Read an amount in its wire form: "120.00", "0.123456", "-5" (PRODUCT 7).
 *
 * At most the asset's decimals and 15 integer digits, an optional leading "-", no needless leading
 * zeros; an exponent, a plus, spaces and grouping marks are `malformed`.
 */
export function parseMoney(
  decimal: string,
  asset: Asset,
): Result<Money, 'malformed' | 'too_many_decimals' | 'too_large'> {
  const match = /^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?$/.exec(decimal);
  if (!match) return err('malformed');
  const [, sign = '', integer = '', fraction = ''] = match;
  const { scale: decimals } = ASSETS[asset];
  if (integer.length > MAX_INTEGER_DIGITS) return err('too_large');
  if (fraction.length > decimals) return err('too_many_decimals');
  const minor = BigInt(integer + fraction.padEnd(decimals, '0'));
  return ok(money(sign === '-' ? -minor : minor, asset));
}

/**
 * Write an amount in its wire form: every digit of the ledger, trailing zeros trimmed down to two
 * decimals ("120.00", "0.123456", "-0.05").
 */
export function toDecimal({ minor, asset }: Money): string {
  const { scale: decimals } = ASSETS[asset];
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const kept = Math.min(2, decimals);
  let end = digits.length;
  while (end > cut + kept && digits[end - 1] === '0') end -= 1;
  const fraction = digits.slice(cut, end);
  return `${minor < 0n ? '-' : ''}${digits.slice(0, cut)}${fraction ? `.${fraction}` : ''}`;
}

/** Add two amounts of one asset; throws on mixed assets. */
export function add(a: Money, b: Money): Money {
  return money(a.minor + b.minor, same(a, b));
}

/** Subtract `b` from `a`; the result may be negative. Throws on mixed assets. */
export function subtract(a: Money, b: Money): Money {
  return money(a.minor - b.minor, same(a, b));
}

/** Invert the sign of an amount. */
export function negate(a: Money): Money {
  return money(-a.minor, a.asset);
}

/** Compare two amounts of one asset: negative, zero or positive, as sorting expects. Throws on mixed assets. */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  same(a, b);
  if (a.minor === b.minor) return 0;
  return a.minor < b.minor ? -1 : 1;
}

/** Tell whether an amount is above zero. */
export function isPositive(a: Money): boolean {
  return a.minor > 0n;
}

/** Tell whether an amount is exactly zero. */
export function isZero(a: Money): boolean {
  return a.minor === 0n;
}

/** Tell whether an amount is below zero. */
export function isNegative(a: Money): boolean {
  return a.minor < 0n;
}

/** The lesser of two amounts of one asset; throws on mixed assets. */
export function min(a: Money, b: Money): Money {
  return compare(a, b) <= 0 ? a : b;
}

/** The greater of two amounts of one asset; throws on mixed assets. */
export function max(a: Money, b: Money): Money {
  return compare(a, b) >= 0 ? a : b;
}

/**
 * Calculate what share of `whole` a part is, in permille, rounded half up: the only rounding for displayed percentages
 * ("98.9 %" of 98.89). Less than the whole is never shown as the whole: 99.96 % is 999. Throws on mixed assets, and
 * unless the whole is above zero.
 */
export function permilleOf(part: Money, whole: Money): number {
  same(part, whole);
  if (!isPositive(whole)) throw new RangeError('domain: a share needs a whole above zero');
  const permille = Number(divide(part.minor * 2000n + whole.minor, whole.minor * 2n, 'floor'));
  return permille === 1000 && part.minor < whole.minor ? 999 : permille;
}

/** Add up amounts of `asset`; an empty list is zero. Throws on mixed assets. */
export function sum(list: readonly Money[], asset: Asset): Money {
  return list.reduce(add, zero(asset));
}

/**
 * Multiply an amount by `numerator / denominator` with a named rounding to the smallest unit.
 *
 * Throws unless the denominator is above zero.
 */
export function scale(a: Money, numerator: bigint, denominator: bigint, rounding: Rounding): Money {
  if (denominator <= 0n) throw new RangeError('domain: scale needs a denominator above zero');
  return money(divide(a.minor * numerator, denominator, rounding), a.asset);
}

/**
 * Multiply an amount by `numerator / denominator`, with a named rounding to the displayed decimals. Use it for every
 * calculated amount that is then transferred: payer and receiver see the full amount, so that displayed figures add up.
 * Fractions of a cent are not transferred. Throws unless the denominator is above zero.
 */
export function scaleShown(a: Money, numerator: bigint, denominator: bigint, rounding: Rounding): Money {
  if (denominator <= 0n) throw new RangeError('domain: scale needs a denominator above zero');
  const step = shownStep(a.asset);
  return money(divide(a.minor * numerator, denominator * step, rounding) * step, a.asset);
}

/** Number of smallest units in one unit of the last decimal shown: 10,000 micro-USDT are a cent. */
export function shownStep(asset: Asset): bigint {
  const { scale: decimals, shown } = ASSETS[asset];
  return 10n ** BigInt(decimals - shown);
}

/**
 * Split an amount by weights so that the parts add up to it exactly (largest remainder; ties go to
 * the earlier part).
 *
 * Throws when a weight is negative or all are zero. A negative total splits as its mirror image.
 */
export function allocate(total: Money, weights: readonly bigint[]): Money[] {
  const all = weights.reduce((a, b) => a + b, 0n);
  if (weights.some((weight) => weight < 0n))
    throw new RangeError('domain: allocate refuses a negative weight');
  if (all === 0n) throw new RangeError('domain: allocate needs a weight above zero');
  if (total.minor < 0n) return allocate(negate(total), weights).map(negate);
  const parts = weights.map((weight) => (total.minor * weight) / all);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total.minor * weight) % all }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
    );
  const left = total.minor - parts.reduce((a, b) => a + b, 0n);
  for (const { index } of byRemainder.slice(0, Number(left))) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts.map((part) => money(part, total.asset));
}

/** The common asset of two amounts; mixed assets are a broken invariant. */
function same(a: Money, b: Money): Asset {
  if (a.asset !== b.asset) throw new TypeError(`domain: mixed assets ${a.asset} and ${b.asset}`);
  return a.asset;
}

function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const truncated = numerator / denominator;
  const rest = numerator % denominator;
  const floor = rest < 0n ? truncated - 1n : truncated;
  if (rest === 0n || rounding === 'floor') return floor;
  if (rounding === 'ceil') return floor + 1n;
  const twice = (numerator - floor * denominator) * 2n;
  if (twice === denominator) return floor % 2n === 0n ? floor : floor + 1n;
  return twice > denominator ? floor + 1n : floor;
}
