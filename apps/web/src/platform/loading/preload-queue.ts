import { backoffMs } from '../services/backoff.ts';

/** Load something that may be needed. What is loaded already costs nothing. */
export type Load = () => Promise<unknown>;

export interface PreloadQueue {
  /** Load something in idle time, once {@link begin} was called. */
  readonly add: (load: Load) => void;
  /**
   * Begin, once the first screen is drawn. `answers` tells whether the server can be reached, and is called first:
   * a module that fails once fails for good in some browsers, and none of these is needed yet.
   */
  readonly begin: (answers: () => Promise<boolean>) => void;
}

export interface PreloadQueueOptions {
  readonly whenIdle: (action: () => void) => void;
  readonly later: (action: () => void, ms: number) => void;
  readonly random?: () => number;
}

/** Load queued modules when the browser is idle and the server can be reached. */
export function createPreloadQueue({
  whenIdle,
  later,
  random = Math.random,
}: PreloadQueueOptions): PreloadQueue {
  const queue: Load[] = [];
  let answers: (() => Promise<boolean>) | null = null;
  let checking = false;
  let failures = 0;

  function loadSoon(): void {
    if (answers === null || checking || queue.length === 0) return;
    checking = true;
    const isServerUp = answers;
    whenIdle(() => void run(isServerUp));
  }

  async function run(isServerUp: () => Promise<boolean>): Promise<void> {
    const answered = await isServerUp();
    checking = false;
    if (answered) {
      failures = 0;
      // A screen whose preload failed requests it again when it is opened, and reports a failure then.
      for (const load of queue.splice(0)) load().catch(() => undefined);
    } else {
      failures += 1;
      later(loadSoon, backoffMs(failures, random));
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

/** A page that is never idle loads it after this time all the same; and Safari, which does not report idle time. */
const IDLE_TIMEOUT_MS = 1000;

/** The queue of this page's loads ahead. */
export const preloads = createPreloadQueue({
  whenIdle(action) {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(action, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(action, IDLE_TIMEOUT_MS);
  },
  later: (action, ms) => void setTimeout(action, ms),
});
