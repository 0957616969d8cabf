import type { Money, MoneyPurpose } from '@paydirt/domain';
import type { Formatters } from '@paydirt/i18n';

/** Write an amount without its unit, where the column or the line beside it says what it is. */
export function bareAmount(format: Formatters, money: Money, purpose: MoneyPurpose): string {
  const { sign, integer, separator, decimals, suffix } = format.moneyParts(money, purpose);
  return `${sign}${integer}${separator}${decimals}${suffix}`;
}
