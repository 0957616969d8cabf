// Browsers have none.
const turn = globalThis.setImmediate ?? setTimeout;

/**
 * Let all other pending work of this process have its turn. Long work does so between its parts: while it runs, no
 * request is answered.
 */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    turn(resolve);
  });
