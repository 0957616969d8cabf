import { withLatinDigits } from '../text/locale.ts';
import { ASSETS, type Money } from './money.ts';

/**
 * Purpose of a figure, which determines decimals and rounding.
 *
 * - `price`: shown decimals, rounded away from zero: nobody pays more than the figure they saw. For prices, minimums
 * and fees.
 * - `balance`: shown decimals, rounded towards zero: nobody is shown more than they hold or get.
 * - `delta`: shown decimals, always signed, rounded towards zero: the same movement has the same digits on both of its
 * sides.
 * - `compact`: three digits at most with the locale's short scale ("1.2K"), rounded towards zero.
 * - `exact`: every decimal that the ledger holds, at least two.
 */
export type MoneyPurpose = 'price' | 'balance' | 'delta' | 'compact' | 'exact';

/** Dots in place of the digits of a hidden amount, the same number for every amount. */
export const HIDDEN_FIGURE = '••••';

/** A figure in parts, for typography that distinguishes integer and decimals. */
export type MoneyParts = {
  /** U+2212 for a negative figure, "+" for any other `delta`, otherwise empty. */
  readonly sign: '' | '+' | '−';
  /** The integer digits with the locale's grouping. */
  readonly integer: string;
  /** The locale's decimal separator; empty when there are no decimals. */
  readonly separator: string;
  /** The decimal digits; empty when there are none. */
  readonly decimals: string;
  /** The locale's short scale of a `compact` figure with its own leading space ("K", " Mio."), else empty. */
  readonly suffix: string;
  /** The code of the asset. */
  readonly unit: string;
};

const NO_BREAK_SPACE = '\u00a0';
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Write an amount for people: "−1,234.50 USDT", digits always latin, the code of the asset after a no-break space
 * (PRODUCT 7). Exact for any number of digits: Intl gets a decimal string.
 */
export function formatMoney(money: Money, locale: string, purpose: MoneyPurpose): string {
  const parts = formatMoneyParts(money, locale, purpose);
  return `${figureOf(parts)}${NO_BREAK_SPACE}${parts.unit}`;
}

/** Join the parts of a figure without its unit, for a column or a line that already names it. */
export function figureOf({ sign, integer, separator, decimals, suffix }: Omit<MoneyParts, 'unit'>): string {
  return `${sign}${integer}${separator}${decimals}${suffix}`;
}

/** Write an amount for people, in parts; see {@link formatMoney}. */
export function formatMoneyParts(money: Money, locale: string, purpose: MoneyPurpose): MoneyParts {
  const { scale, shown } = ASSETS[money.asset];
  const decimals = purpose === 'exact' || purpose === 'compact' ? scale : shown;
  const step = 10n ** BigInt(scale - decimals);
  const units = roundFor(purpose, money.minor, step);
  const magnitude = units < 0n ? -units : units;
  const digits = magnitude.toString().padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const decimal = `${digits.slice(0, cut)}.${digits.slice(cut)}` as `${number}`;
  const parts = formatterFor(locale, purpose, shown, scale).formatToParts(decimal);
  const text = (...types: string[]) =>
    parts
      .filter((part) => types.includes(part.type))
      .map((part) => part.value)
      .join('');
  return {
    sign: units < 0n ? '−' : purpose === 'delta' ? '+' : '',
    integer: text('integer', 'group'),
    separator: text('decimal'),
    decimals: text('fraction'),
    suffix: text('literal', 'compact'),
    unit: money.asset,
  };
}

/**
 * Convert minor units to the units that are drawn. This is done here, in whole numbers, so that Intl rounds nothing.
 */
function roundFor(purpose: MoneyPurpose, minor: bigint, step: bigint): bigint {
  const truncated = minor / step;
  const rest = minor % step;
  if (rest === 0n) return truncated;
  if (purpose === 'price') return truncated + (minor < 0n ? -1n : 1n);
  return truncated;
}

function formatterFor(
  locale: string,
  purpose: MoneyPurpose,
  shown: number,
  scale: number,
): Intl.NumberFormat {
  const key = `${locale} ${purpose} ${shown} ${scale}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const tag = withLatinDigits(locale);
  const made = new Intl.NumberFormat(
    tag,
    purpose === 'compact'
      ? { notation: 'compact', maximumSignificantDigits: 3, roundingMode: 'trunc' }
      : { minimumFractionDigits: shown, maximumFractionDigits: purpose === 'exact' ? scale : shown },
  );
  formatters.set(key, made);
  return made;
}
