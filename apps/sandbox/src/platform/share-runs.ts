/**
 * Make work that is costly and asked for by many run once at a time. All who ask while it runs share the next run, so
 * that no answer is older than its question.
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
