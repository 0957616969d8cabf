import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 15_000;
/** Memory outside of the heap that the services do not exceed unless something large is in progress. */
const USUAL_BYTES = 48 * 1024 * 1024;
/** Growth of the whole process since the last full collection that code and caches do not explain. */
const UNUSUAL_GROWTH_BYTES = 24 * 1024 * 1024;
/** Utilization of the event loop below which the process has little to do. */
const LITTLE_WORK = 0.25;

/**
 * Collect, every few seconds, the memory that large bodies, pictures and files left, if there is much of it.
 * The engine does that only when it needs memory, so a process with little to do would hold it indefinitely.
 * The engine also keeps the pages of a heap that was large for a moment, which only a full collection frees;
 * that takes a tenth of a second, and waits until there are few requests.
 */
export function giveBackMemory(): void {
  // This is the only way to reach the collector from within the process; an option of the command line would
  // depend on whoever starts it.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how?: object) => void;
  let worked = performance.eventLoopUtilization();
  let wasMuch = false;
  let settledBytes = process.memoryUsage.rss();
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(worked);
    worked = performance.eventLoopUtilization();
    const { rss, external, heapTotal, heapUsed } = process.memoryUsage();
    const isMuch = external + heapTotal - heapUsed > USUAL_BYTES;
    // An ordinary collection, which keeps the pages, may have run before this check.
    wasMuch ||= isMuch || rss > settledBytes + UNUSUAL_GROWTH_BYTES;
    if (wasMuch && utilization <= LITTLE_WORK) {
      wasMuch = false;
      collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
      settledBytes = process.memoryUsage.rss();
    } else if (isMuch) collect();
  }, LOOK_EVERY_MS).unref();
}
