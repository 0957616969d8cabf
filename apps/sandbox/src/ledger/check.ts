import type { Sql } from '../database/database.ts';
import { LARGEST_BIGINT } from '../database/start-of-page.ts';
import { digestOf, IN_ALL, IN_BETWEEN, IN_ENTRIES, READ_ONCE } from './invariants.ts';

/** Proved part of the journal: its last link, and a digest of the sums by day at that link. */
export interface Proved {
  readonly seq: bigint;
  readonly hash: Uint8Array;
  readonly sums: Uint8Array;
}

/** Result of checking the ledger. */
export interface LedgerCheck {
  /** Sum of all postings, in micro-USDT; it has to be zero. */
  readonly sum: bigint;
  readonly entries: number;
  readonly accounts: number;
  /** Length of the hash chain, and the hash of its last link; null if the chain is empty. */
  readonly links: number;
  readonly head: Uint8Array | null;
  /** Digest of the sums by day. */
  readonly sums: Uint8Array;
  /** Names of the invariants that do not hold. */
  readonly broken: readonly string[];
}

// The violations are counted instead of tested with `exists`: for a first row alone, the server would choose
// plans that are slowest if there is no violation.
const brokenOf = (searches: Readonly<Record<string, string>>) => `
  array_remove(array[${Object.entries(searches)
    .map(([name, search]) => `case when (select count(*) from (${search}) as found) > 0 then '${name}' end`)
    .join(', ')}], null) as broken`;

const A_PART = `
  with ${READ_ONCE}
  select steps.*, days.*, ${brokenOf(IN_ENTRIES)}
  from (
    select array_agg(account_id) as accounts, array_agg(balance) as balances, array_agg(step) as steps from stepped
  ) as steps, (
    select array_agg(day) as days, array_agg(kind) as kinds, array_agg(class) as classes,
      array_agg(product_id) as products, array_agg(amount) as amounts, array_agg(postings) as postings from counted
  ) as days`;

const theRest = (searches: Readonly<Record<string, string>>) => `
  with ${READ_ONCE}
  select coalesce((select sum(amount) from summed), 0)::int8 as sum,
    (select count(*) from entry)::int as entries,
    (select count(*) from account)::int as accounts,
    (select count(*) from journal_link)::int as links,
    (select hash from journal_link order by seq desc limit 1) as head,
    (${digestOf('select * from journal_day')}) as sums, ${brokenOf(searches)}`;
const THE_REST = theRest({ ...IN_ALL, ...IN_BETWEEN, ...IN_ENTRIES });
const THE_REST_ON_STANDBY = theRest({ ...IN_ALL, ...IN_ENTRIES });

/** State after some parts: the first and last balance of each account, and the sums by day. */
interface Carried {
  readonly accounts: readonly bigint[] | null;
  readonly balances: readonly bigint[] | null;
  readonly steps: readonly number[] | null;
  readonly days: readonly number[] | null;
  readonly kinds: readonly string[] | null;
  readonly classes: readonly string[] | null;
  readonly products: readonly string[] | null;
  readonly amounts: readonly bigint[] | null;
  readonly postings: readonly bigint[] | null;
}

const valuesOf = (carried: Carried | null) => [
  carried?.accounts ?? [],
  carried?.balances ?? [],
  carried?.steps ?? [],
  carried?.days ?? [],
  carried?.kinds ?? [],
  carried?.classes ?? [],
  carried?.products ?? [],
  carried?.amounts ?? [],
  carried?.postings ?? [],
];

const NOTHING_PROVED = `
  select 0::int8 as seq, decode(repeat('00', 32), 'hex') as hash, sha256('') as sums`;

/** Number of links that one statement proves: few enough to stay far below the statement timeout. */
const LINKS_AT_ONCE = 50_000n;

async function one<Row extends object>(rows: Promise<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (!row) throw new Error('ledger: an aggregate gave no row');
  return row;
}

/** Prove every entry of the ledger. */
export async function checkLedger(sql: Sql, linksAtOnce = LINKS_AT_ONCE): Promise<LedgerCheck> {
  return checkFrom(sql, await one(sql.query<Proved>(NOTHING_PROVED)), linksAtOnce);
}

/**
 * Check the ledger: all postings are added up, by account and in total, and compared with balances, records
 * and sums by day at one moment; each rule is proved for every entry after `proved`, and each link. Many
 * links are proved in parts, because linked entries never change.
 */
export async function checkFrom(
  sql: Sql,
  { seq: begin, hash: first, sums }: Proved,
  linksAtOnce = LINKS_AT_ONCE,
): Promise<LedgerCheck> {
  const broken: string[] = [];
  let carried: Carried | null = null;
  let [seq, hash] = [begin, first];
  for (;;) {
    const end = seq + linksAtOnce;
    const [link] = await sql.query<{ hash: Uint8Array }>('select hash from journal_link where seq = $1', [
      end,
    ]);
    if (!link) break;
    // Each part continues from the results of the previous ones.
    const part: Carried & { readonly broken: readonly string[] } = await one(
      sql.query(A_PART, [seq, hash, end, ...valuesOf(carried)]),
    );
    broken.push(...part.broken);
    carried = part;
    [seq, hash] = [end, link.hash];
  }
  const { standby } = await one(sql.query<{ standby: boolean }>('select pg_is_in_recovery() as standby'));
  const rest = await one(
    sql.query<LedgerCheck>(standby ? THE_REST_ON_STANDBY : THE_REST, [
      seq,
      hash,
      LARGEST_BIGINT,
      ...valuesOf(carried),
      sums,
    ]),
  );
  return { ...rest, broken: [...new Set([...broken, ...rest.broken])] };
}
