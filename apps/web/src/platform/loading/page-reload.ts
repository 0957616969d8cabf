import { CONSTANTS, type EpochMs } from '@paydirt/domain';

import { type KeyValueStore, write } from '../storage/storage.ts';

const LAST_RELOAD_KEY = 'paydirt.chunkReload';

/** The outcome of a chunk that could not be loaded. */
export type ChunkOutcome =
  /** It was announced, and the page is about to be reloaded. */
  | 'reloads'
  /** A reload would lose typed text: the member is asked to reload by hand. */
  | 'typed'
  /** It was reloaded for this a moment ago, and that did not help. */
  | 'recent'
  /** The server cannot be reached: a reload would leave the browser's own error in the app's place. */
  | 'unreachable';

export interface PageReloadOptions {
  readonly perTab: KeyValueStore;
  readonly now: () => EpochMs;
  /** Ask if the server gives the page; done before each reload. */
  readonly answers: () => Promise<boolean>;
  readonly hasTypedText: () => boolean;
  /** Show 'Please try again after page refresh', before the page is reloaded. */
  readonly notify: () => void;
  /** Have the newest version of the app answer the reload: files of the one that runs may be gone. */
  readonly takeNewerVersion: () => Promise<void>;
  readonly reload: () => void;
  readonly later: (action: () => void, ms: number) => void;
}

/** The ways in which the app loads its page again. */
export interface PageReload {
  /** A chunk could not be loaded: announce it and reload, at most once per minute (PRODUCT 5). */
  readonly chunkFailed: () => Promise<ChunkOutcome>;
  /** Reload because the member asked for it; false when the server cannot be reached. */
  readonly byHand: () => Promise<boolean>;
}

/** Create the reloads: none before the server has answered, and none automatically over typed text. */
export function createPageReload(options: PageReloadOptions): PageReload {
  const { perTab, now, answers, hasTypedText, notify, takeNewerVersion, reload, later } = options;
  let underWay: Promise<ChunkOutcome> | null = null;

  async function reloadUnless(stays: () => boolean): Promise<boolean> {
    if (!(await answers())) return false;
    await takeNewerVersion();
    if (!stays()) reload();
    return true;
  }

  async function decide(): Promise<ChunkOutcome> {
    if (!(await answers())) return 'unreachable';
    if (hasTypedText()) return 'typed';
    const last = Number(perTab.getItem(LAST_RELOAD_KEY) ?? Number.NaN);
    // The clock may have been changed in either direction since.
    if (Math.abs(now() - last) < CONSTANTS.CHUNK_RELOAD_INTERVAL_MS) return 'recent';
    notify();
    write(perTab, LAST_RELOAD_KEY, String(now()));
    // Text may have been typed or the connection lost by then, so both are checked again.
    later(() => void reloadUnless(hasTypedText), CONSTANTS.CHUNK_RELOAD_MS);
    return 'reloads';
  }

  return {
    byHand: () => reloadUnless(() => false),
    chunkFailed() {
      // The same failure may be reported more than once.
      underWay ??= decide().finally(() => (underWay = null));
      return underWay;
    },
  };
}
