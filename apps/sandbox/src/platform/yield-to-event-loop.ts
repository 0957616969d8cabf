import { setImmediate as turn } from 'node:timers/promises';

/**
 * Let everything else that waits for this process have its turn. Long work does so between its parts: while
 * it runs, nobody else is answered.
 */
export const yieldToEventLoop = (): Promise<void> => turn();
