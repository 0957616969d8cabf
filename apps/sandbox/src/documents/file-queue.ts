import { CONSTANTS, err, ok, type Result, SECOND_MS } from '@paydirt/domain';

/** Limits of files that are made at once, and of waiting; times are real ones, in milliseconds. */
export interface QueueLimits {
  readonly atOnce: number;
  /** Limit for all members together. */
  readonly waiting: number;
  /** Limit for one member, besides the one file that is being made. */
  readonly waitingOfMember: number;
  readonly waitMs: number;
  /** From the beginning of its making until a file is out. */
  readonly wholeMs: number;
  /** Longest time that a client may take with one part of a file. */
  readonly stalledMs: number;
}

const OF_ALL = { waiting: 20, waitingOfMember: 2, stalledMs: 10 * SECOND_MS } as const;

/**
 * The queue for files that a thread draws: a request that waits longer than `waitMs` would time out before the file
 * is complete, because the app allows it 36 seconds.
 */
export const DRAWN_LIMITS: QueueLimits = {
  ...OF_ALL,
  atOnce: 2,
  waitMs: 20 * SECOND_MS,
  wholeMs: CONSTANTS.REQUEST_TIMEOUT_MS,
};

/** The queue for tables and archives, which are written as they are read and need no thread; a large one may take its time. */
export const WRITTEN_LIMITS: QueueLimits = {
  ...OF_ALL,
  atOnce: 8,
  waitMs: 20 * SECOND_MS,
  wholeMs: CONSTANTS.UPLOAD_TIMEOUT_MS,
};

/** A slot among those whose files are being made. */
export interface Slot {
  /** Aborted when the client has gone or the time is over: what is being made is to stop. */
  readonly signal: AbortSignal;
  /** Abort `signal`, on which the request that has the slot leaves it. */
  readonly end: (cause: Error) => void;
  /** Give the slot to the next one, once nothing is being made any more. Again, it does nothing. */
  readonly leave: () => void;
}

/** A refusal of the queue: when to come back. */
export interface QueueFull {
  readonly retryAfterSeconds: number;
}

/** A queue in which files wait for their making. */
export interface FileQueue {
  readonly limits: QueueLimits;
  /**
   * Wait for a slot. Refused where the queue is full, where it takes too long, and when `gone` is aborted because
   * the client left.
   */
  readonly enter: (memberId: string, gone: AbortSignal) => Promise<Result<Slot, QueueFull>>;
}

interface Waiting {
  readonly memberId: string;
  readonly come: () => void;
}

/** Weight of the newest file in the average time. */
const NEWEST_SHARE = 0.2;
const LONGEST_RETRY_SECONDS = 60;

/** Create an empty queue. */
export function createFileQueue(limits: QueueLimits): FileQueue {
  /** Members whose files are being made. */
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
