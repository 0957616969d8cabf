// Browsers have none.
const turn = globalThis.setImmediate ?? setTimeout;

/**
 * Let everything else that waits for this process have its turn. Long work does so between its parts: while
 * it runs, nobody else is answered.
 */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    turn(resolve);
  });
