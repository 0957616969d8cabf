import {
  type Asset,
  checkAmount,
  convertToUsdt,
  err,
  isPositive,
  type Money,
  parseAmountInput,
  type Rate,
  type Result,
} from '@paydirt/domain';

interface Bounds {
  readonly asset: Asset;
  readonly min?: Money;
  readonly max?: Money;
}

/** Read a typed amount within its bounds, both included; the error is a reason of the contract's. */
export function readAmount(text: string, locale: string, { asset, min, max }: Bounds): Result<Money, string> {
  const parsed = parseAmountInput(text, locale, asset);
  return parsed.ok ? checkAmount(parsed.value, { min, max }) : parsed;
}

/** Read an amount that is converted at a rate: one that converts to less than a cent is refused (PRODUCT 8). */
export function readAmountToConvert(
  text: string,
  locale: string,
  { rate, ...bounds }: Bounds & { readonly rate: Rate },
): Result<Money, string> {
  const read = readAmount(text, locale, bounds);
  if (!read.ok) return read.error === 'not_positive' ? err('nothing_to_convert') : read;
  return isPositive(convertToUsdt(read.value, rate)) ? read : err('nothing_to_convert');
}
