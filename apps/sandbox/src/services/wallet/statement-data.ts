import type { RecordKind, RecordSource } from '@paydirt/contract';
import type { EpochMs, Locale } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { nextTurn } from '../../next-turn.ts';
import { type RecordSubject, readSubjects } from './record-subjects.ts';

/** A posting to the available balance, with the records that it belongs to. */
export interface StatementLine {
  readonly at: EpochMs;
  /** What the entry did, as the journal calls it. */
  readonly kind: string;
  /** Kind of its records, where they are of one. */
  readonly recordKind: RecordKind | null;
  /** What it was about, in the asked language. */
  readonly what: readonly string[];
  readonly sources: readonly RecordSource[];
  /** Numbers of its records; a takeout of income has many. */
  readonly codes: readonly string[];
  readonly amount: bigint;
  /** Available balance after it. */
  readonly balance: bigint;
}

/** What a period did to the available balance: opening + lines = closing, to the last digit. */
export interface StatementData {
  readonly opening: bigint;
  readonly lines: readonly StatementLine[];
  readonly moneyIn: bigint;
  readonly moneyOut: bigint;
  readonly closing: bigint;
  /** Held beside it at the period's end. */
  readonly held: { readonly receivable: bigint; readonly arriving: bigint; readonly withdrawing: bigint };
}

interface Row {
  readonly at: EpochMs;
  readonly kind: string;
  readonly amount: bigint;
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

/** What each of a member's accounts held before a moment. */
async function heldBefore(sql: Sql, memberId: string, at: EpochMs): Promise<Map<string, bigint>> {
  const rows = await sql.query<{ class: string; held: bigint }>(
    `select account.class, sum(posting.amount)::int8 as held from posting
     join account on account.id = posting.account_id join entry on entry.id = posting.entry_id
     where account.member_id = $1 and entry.at < $2 group by account.class`,
    [memberId, new Date(at)],
  );
  return new Map(rows.map(({ class: name, held }) => [name, held]));
}

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
  const rows = await sql.query<Row>(LINES, [memberId, new Date(from), new Date(until)]);
  const after = await heldBefore(sql, memberId, until);
  const subjectsOf = (row: Row) => listed(row.subjects) as RecordSubject[];
  const subjects = await readSubjects(sql, rows.flatMap(subjectsOf), locale);

  const opening = before.get('member_available') ?? 0n;
  let balance = opening;
  let moneyIn = 0n;
  let moneyOut = 0n;
  const lines: StatementLine[] = [];
  for (const row of rows) {
    balance += row.amount;
    if (row.amount > 0n) moneyIn += row.amount;
    else moneyOut -= row.amount;
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
    if (lines.length % LINES_AT_ONCE === 0) await nextTurn();
  }
  return {
    opening,
    lines,
    moneyIn,
    moneyOut,
    closing: balance,
    held: {
      receivable: after.get('member_receivable') ?? 0n,
      arriving: after.get('member_arriving') ?? 0n,
      withdrawing: after.get('member_withdrawing') ?? 0n,
    },
  };
}

/** What each month did to the available balance, by the month's name; months without a movement are not there. */
export async function readMonths(
  sql: Sql,
  memberId: string,
): Promise<Map<string, { readonly moneyIn: bigint; readonly moneyOut: bigint; readonly movements: number }>> {
  const rows = await sql.query<{ month: string; money_in: bigint; money_out: bigint; movements: number }>(
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
