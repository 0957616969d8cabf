import { type MoneyReport, moneyReport, OPERATOR_ACCOUNTS } from '@paydirt/contract/wallet/money';
import {
  addDays,
  type ClockDay,
  clockDay,
  CONSTANTS,
  CURRENCY,
  dayOf,
  endOfDay,
  err,
  isoDay,
  negate,
  ok,
  parseIsoDay,
  type Result,
  toDecimal,
  toIso,
  zero,
} from '@paydirt/domain';
import { toHex } from '@paydirt/domain/proof/merkle-bytes';

import { implement } from '../../../operation/operation.ts';
import { readContent } from '../../content/content.ts';
import { type JournalSums, readJournalSums } from './money-journal.ts';
import { accountsOf, byKind, coverageOf, depositsOf, sumsOf, total } from './money-sums.ts';

const DAYS_SHOWN = 30;

interface Range {
  readonly from: ClockDay;
  readonly to: ClockDay;
}

/** Read the requested days; none may be in the future. */
function rangeOf(
  input: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: ClockDay,
): Result<Range, 'from' | 'to'> {
  const last = input.to === undefined ? ok(today) : parseIsoDay(input.to);
  if (!last.ok) return err('to');
  const to = clockDay(Math.min(last.value, today));
  // The default start may be before the calendar's first day.
  const first = parseIsoDay(input.from ?? isoDay(addDays(to, 1 - DAYS_SHOWN)));
  if (!first.ok && input.from === undefined) return err('to');
  if (!first.ok || first.value > to || to - first.value >= CONSTANTS.REPORT_DAYS_AT_MOST) return err('from');
  return ok({ from: first.value, to });
}

/** List the days of the range with their bookings, and the members' balances at the end of each. */
function daysOf({ movements, owed }: JournalSums, { from, to }: Range): MoneyReport['days'] {
  const moved = Map.groupBy(movements, ({ day }) => day);
  const due = Map.groupBy(owed, ({ day }) => day);
  const days: MoneyReport['days'] = [];
  // Movements that lead to the members' balances: first all before the range, then those of each day.
  const deposits = [...(moved.get(from - 1) ?? [])];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const today = moved.get(day) ?? [];
    deposits.push(...today);
    const condensed = condense(deposits);
    deposits.splice(0, deposits.length, ...condensed);
    days.push({ day: isoDay(day), ...sumsOf(today, due.get(day) ?? []), deposits: depositsOf(condensed) });
  }
  return days;
}

/** Merge movements into one per account, with the same balances. */
function condense(movements: JournalSums['movements']): JournalSums['movements'] {
  return [...Map.groupBy(movements, ({ account }) => account).values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, amount: total([first, ...rest], () => true) }] : [],
  );
}

function productsOf(
  { movements, owed }: JournalSums,
  names: ReadonlyMap<string, string>,
): MoneyReport['products'] {
  const ids = new Set([...movements, ...owed].flatMap(({ productId }) => productId ?? []));
  return [...ids].toSorted().map((productId) => {
    const moved = movements.filter((movement) => movement.productId === productId);
    const due = owed.filter((income) => income.productId === productId);
    const days = [...new Set([...moved, ...due].map(({ day }) => day))].toSorted((a, b) => a - b);
    return {
      productId,
      productName: names.get(productId) ?? productId,
      ...coverageOf(moved, due),
      days: days.map((day) => ({
        day: isoDay(clockDay(day)),
        ...coverageOf(
          moved.filter((movement) => movement.day === day),
          due.filter((income) => income.day === day),
        ),
      })),
    };
  });
}

/** Sources of the money: sums over the journal, at one position of it (H6, H7). */
export const moneyReportOperation = implement(moneyReport, async ({ sql, now, locale }, input) => {
  const range = rangeOf(input, dayOf(now));
  if (!range.ok) return err({ error: 'invalid_input', data: { fields: { [range.error]: 'malformed' } } });
  const { from, to } = range.value;
  const heldAt = to < dayOf(now) ? endOfDay(to) : now;
  const all = await readJournalSums(sql, { from, to, heldAt });
  const within: JournalSums = {
    ...all,
    movements: all.movements.filter(({ day }) => day >= from),
    owed: all.owed.filter(({ day }) => day >= from),
  };
  const accounts = accountsOf(all);
  const productIds = [...all.movements, ...all.owed].flatMap(({ productId }) => productId ?? []);
  const contents = await readContent(sql, 'product', productIds, locale);
  const names = new Map([...contents].map(([id, content]) => [id, content.body.name]));
  const rank = (account: string) => OPERATOR_ACCOUNTS.findIndex((name) => name === account);
  return ok({
    data: {
      position: { seq: all.position.seq, hash: all.position.hash && toHex(all.position.hash) },
      from: isoDay(from),
      to: isoDay(to),
      heldAt: toIso(heldAt),
      deposits: depositsOf(all.movements),
      members: all.members,
      movements: byKind(within.movements, ({ account }) => account.startsWith('member_')).map((row) => ({
        kind: row.kind,
        amount: toDecimal(row.amount),
      })),
      sums: sumsOf(within.movements, within.owed),
      ever: sumsOf(all.movements, all.owed),
      accounts: OPERATOR_ACCOUNTS.flatMap((name) => {
        const some = accounts.filter(({ account }) => account === name);
        return some.length > 0 ? some : [{ account: name, productId: null, balance: zero(CURRENCY) }];
      })
        .filter(({ account, productId }) => account !== 'machine_revenue' || productId !== null)
        .toSorted(
          (a, b) =>
            rank(a.account) - rank(b.account) || (a.productId ?? '').localeCompare(b.productId ?? '', 'en'),
        )
        .map(({ account, productId, balance }) => ({
          account: account as (typeof OPERATOR_ACCOUNTS)[number],
          productId,
          productName: productId === null ? null : (names.get(productId) ?? productId),
          balance: toDecimal(balance),
        })),
      bonuses: byKind(
        within.movements,
        ({ account, kind }) => account === 'promotion_budget' && kind !== 'promotion_allocation',
      ).map((row) => ({ kind: row.kind, amount: toDecimal(negate(row.amount)) })),
      days: daysOf(all, range.value),
      products: productsOf(within, names),
    },
  });
});
