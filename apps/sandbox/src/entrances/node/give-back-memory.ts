import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 15_000;
/** More than the services hold outside of their heap while nothing large is under way. */
const USUAL_BYTES = 48 * 1024 * 1024;
/** Growth of the whole process, since little was left to give back, that code and caches do not explain. */
const UNUSUAL_GROWTH_BYTES = 24 * 1024 * 1024;
/** Share of its time for which the process works when little is asked of it. */
const LITTLE_WORK = 0.25;

/**
 * Collect, every few seconds, the memory that large bodies, pictures and files left, where there is much of it. The
 * engine does that when it needs memory: a process with little to do would hold it indefinitely. It also keeps the
 * pages of a heap that was large for a moment, which only a full collection frees: that one takes a tenth of a
 * second, and waits until there are few requests.
 */
export function giveBackMemory(): void {
  // The only way to the collector from within: as an option of the command line it would be up to whoever starts
  // the process.
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
    // An ordinary collection may have come first, which keeps the pages.
    wasMuch ||= isMuch || rss > settledBytes + UNUSUAL_GROWTH_BYTES;
    if (wasMuch && utilization <= LITTLE_WORK) {
      wasMuch = false;
      collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
      settledBytes = process.memoryUsage.rss();
    } else if (isMuch) collect();
  }, LOOK_EVERY_MS).unref();
}
