import { decimalMarkOf, type Money, toDecimal } from '@paydirt/domain';

/** Write an amount as a field takes it, with the locale's mark and no grouping. */
export function plainAmount(amount: Money, locale: string): string {
  return toDecimal(amount).replace('.', decimalMarkOf(locale));
}
