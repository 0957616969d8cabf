import { err, ok, type Result } from '@paydirt/domain';

/** Limits of costly work in one process. */
export interface QueueLimits {
  readonly atOnce: number;
  /** Limit of waiting calls from one member, or from one network without a login. */
  readonly waitingEach: number;
  readonly waitingInAll: number;
}

/** Does work in the order in which it was asked for; `full` where too much of it waits already. */
export type WorkQueue = <T>(client: string, work: () => Promise<T>) => Promise<Result<T, 'full'>>;

/** Create a queue for costly work, so that little of it is done at once and no client can fill it alone. */
export function createWorkQueue({ atOnce, waitingEach, waitingInAll }: QueueLimits): WorkQueue {
  const waiting: { readonly client: string; readonly begin: () => void }[] = [];
  let running = 0;

  return async (client, work) => {
    if (running >= atOnce) {
      const ofClient = waiting.filter((other) => other.client === client).length;
      if (ofClient >= waitingEach || waiting.length >= waitingInAll) return err('full');
      // Who ends hands over their turn: it is never free in between.
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
