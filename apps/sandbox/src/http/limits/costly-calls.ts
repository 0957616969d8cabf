import type { Call, ErrorData, ErrorName } from '@paydirt/contract';
import { enterScenario } from '@paydirt/contract/sandbox/scenarios';
import { ledgerCheck, reset } from '@paydirt/contract/sandbox/world';

import { createWorkQueue, type WorkQueue, type QueueLimits } from './work-queue.ts';

/** Slow reads, of ten connections to the database: the others are for quick calls. */
const READING: QueueLimits = { atOnce: 4, waitingEach: 60, waitingInAll: 240 };
/**
 * Calls that reset the world: one at a time, each for seconds. A repeated move of the clock joins the one under
 * way, and does not queue.
 */
const TURNING: QueueLimits = { atOnce: 1, waitingEach: 20, waitingInAll: 20 };
/** By then a full queue has moved on. */
const RETRY_AFTER_SECONDS = 5;
const TURNING_CALLS: readonly Call[] = [reset, enterScenario];

/** Refusal of a call by its queue. */
export interface QueueFull {
  readonly error: ErrorName;
  readonly data: ErrorData;
}

/** The queues of a process for the calls that cost much. */
export interface CostlyCalls {
  /** Do the work of a call: that of a costly one when it is its turn. */
  run<T>(call: Call, client: string, work: () => Promise<T>): Promise<T | QueueFull>;
}

/** Make the queues of a process. */
export function createCostlyCalls(): CostlyCalls {
  const reading = createWorkQueue(READING);
  const turning = createWorkQueue(TURNING);

  function queueOf(call: Call): WorkQueue | null {
    if (TURNING_CALLS.includes(call)) return turning;
    // All who ask for it share its runs, so that it needs no queue.
    return call.costly && call !== ledgerCheck ? reading : null;
  }

  return {
    async run(call, client, work) {
      const queue = queueOf(call);
      if (!queue) return work();
      const done = await queue(client, work);
      if (done.ok) return done.value;
      return { error: 'too_many_requests', data: { retryAfterSeconds: RETRY_AFTER_SECONDS } };
    },
  };
}
