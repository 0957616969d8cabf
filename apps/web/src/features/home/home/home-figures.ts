import type { Balance, IncomeSummary, User } from '@paydirt/contract';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { Figure } from '@paydirt/ui/figure-grid';

import { moneyOf, timeOf } from '../../../platform/data/wire.ts';

/** The three views of the overview. */
export type HomeView = 'home' | 'wallet' | 'personal';

export const HOME_VIEWS = ['home', 'wallet', 'personal'] as const satisfies readonly HomeView[];

/** What is known when the overview is drawn; what is not yet known has no figure. */
export interface HomeKnown {
  readonly balance: Balance | null;
  readonly income: IncomeSummary | null;
  readonly member: User | null;
}

const UNKNOWN = '–';

/** The figures beside the balance: today's income, the rest of the wallet, or the member. */
export function toHomeFigures(
  view: HomeView,
  { balance, income, member }: HomeKnown,
  { t, format }: { readonly t: Translate; readonly format: Formatters },
): Figure[] {
  const amount = (decimal: string | undefined) =>
    decimal === undefined ? UNKNOWN : format.figure(moneyOf(decimal), 'balance');
  switch (view) {
    case 'home':
      return [
        { label: t('home.scheduledToday'), value: amount(income?.scheduledToday) },
        { label: t('income.arrivedToday'), value: amount(income?.receivedToday), tone: 'income' },
        { label: t('home.machines'), value: income === null ? UNKNOWN : format.number(income.machines) },
      ];
    case 'wallet':
      return [
        { label: t('home.receivable'), value: amount(balance?.receivable), tone: 'income' },
        { label: t('home.arriving'), value: amount(balance?.arriving) },
        { label: t('home.withdrawing'), value: amount(balance?.withdrawing) },
      ];
    case 'personal':
      return [
        { label: t('home.level'), value: member === null ? UNKNOWN : format.number(member.vipLevel) },
        { label: t('home.grade'), value: member?.gradeText ?? UNKNOWN },
        {
          label: t('home.memberSince'),
          value: member === null ? UNKNOWN : format.day(timeOf(member.createTime)),
        },
      ];
  }
}
