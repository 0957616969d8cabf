import { createDrawer } from '../../documents/draw-document.ts';

/**
 * Draws documents in workers that the services' worker starts; the first of them loads the library and its
 * fonts.
 */
export const browserDrawer = createDrawer(({ onMessage, onLost }) => {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }) => onMessage(data));
  worker.addEventListener('error', ({ message }) => onLost(message));
  return {
    // oxlint-disable-next-line require-post-message-target-origin -- A worker has no origin to name.
    post: (message) => worker.postMessage(message),
    terminate: () => worker.terminate(),
  };
});
