import { Worker } from 'node:worker_threads';

import type { FromThread, ToThread } from './document-orders.ts';
import { ThreadLost } from './thread-lost.ts';

/** A thread that draws one document at a time, and says and is told things by turns. */
export interface DrawingThread {
  /** Tells whether the thread still runs. */
  readonly alive: () => boolean;
  /** Tell it something, and wait for what it says next. Throws {@link ThreadLost}. */
  readonly tell: (message: ToThread) => Promise<FromThread>;
  readonly end: () => void;
}

/** Start a thread, with a heap of its own that cannot grow beyond a bound. */
export function startDrawingThread(heapMb: number): DrawingThread {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
    // With no module of the process's own start: those are about its signals and its parent.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  // Nobody is kept waiting for a thread that has nothing to do.
  worker.unref();
  let lost: ThreadLost | null = null;
  let turn: {
    readonly resolve: (message: FromThread) => void;
    readonly lose: (cause: Error) => void;
  } | null = null;
  const lose = (cause: ThreadLost) => {
    lost ??= cause;
    turn?.lose(lost);
    turn = null;
  };
  worker.on('message', (message: FromThread) => {
    worker.unref();
    const waiting = turn;
    turn = null;
    waiting?.resolve(message);
  });
  worker.on('error', (cause) => lose(new ThreadLost('documents: the thread that draws failed', { cause })));
  worker.on('exit', () => lose(new ThreadLost('documents: the thread that draws has ended')));
  return {
    alive: () => lost === null,
    tell: (message) =>
      new Promise((resolve, fail) => {
        if (lost !== null) {
          fail(lost);
          return;
        }
        turn = { resolve, lose: fail };
        worker.ref();
        worker.postMessage(message, []);
      }),
    end: () => {
      lose(new ThreadLost('documents: the thread that draws was ended'));
      void worker.terminate();
    },
  };
}
