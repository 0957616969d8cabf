import { CONSTANTS, err, ok, type Result, SECOND_MS } from '@paydirt/domain';

/** Limits of files that are made at once, and of waiting; times are real ones, in milliseconds. */
export interface LineLimits {
  readonly atOnce: number;
  /** Of all members together. */
  readonly waiting: number;
  /** Of one member, who has one file made at a time besides. */
  readonly waitingOfMember: number;
  readonly waitMs: number;
  /** From the beginning of its making until a file is out. */
  readonly wholeMs: number;
  /** Longest time that a client may take with one part of a file. */
  readonly stalledMs: number;
}

const OF_ALL = { waiting: 20, waitingOfMember: 2, stalledMs: 10 * SECOND_MS } as const;

/**
 * The line for what a thread draws: who waits longer than `waitMs` would not live to see the file, for the app gives a
 * request 36 seconds.
 */
export const DRAWN_LIMITS: LineLimits = {
  ...OF_ALL,
  atOnce: 2,
  waitMs: 20 * SECOND_MS,
  wholeMs: CONSTANTS.REQUEST_TIMEOUT_MS,
};

/** The line for tables and archives, which are written as they are read and need no thread; a large one may take its time. */
export const WRITTEN_LIMITS: LineLimits = {
  ...OF_ALL,
  atOnce: 8,
  waitMs: 20 * SECOND_MS,
  wholeMs: CONSTANTS.UPLOAD_TIMEOUT_MS,
};

/** A place among those whose files are being made. */
export interface Place {
  /** Aborted when the client has gone or the time is over: what is being made is to stop. */
  readonly signal: AbortSignal;
  /** Abort `signal`; whoever has the place then leaves it. */
  readonly end: (cause: Error) => void;
  /** Give the place to the next one, once nothing is being made any more. Again, it does nothing. */
  readonly leave: () => void;
}

/** A refusal of the line: when to come back. */
export interface LineFull {
  readonly retryAfterSeconds: number;
}

/** A line in which files wait for their making. */
export interface FileLine {
  readonly limits: LineLimits;
  /** Wait for a place. Refused where the line is full, where it takes too long, and where `gone` tells that the client left. */
  readonly enter: (memberId: string, gone: AbortSignal) => Promise<Result<Place, LineFull>>;
}

interface Waiting {
  readonly memberId: string;
  readonly come: () => void;
}

/** Weight of the newest file in the average time. */
const NEWEST_SHARE = 0.2;
const LONGEST_RETRY_SECONDS = 60;

/** Make a line with nobody in it. */
export function createFileLine(limits: LineLimits): FileLine {
  /** Members whose files are being made. */
  const inside = new Set<string>();
  const line: Waiting[] = [];
  let usualMs: number = SECOND_MS;

  function full(): Result<Place, LineFull> {
    const seconds = ((line.length + inside.size) / limits.atOnce) * (usualMs / SECOND_MS);
    return err({ retryAfterSeconds: Math.min(Math.max(Math.ceil(seconds), 1), LONGEST_RETRY_SECONDS) });
  }

  function remove(waiting: Waiting): void {
    const index = line.indexOf(waiting);
    if (index >= 0) line.splice(index, 1);
  }

  function callNext(): void {
    if (inside.size >= limits.atOnce) return;
    const next = line.find(({ memberId }) => !inside.has(memberId));
    if (next === undefined) return;
    remove(next);
    next.come();
  }

  function takePlace(memberId: string, gone: AbortSignal): Place {
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

  function waitForPlace(memberId: string, gone: AbortSignal): Promise<Result<Place, LineFull>> {
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
          resolve(ok(takePlace(memberId, gone)));
        },
      };
      const limit = setTimeout(giveUp, limits.waitMs);
      gone.addEventListener('abort', giveUp, { once: true });
      line.push(waiting);
    });
  }

  return {
    limits,
    async enter(memberId, gone) {
      if (gone.aborted) return full();
      if (inside.size < limits.atOnce && !inside.has(memberId)) return ok(takePlace(memberId, gone));
      const own = line.filter((waiting) => waiting.memberId === memberId).length;
      if (line.length >= limits.waiting || own >= limits.waitingOfMember) return full();
      return waitForPlace(memberId, gone);
    },
  };
}
