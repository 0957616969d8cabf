import type { MoneyReport } from '@paydirt/contract/wallet/money';
import {
  compare,
  CURRENCY,
  isNegative,
  isZero,
  type Money,
  negate,
  permilleOf,
  sum,
  toDecimal,
} from '@paydirt/domain';

import type { AccountClass } from '../../../ledger/ledger.ts';
import type { JournalSums, Movement, OwedIncome } from './money-journal.ts';

type Sums = MoneyReport['sums'];
type Deposits = MoneyReport['deposits'];
type Coverage = Pick<Sums, 'earned' | 'owed' | 'paid' | 'coveragePermille'>;

/** Add up the movements that pass a test. */
export function total(movements: readonly Movement[], test: (movement: Movement) => boolean): Money {
  return sum(
    movements.filter(test).map(({ amount }) => amount),
    CURRENCY,
  );
}

const held = (movements: readonly Movement[], account: AccountClass) =>
  total(movements, (movement) => movement.account === account);

/** Compute members' deposits after these movements, and the custody that backs them. */
export function depositsOf(movements: readonly Movement[]): Deposits {
  const [available, receivable, arriving, withdrawing] = (
    ['member_available', 'member_receivable', 'member_arriving', 'member_withdrawing'] as const
  ).map((account) => held(movements, account)) as [Money, Money, Money, Money];
  return {
    available: toDecimal(available),
    receivable: toDecimal(receivable),
    arriving: toDecimal(arriving),
    withdrawing: toDecimal(withdrawing),
    total: toDecimal(sum([available, receivable, arriving, withdrawing], CURRENCY)),
    custody: toDecimal(negate(held(movements, 'custody'))),
  };
}

/** Compute machine revenue, the income that was owed, and the part of it that was paid. */
export function coverageOf(movements: readonly Movement[], owed: readonly OwedIncome[]): Coverage {
  const booked = (kind: Movement['kind']) =>
    total(movements, (movement) => movement.kind === kind && movement.account === 'machine_revenue');
  const due = sum(
    owed.map(({ amount }) => amount),
    CURRENCY,
  );
  const paid = negate(booked('income_accrual'));
  return {
    earned: toDecimal(booked('machine_output')),
    owed: toDecimal(due),
    paid: toDecimal(paid),
    coveragePermille: isZero(due) ? null : permilleOf(paid, due),
  };
}

/** Compute all sums of these movements. */
export function sumsOf(movements: readonly Movement[], owed: readonly OwedIncome[]): Sums {
  const on = (account: AccountClass, test: (movement: Movement) => boolean) =>
    toDecimal(total(movements, (movement) => movement.account === account && test(movement)));
  const spent = total(
    movements,
    ({ account, kind }) => account === 'promotion_budget' && kind !== 'promotion_allocation',
  );
  return {
    ...coverageOf(movements, owed),
    givenBack: on('machine_revenue', ({ kind }) => kind === 'income_reversal'),
    allocated: on('promotion_budget', ({ kind }) => kind === 'promotion_allocation'),
    spent: toDecimal(negate(spent)),
    fees: on('operator_fees', () => true),
  };
}

/** Sum up movements on some accounts by kind of entry, the largest first; sums of zero are left out. */
export function byKind(
  movements: readonly Movement[],
  on: (movement: Movement) => boolean,
): { kind: string; amount: Money }[] {
  const kinds = Map.groupBy(movements.filter(on), ({ kind }) => kind);
  const size = (value: Money) => (isNegative(value) ? negate(value) : value);
  return [...kinds]
    .map(([kind, of]) => ({ kind, amount: total(of, () => true) }))
    .filter((row) => !isZero(row.amount))
    .toSorted((a, b) => compare(size(b.amount), size(a.amount)) || a.kind.localeCompare(b.kind, 'en'));
}

/** Compute the operator's accounts after all these movements, machine revenue by product. */
export function accountsOf({ movements }: JournalSums): {
  account: AccountClass;
  productId: string | null;
  balance: Money;
}[] {
  const own = movements.filter(({ account }) => !account.startsWith('member_'));
  const accounts = Map.groupBy(own, ({ account, productId }) => `${account}:${productId ?? ''}`);
  return [...accounts.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, balance: total([first, ...rest], () => true) }] : [],
  );
}
