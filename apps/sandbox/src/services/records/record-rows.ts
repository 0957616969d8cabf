import type { CapitalRecord, RecordKind, RecordSource, RecordStatus } from '@paydirt/contract/wallet/records';
import {
  type ClockDay,
  CURRENCY,
  type EpochMs,
  isoDay,
  type Locale,
  type Money,
  toDecimal,
  toIso,
} from '@paydirt/domain';

import { type Assets, queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';
import type { RequestedPage } from '../../database/start-of-page.ts';
import type { Ports } from '../../operation/operation.ts';
import { type RecordSubject, readSubjects } from './record-subjects.ts';

/**
 * SQL for the time at which a record moved the balance; an index has the same expression. Pending records
 * come before all others.
 */
const MOVED_AT = `(case
  when balance_after is not null then coalesce(arrives_at, at)
  when status in ('pending', 'processing', 'not_credited') then 'infinity'::timestamptz
  else at
end)`;

const RECORD_COLUMNS = `*, nullif(${MOVED_AT}, 'infinity') as moved_at`;

/** A row of `capital_record`. */
export interface RecordRow {
  readonly id: string;
  /** Number in the order in which records were written. */
  readonly seq: bigint;
  readonly code: string;
  readonly member_id: string;
  readonly kind: RecordKind;
  readonly amount: Money;
  readonly subject: RecordSubject;
  readonly at: EpochMs;
  readonly status: RecordStatus;
  readonly source: RecordSource;
  readonly reference: string | null;
  readonly day: ClockDay | null;
  readonly scheduled: Money | null;
  readonly coverage_permille: number | null;
  readonly arrives_at: EpochMs | null;
  readonly balance_after: Money | null;
  /** Time at which the record moved the available balance; null while it is pending. */
  readonly moved_at: EpochMs | null;
}

/** Row with the cursor after which the list continues: its sort time, to the microsecond. */
export interface CursorRow extends RecordRow {
  readonly cursor: string;
}

/** Columns of {@link RecordRow} that hold money. */
const RECORD_AMOUNTS: Assets<RecordRow> = {
  amount: CURRENCY,
  scheduled: CURRENCY,
  balance_after: CURRENCY,
};

/** Convert rows to records in the contract's form. */
export async function toRecords(
  sql: Sql,
  rows: readonly RecordRow[],
  locale: Locale,
): Promise<CapitalRecord[]> {
  const subjects = await readSubjects(
    sql,
    rows.map(({ subject }) => subject),
    locale,
  );
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    amount: toDecimal(row.amount),
    kind: row.kind,
    description: subjects.nameOf(row.subject),
    goods: subjects.goodsOf(row.subject),
    productImage: subjects.imageOf(row.subject),
    time: toIso(row.at),
    status: row.status,
    source: row.source,
    reference: row.reference,
    day: row.day === null ? null : isoDay(row.day),
    scheduled: row.scheduled === null ? null : toDecimal(row.scheduled),
    coveragePermille: row.coverage_permille,
    arrivesAt: row.arrives_at === null ? null : toIso(row.arrives_at),
    balanceAfter: row.balance_after === null ? null : toDecimal(row.balance_after),
    movedAt: row.moved_at === null ? null : toIso(row.moved_at),
  }));
}

/** Id of a record, and of its member. */
interface RecordKey {
  readonly id: string;
  readonly memberId: string;
}

/** Read the row of a member's record; undefined if there is none. */
export async function readRecordRow(sql: Sql, { id, memberId }: RecordKey): Promise<RecordRow | undefined> {
  const [row] = await queryAmounts<RecordRow>(
    sql,
    RECORD_AMOUNTS,
    `select ${RECORD_COLUMNS} from capital_record where id = $1 and member_id = $2`,
    [id, memberId],
  );
  return row;
}

/** Read a member's record that this transaction wrote; throws if there is none. */
export async function readWrittenRecord(sql: Sql, key: RecordKey, locale: Locale): Promise<CapitalRecord> {
  const row = await readRecordRow(sql, key);
  const [record] = row ? await toRecords(sql, [row], locale) : [];
  if (!record) throw new Error('wallet: a record that was just written is there');
  return record;
}

/** Filter of a member's records; `from` is included, `until` is not. */
export interface RecordFilter {
  readonly memberId: string;
  readonly kinds?: readonly string[] | undefined;
  readonly statuses?: readonly string[] | undefined;
  readonly from?: EpochMs | undefined;
  readonly until?: EpochMs | undefined;
  readonly reference?: string | undefined;
  /** Only records after this one in the list. */
  readonly after?: Pick<CursorRow, 'cursor' | 'seq'> | undefined;
}

type Value = string | bigint | Date | readonly string[];

/** Sort order: newest first, so that the balance of a day is that of its first record. */
const NEWEST_FIRST = `${MOVED_AT} desc, seq desc`;

