import { CONSTANTS, type EpochMs } from '@paydirt/domain';

import { type KeyValueStore, write } from './storage.ts';

const LAST = 'paydirt.chunkReload';

export interface ChunkReloadOptions {
  readonly perTab: KeyValueStore;
  readonly now: () => EpochMs;
  readonly isOnline: () => boolean;
  /** Say 'Please try again after page refresh', and that the page reloads by itself. */
  readonly tell: () => void;
  /** Say that it failed again, shortly after a reload: no other follows. */
  readonly tellAgain: () => void;
  /** Say that there is no network. */
  readonly tellOffline: () => void;
  readonly reload: () => void;
  readonly later: (action: () => void, ms: number) => void;
}

/**
 * Make what happens when a chunk fails to load: a toast, and a reload at most once per minute (PRODUCT 5).
 * Without a network nothing is loaded again, for that would leave the browser's own error in the app's place.
 */
export function createChunkReload(options: ChunkReloadOptions): () => void {
  const { perTab, now, isOnline, tell, tellAgain, tellOffline, reload, later } = options;
  let reloading = false;
  return () => {
    // One failure is heard of twice, from the loader and from whoever waited for the chunk.
    if (reloading) return;
    if (!isOnline()) {
      tellOffline();
      return;
    }
    const last = Number(perTab.getItem(LAST) ?? Number.NaN);
    // The clock may have moved either way since; only a reload that is really recent stops the next.
    if (Math.abs(now() - last) < CONSTANTS.CHUNK_RELOAD_INTERVAL_MS) {
      tellAgain();
      return;
    }
    tell();
    write(perTab, LAST, String(now()));
    reloading = true;
    later(() => {
      reloading = false;
      reload();
    }, CONSTANTS.CHUNK_RELOAD_MS);
  };
}
