import { type Call, CLASS_KEY_HEADER } from '@paydirt/contract';
import { err, ok, type Result } from '@paydirt/domain';
import type { Context } from 'hono';

import type { Database } from '../database/database.ts';
import { isSameSecret } from '../platform/bytes.ts';
import type { Ports, Refusal } from '../operation/operation.ts';
import { createWorkQueue } from './limits/work-queue.ts';
import type { RateLimit } from './limits/rate-limits.ts';
import { readRequestState } from './limits/request-state.ts';
import type { Transport } from './transport.ts';

/** Rules of access if others than the host can reach the services. */
export interface ClassMode {
  /** Class key as it was printed: `4821-7735`. */
  readonly key: string;
  /**
   * True if requests from this machine need no key; not behind a proxy, through which all requests seem to
   * come from here.
   */
  readonly trustsLoopback: boolean;
}

/** Limit of wrong class keys from a network: enough for a person, and far too few to guess eight digits. */
export const WRONG_KEYS: RateLimit = { name: 'class-key', by: 'address', hits: 20, windowSeconds: 600 };

const judging = createWorkQueue({ atOnce: 1, waitingEach: 20, waitingInAll: 400 });
/** Seconds after which a key may be retried if too many were checked at the same time. */
const SOON_SECONDS = 2;

/** Limit that no way of writing the key reaches. */
const KEY_MAX_LENGTH = 40;

/** Read the class key of this database, which is created at its first use. */
export async function keptClassKey(database: Database, ports: Ports): Promise<string> {
  await database.query(`insert into class_key (key) values ($1) on conflict do nothing`, [
    ports.newClassKey(),
  ]);
  const [row] = await database.query<{ key: string }>(`select key from class_key`);
  if (!row) throw new Error('class mode: a key that was written can be read');
  return row.key;
}

/** Normalize a key, which may be typed with a dash, a space or neither. */
const digitsOf = (typed: string) => typed.slice(0, KEY_MAX_LENGTH).replaceAll(/[^0-9]/g, '');

/**
 * Read the seconds for which a network with too many wrong keys has to wait, in the database's real time;
 * null if it need not wait.
 */
async function pauseOf(database: Database, address: string): Promise<number | null> {
  const [row] = await database.query<{ wait: number }>(
    `select ceil(extract(epoch from ends_at - now()))::int as wait from rate_limit
     where bucket = $1 and hits >= $2 and ends_at > now()`,
    [`${WRONG_KEYS.name}:${WRONG_KEYS.by}:${address}`, WRONG_KEYS.hits],
  );
  return row?.wait ?? null;
}

/** Options of {@link judgeClassAccess}. */
export interface ClassRequest {
  readonly database: Database;
  readonly ports: Ports;
  readonly transport: Transport;
  readonly mode: ClassMode | null;
  readonly call: Call;
  /** Network of the client, by which wrong keys are counted. */
  readonly address: string;
}

/**
 * Decide whether a request may use the test controls, before any work: true for the host, false for a
 * member's own call. Refused: a test control without the key, a wrong key, and any key from a network with
 * twenty wrong keys within ten minutes.
 */
export async function judgeClassAccess(c: Context, request: ClassRequest): Promise<Result<boolean, Refusal>> {
  const { mode, call, address, transport } = request;
  if (mode === null || (mode.trustsLoopback && transport.isFromThisMachine(c))) return ok(true);
  if (call.classAccess === 'open') return ok(false);
  const typed = c.req.header(CLASS_KEY_HEADER);
  if (typed === undefined) return call.classAccess === 'own' ? ok(false) : err({ error: 'class_key_needed' });
  // Keys are checked one at a time, so that each wrong key counts before the next is checked.
  const judged = await judging(address, () => judgeKey(typed, mode, request));
  return judged.ok
    ? judged.value
    : err({ error: 'too_many_requests', data: { retryAfterSeconds: SOON_SECONDS } });
}

async function judgeKey(
  typed: string,
  mode: ClassMode,
  { database, ports, address }: ClassRequest,
): Promise<Result<boolean, Refusal>> {
  const retryAfterSeconds = await pauseOf(database, address);
  if (retryAfterSeconds !== null) return err({ error: 'too_many_requests', data: { retryAfterSeconds } });
  // The hashes have the same length, as the comparison requires.
  if (isSameSecret(ports.sha256(digitsOf(typed)), ports.sha256(digitsOf(mode.key)))) return ok(true);
  await readRequestState(database, { tokenHash: null, address, limits: [WRONG_KEYS] });
  return err({ error: 'class_key_wrong' });
}
