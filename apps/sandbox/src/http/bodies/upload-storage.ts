import type { Call } from '@paydirt/contract';
import { modifyHead } from '@paydirt/contract/account/profile';
import type { Context as HonoContext } from 'hono';

import type { Sql } from '../../database/database.ts';
import type { Ports, Refusal } from '../../operation/operation.ts';
import { checkStorage } from '../../uploads/storage.ts';

/**
 * Size up to which the storage is checked only when the picture is stored: for example the parameters of a
 * post whose pictures are already uploaded.
 */
const WORTH_ASKING_BYTES = 64 * 1024;
/** Limit of bytes read after a refusal, above what the app sends. */
const DRAINED_BYTES = 4 * 1024 * 1024;
const DRAINED_WITHIN_MS = 10_000;

/**
 * Check by its Content-Length whether an upload fits, before its body is read. The storage is checked again
 * later, because the stored size may be smaller, and several uploads may arrive at once.
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
  // A new avatar replaces the previous one, whose size is only known when the new one is stored.
  if (call.path === modifyHead.path) return null;
  const size = Number(c.req.header('Content-Length') ?? 0);
  if (memberId === null || !(size > WORTH_ASKING_BYTES)) return null;
  const room = await checkStorage({ sql, ports }, { memberId, size });
  return room.ok ? null : room.error;
}

/**
 * Read and discard the rest of a body, within limits. A browser shows an answer only after it has sent its
 * body; if the connection is closed before, the page sees a broken connection instead of the refusal.
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
    // The client has disconnected, and receives no answer either way.
  } finally {
    clearTimeout(late);
  }
}
