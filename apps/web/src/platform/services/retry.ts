import { backoffMs } from './backoff.ts';

/** Retries what failed. */
export interface Retry {
  /** Note that it failed: it is retried after a pause, which grows from failure to failure. */
  readonly failed: () => void;
  /** Retry at once. Does nothing where nothing has failed, or during a retry. */
  readonly now: () => void;
  readonly stop: () => void;
}

export interface RetryOptions {
  /** Ask if the server can be reached, before each try: a module that fails once fails for good in some browsers. */
  readonly answers: () => Promise<boolean>;
  /** Request it again; the caller reports when that failed too. */
  readonly again: () => void;
  /** Called when the server is asked, and when it has answered or not. */
  readonly onTrying?: (trying: boolean) => void;
  /** Do something later; answers how to take that back. */
  readonly later?: (action: () => void, ms: number) => () => void;
  readonly random?: () => number;
}

/** Run a function after a number of milliseconds; returns how to cancel it. */
function afterwards(action: () => void, ms: number): () => void {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
}

/** Retry a failed load, automatically with growing pauses or on demand, once the server answers. */
export function createRetry({
  answers,
  again,
  onTrying = () => undefined,
  later = afterwards,
  random = Math.random,
}: RetryOptions): Retry {
  let failures = 0;
  let trying = false;
  let stopped = false;
  let cancel: () => void = () => undefined;

  function failed(): void {
    if (stopped) return;
    failures += 1;
    cancel();
    cancel = later(now, backoffMs(failures, random));
  }

  async function tryAgain(): Promise<void> {
    trying = true;
    onTrying(true);
    const answered = await answers();
    trying = false;
    if (stopped) return;
    onTrying(false);
    if (answered) again();
    else failed();
  }

  function now(): void {
    if (failures === 0 || trying || stopped) return;
    cancel();
    void tryAgain();
  }

  return {
    failed,
    now,
    stop() {
      stopped = true;
      cancel();
    },
  };
}
