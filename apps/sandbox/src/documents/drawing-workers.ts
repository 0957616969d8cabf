import { Worker } from 'node:worker_threads';

import type { FromThread } from './document-orders.ts';
import type { StartWorker } from './drawing-thread.ts';

/** Heap limit: twice the need of any document. The queue limits a process to two such heaps. */
const HEAP_MB = 128;

/** Start Node workers with a limited heap each. */
export function drawingWorkers({ heapMb = HEAP_MB } = {}): StartWorker {
  return ({ onMessage, onLost }) => {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
      // The worker loads none of the modules that the process is started with, because they handle its
      // signals and its parent.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    // An idle worker must not keep the process alive.
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
