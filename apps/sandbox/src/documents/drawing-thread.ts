import type { FromThread, ToThread } from './document-orders.ts';
import { ThreadLost } from './thread-lost.ts';

/** Thread that draws one document at a time, controlled by messages. */
export interface DrawingThread {
  /** Tells whether the thread is still running. */
  readonly alive: () => boolean;
  /** Send a message and wait for the reply; throws {@link ThreadLost} if the thread ends. */
  readonly tell: (message: ToThread) => Promise<FromThread>;
  readonly end: () => void;
}

/** Handle of a worker, in Node or in a browser. */
export interface WorkerHandle {
  readonly post: (message: ToThread) => void;
  readonly terminate: () => void;
}

export interface WorkerEvents {
  readonly onMessage: (message: FromThread) => void;
  /** Called when the worker has failed or ended. */
  readonly onLost: (cause?: unknown) => void;
}

export type StartWorker = (events: WorkerEvents) => WorkerHandle;

export function startDrawingThread(startWorker: StartWorker): DrawingThread {
  let lost: ThreadLost | null = null;
  let turn: {
    readonly resolve: (message: FromThread) => void;
    readonly lose: (cause: Error) => void;
  } | null = null;
  const lose = (cause?: unknown) => {
    lost ??= new ThreadLost('documents: the thread that draws failed or has ended', { cause });
    turn?.lose(lost);
    turn = null;
  };
  const worker = startWorker({
    onMessage(message) {
      const waiting = turn;
      turn = null;
      waiting?.resolve(message);
    },
    onLost: lose,
  });
  return {
    alive: () => lost === null,
    tell: (message) =>
      new Promise((resolve, fail) => {
        if (lost !== null) {
          fail(lost);
          return;
        }
        turn = { resolve, lose: fail };
        worker.post(message);
      }),
    end: () => {
      lose();
      worker.terminate();
    },
  };
}
