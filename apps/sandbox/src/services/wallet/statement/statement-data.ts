import type { RecordKind, RecordSource } from '@paydirt/contract/wallet/records';
import { add, CURRENCY, type EpochMs, type Locale, type Money, negate, sum, zero } from '@paydirt/domain';

import { queryAmounts } from '../../../database/amounts.ts';
import type { Sql, SqlValue } from '../../../database/database.ts';
import type { StatementData, StatementLine } from '../../../documents/statement-lines.ts';
import { type RecordSubject, readSubjects } from '../../records/record-subjects.ts';

/**
 * Period of a statement: `from` is included, `until` is not, and entries after the journal's position `seq`
 * do not count. Entries never change, so that all reads with the same position are consistent, however late.
 */
interface Period {
  readonly memberId: string;
  readonly from: EpochMs;
  readonly until: EpochMs;
  readonly seq: bigint;
}

/** Month's statement: its sums, and its lines, which are read from the journal on demand. */
export interface ReadStatement {
  readonly data: StatementData;
  readonly lines: () => AsyncGenerator<readonly StatementLine[], void>;
}

const valuesOf = ({ memberId, from, until, seq }: Period) => [memberId, new Date(from), new Date(until), seq];

/** SQL for the postings to the available balance in a period; its values are those of {@link valuesOf}. */
const MOVED = `
  from posting join account on account.id = posting.account_id join entry on entry.id = posting.entry_id
  join journal_link as link on link.entry_id = entry.id
  where account.member_id = $1 and account.class = 'member_available'
    and entry.at >= $2 and entry.at < $3 and link.seq <= $4`;

interface KindRow {
  readonly kind: string;
  readonly count: number;
  readonly amount: Money;
  readonly money_in: Money;
}

const KINDS = `
  select kind, count(*)::int as count, sum(amount)::int8 as amount,
    coalesce(sum(amount) filter (where amount > 0), 0)::int8 as money_in
  from (select entry.kind, posting.amount, row_number() over (order by entry.at, entry.id) as place ${MOVED}) as moved
  group by kind order by min(place)`;

/** Read the balance of each of a member's accounts before a time. */
async function heldBefore(
  sql: Sql,
  { memberId, seq }: Period,
  at: EpochMs,
): Promise<(name: string) => Money> {
  const rows = await queryAmounts<{ readonly class: string; readonly held: Money }>(
    sql,
    { held: CURRENCY },
    `select account.class, sum(posting.amount)::int8 as held from posting
     join account on account.id = posting.account_id join entry on entry.id = posting.entry_id
     join journal_link as link on link.entry_id = entry.id
     where account.member_id = $1 and entry.at < $2 and link.seq <= $3 group by account.class`,
    [memberId, new Date(at), seq],
  );
  const held = new Map(rows.map((row) => [row.class, row.held]));
  return (name) => held.get(name) ?? zero(CURRENCY);
}

const LINES_AT_ONCE = 500;

interface Portion {
  /**
   * Range of entry ids that contains the entries of the batch, so that an index finds them, although they are
   * sorted by time.
   */
  readonly least: bigint;
  readonly most: bigint;
}

const PORTIONS = `
  select min(id) as least, max(id) as most
  from (select entry.id, (row_number() over (order by entry.at, entry.id) - 1) / ${LINES_AT_ONCE} as portion ${MOVED}) as moved
  group by portion order by portion`;

interface Row {
  readonly id: bigint;
  readonly at: EpochMs;
  readonly kind: string;
  readonly amount: Money;
  readonly subjects: string | null;
  readonly sources: string | null;
  readonly kinds: string | null;
  readonly codes: string | null;
}

const LINES = `
  select moved.*, records.* from (
    select entry.id, entry.at, entry.kind, posting.amount ${MOVED}
      and entry.id between $5 and $6
      and ($7::int8 is null or (entry.at, entry.id) > (select at, id from entry where id = $7))
    order by entry.at, entry.id limit ${LINES_AT_ONCE}
  ) as moved
  left join lateral (
    select string_agg(distinct subject, ',') as subjects, string_agg(distinct source, ',') as sources,
      string_agg(distinct capital_record.kind, ',') as kinds, string_agg(code, ',' order by seq) as codes
    from record_entry join capital_record on capital_record.id = record_entry.record_id
    where record_entry.entry_id = moved.id
  ) as records on true
  order by moved.at, moved.id`;

const listed = (text: string | null) => (text === null ? [] : text.split(','));

async function* readLines(
  sql: Sql,
  period: Period,
  { opening, movements }: StatementData,
  locale: Locale,
): AsyncGenerator<readonly StatementLine[], void> {
  const portions = await sql.query<Portion>(PORTIONS, valuesOf(period));
  let balance = opening;
  let after: bigint | null = null;
  let read = 0;
  for (const { least, most } of portions) {
    const values: SqlValue[] = [...valuesOf(period), least, most, after];
    const rows: Row[] = await queryAmounts<Row>(sql, { amount: CURRENCY }, LINES, values);
    const subjectsOf = (row: Row) => listed(row.subjects) as RecordSubject[];
    const subjects = await readSubjects(sql, rows.flatMap(subjectsOf), locale);
    yield rows.map((row): StatementLine => {
      balance = add(balance, row.amount);
      const kinds = listed(row.kinds);
      return {
        at: row.at,
        kind: row.kind,
        recordKind: kinds.length === 1 ? (kinds[0] as RecordKind) : null,
        what: subjectsOf(row).map(subjects.nameOf),
        sources: listed(row.sources) as RecordSource[],
        codes: listed(row.codes),
        amount: row.amount,
        balance,
      };
    });
    after = rows.at(-1)?.id ?? null;
    read += rows.length;
  }
  // A reset may delete the journal while a statement is read.
  if (read !== movements) throw new Error('wallet: a statement has the movements that its sums have');
}

/**
 * Read a member's statement of a period from the journal at its present position; `from` is included, `until`
 * is not.
 */
export async function readStatement(
  sql: Sql,
  memberId: string,
  { from, until }: { readonly from: EpochMs; readonly until: EpochMs },
  locale: Locale,
): Promise<ReadStatement> {
  const [last] = await sql.query<{ seq: bigint }>(
    'select coalesce(max(seq), 0)::int8 as seq from journal_link',
  );
  const period = { memberId, from, until, seq: last?.seq ?? 0n };
  const before = await heldBefore(sql, period, from);
  const after = await heldBefore(sql, period, until);
  const rows = await queryAmounts<KindRow>(
    sql,
    { amount: CURRENCY, money_in: CURRENCY },
    KINDS,
    valuesOf(period),
  );
  const opening = before('member_available');
  const all = sum(
    rows.map(({ amount }) => amount),
    CURRENCY,
  );
  const moneyIn = sum(
    rows.map(({ money_in: came }) => came),
    CURRENCY,
  );
  const data: StatementData = {
    opening,
    movements: rows.reduce((count, row) => count + row.count, 0),
    kinds: rows.map(({ kind, count, amount }) => ({ kind, count, amount })),
    moneyIn,
    moneyOut: add(moneyIn, negate(all)),
    closing: add(opening, all),
    held: {
      receivable: after('member_receivable'),
      arriving: after('member_arriving'),
      withdrawing: after('member_withdrawing'),
    },
  };
  return { data, lines: () => readLines(sql, period, data, locale) };
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
