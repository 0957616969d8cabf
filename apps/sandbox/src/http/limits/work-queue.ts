import { err, ok, type Result } from '@paydirt/domain';

/** Limits of costly work in one process. */
export interface QueueLimits {
  readonly atOnce: number;
  /** Limit of waiting calls from one member, or from one network without a login. */
  readonly waitingEach: number;
  readonly waitingInAll: number;
}

/** Runs work in the order in which it was requested; `full` if too much is waiting. */
export type WorkQueue = <T>(client: string, work: () => Promise<T>) => Promise<Result<T, 'full'>>;

/**
 * Create a queue for costly work, so that little of it runs at once and no client can fill the queue alone.
 */
export function createWorkQueue({ atOnce, waitingEach, waitingInAll }: QueueLimits): WorkQueue {
  const waiting: { readonly client: string; readonly begin: () => void }[] = [];
  let running = 0;

  return async (client, work) => {
    if (running >= atOnce) {
      const ofClient = waiting.filter((other) => other.client === client).length;
      if (ofClient >= waitingEach || waiting.length >= waitingInAll) return err('full');
      // A call that ends passes its place on directly, so the place is never free in between.
      await new Promise<void>((begin) => waiting.push({ client, begin }));
    } else running += 1;
    try {
      return ok(await work());
    } finally {
      const next = waiting.shift();
      if (next) next.begin();
      else running -= 1;
    }
  };
}
