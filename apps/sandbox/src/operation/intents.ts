import { type Call, type EarlierOutcome, isSecretParameter } from '@paydirt/contract';
import { translateNames } from '@paydirt/contract/wire-names';
import type { EpochMs } from '@paydirt/domain';
import { sameBytes } from '@paydirt/domain/proof/merkle-bytes';

import type { Sql } from '../database/database.ts';
import type { Ports } from './operation.ts';
import type { Answer } from './answer.ts';

/** Owner, in the table, of intents without a member. */
const NOBODY = '';

/** Key of an intent, with its owner and call. */
export interface IntentKey {
  /** Null for a call without a member. */
  readonly memberId: string | null;
  readonly call: string;
  readonly key: string;
}

/** Intent: the key that the client created for it, and a hash of its contents. */
export interface Intent extends IntentKey {
  readonly requestHash: Uint8Array;
}

/**
 * Intent that was seen before: its stored answer, and whether that answers the same request. The answer that
 * an intent was given up applies to any request.
 */
export interface Earlier {
  readonly answer: Answer;
  readonly sameRequest: boolean;
}

/** Hash the contents of a request, without its secrets, and independently of the order of parameters. */
export function hashRequest(ports: Ports, input: unknown): Uint8Array {
  const parts = Object.entries(input as object)
    .filter(([name]) => !isSecretParameter(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return ports.sha256(JSON.stringify(parts));
}

/**
 * Claim an intent within the transaction that does its work; null if it is new. A duplicate request waits
 * here until the first one ends, and then gets its answer, or does the work itself if the first one was
 * rolled back.
 */
export async function claimIntent(sql: Sql, intent: Intent, now: Date): Promise<Earlier | null> {
  const { memberId, call, key, requestHash } = intent;
  for (;;) {
    const claimed = await sql.query(
      `insert into idempotency (member_id, call, key, request_hash, http, answer, created_at)
       values ($1, $2, $3, $4, 0, 'null', $5) on conflict do nothing returning http`,
      [memberId ?? NOBODY, call, key, requestHash, now],
    );
    if (claimed.length > 0) return null;
    const earlier = await findEarlier(sql, intent);
    // Without a row its answer was too old, and was removed between the two statements.
    if (earlier) return earlier;
  }
}

/** Find the answer stored under the key of an intent, without waiting for a pending request. */
export async function findEarlier(
  sql: Sql,
  { memberId, call, key, requestHash }: Intent,
): Promise<Earlier | null> {
  const [row] = await sql.query<{ request_hash: Uint8Array; answer: Answer; given_up: boolean }>(
    `select request_hash, answer, given_up from idempotency where member_id = $1 and call = $2 and key = $3`,
    [memberId ?? NOBODY, call, key],
  );
  if (!row) return null;
  const sameRequest = row.given_up || sameBytes(row.request_hash, requestHash);
  return { answer: row.answer, sameRequest };
}

/** Find the outcome of an intent, and when it was executed; null if it was not executed, or was given up. */
export async function findOutcome(
  sql: Sql,
  { memberId, call, key }: IntentKey,
): Promise<{ readonly earlier: EarlierOutcome; readonly at: EpochMs } | null> {
  const [row] = await sql.query<{ answer: Answer; created_at: EpochMs }>(
    `select answer, created_at from idempotency
     where member_id = $1 and call = $2 and key = $3 and not given_up`,
    [memberId ?? NOBODY, call, key],
  );
  return row ? { earlier: outcomeOfAnswer(row.answer), at: row.created_at } : null;
}

/**
 * Give an intent up within a transaction: unless something was done under its key, the key is refused with
 * this answer from then on. Waits for a pending request, and returns the answer stored under the key.
 */
export async function giveUpIntent(
  sql: Sql,
  { memberId, call, key }: IntentKey,
  refusal: Answer,
  now: Date,
): Promise<{ readonly voided: boolean; readonly answer: Answer }> {
  for (;;) {
    await sql.query(
      `insert into idempotency (member_id, call, key, request_hash, http, answer, created_at, given_up)
       values ($1, $2, $3, '', $4, $5::json, $6, true) on conflict do nothing`,
      [memberId ?? NOBODY, call, key, refusal.status, JSON.stringify(refusal), now],
    );
    const [row] = await sql.query<{ given_up: boolean; answer: Answer }>(
      `select given_up, answer from idempotency where member_id = $1 and call = $2 and key = $3`,
      [memberId ?? NOBODY, call, key],
    );
    if (row) return { voided: row.given_up, answer: row.answer };
  }
}

/** Release a key that this transaction claimed, unused. */
export async function releaseIntent(sql: Sql, { memberId, call, key }: IntentKey): Promise<void> {
  await sql.query(`delete from idempotency where member_id = $1 and call = $2 and key = $3`, [
    memberId ?? NOBODY,
    call,
    key,
  ]);
}

/** Get the owner and the call under which keys are stored. */
export function keysOf(
  { service, path, keysOf: other, outlivesMember }: Call,
  memberId: string | null,
): Pick<IntentKey, 'memberId' | 'call'> {
  return { memberId: outlivesMember ? null : memberId, call: `${service}/${other ?? path}` };
}

/** Store the answer with the intent, so that the same key returns it again. */
export async function keepAnswer(sql: Sql, { memberId, call, key }: Intent, answer: Answer): Promise<void> {
  await sql.query(
    `update idempotency set http = $4, answer = $5::json where member_id = $1 and call = $2 and key = $3`,
    [memberId ?? NOBODY, call, key, answer.status, JSON.stringify(answer)],
  );
}

/** Read the outcome of a request from its stored answer, in the contract's names. */
export function outcomeOfAnswer({ code, message, data }: Answer): EarlierOutcome {
  return code === 200
    ? { outcome: 'done', result: translateNames(data) }
    : { outcome: 'refused', error: message };
}

/** For how many days of real time an answer is kept: twice as long as a client repeats a request. */
const KEPT_DAYS = 60;

/** Answers removed in one transaction: whoever waits for one of their keys waits for it. */
const REMOVED_AT_ONCE = 1000;

/**
 * Remove the answers of keys that no client sends any more, the oldest first, a thousand per transaction. A request
 * under way has no row yet that others see; one that is being answered or removed elsewhere is left for the next
 * time.
 */
export async function purgeAnswers(database: Sql): Promise<void> {
  for (;;) {
    const [row] = await database.query<{ removed: number }>(
      `with old as (
         select member_id, call, key from idempotency where kept_at < now() - make_interval(days => $1)
         order by kept_at limit $2 for update skip locked
       ), gone as (
         delete from idempotency using old
         where (idempotency.member_id, idempotency.call, idempotency.key) = (old.member_id, old.call, old.key)
         returning 1
       ) select count(*)::int as removed from gone`,
      [KEPT_DAYS, REMOVED_AT_ONCE],
    );
    if (!row || row.removed < REMOVED_AT_ONCE) return;
  }
}
