import type { MoneyReport } from '@paydirt/contract/wallet/money';
import { CURRENCY, compare, isZero, subtract, zero } from '@paydirt/domain';
import type { Verdict } from '@paydirt/ui/verdicts';

import { moneyOf } from '../../../platform/data/wire.ts';
import { budgetLeft, earnedTooMuch, type MoneyTexts } from './money-flows.ts';

/** Verdicts on the movements of the period and on the balances at one moment: never under one heading. */
export interface MoneyVerdicts {
  readonly ofDays: readonly Verdict[];
  readonly held: readonly Verdict[];
}

/**
 * Answer the three questions first (H6, H7): was the income covered, is there a budget left, are the deposits whole.
 * Judged by the ledger's exact amounts, never by the rounded ones on the page.
 */
export function toVerdicts(exact: MoneyReport, shown: MoneyReport, texts: MoneyTexts): MoneyVerdicts {
  return {
    ofDays: [incomeVerdict(shown, texts)],
    held: [budgetVerdict(exact, shown, texts), depositsVerdict(exact, texts)],
  };
}

function incomeVerdict({ sums }: MoneyReport, { t, format }: MoneyTexts): Verdict {
  const { coveragePermille } = sums;
  if (coveragePermille === null)
    return { id: 'income', mark: 'open', figure: '–', text: t('money.verdict.noneOwed') };
  const figure = format.percent(coveragePermille);
  if (coveragePermille === 1000)
    return { id: 'income', mark: 'good', figure, text: t('money.verdict.covered') };
  const [paid, owed] = [sums.paid, sums.owed].map((amount) => format.figure(moneyOf(amount), 'balance'));
  const short = t('money.verdict.short', { paid: paid ?? '', owed: owed ?? '' });
  return {
    id: 'income',
    mark: 'bad',
    figure,
    text: earnedTooMuch(sums) ? `${short} ${t('money.income.surplus')}` : short,
  };
}

function budgetVerdict(exact: MoneyReport, shown: MoneyReport, { t, format }: MoneyTexts): Verdict {
  const left = compare(moneyOf(budgetLeft(exact)), zero(CURRENCY)) > 0;
  return {
    id: 'budget',
    mark: left ? 'good' : 'bad',
    figure: format.figure(moneyOf(budgetLeft(shown)), 'balance'),
    text: left ? t('money.verdict.budget') : t('money.verdict.budgetSpent'),
  };
}

function depositsVerdict({ deposits }: MoneyReport, { t, format }: MoneyTexts): Verdict {
  const custody = moneyOf(deposits.custody);
  const difference = subtract(custody, moneyOf(deposits.total));
  const whole = isZero(difference);
  return {
    id: 'deposits',
    mark: whole ? 'good' : 'bad',
    figure: format.figure(custody, 'balance'),
    text: whole
      ? t('money.verdict.whole')
      : t('money.deposits.unbacked', { amount: format.money(difference, 'exact') }),
  };
}
