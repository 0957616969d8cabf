import { type EarlierOutcome, isSecretParameter } from '@paydirt/contract';
import { translateNames } from '@paydirt/contract/wire-names';

import type { Sql } from '../database/database.ts';
import type { Ports } from '../operation.ts';
import type { Answer } from './answer.ts';

/** Longest key that is accepted. */
export const KEY_MAX_LENGTH = 255;

/** Whose intents those without a member are, in the table. */
const NOBODY = '';

/** One intent: the call, the key that the client made for it, and what it asks. */
export interface Intent {
  /** Null for a call without a member. */
  readonly memberId: string | null;
  readonly call: string;
  readonly key: string;
  readonly requestHash: Uint8Array;
}

/** An intent that was seen before: its kept answer, and whether that answered the same request. */
export interface Earlier {
  readonly answer: Answer;
  readonly sameRequest: boolean;
}

/** Hash what is asked, whatever the order in which its parts came, and without its secrets. */
export function hashRequest(ports: Ports, input: unknown): Uint8Array {
  const parts = Object.entries(input as object)
    .filter(([name]) => !isSecretParameter(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return ports.sha256(JSON.stringify(parts));
}

/**
 * Claim an intent within the transaction that will do its work; null when it is new. A duplicate of the
 * request waits here until the first is over, and then finds its answer, or, when the first was
 * rolled back, does the work itself.
 */
export async function claimIntent(sql: Sql, intent: Intent, now: Date): Promise<Earlier | null> {
  const { memberId, call, key, requestHash } = intent;
  const claimed = await sql.query(
    `insert into idempotency (member_id, call, key, request_hash, http, answer, created_at)
     values ($1, $2, $3, $4, 0, 'null', $5) on conflict do nothing returning http`,
    [memberId ?? NOBODY, call, key, requestHash, now],
  );
  if (claimed.length > 0) return null;
  const [earlier] = await sql.query<{ request_hash: Uint8Array; answer: Answer }>(
    `select request_hash, answer from idempotency where member_id = $1 and call = $2 and key = $3`,
    [memberId ?? NOBODY, call, key],
  );
  if (!earlier) throw new Error('idempotency: a claimed key has no row');
  return {
    answer: earlier.answer,
    sameRequest: Buffer.from(earlier.request_hash).equals(requestHash),
  };
}

/** Whether an intent, or another under its key, has its answer already. */
export async function hasAnswer(sql: Sql, { memberId, call, key }: Intent): Promise<boolean> {
  const rows = await sql.query(`select from idempotency where member_id = $1 and call = $2 and key = $3`, [
    memberId ?? NOBODY,
    call,
    key,
  ]);
  return rows.length > 0;
}

/** Keep the answer with the intent, so that the same key gives it again. */
export async function keepAnswer(sql: Sql, { memberId, call, key }: Intent, answer: Answer): Promise<void> {
  await sql.query(
    `update idempotency set http = $4, answer = $5::json where member_id = $1 and call = $2 and key = $3`,
    [memberId ?? NOBODY, call, key, answer.status, JSON.stringify(answer)],
  );
}

/** What a kept answer says of its request, in our names. */
export function outcomeOfAnswer({ code, message, data }: Answer): EarlierOutcome {
  return code === 200
    ? { outcome: 'done', result: translateNames(data) }
    : { outcome: 'refused', error: message };
}
