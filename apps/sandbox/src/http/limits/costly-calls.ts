import type { Call, ErrorData, ErrorName } from '@paydirt/contract';
import { enterScenario } from '@paydirt/contract/sandbox/scenarios';
import { ledgerCheck, reset } from '@paydirt/contract/sandbox/world';

import { createWorkQueue, type WorkQueue, type QueueLimits } from './work-queue.ts';

/**
 * Limits of slow reads: they use four of ten connections to the database, and the rest is for quick calls.
 */
const READING: QueueLimits = { atOnce: 4, waitingEach: 60, waitingInAll: 240 };
/**
 * Limits of calls that reset the world: one at a time, each for seconds. A repeated move of the clock joins
 * the pending one, and does not queue.
 */
const TURNING: QueueLimits = { atOnce: 1, waitingEach: 20, waitingInAll: 20 };
/** Time after which a full queue has room again. */
const RETRY_AFTER_SECONDS = 5;
const TURNING_CALLS: readonly Call[] = [reset, enterScenario];

/** Refusal of a call because its queue is full. */
export interface QueueFull {
  readonly error: ErrorName;
  readonly data: ErrorData;
}

/** Queues of a process for costly calls. */
export interface CostlyCalls {
  /** Run the work of a call; that of a costly call waits for its turn. */
  run<T>(call: Call, client: string, work: () => Promise<T>): Promise<T | QueueFull>;
}

/** Make the queues of a process. */
export function createCostlyCalls(): CostlyCalls {
  const reading = createWorkQueue(READING);
  const turning = createWorkQueue(TURNING);

  function queueOf(call: Call): WorkQueue | null {
    if (TURNING_CALLS.includes(call)) return turning;
    // This call needs no queue, because all who request it share its runs.
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
