import { createHash } from 'node:crypto';

/** Posting with its account. */
export interface JournalLine {
  readonly accountId: bigint;
  readonly account: string;
  readonly memberId: string | null;
  readonly productId: string | null;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
}

/** Entry with its position in the hash chain, in the form that is hashed. */
export interface JournalEntry {
  readonly seq: bigint;
  readonly id: bigint;
  readonly kind: string;
  /** Microseconds since 1970. */
  readonly atMicros: bigint;
  readonly reference: string;
  /** Lines in the order of the accounts' ids. */
  readonly lines: readonly JournalLine[];
}

/** Hash that precedes the first link. */
export const BEFORE_THE_FIRST = new Uint8Array(32);

function netstring(content: string | bigint | null): string {
  const text = String(content ?? '');
  return `${Buffer.byteLength(text)}:${text}`;
}

/** Write the contents of an entry in a canonical form; `canonical_entry` in the database writes the same. */
export function canonicalEntry({ seq, id, kind, atMicros, reference, lines }: JournalEntry): string {
  const head = [seq, id, kind, atMicros, reference];
  const postings = lines.flatMap((line) => [
    line.account,
    line.memberId,
    line.productId,
    line.amount,
    line.balanceAfter,
  ]);
  return [...head, ...postings].map(netstring).join('');
}

/** Hash an entry together with the hash of the previous link. */
export function linkHash(last: Uint8Array, entry: JournalEntry): Uint8Array {
  return createHash('sha256').update(last).update(canonicalEntry(entry)).digest();
}

/** Amount and number of postings by day, kind, class and product. */
export interface DaySum {
  readonly day: number;
  readonly kind: string;
  readonly account: string;
  readonly productId: string;
  readonly amount: bigint;
  readonly postings: bigint;
}

const inBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

/** Compute the digest of sums by day as the check in the database does; sums of zero are left out. */
export function digestOfSums(sums: Iterable<DaySum>): Uint8Array {
  const lines = [...sums]
    .filter(({ amount, postings }) => amount !== 0n || postings !== 0n)
    .toSorted(
      (a, b) =>
        a.day - b.day ||
        inBytes(a.kind, b.kind) ||
        inBytes(a.account, b.account) ||
        inBytes(a.productId, b.productId),
    )
    .map(({ day, kind, account, productId, amount, postings }) =>
      [day, kind, account, productId, amount, postings].join(' '),
    );
  return createHash('sha256').update(lines.join('\n')).digest();
}
