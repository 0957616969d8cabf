import {
  type Asset,
  ASSETS,
  compare,
  CURRENCY,
  isPositive,
  MAX_INTEGER_DIGITS,
  type Money,
  parseMoney,
} from './money.ts';
import { err, ok, type Result } from '../result.ts';

/** The decimal separator of a locale. */
export type DecimalMark = '.' | ',';

/**
 * Reason to reject a typed or pasted amount. `grouping` is "1,234.50": ambiguous by a factor of a thousand, so it is
 * rejected.
 */
export type AmountInputError = 'required' | 'malformed' | 'too_many_decimals' | 'too_large' | 'grouping';

/** Number of decimals that a field accepts, whatever the precision of the ledger (PRODUCT 6). */
const FIELD_DECIMALS = 2;
const MAX_TEXT_LENGTH = 64;
const UNIT_WORDS = [...Object.keys(ASSETS), 'Rs'].join('|');
const LEADING_UNIT = new RegExp(`^(?:\\s|\\p{Sc}|(?:${UNIT_WORDS})(?![\\p{L}.]))+`, 'iu');
const TRAILING_UNIT = new RegExp(`(?:\\s|\\p{Sc}|${UNIT_WORDS})+$`, 'iu');

/** Get the decimal separator of a locale. */
export function decimalMarkOf(locale: string): DecimalMark {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find((part) => part.type === 'decimal')?.value === ',' ? ',' : '.';
}

/**
 * Clean the text of an amount field, after a keystroke or a paste (PRODUCT 6).
 *
 * Spaces and a known unit around the figure are removed ("₹ 500", "12.5 USDT"), as are leading zeros, and a single
 * separator followed by at most two digits becomes the locale's. Text that could mean another amount once cleaned
 * ("1e3", "-5", "1,234.50", "5k", "12.345") is left unchanged, so that {@link parseAmountInput} rejects it with an
 * error. With `previous`, text that a single keystroke made unreadable is dropped, so that letters and a third decimal
 * never appear. Cleaning twice changes nothing.
 */
export function cleanAmountInput(
  text: string,
  { decimalMark, previous }: { readonly decimalMark: DecimalMark; readonly previous?: string },
): string {
  const bare = withoutUnit(text);
  const match = /^([0-9]*)(?:([.,])([0-9]*))?$/.exec(bare);
  const [, integer = '', mark = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > FIELD_DECIMALS) {
    const typed = previous !== undefined && text.length === previous.length + 1;
    return typed ? cleanAmountInput(previous, { decimalMark }) : bare;
  }
  if (bare === '') return '';
  return `${withoutLeadingZeros(integer)}${mark && decimalMark}${fraction}`;
}

/**
 * Parse the text of an amount field as money (PRODUCT 6).
 *
 * Digits with one "." or "," and at most two digits after it, in any locale; the locale only decides which error is
 * reported for three digits after a separator. Never negative. Zero is a valid amount here: {@link checkAmount} rejects
 * it.
 */
export function parseAmountInput(
  text: string,
  locale: string,
  asset: Asset = CURRENCY,
): Result<Money, AmountInputError> {
  const bare = withoutUnit(text);
  if (bare === '') return err('required');
  const match = /^([0-9]*)(?:([.,])([0-9]*))?$/.exec(bare);
  if (!match) return err(isGrouped(bare) ? 'grouping' : 'malformed');
  const [, integer = '', mark, fraction = ''] = match;
  if (integer === '' && fraction === '') return err('malformed');
  if (fraction.length > FIELD_DECIMALS) {
    const grouped = mark !== decimalMarkOf(locale) && isGrouped(bare);
    return err(grouped ? 'grouping' : 'too_many_decimals');
  }
  const digits = withoutLeadingZeros(integer);
  if (digits.length > MAX_INTEGER_DIGITS) return err('too_large');
  return parseMoney(fraction ? `${digits}.${fraction}` : digits, asset);
}

/** Smallest units per last decimal of a field: 1 where the asset has no more decimals than a field. */
export function belowField(asset: Asset): bigint {
  return 10n ** BigInt(Math.max(ASSETS[asset].scale - FIELD_DECIMALS, 0));
}

/** Read a requested amount in its wire form; like a field, it accepts two decimals (PRODUCT 6). */
export function readRequestedAmount(
  decimal: string,
  asset: Asset = CURRENCY,
): Result<Money, 'malformed' | 'too_many_decimals' | 'too_large'> {
  const amount = parseMoney(decimal, asset);
  return amount.ok && amount.value.minor % belowField(asset) !== 0n ? err('too_many_decimals') : amount;
}

/**
 * Check an amount against its bounds, both inclusive; zero or less is reported as `not_positive` first. Throws on mixed
 * assets.
 */
export function checkAmount(
  amount: Money,
  { min, max }: { readonly min?: Money | undefined; readonly max?: Money | undefined } = {},
): Result<Money, 'below_minimum' | 'above_maximum' | 'not_positive'> {
  if (!isPositive(amount)) return err('not_positive');
  if (min && compare(amount, min) < 0) return err('below_minimum');
  if (max && compare(amount, max) > 0) return err('above_maximum');
  return ok(amount);
}

function withoutUnit(text: string): string {
  // A longer text is no amount, and the pattern's cost grows with the square of the length.
  if (text.length > MAX_TEXT_LENGTH) return text;
  return text.replace(LEADING_UNIT, '').replace(TRAILING_UNIT, '');
}

function withoutLeadingZeros(integer: string): string {
  return integer.replace(/^0+(?=[0-9])/, '') || '0';
}

/** Digits in groups of two or three ("1,234", "1.234,50", "12,34,567", "1 234"). */
function isGrouped(text: string): boolean {
  return /^[0-9]{1,3}(?:[.,'’\s][0-9]{2,3})*[.,'’\s][0-9]{3}(?:[.,][0-9]*)?$/.test(text);
}