/** Build the conditions of a filter, and the values of their parameters. */
function conditionsOf(filter: RecordFilter): { where: string; values: Value[] } {
  const conditions = ['member_id = $1'];
  const values: Value[] = [filter.memberId];
  const where = (condition: (parameter: string) => string, value: Value | undefined) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  where((parameter) => `kind = any(${parameter}::text[])`, filter.kinds);
  where((parameter) => `status = any(${parameter}::text[])`, filter.statuses);
  where(
    (parameter) => `coalesce(nullif(${MOVED_AT}, 'infinity'), at) >= ${parameter}`,
    filter.from === undefined ? undefined : new Date(filter.from),
  );
  where(
    (parameter) => `coalesce(nullif(${MOVED_AT}, 'infinity'), at) < ${parameter}`,
    filter.until === undefined ? undefined : new Date(filter.until),
  );
  where((parameter) => `reference = ${parameter}`, filter.reference);
  if (filter.after !== undefined) {
    const { cursor, seq } = filter.after;
    values.push(cursor, seq);
    conditions.push(`(${MOVED_AT}, seq) < ($${values.length - 1}::timestamptz, $${values.length}::int8)`);
  }
  return { where: conditions.join(' and '), values };
}

/** Read the newest `count` rows that match a filter, newest first. */
export function readRecordRows(sql: Sql, filter: RecordFilter, count: number): Promise<CursorRow[]> {
  const { where, values } = conditionsOf(filter);
  return queryAmounts<CursorRow>(
    sql,
    RECORD_AMOUNTS,
    `select ${RECORD_COLUMNS}, ${MOVED_AT}::text as cursor from capital_record where ${where} order by ${NEWEST_FIRST} limit $${values.length + 1}`,
    [...values, count],
  );
}

/**
 * Read one page of a member's records, newest first, behind the record `after` where that is given and there: with
 * `afterPending` behind its place among the pending ones, or those that were below it would be skipped once it is
 * settled.
 */
export async function listRecords(
  sql: Sql,
  filter: RecordFilter,
  page: RequestedPage & { readonly afterPending?: boolean | undefined },
  locale: Locale,
): Promise<{ total: number; list: CapitalRecord[] }> {
  const { where, values } = conditionsOf(filter);
  const [after] =
    page.after === undefined
      ? []
      : await sql.query<Pick<CursorRow, 'cursor' | 'seq'>>(
          `select case when $3 then 'infinity' else ${MOVED_AT}::text end as cursor, seq
           from capital_record where id = $1 and member_id = $2`,
          [page.after, filter.memberId, page.afterPending === true],
        );
  const begun = after ? conditionsOf({ ...filter, after }) : { where, values };
  const [rows, [count]] = await Promise.all([
    queryAmounts<RecordRow>(
      sql,
      RECORD_AMOUNTS,
      `select ${RECORD_COLUMNS} from capital_record where ${begun.where} order by ${NEWEST_FIRST}
       limit $${begun.values.length + 1} offset $${begun.values.length + 2}`,
      [...begun.values, page.pageSize, after ? 0 : (page.pageNum - 1) * page.pageSize],
    ),
    sql.query<{ total: number }>(`select count(*)::int as total from capital_record where ${where}`, values),
  ]);
  return { total: count?.total ?? 0, list: await toRecords(sql, rows, locale) };
}

/** Record to write, with its journal entries. */
export interface NewRecord {
  readonly memberId: string;
  readonly kind: RecordKind;
  readonly amount: Money;
  readonly subject: RecordSubject;
  readonly at: EpochMs;
  readonly status: RecordStatus;
  readonly source: RecordSource;
  readonly reference?: string;
  readonly day?: ClockDay;
  readonly scheduled?: Money;
  readonly coveragePermille?: number;
  readonly balanceAfter?: Money | null;
  readonly entryIds: readonly bigint[];
}

const WRITE_RECORDS = `
  with written as (
    insert into capital_record (id, code, member_id, kind, amount, subject, at, status, source, reference, day,
      scheduled, coverage_permille, balance_after)
    select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int8[], $6::text[], $7::timestamptz[],
      $8::text[], $9::text[], $10::text[], $11::int4[], $12::int8[], $13::int4[], $14::int8[])
  )
  insert into record_entry (record_id, entry_id) select * from unnest($15::text[], $16::int8[])`;

/** Write a record and link it to its journal entries; returns its id. */
export async function writeRecord(sql: Sql, ports: Pick<Ports, 'newId'>, record: NewRecord): Promise<string> {
  const [id] = await writeRecords(sql, ports, [record]);
  if (id === undefined) throw new Error('wallet: a record that is written has an id');
  return id;
}

/** Write several records with one statement, in their order; returns their ids. */
export async function writeRecords(
  sql: Sql,
  ports: Pick<Ports, 'newId'>,
  records: readonly NewRecord[],
): Promise<string[]> {
  const ids = records.map(() => ports.newId('rec'));
  const entries = records.flatMap(({ entryIds }, n) =>
    entryIds.map((entryId) => [ids[n] ?? '', entryId] as const),
  );
  await sql.query(WRITE_RECORDS, [
    ids,
    // The last characters of the id form a number that can be read out on the phone.
    ids.map((id) => `PD-${id.slice(-8).toUpperCase()}`),
    records.map(({ memberId }) => memberId),
    records.map(({ kind }) => kind),
    records.map(({ amount }) => amount),
    records.map(({ subject }) => subject),
    records.map(({ at }) => new Date(at)),
    records.map(({ status }) => status),
    records.map(({ source }) => source),
    records.map(({ reference = null }) => reference),
    records.map(({ day = null }) => day),
    records.map(({ scheduled = null }) => scheduled),
    records.map(({ coveragePermille = null }) => coveragePermille),
    records.map(({ balanceAfter = null }) => balanceAfter),
    entries.map(([id]) => id),
    entries.map(([, entryId]) => entryId),
  ]);
  return ids;
}
