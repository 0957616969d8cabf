import { pauseAfter } from '../services/pauses.ts';

/** Load something that may be needed. What is loaded already costs nothing. */
export type Load = () => Promise<unknown>;

export interface LoadAhead {
  /** Load something in idle time, once {@link begin} was called. */
  readonly add: (load: Load) => void;
  /**
   * The first screen stands: begin. `answers` tells whether the server can be reached, and is asked first: a module
   * that fails once fails for good in some browsers, and nobody needs this one yet.
   */
  readonly begin: (answers: () => Promise<boolean>) => void;
}

export interface LoadAheadOptions {
  readonly whenIdle: (action: () => void) => void;
  readonly later: (action: () => void, ms: number) => void;
  readonly random?: () => number;
}

/** Load what was asked for when the browser has nothing better to do, and the server can be reached. */
export function createLoadAhead({ whenIdle, later, random = Math.random }: LoadAheadOptions): LoadAhead {
  const queue: Load[] = [];
  let answers: (() => Promise<boolean>) | null = null;
  let asking = false;
  let failures = 0;

  function loadSoon(): void {
    if (answers === null || asking || queue.length === 0) return;
    asking = true;
    const ask = answers;
    whenIdle(() => void run(ask));
  }

  async function run(ask: () => Promise<boolean>): Promise<void> {
    const answered = await ask();
    asking = false;
    if (answered) {
      failures = 0;
      // Whoever needs what did not come asks for it again, and tells when it fails.
      for (const load of queue.splice(0)) load().catch(() => undefined);
    } else {
      failures += 1;
      later(loadSoon, pauseAfter(failures, random));
    }
  }

  return {
    add(load) {
      queue.push(load);
      loadSoon();
    },
    begin(serverAnswers) {
      answers = serverAnswers;
      loadSoon();
    },
  };
}

/** A page that is never idle gets it all the same; and Safari, which tells of no idle time. */
const AT_LATEST_MS = 1000;

/** The queue of this page's loads ahead. */
export const ahead = createLoadAhead({
  whenIdle(action) {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(action, { timeout: AT_LATEST_MS });
    else setTimeout(action, AT_LATEST_MS);
  },
  later: (action, ms) => void setTimeout(action, ms),
});
