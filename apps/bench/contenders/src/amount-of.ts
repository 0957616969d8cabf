import type { MoneyParts } from '@paydirt/ui/values';

/** Take an amount apart that the data has written for all contenders ("120.00 USDT", "+3.40"), as ours take it. */
export function amountOf(written: string): MoneyParts {
  const [, sign = '', integer = '', decimals = '', unit = ''] =
    /^([+−]?)(\d+)\.(\d+) ?(.*)$/u.exec(written) ?? [];
  return { sign: sign as MoneyParts['sign'], integer, separator: '.', decimals, suffix: '', unit };
}
