import type { Call, ErrorData, ErrorName } from '@paydirt/contract';
import { enterScenario } from '@paydirt/contract/sandbox/scenarios';
import { ledgerCheck, moveClock, reset } from '@paydirt/contract/sandbox/world';

import { createLine, type Line, type LineLimits } from './line.ts';

/** What adds up much, of ten connections to the database: the others are for what is quick. */
const READING: LineLimits = { atOnce: 4, waitingEach: 60, waitingInAll: 240 };
/** What turns the world: one after the other, each for seconds. */
const TURNING: LineLimits = { atOnce: 1, waitingEach: 20, waitingInAll: 20 };
/** By then a full line has moved on. */
const RETRY_AFTER_SECONDS = 5;
const TURNING_CALLS: readonly Call[] = [reset, enterScenario, moveClock];

/** Why a call is not let into its line. */
export interface LineFull {
  readonly error: ErrorName;
  readonly data: ErrorData;
}

/** The lines of a process for the calls that cost much. */
export interface CostlyLines {
  /** Do the work of a call: that of a costly one when it is its turn. */
  run<T>(call: Call, asker: string, work: () => Promise<T>): Promise<T | LineFull>;
}

/** Make the lines of a process. */
export function createCostlyLines(): CostlyLines {
  const reading = createLine(READING);
  const turning = createLine(TURNING);

  function lineOf(call: Call): Line | null {
    if (TURNING_CALLS.includes(call)) return turning;
    // All who ask for it share its runs, so that it needs no line.
    return call.costly && call !== ledgerCheck ? reading : null;
  }

  return {
    async run(call, asker, work) {
      const line = lineOf(call);
      if (!line) return work();
      const done = await line(asker, work);
      if (done.ok) return done.value;
      return { error: 'too_many_requests', data: { retryAfterSeconds: RETRY_AFTER_SECONDS } };
    },
  };
}
