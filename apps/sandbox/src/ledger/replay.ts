import { toDecimal, usdt } from '@paydirt/domain';
import { sameBytes, toHex } from '@paydirt/domain/proof/merkle-bytes';

import type { Sql } from '../database/database.ts';
import { BEFORE_THE_FIRST, type JournalEntry, linkHash } from './canonical.ts';
import { checkLedger } from './check.ts';
import { type LinkedEntry, type Measure, readLinks, readMeasure } from './replay-rows.ts';

/** The first thing in the ledger that is not as it must be. */
export interface LedgerBreak {
  /** The journal entry; null for what no single entry stands for. */
  readonly entryId: bigint | null;
  readonly kind: string | null;
  /** The difference, in words. */
  readonly what: string;
}

/** Result of replaying the whole ledger. */
export interface Replay {
  readonly entries: number;
  readonly accounts: number;
  /** The last link that was reached. */
  readonly head: { readonly seq: bigint; readonly hash: Uint8Array };
  readonly firstBreak: LedgerBreak | null;
}

/** A place in the chain that somebody noted down earlier. */
export interface NotedHead {
  readonly seq: bigint;
  /** In hexadecimal digits. */
  readonly hash: string;
}

const money = (minor: bigint) => toDecimal(usdt(minor));

/** Find the fault of one entry, or of the balances before and after it; null when it has none. */
function faultOfEntry(
  { kind, lines }: JournalEntry,
  recorded: boolean,
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
  if (members.size > 0 && !recorded) return 'it moves a member’s money and no record tells of it';
  return null;
}

/** Find the fault of a link and its entry; null when they have none. */
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

/** Find the faults beside the entries: stored balances and sums, and entries without a link. */
function faultsBeside(
  measure: Measure,
  balances: ReadonlyMap<bigint, bigint>,
  days: ReadonlyMap<string, bigint>,
): LedgerBreak | null {
  const beside = (what: string): LedgerBreak => ({ entryId: null, kind: null, what });
  const { unlinked } = measure;
  if (unlinked) return { entryId: unlinked.id, kind: unlinked.kind, what: 'no link of the chain names it' };
  for (const { id, account, balance } of measure.accounts.values()) {
    const come = balances.get(id) ?? 0n;
    if (come !== balance)
      return beside(
        `${account} (account ${id}) holds ${money(balance)}, its postings come to ${money(come)}`,
      );
  }
  for (const key of new Set([...days.keys(), ...measure.days.keys()])) {
    const [booked, kept] = [days.get(key) ?? 0n, measure.days.get(key) ?? 0n];
    if (booked !== kept)
      return beside(`the sums by day keep ${money(kept)} for "${key}", the journal has ${money(booked)}`);
  }
  return null;
}

/**
 * Replay the journal from its first entry, in the order in which it was committed: each entry by the rules,
 * each balance from the one before it, each link from its hash. Ends at the first thing that is not as it
 * must be, and names it. Any number of entries; nothing is written.
 *
 * @param noted A link that was noted down earlier: with it, a journal that was made anew from there on is seen.
 */
export async function replayLedger(sql: Sql, noted?: NotedHead): Promise<Replay> {
  const measure = await readMeasure(sql);
  const balances = new Map<bigint, bigint>();
  const days = new Map<string, bigint>();
  let head: Replay['head'] = { seq: 0n, hash: BEFORE_THE_FIRST };
  const result = (firstBreak: LedgerBreak | null): Replay => ({
    entries: Number(head.seq),
    accounts: measure.accounts.size,
    head,
    firstBreak,
  });
  for await (const linked of readLinks(sql, measure.head)) {
    const broken = faultOfLink(linked, head, measure, balances);
    if (broken) return result(broken);
    const { seq, hash, entry, entryId, day } = linked;
    if (noted?.seq === seq && noted.hash !== toHex(hash)) {
      return result({
        entryId,
        kind: entry?.kind ?? null,
        what: `link ${seq} is ${toHex(hash)}, and was noted down as ${noted.hash}`,
      });
    }
    for (const { accountId, account, productId, amount, balanceAfter } of entry?.lines ?? []) {
      balances.set(accountId, balanceAfter);
      const key = `${day} ${entry?.kind} ${account} ${productId ?? ''}`;
      days.set(key, (days.get(key) ?? 0n) + amount);
    }
    head = { seq, hash };
  }
  if (noted && noted.seq > head.seq) {
    const what = `the journal ends at link ${head.seq}, and link ${noted.seq} was noted down`;
    return result({ entryId: null, kind: null, what });
  }
  const beside = faultsBeside(measure, balances, days);
  if (beside) return result(beside);
  const { broken } = await checkLedger(sql);
  const [first] = broken;
  return result(
    first === undefined ? null : { entryId: null, kind: null, what: `broken: ${broken.join(', ')}` },
  );
}
