import { type Asset, checkAmount, type Money, parseAmountInput, type Result } from '@paydirt/domain';

/** Read a typed amount within its bounds, both included; the error is a reason of the contract's. */
export function readAmount(
  text: string,
  locale: string,
  { asset, min, max }: { readonly asset: Asset; readonly min?: Money; readonly max?: Money },
): Result<Money, string> {
  const parsed = parseAmountInput(text, locale, asset);
  return parsed.ok ? checkAmount(parsed.value, { min, max }) : parsed;
}
