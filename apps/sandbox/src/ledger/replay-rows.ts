import type { Sql } from '../database/database.ts';
import type { DaySum, JournalEntry, JournalLine } from './canonical.ts';
import type { Proved } from './check.ts';

/** Stored account, to compare with the sum of its postings. */
export interface StoredAccount {
  readonly id: bigint;
  readonly account: string;
  readonly balance: bigint;
}

/** Data that the journal is compared with, read at one moment. */
export interface Measure {
  /** Position of the last link. */
  readonly head: bigint;
  readonly accounts: ReadonlyMap<bigint, StoredAccount>;
  readonly funds: ReadonlyMap<string, { readonly fund: string; readonly neverNegative: boolean }>;
  /** All allowed movements, as `kind class direction`. */
  readonly rules: ReadonlySet<string>;
  readonly days: readonly DaySum[];
  readonly seals: readonly Proved[];
  /** First entry without a link. */
  readonly unlinked: { readonly id: bigint; readonly kind: string } | null;
}

interface MeasureRow {
  readonly head: bigint;
  readonly accounts: readonly (readonly [string, string, string])[];
  readonly funds: readonly (readonly [string, string, boolean])[];
  readonly rules: readonly string[];
  readonly days: readonly (readonly [number, string, string, string, string, string])[];
  readonly seals: readonly (readonly [string, string, string])[];
  readonly unlinked: readonly [string, string] | null;
}

// A single statement reads the state of one moment; links up to its head never change.
const READ_MEASURE = `
  select coalesce((select max(seq) from journal_link), 0) as head,
    (select coalesce(json_agg(json_build_array(id::text, class, balance::text)), '[]') from account) as accounts,
    (select json_agg(json_build_array(class, fund, never_negative)) from account_class) as funds,
    (select json_agg(concat_ws(' ', kind, class, direction)) from entry_rule) as rules,
    (select coalesce(json_agg(json_build_array(day, kind, class, product_id, amount::text, postings::text)), '[]')
      from journal_day) as days,
    (select coalesce(json_agg(json_build_array(seq::text, encode(hash, 'hex'), encode(sums, 'hex')) order by seq), '[]')
      from ledger_seal) as seals,
    (select json_build_array(id::text, kind) from entry
      where not exists (select from journal_link where entry_id = entry.id) order by id limit 1) as unlinked`;

/** Read the data that the journal is compared with. */
export async function readMeasure(sql: Sql): Promise<Measure> {
  const [row] = await sql.query<MeasureRow>(READ_MEASURE);
  if (!row) throw new Error('ledger: an aggregate gave no row');
  return {
    head: row.head,
    accounts: new Map(
      row.accounts.map(([id, account, balance]) => [
        BigInt(id),
        { id: BigInt(id), account, balance: BigInt(balance) },
      ]),
    ),
    funds: new Map(row.funds.map(([account, fund, neverNegative]) => [account, { fund, neverNegative }])),
    rules: new Set(row.rules),
    days: row.days.map(([day, kind, account, productId, amount, postings]) => ({
      day,
      kind,
      account,
      productId,
      amount: BigInt(amount),
      postings: BigInt(postings),
    })),
    seals: row.seals.map(([seq, hash, sums]) => ({
      seq: BigInt(seq),
      hash: Buffer.from(hash, 'hex'),
      sums: Buffer.from(sums, 'hex'),
    })),
    unlinked: row.unlinked && { id: BigInt(row.unlinked[0]), kind: row.unlinked[1] },
  };
}

/** Sums of the movements after a link: by account, and by day, kind, class and product. */
export interface Moved {
  readonly accounts: ReadonlyMap<bigint, bigint>;
  readonly days: readonly DaySum[];
}

const ACCOUNTS_AFTER_LINK = `
  select account_id as id, sum(amount)::int8 as amount
  from journal_link join posting using (entry_id) where seq > $1 and seq <= $2 group by account_id`;
