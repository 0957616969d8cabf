import { createPageReload, type PageReloadOptions } from './page-reload.ts';
import { createRetry } from '../services/retry.ts';

/**
 * Reload the page until the app starts, because something that it cannot start without did not load: once the server
 * answers, with growing pauses, and at most once per minute.
 */
export function startAgain(environment: Omit<PageReloadOptions, 'hasTypedText' | 'notify'>): void {
  const pages = createPageReload({ ...environment, hasTypedText: () => false, notify: () => undefined });
  async function again(): Promise<void> {
    if ((await pages.chunkFailed()) !== 'reloads') retry.failed();
  }
  const retry = createRetry({ answers: environment.answers, again: () => void again() });
  retry.failed();
}
