import type { Sql } from '../database/database.ts';
import type { JournalEntry, JournalLine } from './canonical.ts';

/** An account as it is kept, to compare with what its postings come to. */
export interface KeptAccount {
  readonly id: bigint;
  readonly account: string;
  readonly balance: bigint;
}

/** Everything that the journal is compared with, read at one moment. */
export interface Measure {
  /** Position of the last link. */
  readonly head: bigint;
  readonly accounts: ReadonlyMap<bigint, KeptAccount>;
  readonly funds: ReadonlyMap<string, { readonly fund: string; readonly neverNegative: boolean }>;
  /** `kind class direction` of everything that may be moved. */
  readonly rules: ReadonlySet<string>;
  /** `day kind class product` and its sum. */
  readonly days: ReadonlyMap<string, bigint>;
  /** The first entry that no link names. */
  readonly unlinked: { readonly id: bigint; readonly kind: string } | null;
}

interface MeasureRow {
  readonly head: bigint;
  readonly accounts: readonly (readonly [string, string, string])[];
  readonly funds: readonly (readonly [string, string, boolean])[];
  readonly rules: readonly string[];
  readonly days: readonly (readonly [string, string])[];
  readonly unlinked: readonly [string, string] | null;
}

// One statement sees one moment; the links up to its head are never changed.
const READ_MEASURE = `
  select coalesce((select max(seq) from journal_link), 0) as head,
    (select coalesce(json_agg(json_build_array(id::text, class, balance::text)), '[]') from account) as accounts,
    (select json_agg(json_build_array(class, fund, never_negative)) from account_class) as funds,
    (select json_agg(concat_ws(' ', kind, class, direction)) from entry_rule) as rules,
    (select coalesce(json_agg(json_build_array(concat_ws(' ', day, kind, class, product_id), amount::text)), '[]')
      from journal_day) as days,
    (select json_build_array(id::text, kind) from entry
      where not exists (select from journal_link where entry_id = entry.id) order by id limit 1) as unlinked`;

/** Read what the journal is measured against. */
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
    days: new Map(row.days.map(([day, sum]) => [day, BigInt(sum)])),
    unlinked: row.unlinked && { id: BigInt(row.unlinked[0]), kind: row.unlinked[1] },
  };
}

/** A link with the entry it names; null where that is missing. */
export interface LinkedEntry {
  readonly seq: bigint;
  readonly hash: Uint8Array;
  readonly entryId: bigint;
  readonly entry: JournalEntry | null;
  readonly day: number | null;
  /** True where a record shows it to the member. */
  readonly recorded: boolean;
}

interface LinkRow {
  readonly seq: bigint;
  readonly hash: Uint8Array;
  readonly entry_id: bigint;
  readonly kind: string | null;
  readonly micros: bigint | null;
  readonly day: number | null;
  readonly reference: string | null;
  readonly recorded: boolean;
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
    exists (select from record_entry where entry_id = link.entry_id) as recorded, posted.*
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

/** Read the journal link by link up to a position, page by page, so that it need not fit into memory. */
export async function* readLinks(sql: Sql, head: bigint): AsyncGenerator<LinkedEntry> {
  for (let after = 0n; after < head;) {
    // Each page begins where the one before it ended.
    const rows = await sql.query<LinkRow>(READ_LINKS, [after, head, PAGE]);
    for (const row of rows) yield toLinked(row);
    const last = rows.at(-1);
    if (!last) return;
    after = last.seq;
  }
}
