import type { MoneyReport } from '@paydirt/contract';
import { toDecimal, usdt } from '@paydirt/domain';

import type { AccountClass } from '../../ledger/ledger.ts';
import type { JournalSums, Movement, OwedIncome } from './money-journal.ts';

type Sums = MoneyReport['sums'];
type Deposits = MoneyReport['deposits'];
type Coverage = Pick<Sums, 'earned' | 'owed' | 'paid' | 'coveragePermille'>;

/** Write micro-USDT for the wire. */
export function amount(minor: bigint): string {
  return toDecimal(usdt(minor));
}

/** Add up the movements that a test lets through. */
export function total(movements: readonly Movement[], test: (movement: Movement) => boolean): bigint {
  let sum = 0n;
  for (const movement of movements) if (test(movement)) sum += movement.amount;
  return sum;
}

const held = (movements: readonly Movement[], account: AccountClass) =>
  total(movements, (movement) => movement.account === account);

/** What members have after all these movements, and what stands behind it. */
export function depositsOf(movements: readonly Movement[]): Deposits {
  const [available, receivable, arriving, withdrawing] = (
    ['member_available', 'member_receivable', 'member_arriving', 'member_withdrawing'] as const
  ).map((account) => held(movements, account)) as [bigint, bigint, bigint, bigint];
  return {
    available: amount(available),
    receivable: amount(receivable),
    arriving: amount(arriving),
    withdrawing: amount(withdrawing),
    total: amount(available + receivable + arriving + withdrawing),
    custody: amount(-held(movements, 'custody')),
  };
}

/** What machines earned, what was owed, and what of it was paid. */
export function coverageOf(movements: readonly Movement[], owed: readonly OwedIncome[]): Coverage {
  const booked = (kind: Movement['kind']) =>
    total(movements, (movement) => movement.kind === kind && movement.account === 'machine_revenue');
  const due = owed.reduce((sum, income) => sum + income.amount, 0n);
  const paid = -booked('income_accrual');
  return {
    earned: amount(booked('machine_output')),
    owed: amount(due),
    paid: amount(paid),
    coveragePermille: due === 0n ? null : Number((paid * 1000n) / due),
  };
}

/** Everything that these movements come to. */
export function sumsOf(movements: readonly Movement[], owed: readonly OwedIncome[]): Sums {
  const on = (account: AccountClass, test: (movement: Movement) => boolean) =>
    amount(total(movements, (movement) => movement.account === account && test(movement)));
  const spent = total(
    movements,
    ({ account, kind }) => account === 'promotion_budget' && kind !== 'promotion_allocation',
  );
  return {
    ...coverageOf(movements, owed),
    givenBack: on('machine_revenue', ({ kind }) => kind === 'income_reversal'),
    allocated: on('promotion_budget', ({ kind }) => kind === 'promotion_allocation'),
    spent: amount(-spent),
    fees: on('operator_fees', () => true),
  };
}

/** Movements on some accounts by kind of entry, the largest first; what changed nothing is left out. */
export function byKind(
  movements: readonly Movement[],
  on: (movement: Movement) => boolean,
): { kind: string; amount: bigint }[] {
  const kinds = Map.groupBy(movements.filter(on), ({ kind }) => kind);
  const size = (value: bigint) => (value < 0n ? -value : value);
  return [...kinds]
    .map(([kind, of]) => ({ kind, amount: total(of, () => true) }))
    .filter((row) => row.amount !== 0n)
    .toSorted((a, b) => Number(size(b.amount) - size(a.amount)) || a.kind.localeCompare(b.kind, 'en'));
}

/** The operator's accounts after all these movements, machine revenue by product. */
export function accountsOf({ movements }: JournalSums): {
  account: AccountClass;
  productId: string | null;
  balance: bigint;
}[] {
  const own = movements.filter(({ account }) => !account.startsWith('member_'));
  const accounts = Map.groupBy(own, ({ account, productId }) => `${account}:${productId ?? ''}`);
  return [...accounts.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, balance: total([first, ...rest], () => true) }] : [],
  );
}
