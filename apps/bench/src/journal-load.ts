import type { Database } from '../../sandbox/src/database/database.ts';
import { serviceNow } from '../../sandbox/src/platform/clock.ts';

const PER_CHUNK = 20_000;
/** As many as a report may cover. */
const DAYS = 400;
const DAY_MS = 86_400_000;
/** Each chunk goes over all days once, so that a journal that is cut short has entries on all of them too. */
const EVERY_MS = Math.floor((DAYS * DAY_MS) / PER_CHUNK);

/** How far a journal is filled: up to so many entries, and no longer than so many seconds. */
export interface Filling {
  readonly entries: number;
  readonly seconds: number;
}

/**
 * Fill the journal over the last 400 days: machines earn, members are owed their income, take it out and have it
 * arrive. Written in bulk without the triggers, and so that it is what they would have written: balances,
 * sums by day and the chain of hashes agree with the postings. Records of members, which no report reads, are not
 * written.
 *
 * @returns How many entries the journal has now.
 */
export async function fillJournal(database: Database, { entries, seconds }: Filling): Promise<number> {
  const [start] = await database.query<{ last: bigint; held: number }>(
    `select coalesce(max(id), 0) as last, count(*)::int as held from entry`,
  );
  if (!start) throw new Error('bench: an aggregate gave no row');
  const wanted = Math.ceil((entries - start.held) / 4) * 4;
  const from = new Date((await serviceNow(database)) - DAYS * DAY_MS).toISOString();
  const begun = performance.now();
  let written = 0;
  while (written < wanted && performance.now() - begun < seconds * 1000) {
    const last = Math.min(written + PER_CHUNK, wanted) - 1;
    await database.transaction((sql) =>
      sql.script(chunkOf({ base: start.last + 1n, first: written, last, from })),
    );
    written = last + 1;
  }
  await database.script(`select setval(pg_get_serial_sequence('entry', 'id'), (select max(id) from entry))`);
  await database.script('analyze');
  return start.held + written;
}

interface Chunk {
  /** Id of the first entry of all. */
  readonly base: bigint;
  /** Numbers of the first and the last entry of the chunk; four in a row are the income of one day. */
  readonly first: number;
  readonly last: number;
  readonly from: string;
}

function chunkOf({ base, first, last, from }: Chunk): string {
  const ids = `between ${base + BigInt(first)} and ${base + BigInt(last)}`;
  return `
    set local session_replication_role = replica;
    insert into entry (id, kind, at, reference) overriding system value
      select ${base} + n,
        (array['machine_output', 'income_accrual', 'income_takeout', 'income_arrival'])[n % 4 + 1],
        timestamptz '${from}' + n % ${PER_CHUNK} * interval '${EVERY_MS} milliseconds', 'bench:' || n
      from generate_series(${first}, ${last}) as n;
    with who as (
      select array_agg(member_id order by id) as ids from account where class = 'member_available'
    ), what as (
      select array_agg(product_id order by id) as ids from account
      where class = 'machine_revenue' and product_id is not null
    ), part (step, class, sign) as (values
      (0, 'treasury', -1), (0, 'machine_revenue', 1),
      (1, 'machine_revenue', -1), (1, 'treasury', 1), (1, 'custody', -1), (1, 'member_receivable', 1),
      (2, 'member_receivable', -1), (2, 'member_arriving', 1),
      (3, 'member_arriving', -1), (3, 'member_available', 1)
    ), line as (
      select ${base} + n as entry_id, class, sign * (1000000 + (n / 4 * 7919) % 2000000) as amount,
        case when class like 'member%' then who.ids[n / 4 % cardinality(who.ids) + 1] else '' end as member_id,
        case when class = 'machine_revenue' then what.ids[n / 4 % cardinality(what.ids) + 1] else '' end as product_id
      from generate_series(${first}, ${last}) as n join part on step = n % 4, who, what
    )
    insert into posting (entry_id, account_id, amount, balance_after)
      select entry_id, account.id, amount,
        account.balance + sum(amount) over (partition by account.id order by entry_id)
      from line join account on account.class = line.class
        and coalesce(account.member_id, '') = line.member_id and coalesce(account.product_id, '') = line.product_id;
    update account set balance = balance + moved.amount
      from (select account_id, sum(amount) as amount from posting where entry_id ${ids} group by 1) as moved
      where account.id = moved.account_id;
    insert into journal_day (day, kind, class, product_id, amount, postings)
      select clock_day(entry.at), entry.kind, account.class, coalesce(account.product_id, ''), sum(amount), count(*)
      from entry join posting on posting.entry_id = entry.id join account on account.id = posting.account_id
      where entry.id ${ids} group by 1, 2, 3, 4
    on conflict (day, kind, class, product_id) do update
      set amount = journal_day.amount + excluded.amount, postings = journal_day.postings + excluded.postings;
    do $$ declare
      link record;
      next record;
    begin
      select seq, hash into link from journal_link order by seq desc limit 1;
      -- What canonical_entry tells of each, for all of them in one pass.
      for next in
        select entry.id, netstring(entry.id::text) || netstring(entry.kind)
            || netstring((extract(epoch from entry.at) * 1000000)::bigint::text) || netstring(entry.reference)
            || string_agg(netstring(account.class) || netstring(coalesce(account.member_id, ''))
              || netstring(coalesce(account.product_id, '')) || netstring(posting.amount::text)
              || netstring(posting.balance_after::text), '' order by account.id) as says
        from entry join posting on posting.entry_id = entry.id join account on account.id = posting.account_id
        where entry.id ${ids} group by entry.id order by entry.id
      loop
        link.seq := link.seq + 1;
        link.hash := sha256(link.hash || convert_to(netstring(link.seq::text) || next.says, 'UTF8'));
        insert into journal_link (seq, entry_id, hash) values (link.seq, next.id, link.hash);
      end loop;
    end $$;`;
}
