import { Worker } from 'node:worker_threads';

import type { FromThread } from './document-orders.ts';
import type { StartWorker } from './drawing-thread.ts';

/** Twice the need of any document; the queue ensures that a process has two such heaps at most. */
const HEAP_MB = 128;

/** Start Node workers, each with a bounded heap of its own. */
export function drawingWorkers({ heapMb = HEAP_MB } = {}): StartWorker {
  return ({ onMessage, onLost }) => {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
      // With no module of the process's own start: those are about its signals and its parent.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    // An idle thread does not keep the process alive.
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
