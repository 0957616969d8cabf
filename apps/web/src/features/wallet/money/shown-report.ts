import type { MoneyReport } from '@paydirt/contract/wallet/money';
import { CURRENCY, negate, shown, subtract, sum } from '@paydirt/domain';

import { shownAlone as alone, shownTogether, shownWithin as within } from '../../../platform/data/shown.ts';
import { moneyOf } from '../../../platform/data/wire.ts';
import { budgetLeft } from './money-flows.ts';

type Sums = MoneyReport['sums'];

/** Rows of which one column adds up to a figure that is shown above them. */
function together<Row extends Record<Column, string>, Column extends string>(
  rows: readonly Row[],
  column: Column,
  whole?: string,
): Row[] {
  const parts = shownTogether(
    rows.map((row) => row[column]),
    whole === undefined ? undefined : moneyOf(whole),
  );
  return rows.map((row, index) => ({ ...row, [column]: parts[index] }));
}

function columns<Row extends Record<Column, string>, Column extends keyof Sums>(
  rows: readonly Row[],
  names: readonly Column[],
  sums: Sums,
): Row[] {
  return names.reduce<Row[]>((list, name) => together(list, name, String(sums[name])), [...rows]);
}

/**
 * Round the report as the page shows it: whole cents throughout, so that parts add up to their whole. The rest of
 * the budget is its account's balance; its spending is the difference to what was put in.
 */
export function toShownReport(report: MoneyReport): MoneyReport {
  const left = moneyOf(budgetLeft(report));
  const spentOf = ({ allocated, spent }: Sums) =>
    within(subtract(moneyOf(alone(allocated)), shown(left)), spent);
  const spentOfBudget = (spent: string) =>
    within(subtract(shown(sum([left, moneyOf(spent)], CURRENCY)), shown(left)), spent);
  const sumsAlone = (sums: Sums): Sums => ({
    ...sums,
    earned: alone(sums.earned),
    owed: alone(sums.owed),
    paid: alone(sums.paid),
    givenBack: alone(sums.givenBack),
    allocated: alone(sums.allocated),
    fees: alone(sums.fees),
  });
  const sums = { ...sumsAlone(report.sums), spent: spentOfBudget(report.sums.spent) };
  const ever = { ...sumsAlone(report.ever), spent: spentOf(report.ever) };
  return {
    ...report,
    deposits: depositsOf(report.deposits),
    movements: together(report.movements, 'amount'),
    sums,
    ever,
    accounts: accountsOf(report.accounts),
    bonuses: together(report.bonuses, 'amount', sums.spent),
    days: columns(report.days, ['earned', 'owed', 'paid', 'spent'], sums).map((day) => ({
      ...day,
      deposits: depositsOf(day.deposits),
    })),
    products: columns(report.products, ['earned', 'owed', 'paid'], sums),
  };
}

function depositsOf(deposits: MoneyReport['deposits']): MoneyReport['deposits'] {
  const exact = [deposits.available, deposits.receivable, deposits.arriving, deposits.withdrawing] as const;
  const [available, receivable, arriving, withdrawing] = shownTogether(
    exact,
    moneyOf(alone(deposits.total)),
  ) as [string, string, string, string];
  return {
    ...deposits,
    available,
    receivable,
    arriving,
    withdrawing,
    total: alone(deposits.total),
    custody: alone(deposits.custody),
  };
}

/** Round each account on its own; the treasury is the negated sum of the operator's others. */
function accountsOf(accounts: MoneyReport['accounts']): MoneyReport['accounts'] {
  const own = accounts.filter(({ account }) => account !== 'custody' && account !== 'treasury');
  const backed = sum(
    own.map(({ balance }) => shown(moneyOf(balance))),
    CURRENCY,
  );
  const exact = sum(
    own.map(({ balance }) => moneyOf(balance)),
    CURRENCY,
  );
  return accounts.map((row) => {
    const holds = row.account === 'treasury' && moneyOf(row.balance).minor === -exact.minor;
    return { ...row, balance: holds ? within(negate(backed), row.balance) : alone(row.balance) };
  });
}
