import { toDecimal, usdt } from '@paydirt/domain';
import { sameBytes, toHex } from '@paydirt/domain/proof/merkle-bytes';

import type { Sql } from '../database/database.ts';
import { BEFORE_THE_FIRST, type DaySum, digestOfSums, type JournalEntry, linkHash } from './canonical.ts';
import { checkFrom } from './check.ts';
import { type LinkedEntry, type Measure, readLinks, readMeasure, readMoved } from './replay-rows.ts';

/** First fault found in the ledger. */
export interface LedgerBreak {
  /** Journal entry with the fault; null if it is not in a single entry. */
  readonly entryId: bigint | null;
  readonly kind: string | null;
  /** Description of the fault. */
  readonly what: string;
}

/** Result of replaying the ledger. */
export interface Replay {
  /** Number of entries that were replayed without a fault. */
  readonly entries: number;
  readonly accounts: number;
  /** Last link that was replayed. */
  readonly head: { readonly seq: bigint; readonly hash: Uint8Array };
  readonly firstBreak: LedgerBreak | null;
}

/** Link of the chain that was recorded earlier. */
export interface NotedHead {
  readonly seq: bigint;
  /** Hash in hexadecimal digits. */
  readonly hash: string;
}

/** Options of {@link replayLedger}. */
export interface ReplayOptions {
  /** Link that was recorded earlier: if it differs, the journal was rewritten. */
  readonly noted?: NotedHead | undefined;
  /** Link to start after; the journal up to it is not checked. */
  readonly from?: NotedHead | undefined;
  /** Called now and then with the last link that was replayed, and the last one to replay. */
  readonly onProgress?: (seq: bigint, head: bigint) => void;
}

const money = (minor: bigint) => toDecimal(usdt(minor));

/** Find the fault of one entry, or of the balances before and after it; null if there is none. */
function faultOfEntry(
  { kind, lines }: JournalEntry,
  recorded: readonly string[],
  { funds, rules }: Measure,
  balances: ReadonlyMap<bigint, bigint>,
): string | null {
  if (lines.length === 0) return 'it has no postings';
  const sums = new Map<string, bigint>();
  const members = new Set(lines.flatMap(({ memberId }) => memberId ?? []));
  for (const { account, amount } of lines) {
    const direction = amount > 0n ? 1 : -1;
    if (!rules.has(`${kind} ${account} ${direction}`))
      return `${money(amount)} on ${account}: an entry of this kind may not move that (H6)`;
    const fund = funds.get(account)?.fund ?? '';
    sums.set(fund, (sums.get(fund) ?? 0n) + amount);
  }
  for (const [fund, sum] of sums)
    if (sum !== 0n) return `its postings in the ${fund} fund add up to ${money(sum)}, not to zero`;
  if (members.size > 1) return `it moves money of ${members.size} members`;
  for (const { accountId, account, amount, balanceAfter } of lines) {
    const before = balances.get(accountId) ?? 0n;
    if (before + amount !== balanceAfter)
      return `${account} (account ${accountId}): ${money(before)} and ${money(amount)} make ${money(before + amount)}, its posting says ${money(balanceAfter)}`;
    if (balanceAfter < 0n && funds.get(account)?.neverNegative)
      return `${account} (account ${accountId}) falls below zero, to ${money(balanceAfter)}`;
  }
  if (![...members].every((member) => recorded.includes(member)))
    return 'it moves a member’s money and no record tells of it';
  return null;
}

/** Find the fault of a link and its entry; null if there is none. */
function faultOfLink(
  { seq, hash, entryId, entry, recorded }: LinkedEntry,
  last: { readonly seq: bigint; readonly hash: Uint8Array },
  measure: Measure,
  balances: ReadonlyMap<bigint, bigint>,
): LedgerBreak | null {
  const found = (what: string): LedgerBreak => ({ entryId, kind: entry?.kind ?? null, what });
  if (seq !== last.seq + 1n) return found(`the chain goes from link ${last.seq} to link ${seq}`);
  if (!entry) return found(`link ${seq} names it, and the journal does not have it`);
  const wrong = faultOfEntry(entry, recorded, measure, balances);
  if (wrong !== null) return found(wrong);
  const computed = linkHash(last.hash, entry);
  return sameBytes(computed, hash)
    ? null
    : found(`its link ${seq} says ${toHex(hash)}, what it says now hashes to ${toHex(computed)}`);
}

const keyOf = ({ day, kind, account, productId }: Omit<DaySum, 'amount' | 'postings'>) =>
  `${day} ${kind} ${account} ${productId}`;

/** Balances and sums by day at the replayed position. */
class Books {
  readonly balances = new Map<bigint, bigint>();
  readonly #days = new Map<string, DaySum>();

