/**
 * Hold the timers of a duration, in milliseconds, so that what they would end is still there however slowly a story is
 * played; for a story's `beforeEach`. Others run as usual.
 *
 * @returns what makes later timers of this duration run again; those held never do.
 */
export function holdTimers(ms: number): () => void {
  const { setTimeout: start } = globalThis;
  globalThis.setTimeout = ((work: () => void, after?: number, ...args: unknown[]) =>
    after === ms ? 0 : start(work, after, ...args)) as typeof setTimeout;
  return () => {
    globalThis.setTimeout = start;
  };
}