const DAYS_AFTER_LINK = `
  select clock_day(at) as day, kind, class as account, coalesce(product_id, '') as "productId",
    sum(amount)::int8 as amount, count(*) as postings
  from journal_link join entry on entry.id = entry_id join posting using (entry_id)
  join account on account.id = account_id
  where seq > $1 and seq <= $2 group by 1, 2, 3, 4`;

/** Add up the movements after one link, up to and including another. */
export async function readMoved(sql: Sql, after: bigint, head: bigint): Promise<Moved> {
  const accounts = await sql.query<{ id: bigint; amount: bigint }>(ACCOUNTS_AFTER_LINK, [after, head]);
  return {
    accounts: new Map(accounts.map(({ id, amount }) => [id, amount])),
    days: await sql.query<DaySum>(DAYS_AFTER_LINK, [after, head]),
  };
}

/** Link with its entry; null if the entry is missing. */
export interface LinkedEntry {
  readonly seq: bigint;
  readonly hash: Uint8Array;
  readonly entryId: bigint;
  readonly entry: JournalEntry | null;
  readonly day: number | null;
  /** Members who have a record of the entry. */
  readonly recorded: readonly string[];
}

interface LinkRow {
  readonly seq: bigint;
  readonly hash: Uint8Array;
  readonly entry_id: bigint;
  readonly kind: string | null;
  readonly micros: bigint | null;
  readonly day: number | null;
  readonly reference: string | null;
  readonly recorded: readonly string[];
  readonly ids: readonly bigint[] | null;
  readonly classes: readonly string[] | null;
  readonly members: readonly (string | null)[] | null;
  readonly products: readonly (string | null)[] | null;
  readonly amounts: readonly bigint[] | null;
  readonly balances: readonly bigint[] | null;
}

const PAGE = 1000;
const READ_LINKS = `
  select seq, hash, link.entry_id, entry.kind, entry.reference, clock_day(entry.at) as day,
    (extract(epoch from entry.at) * 1000000)::int8 as micros,
    array(select member_id from record_entry join capital_record on id = record_id
      where entry_id = link.entry_id) as recorded, posted.*
  from journal_link as link left join entry on entry.id = link.entry_id
  left join lateral (
    select array_agg(account.id order by account.id) as ids, array_agg(class order by account.id) as classes,
      array_agg(member_id order by account.id) as members, array_agg(product_id order by account.id) as products,
      array_agg(amount order by account.id) as amounts, array_agg(balance_after order by account.id) as balances
    from posting join account on account.id = account_id where posting.entry_id = link.entry_id
  ) as posted on true
  where seq > $1 and seq <= $2 order by seq limit $3`;

function toLinked(row: LinkRow): LinkedEntry {
  const lines = (row.ids ?? []).map((accountId, at): JournalLine => ({
    accountId,
    account: row.classes?.[at] ?? '',
    memberId: row.members?.[at] ?? null,
    productId: row.products?.[at] ?? null,
    amount: row.amounts?.[at] ?? 0n,
    balanceAfter: row.balances?.[at] ?? 0n,
  }));
  const entry =
    row.kind === null
      ? null
      : {
          seq: row.seq,
          id: row.entry_id,
          kind: row.kind,
          atMicros: row.micros ?? 0n,
          reference: row.reference ?? '',
          lines,
        };
  return { seq: row.seq, hash: row.hash, entryId: row.entry_id, entry, day: row.day, recorded: row.recorded };
}

/**
 * Read the journal link by link, after one position up to another, page by page, so that it need not fit into
 * memory.
 */
export async function* readLinks(sql: Sql, begin: bigint, head: bigint): AsyncGenerator<LinkedEntry> {
  for (let after = begin; after < head;) {
    // Pages are read in sequence, because each begins at the end of the previous one.
    const rows = await sql.query<LinkRow>(READ_LINKS, [after, head, PAGE]);
    for (const row of rows) yield toLinked(row);
    const last = rows.at(-1);
    if (!last) return;
    after = last.seq;
  }
}
