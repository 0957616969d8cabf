// Browsers have no `setImmediate`.
const turn = globalThis.setImmediate ?? setTimeout;

/**
 * Let all other pending work of this process run. Long work calls this between its parts, because no request
 * is answered while it runs.
 */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    turn(resolve);
  });
