import type { CashTerms, WithdrawalTerms } from '@paydirt/contract';
import { dayOf, type EpochMs, isBusinessDay, type Money, parseMoney, unwrap } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';

import { timeOf } from '../../data/wire.ts';

/** What the texts of terms are made with. */
export interface TermsTexts {
  readonly t: Translate;
  readonly format: Formatters;
}

const MINUTES_PER_HOUR = 60;

/** Say when something happens, with its day of the week: "Monday, 23/11/2026, 00:50". */
export function whenText(at: EpochMs, { t, format }: TermsTexts): string {
  return t('withdraw.terms.atTime', { day: format.weekday(at), time: format.dateTime(at) });
}

/** Say how long a way takes at most. */
export function withinText({ withinMinutes }: WithdrawalTerms, { t }: TermsTexts): string {
  const hours = withinMinutes / MINUTES_PER_HOUR;
  return Number.isInteger(hours)
    ? t('withdraw.terms.withinHours', { count: hours })
    : t('withdraw.terms.withinMinutes', { count: withinMinutes });
}

/** Say that a weekend lies between, and when it goes on; null on weekdays (PRODUCT 5). */
export function weekendText(terms: WithdrawalTerms, now: EpochMs, texts: TermsTexts): string | null {
  if (!terms.waitsForMonday) return null;
  const time = texts.format.dateTime(timeOf(terms.arrivesAt));
  return isBusinessDay(dayOf(now))
    ? texts.t('withdraw.terms.afterWeekend', { time })
    : texts.t('withdraw.terms.weekend', { time });
}

/** Say when banks work, and whether they do now. */
export function bankHoursText(terms: CashTerms, { t, format }: TermsTexts): string {
  const hours = t('withdraw.terms.bankHoursValue', { opens: terms.opens, closes: terms.closes });
  const now = terms.open
    ? t('withdraw.terms.bankOpen')
    : t('withdraw.terms.bankClosed', { time: format.dateTime(timeOf(terms.opensAt)) });
  return t('withdraw.terms.hoursNow', { hours, now });
}

/** Read an amount of what banks pay in. */
export function localMoney(amount: string, currency: string): Money {
  if (currency !== 'NGN') throw new Error(`web: banks do not pay in ${currency}`);
  return unwrap(parseMoney(amount, currency));
}
