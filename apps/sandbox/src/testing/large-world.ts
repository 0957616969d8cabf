import type { EpochMs } from '@paydirt/domain';

import type { Database, Sql } from '../database/database.ts';
import { LINK_ENTRIES } from '../ledger/link-entries.ts';
import { sealLedger } from '../ledger/seal.ts';
import { serviceNow } from '../platform/clock.ts';

/** Tables that do not grow with the members: the catalogue, the clock, the operator's days. */
const SHARED = [
  'migration',
  'account_class',
  'entry_rule',
  'clock',
  'clock_move',
  'content',
  'product',
  'product_day',
  'top_up',
  'scenario',
  'redemption_code',
  'coupon_offer',
  'closed_service',
  'rate_limit',
  'captcha_puzzle',
  'person_salt',
];
/** Tables that are multiplied by separate statements, so that sums stay right, or are rebuilt on demand. */
const LEDGER = ['account', 'posting', 'journal_link', 'journal_day', 'ledger_seal'];
const MADE_AGAIN = ['liability_tree', 'liability_leaf', 'liability_node'];
/** Columns with ids that no constraint declares. */
const NAMES = ['reference', 'takeout_id', 'destination'];

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: 'text' | 'int8' | 'bytea' | (string & {});
  /** Table that a foreign key refers to, or this table for a column with generated numbers. */
  readonly target: string | null;
  /** Column of the target that numbers its rows. */
  readonly numbered: string | null;
  readonly alone: boolean;
}

const READ_COLUMNS = `
  select tables.relname as table, attribute.attname as name, type.typname as type,
    coalesce(target.relname, case when attribute.attidentity <> '' then tables.relname end) as target,
    coalesce((select attname from pg_attribute where attrelid = key.confrelid and attnum = key.confkey[1]),
      case when attribute.attidentity <> '' then attribute.attname end) as numbered,
    exists (select from pg_index where indrelid = tables.oid and indisunique
      and indnatts = 1 and indkey[0] = attribute.attnum) as alone
  from pg_class as tables
  join pg_attribute as attribute on attribute.attrelid = tables.oid and attribute.attnum > 0 and not attisdropped
  join pg_type as type on type.oid = attribute.atttypid
  left join pg_constraint as key on key.contype = 'f' and key.conrelid = tables.oid
    and key.conkey = array[attribute.attnum]
  left join pg_class as target on target.oid = key.confrelid
  where tables.relkind = 'r' and tables.relnamespace = current_schema()::regnamespace
  order by tables.relname, attribute.attnum`;

/** Read the last number of each table that numbers its rows, before the multiplication. */
async function lastNumbers(sql: Sql, columns: readonly Column[]): Promise<ReadonlyMap<string, bigint>> {
  const last = new Map<string, bigint>();
  for (const { type, target, numbered } of columns) {
    if (type !== 'int8' || target === null || last.has(`${target}.${numbered}`)) continue;
    const [row] = await sql.query<{ last: bigint }>(
      `select coalesce(max(${numbered}), 0)::int8 as last from ${target}`,
    );
    last.set(`${target}.${numbered}`, row?.last ?? 0n);
  }
  return last;
}

/**
 * Write the SQL of a column in copy `n`: numbers continue after the previous copy, names get the copy's
 * number.
 */
function copied({ name, type, target, numbered, alone }: Column, last: ReadonlyMap<string, bigint>): string {
  if (target !== null && SHARED.includes(target)) return name;
  if (type === 'int8' && target !== null) return `${name} + n * ${last.get(`${target}.${numbered}`)}`;
  if (type === 'text' && (alone || target !== null || name === 'member_id' || NAMES.includes(name)))
    return `${name} || '~' || n`;
  if (type === 'bytea' && (alone || name === 'person'))
    return `sha256(${name} || convert_to(n::text, 'UTF8'))`;
  return name;
}