  /** Add to the sum of a day, or subtract from it. */
  addDay(sum: DaySum, sign: 1n | -1n = 1n): void {
    const key = keyOf(sum);
    const { amount, postings } = this.#days.get(key) ?? { amount: 0n, postings: 0n };
    this.#days.set(key, {
      ...sum,
      amount: amount + sign * sum.amount,
      postings: postings + sign * sum.postings,
    });
  }

  /** Apply an entry without faults. */
  book({ day, entry }: LinkedEntry): void {
    for (const { accountId, account, productId, amount, balanceAfter } of entry?.lines ?? []) {
      this.balances.set(accountId, balanceAfter);
      this.addDay({
        day: day ?? 0,
        kind: entry?.kind ?? '',
        account,
        productId: productId ?? '',
        amount,
        postings: 1n,
      });
    }
  }

  digest(): Uint8Array {
    return digestOfSums(this.#days.values());
  }

  /** Find faults outside of the entries: stored balances and sums, and entries without a link. */
  compare({ unlinked, accounts, days }: Measure): LedgerBreak | null {
    const beside = (what: string): LedgerBreak => ({ entryId: null, kind: null, what });
    if (unlinked) return { entryId: unlinked.id, kind: unlinked.kind, what: 'no link of the chain names it' };
    for (const { id, account, balance } of accounts.values()) {
      const come = this.balances.get(id) ?? 0n;
      if (come !== balance)
        return beside(
          `${account} (account ${id}) holds ${money(balance)}, its postings come to ${money(come)}`,
        );
    }
    const kept = new Map(days.map((sum) => [keyOf(sum), sum]));
    for (const key of new Set([...this.#days.keys(), ...kept.keys()])) {
      const [booked, keeps] = [this.#days.get(key), kept.get(key)];
      if (
        (booked?.amount ?? 0n) !== (keeps?.amount ?? 0n) ||
        (booked?.postings ?? 0n) !== (keeps?.postings ?? 0n)
      )
        return beside(
          `the sums by day keep ${money(keeps?.amount ?? 0n)} of ${keeps?.postings ?? 0n} postings for "${key}", the journal has ${money(booked?.amount ?? 0n)} of ${booked?.postings ?? 0n}`,
        );
    }
    return null;
  }
}

/** Compute the balances at a link: the stored ones, less all later movements. */
async function booksAt(sql: Sql, measure: Measure, seq: bigint): Promise<Books> {
  const books = new Books();
  if (seq === 0n) return books;
  const moved = await readMoved(sql, seq, measure.head);
  for (const { id, balance } of measure.accounts.values())
    books.balances.set(id, balance - (moved.accounts.get(id) ?? 0n));
  for (const sum of measure.days) books.addDay(sum);
  for (const sum of moved.days) books.addDay(sum, -1n);
  return books;
}

/** Compare a seal with the journal at its link; null if they agree, or there is no seal. */
function faultOfSeal(seq: bigint, hash: Uint8Array, { seals }: Measure, books: Books): LedgerBreak | null {
  const seal = seals.find((each) => each.seq === seq);
  const agrees = !seal || (sameBytes(seal.hash, hash) && sameBytes(seal.sums, books.digest()));
  return agrees
    ? null
    : { entryId: null, kind: null, what: `the seal at link ${seq} says otherwise than the journal up to it` };
}

/** Number of links between two reports of progress. */
const PROGRESS_EVERY = 1000n;

/**
 * Replay the journal from its first entry, or after a link, in the order of commits: each entry by the rules,
 * each balance from the previous one, each link from its hash, each seal from its contents. Stops at the
 * first fault, and describes it. Any number of entries; nothing is written. If it starts after a link,
 * balances and sums at that link are the stored ones less later movements: each later posting confirms those
 * of its account, and a seal at the link confirms the sums.
 */
export async function replayLedger(
  sql: Sql,
  { noted, from, onProgress = () => {} }: ReplayOptions = {},
): Promise<Replay> {
  const measure = await readMeasure(sql);
  const begin = from?.seq ?? 0n;
  const books = await booksAt(sql, measure, begin);
  let head: Replay['head'] = { seq: begin, hash: from ? Buffer.from(from.hash, 'hex') : BEFORE_THE_FIRST };
  const result = (firstBreak: LedgerBreak | null): Replay => ({
    entries: Number(head.seq - begin),
    accounts: measure.accounts.size,
    head,
    firstBreak,
  });
  const beside = (what: string) => result({ entryId: null, kind: null, what });

  for (const link of [noted, from]) {
    if (!link) continue;
    const [found] = await sql.query<{ hash: Uint8Array }>('select hash from journal_link where seq = $1', [
      link.seq,
    ]);
    if (!found)
      return beside(`the journal ends at link ${measure.head}, and link ${link.seq} was noted down`);
    const hash = toHex(found.hash);
    if (hash !== link.hash) return beside(`link ${link.seq} is ${hash}, and was noted down as ${link.hash}`);
  }
  const atBegin = faultOfSeal(begin, head.hash, measure, books);
  if (atBegin) return result(atBegin);
  for await (const linked of readLinks(sql, begin, measure.head)) {
    const broken = faultOfLink(linked, head, measure, books.balances);
    if (broken) return result(broken);
    books.book(linked);
    head = { seq: linked.seq, hash: linked.hash };
    const sealed = faultOfSeal(head.seq, head.hash, measure, books);
    if (sealed) return result(sealed);
    if (head.seq % PROGRESS_EVERY === 0n) onProgress(head.seq, measure.head);
  }
  const compared = books.compare(measure);
  if (compared) return result(compared);
  // This finds faults that show in no single entry, and checks entries that were written in the meantime.
  const { broken } = await checkFrom(sql, { ...head, sums: books.digest() });
  return broken.length === 0 ? result(null) : beside(`broken: ${broken.join(', ')}`);
}
