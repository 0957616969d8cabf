import type { RunRange, AheadInput } from '@paydirt/domain';

/**
 * Simulate the days ahead in a worker, so that the page stays responsive; the worker ends with the result, or when
 * it is stopped.
 */
export function lookAheadInWorker(input: AheadInput): {
  readonly result: Promise<readonly RunRange[]>;
  readonly stop: () => void;
} {
  const worker = new Worker(new URL('./ahead-worker.ts', import.meta.url), { type: 'module' });
  const result = new Promise<readonly RunRange[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<readonly RunRange[]>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(`web: the worker of the days ahead failed: ${message}`));
    });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages go to it alone
  worker.postMessage(input);
  return { result, stop: () => worker.terminate() };
}
