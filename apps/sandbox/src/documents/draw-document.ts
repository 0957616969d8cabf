import { SECOND_MS } from '@paydirt/domain';

import { unref } from '../platform/unref.ts';
import type { DocumentOrder, LinePortions } from './document-orders.ts';
import { type DrawingThread, startDrawingThread, type StartWorker } from './drawing-thread.ts';

/** Draws documents as PDF. */
export interface Drawer {
  /**
   * Draw a PDF, part by part: drawing continues when a part has been taken, and stops when `signal` is
   * aborted. Throws {@link ThreadLost} if the thread ended before that.
   */
  readonly draw: (
    order: DocumentOrder,
    lines: LinePortions,
    signal: AbortSignal,
  ) => AsyncGenerator<Uint8Array, void>;
}

/** Time after which an idle thread is ended, and its fonts and memory are freed. */
const IDLE_MS = 15 * SECOND_MS;

/**
 * Create a drawer. It draws in threads, because the library that writes a PDF runs without a pause and would block
 * all other answers; one document per thread, so that a failure of one affects no other.
 */
export function createDrawer(startWorker: StartWorker, { idleMs = IDLE_MS } = {}): Drawer {
  const idle = new Map<DrawingThread, NodeJS.Timeout>();

  function takeThread(): DrawingThread {
    for (const [thread, ending] of idle) {
      clearTimeout(ending);
      idle.delete(thread);
      if (thread.alive()) return thread;
    }
    return startDrawingThread(startWorker);
  }

  function keepThread(thread: DrawingThread): void {
    const ending = setTimeout(() => {
      idle.delete(thread);
      thread.end();
    }, idleMs);
    idle.set(thread, unref(ending));
  }

  return {
    async *draw(order, lines, signal) {
      signal.throwIfAborted();
      const thread = takeThread();
      signal.addEventListener('abort', thread.end, { once: true });
      let ready = false;
      try {
        let message = await thread.tell({ kind: 'order', order });
        while (message.kind === 'wants_lines' || message.kind === 'bytes') {
          if (message.kind === 'bytes') {
            yield message.bytes;
            message = await thread.tell({ kind: 'taken' });
          } else {
            const { done, value } = await lines.next();
            message = await thread.tell({ kind: 'lines', lines: done ? null : value });
          }
        }
        ready = true;
        if (message.kind === 'failed') throw message.failure;
      } finally {
        signal.removeEventListener('abort', thread.end);
        await lines.return?.();
        if (ready && thread.alive()) keepThread(thread);
        else thread.end();
      }
    },
  };
}
