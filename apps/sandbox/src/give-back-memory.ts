import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 15_000;
/** More than the services hold, beside what they use of their heap, when nothing large is under way. */
const USUAL_BYTES = 48 * 1024 * 1024;

/**
 * Collect, every few seconds, what large bodies, pictures and files left in memory, where there is much of it. The engine
 * does that when it needs room: a process with little to do would hold it for as long as nobody asks for more.
 */
export function giveBackMemory(): void {
  // The one way to the collector; an option of the command line would have to be said by whoever starts a process.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setInterval(() => {
    const { external, heapTotal, heapUsed } = process.memoryUsage();
    if (external + heapTotal - heapUsed > USUAL_BYTES) collect();
  }, LOOK_EVERY_MS).unref();
}
