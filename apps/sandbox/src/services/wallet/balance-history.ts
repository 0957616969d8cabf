import { accountHistory, type HistoryDay } from '@paydirt/contract/wallet/statement';
import {
  add,
  addDays,
  clockDay,
  CURRENCY,
  dayOf,
  isoDay,
  isZero,
  type Money,
  ok,
  startOfDay,
  sum,
  toDecimal,
  zero,
} from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import type { EntryKind } from '../../ledger/ledger.ts';
import { implement } from '../../operation/operation.ts';

type Share = Exclude<keyof HistoryDay, 'day' | 'total' | 'moved'>;

/**
 * Share of a day to which a kind of entry belongs: who paid it, or where it went. Other kinds only move money
 * between the member's own accounts.
 */
const SHARE_OF: Readonly<Partial<Record<EntryKind, Share>>> = {
  income_accrual: 'machineRevenue',
  income_reversal: 'machineRevenue',
  bonus_accrual: 'promotionBudget',
  bonus_credit: 'promotionBudget',
  level_gift: 'promotionBudget',
  sign_in_bonus: 'promotionBudget',
  reward_credit: 'promotionBudget',
  subsidy_credit: 'promotionBudget',
  redemption_credit: 'promotionBudget',
  lease_return: 'refund',
  faucet_grant: 'deposited',
  recharge_credit: 'deposited',
  lease_purchase: 'spent',
  merchandise_purchase: 'spent',
  withdrawal_settlement: 'withdrawn',
  account_closure: 'withdrawn',
};

/** Kinds of entry that make up a share. */
export function entryKindsOf(share: Share): readonly EntryKind[] {
  return (Object.keys(SHARE_OF) as EntryKind[]).filter((kind) => SHARE_OF[kind] === share);
}

interface Sum {
  /** Day of the movement; null for everything before the first day. */
  readonly day: number | null;
  readonly kind: EntryKind;
  readonly amount: Money;
  /** Sums that entered and left the available balance, both without sign. */
  readonly money_in: Money;
  readonly money_out: Money;
}

const NOTHING = zero(CURRENCY);

const emptyDay = (): Record<Share, Money> => ({
  machineRevenue: NOTHING,
  promotionBudget: NOTHING,
  refund: NOTHING,
  deposited: NOTHING,
  spent: NOTHING,
  withdrawn: NOTHING,
});

/** Changes of a member's accounts, day by day, from the postings. */
export const accountHistoryOperation = implement(accountHistory, async ({ sql, memberId, now }, input) => {
  const first = addDays(dayOf(now), 1 - input.days);
  const sums = await queryAmounts<Sum>(
    sql,
    { amount: CURRENCY, money_in: CURRENCY, money_out: CURRENCY },
    `select case when entry.at >= $2 then floor(extract(epoch from entry.at) / 86400)::int end as day,
       entry.kind, sum(posting.amount)::int8 as amount,
       coalesce(sum(posting.amount) filter (where class = 'member_available' and amount > 0), 0)::int8 as money_in,
       coalesce(-sum(posting.amount) filter (where class = 'member_available' and amount < 0), 0)::int8 as money_out
     from posting join account on account.id = posting.account_id join entry on entry.id = posting.entry_id
     where account.member_id = $1 group by 1, 2`,
    [memberId, new Date(startOfDay(first))],
  );
  const opening = sum(
    sums.filter(({ day }) => day === null).map(({ amount }) => amount),
    CURRENCY,
  );
  const byDay = Map.groupBy(sums, ({ day }) => day);
  let total = opening;
  const days = Array.from({ length: input.days }, (_, index): HistoryDay => {
    const day = clockDay(first + index);
    const shares = emptyDay();
    const today = byDay.get(day) ?? [];
    for (const { kind, amount } of today) {
      if (isZero(amount)) continue;
      const share = SHARE_OF[kind];
      if (share === undefined)
        throw new Error(`wallet: ${kind} changes what a member has, but is no share of it`);
      shares[share] = add(shares[share], amount);
      total = add(total, amount);
    }
    const wire = Object.fromEntries(
      Object.entries(shares).map(([share, amount]) => [share, toDecimal(amount)]),
    );
    const all = (name: 'money_in' | 'money_out') =>
      toDecimal(
        sum(
          today.map((row) => row[name]),
          CURRENCY,
        ),
      );
    return {
      // The cast holds because the empty day has every share.
      ...(wire as Record<Share, string>),
      day: isoDay(day),
      total: toDecimal(total),
      moved: { moneyIn: all('money_in'), moneyOut: all('money_out') },
    };
  });
  return ok({ data: { opening: toDecimal(opening), days } });
});
