import type { CashTerms, WithdrawalTerms } from '@paydirt/contract/wallet/withdrawal';
import { dayOf, type EpochMs, isBusinessDay, type Money, parseMoney, unwrap } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { Description } from '@paydirt/ui/description-list';

import { hourOf, timeOf } from '../../../platform/data/wire.ts';

/** Translations and formatters that the texts of terms are made with. */
export interface TermsTexts {
  readonly t: Translate;
  readonly format: Formatters;
}

/** Format a time within a week: "Mon, 00:50". */
export function whenText(at: EpochMs, { t, format }: TermsTexts): string {
  return t('withdraw.terms.atTime', { day: format.weekday(at), time: format.time(at) });
}

/** Format the time by which a withdrawal arrives: the one the service plans, not the longest that may take (H8). */
export function arrivesText({ arrivesAt }: WithdrawalTerms, texts: TermsTexts): string {
  return texts.t('withdraw.terms.byTime', { time: whenText(timeOf(arrivesAt), texts) });
}

/** Explain that a weekend lies between, and when it continues; null on weekdays (PRODUCT 5). */
export function weekendText(terms: WithdrawalTerms, now: EpochMs, texts: TermsTexts): string | null {
  if (!terms.waitsForMonday) return null;
  const time = whenText(timeOf(terms.arrivesAt), texts);
  return isBusinessDay(dayOf(now))
    ? texts.t('withdraw.terms.afterWeekend', { time })
    : texts.t('withdraw.terms.weekend', { time });
}

/** Tell if these are the terms of a withdrawal to a bank. */
export function isCash(terms: WithdrawalTerms | CashTerms): terms is CashTerms {
  return 'rate' in terms;
}

/** Format the hours of banks, and if they are open now. */
export function bankHours(terms: CashTerms, texts: TermsTexts): Description {
  const { t, format } = texts;
  return {
    term: t('withdraw.terms.bankHours'),
    value: t('withdraw.terms.bankHoursValue', {
      opens: format.time(hourOf(terms.opens)),
      closes: format.time(hourOf(terms.closes)),
    }),
    note: terms.open
      ? t('withdraw.terms.bankOpen')
      : t('withdraw.terms.bankClosed', { time: whenText(timeOf(terms.opensAt), texts) }),
  };
}

/** Read an amount in the currency of the bank's payout. */
export function localMoney(amount: string, currency: CashTerms['currency']): Money {
  return unwrap(parseMoney(amount, currency));
}
