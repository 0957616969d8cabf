import type { AheadInput } from '@paydirt/domain';
import { lookAhead } from '@paydirt/domain/lease/standing';

// The types of the app are those of a page: of a worker's own environment these two are all that is used.
const worker = globalThis as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>;

worker.addEventListener('message', ({ data }: MessageEvent<AheadInput>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages go to its own page alone
  worker.postMessage(lookAhead(data));
});
