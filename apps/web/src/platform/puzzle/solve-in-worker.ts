import type { Puzzle } from '@paydirt/domain';

/** Solve a puzzle in a worker, so that typing is not blocked; the worker ends with it. */
export function solveInWorker(puzzle: Puzzle): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./puzzle-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(`web: the worker of puzzles failed: ${message}`));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages go to it alone
    worker.postMessage(puzzle);
  });
}
