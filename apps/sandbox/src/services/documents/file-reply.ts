import { err, ok, type Result } from '@paydirt/domain';

import { lockSession } from '../../access/living-sessions.ts';
import type { MemberContext, Refusal, Reply } from '../../operation/operation.ts';
import { ThreadLost } from '../../documents/thread-lost.ts';
import type { FileQueue, Slot } from '../../documents/file-queue.ts';

type FileType = 'application/pdf' | 'text/csv' | 'application/zip';

const CONTENT_TYPES: Readonly<Record<FileType, string>> = {
  'application/pdf': 'application/pdf',
  'application/zip': 'application/zip',
  'text/csv': 'text/csv; charset=utf-8; header=present',
};

/** Parts of a file; each is created after the previous one was taken. */
export type FileParts = AsyncIterator<Uint8Array, unknown>;

/** Requested file. */
export interface FileRequest {
  /** File name in ASCII letters. */
  readonly name: string;
  readonly type: FileType;
  /** Called when the request has a slot; `signal` is aborted when the file is no longer needed. */
  readonly make: (signal: AbortSignal) => Promise<Result<FileParts, Refusal>>;
}

/**
 * Answer with a file. Creating it waits in the queue, is refused if the session has ended by then, and
 * continues as fast as the client reads. A client that disconnects, stalls or takes too long is cut off, and
 * its slot is released. A failure before the first part is answered as an error.
 */
export async function fileReply(
  { sql, tokenHash, memberId, gone }: Pick<MemberContext, 'sql' | 'tokenHash' | 'memberId' | 'gone'>,
  queue: FileQueue,
  { name, type, make }: FileRequest,
): Promise<Result<Reply<Response>, Refusal>> {
  const entered = await queue.enter(memberId, gone);
  if (!entered.ok) return err({ error: 'busy', data: entered.error });
  const slot = entered.value;
  try {
    const lives = await lockSession(sql, tokenHash, memberId);
    const made = lives ? await make(slot.signal) : err({ error: 'unauthorized' } as const);
    if (!made.ok) {
      slot.leave();
      return made;
    }
    const first = await made.value.next();
    if (slot.signal.aborted) await made.value.return?.();
    slot.signal.throwIfAborted();
    const body = streamOf(first, made.value, slot, queue.limits.stalledMs);
    const headers = {
      'Content-Type': CONTENT_TYPES[type],
      'Content-Disposition': `attachment; filename="${name}"`,
    };
    return ok({ data: new Response(body, { headers }) });
  } catch (cause) {
    slot.leave();
    if (cause instanceof ThreadLost || slot.signal.aborted) return err({ error: 'unavailable' });
    throw cause;
  }
}

function streamOf(
  first: IteratorResult<Uint8Array, unknown>,
  parts: FileParts,
  slot: Slot,
  stalledMs: number,
): ReadableStream<Uint8Array> {
  let stalled: NodeJS.Timeout | undefined;
  async function stop(): Promise<void> {
    clearTimeout(stalled);
    // After the file was given up, a failure no longer affects any answer.
    await Promise.resolve(parts.return?.()).catch(() => undefined);
    slot.leave();
  }
  function give(
    controller: ReadableStreamDefaultController<Uint8Array>,
    { done, value }: IteratorResult<Uint8Array, unknown>,
  ): void {
    if (done) {
      slot.leave();
      controller.close();
      return;
    }
    controller.enqueue(value);
    stalled = setTimeout(() => slot.end(new Error('documents: nobody reads on')), stalledMs);
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const cutOff = () => {
        controller.error(slot.signal.reason);
        void stop();
      };
      slot.signal.addEventListener('abort', cutOff, { once: true });
      give(controller, first);
    },
    async pull(controller) {
      clearTimeout(stalled);
      try {
        const part = await parts.next();
        if (!slot.signal.aborted) give(controller, part);
      } catch (cause) {
        slot.leave();
        controller.error(cause);
      }
    },
    cancel: () => slot.end(new Error('documents: the client has gone')),
  });
}
