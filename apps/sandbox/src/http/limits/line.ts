import { err, ok, type Result } from '@paydirt/domain';

/** Limits of costly work in one process. */
export interface LineLimits {
  readonly atOnce: number;
  /** Limit of waiting calls from one member, or from a network where nobody is logged in. */
  readonly waitingEach: number;
  readonly waitingInAll: number;
}

/** Does work in the order in which it was asked for; `full` where too much of it waits already. */
export type Line = <T>(asker: string, work: () => Promise<T>) => Promise<Result<T, 'full'>>;

/** Make a line for work that is costly, so that little of it is done at once and nobody can fill it alone. */
export function createLine({ atOnce, waitingEach, waitingInAll }: LineLimits): Line {
  const waiting: { readonly asker: string; readonly begin: () => void }[] = [];
  let running = 0;

  return async (asker, work) => {
    if (running >= atOnce) {
      const alike = waiting.filter((other) => other.asker === asker).length;
      if (alike >= waitingEach || waiting.length >= waitingInAll) return err('full');
      // Who ends hands over their turn: it is never free in between.
      await new Promise<void>((begin) => waiting.push({ asker, begin }));
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
