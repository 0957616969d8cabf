import { subtract } from '@paydirt/domain';
import { Skeleton, SkeletonLine } from '@paydirt/ui/skeleton';
import type { ReactNode } from 'react';

import type { View } from '../../../platform/data/view.ts';
import { moneyOf, timeOf } from '../../../platform/data/wire.ts';
import { useClock, useFailureText, useFormat, useT } from '../../../platform/hooks.tsx';
import { useLedgerSum, useMachines, useReport, useWithdrawalTerms } from '../data/scheme.ts';

/** Show how many machines are leased: a count, and no bar where nothing is known (H3). */
export function SchemeBarFigure() {
  const t = useT();
  const format = useFormat();
  return (
    <Live view={useMachines()}>
      {({ list }) => {
        const one = list.find(({ stock, sold }) => stock !== null && sold !== null && sold > 0);
        if (one === undefined) return t('help.scheme.item.bar.none');
        return t('help.scheme.item.bar.figure', {
          name: one.productName,
          sold: format.number(one.sold ?? 0),
          total: format.number(one.stock ?? 0),
        });
      }}
    </Live>
  );
}

/** Show the end of a timed sale: one moment on the services' clock (H4). */
export function SchemeCountdownFigure() {
  const t = useT();
  const format = useFormat();
  const now = useClock();
  return (
    <Live view={useMachines()}>
      {({ list }) => {
        const one = list.find(({ rushEndsAt }) => rushEndsAt !== null && timeOf(rushEndsAt) > now());
        if (!one?.rushEndsAt) return t('help.scheme.item.countdown.none');
        const time = format.dateTime(timeOf(one.rushEndsAt));
        return t('help.scheme.item.countdown.figure', { name: one.productName, time });
      }}
    </Live>
  );
}

/** Compare members' deposits with their backing, and income with revenue (H6, H7). */
export function SchemeDepositsFigure() {
  const t = useT();
  const format = useFormat();
  const text = (amount: string) => format.money(moneyOf(amount), 'balance');
  return (
    <Live view={useReport()}>
      {({ deposits, sums, days }) =>
        t('help.scheme.item.deposits.figure', {
          held: text(deposits.total),
          backing: text(deposits.custody),
          days: format.days(days.length),
          earned: text(sums.earned),
          paid: text(sums.paid),
        })
      }
    </Live>
  );
}

/** Show the withdrawal fee, known before anything is typed (H8, H14). */
export function SchemeFeeFigure() {
  const t = useT();
  const format = useFormat();
  return (
    <Live view={useWithdrawalTerms()}>
      {({ usdt }) =>
        t('help.scheme.item.fee.figure', {
          fee: format.percent(usdt.feePermille),
          minimum: format.money(moneyOf(usdt.minimum), 'price'),
        })
      }
    </Live>
  );
}

/** Show what the promotion budget has paid and has left (H12). */
export function SchemePyramidFigure() {
  const t = useT();
  const format = useFormat();
  return (
    <Live view={useReport()}>
      {({ ever, accounts }) => {
        const budget = accounts.find(({ account }) => account === 'promotion_budget');
        const left = budget
          ? moneyOf(budget.balance)
          : subtract(moneyOf(ever.allocated), moneyOf(ever.spent));
        return t('help.scheme.item.pyramid.figure', {
          paid: format.money(moneyOf(ever.spent), 'balance'),
          left: format.money(left, 'balance'),
        });
      }}
    </Live>
  );
}

/** The sum of all postings, added up for this page (H7). */
export function SchemeLedgerFigure() {
  const t = useT();
  const format = useFormat();
  return (
    <Live view={useLedgerSum()}>
      {({ entries, sum }) =>
        t('help.scheme.item.figures.figure', {
          entries: format.number(entries),
          sum: format.money(moneyOf(sum), 'exact'),
        })
      }
    </Live>
  );
}

/** Show a live figure. One that is unavailable is not made up: the reason is shown (H3). */
function Live<T>({ view, children }: { view: View<T>; children: (value: T) => ReactNode }) {
  const t = useT();
  const failureText = useFailureText();
  switch (view.status) {
    case 'loading':
      return (
        <Skeleton label={t('common.loading')}>
          <SkeletonLine extent="long" />
        </Skeleton>
      );
    case 'empty':
      return null;
    case 'failed':
      return <span className="font-normal text-ink-2">{failureText(view.error)}</span>;
    case 'ready':
      return children(view.value);
  }
}
