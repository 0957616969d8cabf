import type { Sql } from '../database/database.ts';
import { headsOf, movingLines, type NewEntry, type PostingLine } from './ledger.ts';

// Writes hundreds of entries: each account is sent once, and the lines refer to accounts and entries by
// index, so that nothing is looked up or sent twice. Accounts that other transactions move immediately are
// locked here already, in the common order: at the commit, which one transaction at a time may run, this one
// must not wait for a transaction that itself waits for the commit.
const WRITE_AT_COMMIT = `
  with written as (
    insert into entry (kind, at, reference) select kind, at, reference
    from unnest($1::text[], $2::timestamptz[], $3::text[]) with ordinality as given (kind, at, reference, n) order by n
    returning id
  ), named as materialized (
    select n, account.id, at_commit
    from unnest($4::text[], $5::text[], $6::text[]) with ordinality as given (class, member_id, product_id, n)
    left join account on account.class = given.class
      and coalesce(account.member_id, '') = given.member_id
      and coalesce(account.product_id, '') = given.product_id
    left join account_class on account_class.class = account.class
  ), held as materialized (
    select id from account where id in (select id from named where not at_commit)
    order by member_id is null, id for no key update
  ), waiting as (
    insert into waiting_lines (first_entry, entry_ids, account_ids, amounts)
    select min(entry_id), array_agg(entry_id), array_agg(account_id), array_agg(amount)
    from (
      select (select array_agg(id order by id) from written)[entry] as entry_id,
        (select array_agg(id order by n) from named)[account] as account_id, amount
      from unnest($7::int4[], $8::int4[], $9::int8[]) as line (entry, account, amount)
    ) as line where (select count(*) from held) >= 0 having count(*) > 0
  )
  select id, (select count(*) from named where id is null)::int as unknown from written order by id`;

/**
 * Write hundreds of entries, in their order; returns their ids. The accounts are moved at the commit, each
 * once for all entries, and overdrafts are refused there. Until then no other transaction can move them.
 */
export async function writeEntriesAtCommit(sql: Sql, entries: readonly NewEntry[]): Promise<bigint[]> {
  const accounts = new Map<string, { readonly index: number; readonly line: PostingLine }>();
  const indexOf = (line: PostingLine) => {
    const name = `${line.account} ${line.memberId ?? ''} ${line.productId ?? ''}`;
    const known = accounts.get(name) ?? { index: accounts.size + 1, line };
    accounts.set(name, known);
    return known.index;
  };
  const lines = movingLines(entries).flatMap((own, n) =>
    own.map((line) => ({ entry: n + 1, account: indexOf(line), amount: line.amount })),
  );
  const named = [...accounts.values()].map(({ line }) => line);
  const rows = await sql.query<{ id: bigint; unknown: number }>(WRITE_AT_COMMIT, [
    ...headsOf(entries),
    named.map(({ account }) => account),
    named.map(({ memberId }) => memberId ?? ''),
    named.map(({ productId }) => productId ?? ''),
    lines.map(({ entry }) => entry),
    lines.map(({ account }) => account),
    lines.map(({ amount }) => amount),
  ]);
  if (rows.some(({ unknown }) => unknown > 0))
    throw new Error(`ledger: of ${entries[0]?.kind} a line names an account that does not exist`);
  return rows.map(({ id }) => id);
}
