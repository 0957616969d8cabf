/**
 * Wrap costly work so that it runs once at a time. All callers during a run share the next run, so that no answer
 * is older than its request.
 */
export function shareRuns<T>(work: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  function begin(): Promise<T> {
    next = null;
    return work();
  }
  return () => {
    next ??= last.then(begin, begin);
    last = next;
    return next;
  };
}
