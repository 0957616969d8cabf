import type { RecordKind, RecordSource } from '@paydirt/contract';
import {
  add,
  CURRENCY,
  type EpochMs,
  isPositive,
  type Locale,
  type Money,
  subtract,
  zero,
} from '@paydirt/domain';

import { queryAmounts } from '../../../database/amounts.ts';
import type { Sql } from '../../../database/database.ts';
import { yieldToEventLoop } from '../../../yield-to-event-loop.ts';
import { type RecordSubject, readSubjects } from '../records/record-subjects.ts';

/** A posting to the available balance, with the records that it belongs to. */
export interface StatementLine {
  readonly at: EpochMs;
  /** Kind of the journal entry. */
  readonly kind: string;
  /** Kind of its records, where they are of one. */
  readonly recordKind: RecordKind | null;
  /** Names of its subjects, in the asked language. */
  readonly what: readonly string[];
  readonly sources: readonly RecordSource[];
  /** Numbers of its records; a takeout of income has many. */
  readonly codes: readonly string[];
  readonly amount: Money;
  /** Available balance after it. */
  readonly balance: Money;
}

/** Movements of the available balance in a period: opening + lines = closing, to the last digit. */
export interface StatementData {
  readonly opening: Money;
  readonly lines: readonly StatementLine[];
  readonly moneyIn: Money;
  readonly moneyOut: Money;
  readonly closing: Money;
  /** Held beside it at the period's end. */
  readonly held: { readonly receivable: Money; readonly arriving: Money; readonly withdrawing: Money };
}

interface Row {
  readonly at: EpochMs;
  readonly kind: string;
  readonly amount: Money;
  readonly subjects: string | null;
  readonly sources: string | null;
  readonly kinds: string | null;
  readonly codes: string | null;
}

const LINES = `
  select entry.at, entry.kind, posting.amount, told.* from posting
  join account on account.id = posting.account_id join entry on entry.id = posting.entry_id
  left join lateral (
    select string_agg(distinct subject, ',') as subjects, string_agg(distinct source, ',') as sources,
      string_agg(distinct capital_record.kind, ',') as kinds, string_agg(code, ',' order by seq) as codes
    from record_entry join capital_record on capital_record.id = record_entry.record_id
    where record_entry.entry_id = entry.id
  ) as told on true
  where account.member_id = $1 and account.class = 'member_available' and entry.at >= $2 and entry.at < $3
  order by entry.at, entry.id`;

/** Read the balance of each of a member's accounts before a moment. */
async function heldBefore(sql: Sql, memberId: string, at: EpochMs): Promise<Map<string, Money>> {
  const rows = await queryAmounts<{ readonly class: string; readonly held: Money }>(
    sql,
    { held: CURRENCY },
    `select account.class, sum(posting.amount)::int8 as held from posting
     join account on account.id = posting.account_id join entry on entry.id = posting.entry_id
     where account.member_id = $1 and entry.at < $2 group by account.class`,
    [memberId, new Date(at)],
  );
  return new Map(rows.map(({ class: name, held }) => [name, held]));
}

const NOTHING = zero(CURRENCY);

/** Lines that are read without a pause. */
const LINES_AT_ONCE = 1000;

const listed = (text: string | null) => (text === null ? [] : text.split(','));

/** Read a member's movements of a period from the journal; `from` is included, `until` is not. */
export async function readStatement(
  sql: Sql,
  memberId: string,
  { from, until }: { readonly from: EpochMs; readonly until: EpochMs },
  locale: Locale,
): Promise<StatementData> {
  const before = await heldBefore(sql, memberId, from);
  const rows = await queryAmounts<Row>(sql, { amount: CURRENCY }, LINES, [
    memberId,
    new Date(from),
    new Date(until),
  ]);
  const after = await heldBefore(sql, memberId, until);
  const subjectsOf = (row: Row) => listed(row.subjects) as RecordSubject[];
  const subjects = await readSubjects(sql, rows.flatMap(subjectsOf), locale);

  const opening = before.get('member_available') ?? NOTHING;
  let balance = opening;
  let moneyIn = NOTHING;
  let moneyOut = NOTHING;
  const lines: StatementLine[] = [];
  for (const row of rows) {
    balance = add(balance, row.amount);
    if (isPositive(row.amount)) moneyIn = add(moneyIn, row.amount);
    else moneyOut = subtract(moneyOut, row.amount);
    const kinds = listed(row.kinds);
    lines.push({
      at: row.at,
      kind: row.kind,
      recordKind: kinds.length === 1 ? (kinds[0] as RecordKind) : null,
      what: subjectsOf(row).map(subjects.nameOf),
      sources: listed(row.sources) as RecordSource[],
      codes: listed(row.codes),
      amount: row.amount,
      balance,
    });
    if (lines.length % LINES_AT_ONCE === 0) await yieldToEventLoop();
  }
  return {
    opening,
    lines,
    moneyIn,
    moneyOut,
    closing: balance,
    held: {
      receivable: after.get('member_receivable') ?? NOTHING,
      arriving: after.get('member_arriving') ?? NOTHING,
      withdrawing: after.get('member_withdrawing') ?? NOTHING,
    },
  };
}

interface MonthRow {
  readonly month: string;
  readonly money_in: Money;
  readonly money_out: Money;
  readonly movements: number;
}

/** Read the movements of the available balance by month; months without a movement are left out. */
export async function readMonths(
  sql: Sql,
  memberId: string,
): Promise<Map<string, { readonly moneyIn: Money; readonly moneyOut: Money; readonly movements: number }>> {
  const rows = await queryAmounts<MonthRow>(
    sql,
    { money_in: CURRENCY, money_out: CURRENCY },
    `select to_char(entry.at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as movements,
       coalesce(sum(posting.amount) filter (where posting.amount > 0), 0)::int8 as money_in,
       coalesce(-sum(posting.amount) filter (where posting.amount < 0), 0)::int8 as money_out
     from posting join account on account.id = posting.account_id join entry on entry.id = posting.entry_id
     where account.member_id = $1 and account.class = 'member_available' group by 1`,
    [memberId],
  );
  return new Map(
    rows.map((row) => [
      row.month,
      { moneyIn: row.money_in, moneyOut: row.money_out, movements: row.movements },
    ]),
  );
}