const COPY_LEDGER = `
  -- Each copy of a shared account goes on from the balance that the one before it ended with.
  create temporary table size on commit drop as
    select (select max(id) from account) as accounts, (select max(id) from entry) as entries;
  insert into posting (entry_id, account_id, amount, balance_after)
    select entry_id + n * size.entries,
      case when member_id is null then account_id else account_id + n * size.accounts end,
      amount, case when member_id is null then balance_after + n * balance else balance_after end
    from posting join account on account.id = account_id, size, generate_series(1, TIMES - 1) as n;
  update account set balance = balance * TIMES where member_id is null;
  update product set sold = sold * TIMES, stock = stock * TIMES;
  update product_day set units = units * TIMES, scheduled = scheduled * TIMES, paid = paid * TIMES;
  insert into account (id, class, member_id, balance) overriding system value
    select id + n * size.accounts, class, member_id || '~' || n, balance
    from account, size, generate_series(1, TIMES - 1) as n where member_id is not null;
`;

/** Continue the generated numbers after the copied ones. */
async function advanceIdentities(sql: Sql, columns: readonly Column[]): Promise<void> {
  for (const { table, name, target, numbered } of columns) {
    if (target === table && numbered === name)
      await sql.script(
        `select setval(pg_get_serial_sequence('${table}', '${name}'), (select coalesce(max(${name}), 0) + 1 from ${table}))`,
      );
  }
}

/**
 * Multiply a world: a multiple of the members with all their data, on the same products. The rows are written
 * in bulk, without the triggers but with the rows that these would have written: every invariant of the
 * ledger holds, and it is sealed like at a day's end. Due jobs are not multiplied.
 */
export async function multiplyWorld(database: Database, times: number): Promise<void> {
  const columns = await database.query<Column>(READ_COLUMNS);
  const tables = Map.groupBy(
    columns.filter(({ table }) => ![...SHARED, ...LEDGER, ...MADE_AGAIN].includes(table)),
    ({ table }) => table,
  );
  await database.transaction(async (sql) => {
    // On a busy machine, inserting so many rows may take longer than the timeout of requests.
    await sql.script('set local session_replication_role = replica; set local statement_timeout = 0');
    const last = await lastNumbers(sql, columns);
    await sql.script(COPY_LEDGER.replaceAll('TIMES', String(times)));
    for (const [table, own] of tables) {
      await sql.script(
        `insert into ${table} (${own.map(({ name }) => name).join(', ')}) overriding system value
         select ${own.map((column) => copied(column, last)).join(', ')} from ${table}, generate_series(1, ${times - 1}) as n
         ${table === 'job' ? 'where done_at is not null' : ''}`,
      );
    }
    await sql.script(LINK_ENTRIES);
    await advanceIdentities(sql, columns);
  });
  await database.script('analyze');
  await database.transaction(async (sql) => sealLedger(sql, await serviceNow(sql)));
}

/**
 * Limit of the entries in one transaction: all are paid from the same account, whose row gets a new version
 * for each.
 */
const AT_ONCE = 500;

/**
 * Give a member a number of movements of a ten-thousandth each, like grants of the test faucet, one per
 * second up to a time.
 */
export async function giveMovements(
  database: Database,
  { memberId, count, until }: { readonly memberId: string; readonly count: number; readonly until: EpochMs },
): Promise<void> {
  for (let first = 0; first < count; first += AT_ONCE) {
    const last = Math.min(first + AT_ONCE, count) - 1;
    await database.query(
      `with made as (
         select n, $1 || ':' || n as name, to_timestamp($2::int8 / 1000.0) - ($3::int4 - n) * interval '1 second' as at
         from generate_series($4::int4, $5::int4) as n
       ), written as (
         insert into entry (kind, at, reference) select 'faucet_grant', at, name from made order by n returning id, reference
       ), posted as (
         insert into posting (entry_id, account_id, amount, balance_after)
         select written.id, account.id, case class when 'custody' then -100 else 100 end, 0
         from written, account where class = 'custody' or (class = 'member_available' and member_id = $1)
         order by written.id, class desc
       ), told as (
         insert into capital_record (id, code, member_id, kind, amount, subject, at, status, source, reference)
         select 'rec_' || name, 'PD-' || name, $1, 'recharge', 100, 'campaign:faucet', at, 'credited', 'test_faucet', name
         from made order by n returning id, reference
       )
       insert into record_entry (record_id, entry_id) select told.id, written.id from told join written using (reference)`,
      [memberId, BigInt(until), count, first, last],
    );
  }
}
