import type { Database, Sql } from '../database/database.ts';

/** Write without triggers and foreign keys, as a database superuser can; then roll back. */
export async function tampered<T>(
  database: Database,
  statements: string,
  look: (sql: Sql) => Promise<T>,
): Promise<T> {
  let seen: { readonly value: T } | null = null;
  await database
    .transaction(async (sql) => {
      await sql.script(`set local session_replication_role = replica; ${statements}`);
      seen = { value: await look(sql) };
      throw new Error('undo');
    })
    .catch((cause: Error) => {
      if (cause.message !== 'undo') throw cause;
    });
  if (!seen) throw new Error('test: nothing was seen');
  return (seen as { value: T }).value;
}

/** The first lease purchase of the journal, the target of tampering. */
export const PURCHASE = `(select min(id) from entry where kind = 'lease_purchase')`;
const ORDER = `(select id from lease_order where kind = 'machine' and status = 'valid' order by seq limit 1)`;
const ON_CUSTODY = `entry_id = ${PURCHASE} and account_id = (select id from account where class = 'custody')`;

/**
 * Way to tamper: its name, its statements, the message of the replay, and whether the check since the last
 * seal notices it in sealed entries.
 */
export type Tampering = readonly [what: string, statements: string, named: RegExp, seen: boolean];

export const AT_THE_ENTRY: readonly Tampering[] = [
  [
    'an amount',
    `update posting set amount = amount + 1 where ${ON_CUSTODY}`,
    /members fund add up to 0\.000001/,
    true,
  ],
  [
    'two amounts that still balance',
    `update posting set amount = amount + sign(amount)::int8 where entry_id = ${PURCHASE}`,
    /its posting says/,
    true,
  ],
  [
    'a balance after',
    `update posting set balance_after = balance_after - 5 where ${ON_CUSTODY}`,
    /its posting says/,
    false,
  ],
  [
    'the time',
    `update entry set at = at + interval '1 microsecond' where id = ${PURCHASE}`,
    /hashes to/,
    true,
  ],
  [
    'the reference',
    `update entry set reference = reference || 'x' where id = ${PURCHASE}`,
    /hashes to/,
    true,
  ],
  ['the kind', `update entry set kind = 'income_accrual' where id = ${PURCHASE}`, /may not move that/, true],
  [
    'whose account it is on',
    `update posting set account_id = (select id from account where class = 'member_receivable' limit 1)
     where entry_id = ${PURCHASE} and account_id in (select id from account where class = 'member_available')`,
    /may not move that/,
    true,
  ],
  ['a deleted posting', `delete from posting where ${ON_CUSTODY}`, /members fund add up to/, true],
  ['all postings deleted', `delete from posting where entry_id = ${PURCHASE}`, /it has no postings/, true],
  [
    'the whole entry deleted',
    `delete from entry where id = ${PURCHASE}`,
    /the journal does not have it/,
    true,
  ],
  [
    'its link deleted',
    `delete from journal_link where entry_id = ${PURCHASE}`,
    /the chain goes from link \d+ to link \d+/,
    true,
  ],
  [
    'its record deleted',
    `delete from record_entry where entry_id = ${PURCHASE}`,
    /no record tells of it/,
    false,
  ],
  [
    'its link’s hash',
    `update journal_link set hash = sha256('x') where entry_id = ${PURCHASE}`,
    /hashes to/,
    false,
  ],
];

/** Tampering with data other than the entries. */
export const BESIDE: readonly Tampering[] = [
  [
    'a balance',
    `update account set balance = balance + 1 where class = 'custody'`,
    /^custody .* holds .* come to/,
    true,
  ],
  [
    'a sum by day',
    `update journal_day set amount = amount + 1 where (day, kind, class) = (
       select day, kind, class from journal_day order by day, kind, class limit 1)`,
    /^the sums by day keep/,
    true,
  ],
  [
    'a record’s amount',
    `update capital_record set amount = amount + 1 where id = (select id from capital_record where status = 'succeeded' limit 1)`,
    /members_records_agree_with_their_accounts/,
    true,
  ],
  [
    'what a finished withdrawal says that it was',
    `update withdrawal set amount = amount + 1 where id = (select id from withdrawal where status = 'succeeded' limit 1)`,
    /withdrawals_agree_with_their_records/,
    true,
  ],
  [
    'what an order cost',
    `update lease_order set price = price - 1, paid = paid - 1 where id = ${ORDER}`,
    /orders_agree_with_the_journal/,
    true,
  ],
  [
    'how many days a lease lasts',
    `update lease_order set valid_days = valid_days + 1 where id = ${ORDER}`,
    /orders_agree_with_the_journal/,
    true,
  ],
  [
    'what a returned lease gave back',
    `update lease_order set returned = returned + 1 where status = 'returned'`,
    /orders_agree_with_the_journal/,
    true,
  ],
  [
    'how many units of a product are sold',
    `update product set sold = sold + 1 where id = 'trommel'`,
    /units_sold_agree_with_orders/,
    true,
  ],
  [
    'two lines of no entry',
    `insert into posting select 1000000, id, 5, balance from account where class = 'custody'
     union all select 1000000, id, -5, balance from account where class = 'treasury'`,
    /balances_equal_their_postings/,
    true,
  ],
  [
    'two lines on no account',
    `insert into posting values (${PURCHASE}, 1000000, 5, 5), (${PURCHASE}, 1000001, -5, -5)`,
    /balances_equal_their_postings/,
    true,
  ],
  [
    'the last entry deleted with its link',
    `create temporary table gone on commit drop as select entry_id from journal_link order by seq desc limit 1;
     delete from posting where entry_id in (select entry_id from gone);
     delete from entry where id in (select entry_id from gone);
     delete from journal_link where entry_id in (select entry_id from gone)`,
    /holds .* come to/,
    true,
  ],
];
