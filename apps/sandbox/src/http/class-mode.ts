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

/** Rules of access where the services can be reached by others than the host. */
export interface ClassMode {
  /** `4821-7735`, as it was printed. */
  readonly key: string;
  /** True where this machine needs no key: not behind a proxy, through which everybody may seem to be here. */
  readonly trustsLoopback: boolean;
}

/** Limit of wrong class keys from a network: far from a guess at eight digits, and enough for a person. */
export const WRONG_KEYS: RateLimit = { name: 'class-key', by: 'address', hits: 20, windowSeconds: 600 };

const judging = createWorkQueue({ atOnce: 1, waitingEach: 20, waitingInAll: 400 });
/** When a key that came with too many others may come again. */
const SOON_SECONDS = 2;

/** Longer than the key in any way of writing it. */
const KEY_MAX_LENGTH = 40;

/** Read the class key of this database, which is made when it is first needed. */
export async function keptClassKey(database: Database, ports: Ports): Promise<string> {
  await database.query(`insert into class_key (key) values ($1) on conflict do nothing`, [
    ports.newClassKey(),
  ]);
  const [row] = await database.query<{ key: string }>(`select key from class_key`);
  if (!row) throw new Error('class mode: a key that was written can be read');
  return row.key;
}

/** The same whether it was typed with a dash, a space or neither. */
const digitsOf = (typed: string) => typed.slice(0, KEY_MAX_LENGTH).replaceAll(/[^0-9]/g, '');

/** Seconds for which a network that was wrong too often waits, on the database's real time; null when it need not. */
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
  /** Network of the client, where wrong keys count. */
  readonly address: string;
}

/**
 * Decide whether the test controls obey a request, before any work: true for the host, false for a member's own.
 * Refused: a test control without the key, a wrong key, and any key from a network with twenty wrong ones within
 * ten minutes.
 */
export async function judgeClassAccess(c: Context, request: ClassRequest): Promise<Result<boolean, Refusal>> {
  const { mode, call, address, transport } = request;
  if (mode === null || (mode.trustsLoopback && transport.isFromThisMachine(c))) return ok(true);
  if (call.classAccess === 'open') return ok(false);
  const typed = c.req.header(CLASS_KEY_HEADER);
  if (typed === undefined) return call.classAccess === 'own' ? ok(false) : err({ error: 'class_key_needed' });
  // One after another, so that each wrong one counts before the next is looked at.
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
  // Hashes, so that both are of one length.
  if (isSameSecret(ports.sha256(digitsOf(typed)), ports.sha256(digitsOf(mode.key)))) return ok(true);
  await readRequestState(database, { tokenHash: null, address, limits: [WRONG_KEYS] });
  return err({ error: 'class_key_wrong' });
}
