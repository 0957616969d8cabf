import { CONSTANTS, err, ok, type Result, SECOND_MS } from '@paydirt/domain';

/**
 * Limits of the files that are created at once, and of waiting requests; times are real time, in
 * milliseconds.
 */
export interface QueueLimits {
  readonly atOnce: number;
  /** Waiting requests of all members together. */
  readonly waiting: number;
  /** Waiting requests of one member, besides the one whose file is being created. */
  readonly waitingOfMember: number;
  readonly waitMs: number;
  /** Longest time from the start of creating a file until the client has all of it. */
  readonly wholeMs: number;
  /** Longest time in which a client has to take one part of a file. */
  readonly stalledMs: number;
}

const OF_ALL = { waiting: 20, waitingOfMember: 2, stalledMs: 10 * SECOND_MS } as const;

/**
 * Limits for files that a thread draws. The app waits 36 seconds for a file, so a request that waited longer
 * than `waitMs` could not be completed in time.
 */
export const DRAWN_LIMITS: QueueLimits = {
  ...OF_ALL,
  atOnce: 2,
  waitMs: 20 * SECOND_MS,
  wholeMs: CONSTANTS.REQUEST_TIMEOUT_MS,
};

/**
 * Limits for tables and archives, which are written as they are read, without a thread; a large one may take
 * long.
 */
export const WRITTEN_LIMITS: QueueLimits = {
  ...OF_ALL,
  atOnce: 8,
  waitMs: 20 * SECOND_MS,
  wholeMs: CONSTANTS.UPLOAD_TIMEOUT_MS,
};

/** Place of a request whose file is being created. */
export interface Slot {
  /** Aborted when the client has disconnected or the time is over: creating the file must then stop. */
  readonly signal: AbortSignal;
  /** Abort `signal`; the request then leaves its slot. */
  readonly end: (cause: Error) => void;
  /**
   * Free the slot for the next request, when nothing of the file is being created any more. Repeating it has
   * no effect.
   */
  readonly leave: () => void;
}

/** Refusal because the queue is full, with the time after which to retry. */
export interface QueueFull {
  readonly retryAfterSeconds: number;
}

/** Queue of requests for files. */
export interface FileQueue {
  readonly limits: QueueLimits;
  /**
   * Wait for a slot. Refused if the queue is full, if the wait takes too long, or if `gone` is aborted
   * because the client left.
   */
  readonly enter: (memberId: string, gone: AbortSignal) => Promise<Result<Slot, QueueFull>>;
}

interface Waiting {
  readonly memberId: string;
  readonly come: () => void;
}

/** Weight of the newest file in the moving average of the duration. */
const NEWEST_SHARE = 0.2;
const LONGEST_RETRY_SECONDS = 60;

/** Create an empty queue. */
export function createFileQueue(limits: QueueLimits): FileQueue {
  /** Members whose files are being created. */
  const inside = new Set<string>();
  const queue: Waiting[] = [];
  let usualMs: number = SECOND_MS;

  function full(): Result<Slot, QueueFull> {
    const seconds = ((queue.length + inside.size) / limits.atOnce) * (usualMs / SECOND_MS);
    return err({ retryAfterSeconds: Math.min(Math.max(Math.ceil(seconds), 1), LONGEST_RETRY_SECONDS) });
  }

  function remove(waiting: Waiting): void {
    const index = queue.indexOf(waiting);
    if (index >= 0) queue.splice(index, 1);
  }

  function callNext(): void {
    if (inside.size >= limits.atOnce) return;
    const next = queue.find(({ memberId }) => !inside.has(memberId));
    if (next === undefined) return;
    remove(next);
    next.come();
  }

  function takeSlot(memberId: string, gone: AbortSignal): Slot {
    const ending = new AbortController();
    const begunAt = performance.now();
    let left = false;
    inside.add(memberId);
    const leave = () => {
      if (left) return;
      left = true;
      clearTimeout(limit);
      gone.removeEventListener('abort', hangUp);
      inside.delete(memberId);
      usualMs += (performance.now() - begunAt - usualMs) * NEWEST_SHARE;
      callNext();
    };
    const end = (cause: Error) => ending.abort(cause);
    const hangUp = () => end(new Error('documents: the client has gone'));
    const limit = setTimeout(
      () => end(new Error('documents: it took too long to make or to take a file')),
      limits.wholeMs,
    );
    gone.addEventListener('abort', hangUp, { once: true });
    return { signal: ending.signal, end, leave };
  }

  function waitForSlot(memberId: string, gone: AbortSignal): Promise<Result<Slot, QueueFull>> {
    return new Promise((resolve) => {
      const settle = () => {
        clearTimeout(limit);
        gone.removeEventListener('abort', giveUp);
      };
      const giveUp = () => {
        settle();
        remove(waiting);
        resolve(full());
      };
      const waiting: Waiting = {
        memberId,
        come: () => {
          settle();
          resolve(ok(takeSlot(memberId, gone)));
        },
      };
      const limit = setTimeout(giveUp, limits.waitMs);
      gone.addEventListener('abort', giveUp, { once: true });
      queue.push(waiting);
    });
  }

  return {
    limits,
    async enter(memberId, gone) {
      if (gone.aborted) return full();
      if (inside.size < limits.atOnce && !inside.has(memberId)) return ok(takeSlot(memberId, gone));
      const own = queue.filter((waiting) => waiting.memberId === memberId).length;
      if (queue.length >= limits.waiting || own >= limits.waitingOfMember) return full();
      return waitForSlot(memberId, gone);
    },
  };
}
