import { addMs, type EpochMs, HOUR_MS } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { LINK_ENTRIES } from '../../ledger/link-entries.ts';
import { planCheckInsOf } from '../check-ins.ts';
import { planOperator } from '../past.ts';
import type { PastWorld } from '../past-world.ts';
import { leaseNow, planHero } from './actions.ts';

const HERO = 'mara';
const RECORDS = 10_000;
/** Number of days over which the records are spread. */
const DAYS = 38;

/** Tables whose rows are written in bulk, without the triggers that check each row. */
const BULK = ['entry', 'posting', 'account', 'journal_link', 'journal_day'];

/**
 * SQL for grants of the test faucet, evenly distributed up to a time: for each an entry, its two postings
 * with the resulting balances, and a record. The rows are like those that the triggers would have written;
 * `ledger/check` verifies them afterwards.
 */
const GRANTS = `
  create temporary table many on commit drop as
    select n, to_timestamp(($3::int8 - ($2::int4 - n) * $4::int8) / 1000.0) as at,
      ((n * 7919) % 240 + 10)::int8 * 10000 as amount, record.id as record_id, record.id || ':grant' as reference
    from unnest($5::text[]) with ordinality as record (id, n), (select $1::text as member_id) as whose`;

const ENTRIES = `
  insert into entry (kind, at, reference) select 'faucet_grant', at, reference from many order by n`;

const POSTINGS = `
  insert into posting (entry_id, account_id, amount, balance_after)
  select entry.id, account.id, many.amount * side.sign,
    account.balance + side.sign * sum(many.amount) over (partition by account.id order by many.n)
  from many join entry on entry.kind = 'faucet_grant' and entry.reference = many.reference
  cross join (values ('custody', -1), ('member_available', 1)) as side (class, sign)
  join account on account.class = side.class and coalesce(account.member_id, '') in ('', $1)`;

const BALANCES = `
  update account set balance = balance + (case class when 'custody' then -1 else 1 end) * (select sum(amount) from many)
  where (class = 'custody' and member_id is null) or (class = 'member_available' and member_id = $1)`;

const RECORDED = `
  insert into capital_record (id, code, member_id, kind, amount, subject, at, status, source, reference, balance_after)
  select record_id, 'PD-' || upper(right(record_id, 8)), $1, 'recharge', many.amount, 'campaign:faucet', many.at,
    'credited', 'test_faucet', many.reference, posting.balance_after
  from many join entry on entry.kind = 'faucet_grant' and entry.reference = many.reference
  join posting on posting.entry_id = entry.id
  join account on account.id = posting.account_id and account.class = 'member_available'
  order by many.n`;

const TIED = `
  insert into record_entry (record_id, entry_id)
  select record_id, entry.id from many join entry on entry.kind = 'faucet_grant' and entry.reference = many.reference`;

async function writeGrants(
  sql: Sql,
  memberId: string,
  ids: readonly string[],
  until: EpochMs,
): Promise<void> {
  const every = Math.floor((DAYS * 24 * HOUR_MS) / ids.length);
  // Run the deferred triggers before disabling them.
  await sql.script('set constraints all immediate; set constraints all deferred');
  await sql.script(BULK.map((table) => `alter table ${table} disable trigger user;`).join('\n'));
  await sql.query(GRANTS, [memberId, ids.length, BigInt(until), BigInt(every), [...ids]]);
  await sql.query(ENTRIES);
  await sql.query(POSTINGS, [memberId]);
  await sql.query(BALANCES, [memberId]);
  await sql.query(RECORDED, [memberId]);
  await sql.query(TIED);
  await sql.script(LINK_ENTRIES);
  await sql.script(BULK.map((table) => `alter table ${table} enable trigger user;`).join('\n'));
}

/** Plan a member with ten thousand records, as a load test for lists, tables and statements. */
export function planManyRecords(world: PastWorld): void {
  planOperator(world, { daysAgo: DAYS + 2, machines: { trommel: 2 } });
  planHero(world, HERO, world.at(DAYS + 1, 6));
  world.plan(world.at(1, 1), async () => {
    const ids = Array.from({ length: RECORDS }, () => world.ports.newId('rec'));
    await writeGrants(world.sql, world.idOf(HERO), ids, addMs(world.at(1, 1), -HOUR_MS));
  });
  world.plan(world.at(1, 2), async () => void (await leaseNow(world, HERO, 'trommel')));
  planCheckInsOf(world, HERO, { daysAgo: 1, missed: [] });
}
