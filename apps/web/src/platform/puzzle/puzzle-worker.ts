import type { Puzzle } from '@paydirt/domain';
import { solvePuzzle } from '@paydirt/domain/account/puzzle';
import { sha256 } from '@paydirt/domain/proof/sha256';

// The app's types describe a page; this cast declares the two members of a worker that are used here.
const worker = globalThis as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>;

worker.addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages go to its own page alone
  worker.postMessage(solvePuzzle(sha256, data));
});
