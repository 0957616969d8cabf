import { Worker } from 'node:worker_threads';

import type { DocumentOrder, DrawnDocument, SentOrder } from './document-orders.ts';

interface Waiting {
  readonly done: (file: Uint8Array<ArrayBuffer>) => void;
  readonly fail: (cause: Error) => void;
}

/** The thread that draws, from the first document on. */
let drawer: { readonly worker: Worker; readonly waiting: Map<number, Waiting> } | null = null;
let orders = 0;

function startDrawer(): NonNullable<typeof drawer> {
  // With no module of the process's own start: those are about its signals and its parent.
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { execArgv: [] });
  const waiting = new Map<number, Waiting>();
  const end = (cause: Error) => {
    if (drawer?.worker === worker) drawer = null;
    for (const { fail } of waiting.values()) fail(cause);
    waiting.clear();
  };
  worker.on('message', (drawn: DrawnDocument) => {
    const { done, fail } = waiting.get(drawn.id) ?? {};
    waiting.delete(drawn.id);
    // Nobody is kept waiting for a thread that has nothing to do.
    if (waiting.size === 0) worker.unref();
    if ('file' in drawn) done?.(drawn.file);
    else fail?.(drawn.failure);
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('documents: the thread that draws has ended')));
  return { worker, waiting };
}

/**
 * Draw a PDF, in a thread of its own: the library that writes it works without a pause, for a second at three
 * hundred movements, and nobody else would be answered meanwhile.
 */
export function drawDocument(order: DocumentOrder): Promise<Uint8Array<ArrayBuffer>> {
  drawer ??= startDrawer();
  const { worker, waiting } = drawer;
  orders += 1;
  const id = orders;
  return new Promise((done, fail) => {
    waiting.set(id, { done, fail });
    worker.ref();
    worker.postMessage({ id, order } satisfies SentOrder, []);
  });
}
