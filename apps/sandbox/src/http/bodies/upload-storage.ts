import type { Call } from '@paydirt/contract';
import { modifyHead } from '@paydirt/contract/account/profile';
import type { Context as HonoContext } from 'hono';

import type { Sql } from '../../database/database.ts';
import type { Ports, Refusal } from '../../operation/operation.ts';
import { checkStorage } from '../../uploads/storage.ts';

/** So little is looked at when it is stored: the parameters of a post whose pictures were uploaded before weigh no more. */
const WORTH_ASKING_BYTES = 64 * 1024;
/** Limits of reading on after a refusal, above what the app sends. */
const DRAINED_BYTES = 4 * 1024 * 1024;
const DRAINED_WITHIN_MS = 10_000;

/**
 * Check whether an upload fits before its body is read, by its Content-Length. The stored size may be smaller, or
 * larger with several at once: it is checked again later.
 */
export async function refuseWithoutStorage(
  c: HonoContext,
  {
    call,
    sql,
    ports,
    memberId,
  }: { readonly call: Call; readonly sql: Sql; readonly ports: Ports; readonly memberId: string | null },
): Promise<Refusal | null> {
  // A new avatar takes the room of the one before, which is known when it is stored.
  if (call.path === modifyHead.path) return null;
  const size = Number(c.req.header('Content-Length') ?? 0);
  if (memberId === null || !(size > WORTH_ASKING_BYTES)) return null;
  const room = await checkStorage({ sql, ports }, { memberId, size });
  return room.ok ? null : room.error;
}

/**
 * Read and discard the rest, within limits. A browser shows an answer only once it has sent its body; if the
 * connection is closed before, its page sees a broken connection and not the refusal.
 */
export async function drainBody(request: Request): Promise<void> {
  if (!request.body) return;
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  const late = setTimeout(() => void reader.cancel().catch(() => undefined), DRAINED_WITHIN_MS);
  try {
    for (let size = 0; size < DRAINED_BYTES;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.length;
    }
  } catch {
    // The sender has gone, and receives no answer either way.
  } finally {
    clearTimeout(late);
  }
}
