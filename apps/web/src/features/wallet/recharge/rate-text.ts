import type { Formatters, Translate } from '@paydirt/i18n';

import { moneyOf, timeOf } from '../../../platform/data/wire.ts';

interface RateOfTime {
  readonly currency: string;
  /** Units of the currency for 1 USDT, as it travels: at most six decimals, which a local currency need not have. */
  readonly rate: string;
  readonly at: string;
}

/** Write a rate and since when it holds: "1 USDT = 1,612.50 NGN, since 21 Nov, 14:00". */
export function rateText(
  { t, format }: { readonly t: Translate; readonly format: Formatters },
  { currency, rate, at }: RateOfTime,
): string {
  return t('recharge.cash.rate', {
    rate: `${format.figure(moneyOf(rate), 'exact')} ${currency}`,
    time: format.dateTime(timeOf(at)),
  });
}
