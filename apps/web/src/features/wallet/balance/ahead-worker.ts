import type { AheadInput } from '@paydirt/domain';
import { lookAhead } from '@paydirt/domain/lease/standing';

// The app's types describe a page; this cast declares the two members of a worker that are used here.
const worker = globalThis as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>;

worker.addEventListener('message', ({ data }: MessageEvent<AheadInput>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages go to its own page alone
  worker.postMessage(lookAhead(data));
});
