import { Worker } from 'node:worker_threads';

import type { FromThread } from './document-orders.ts';
import type { StartWorker } from './drawing-thread.ts';

/** Twice what any document needs; the line sees to it that a process has two such heaps at most. */
const HEAP_MB = 128;

/** Start workers of Node's, each with a heap of its own that cannot grow beyond a bound. */
export function drawingWorkers({ heapMb = HEAP_MB } = {}): StartWorker {
  return ({ onMessage, onLost }) => {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
      // With no module of the process's own start: those are about its signals and its parent.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    // Nobody is kept waiting for a thread that has nothing to do.
    worker.unref();
    worker.on('message', (message: FromThread) => {
      worker.unref();
      onMessage(message);
    });
    worker.on('error', onLost);
    worker.on('exit', () => onLost());
    return {
      post(message) {
        worker.ref();
        worker.postMessage(message, []);
      },
      terminate: () => void worker.terminate(),
    };
  };
}
