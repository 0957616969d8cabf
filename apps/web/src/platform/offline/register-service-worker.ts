import { HOUR_MS } from '@paydirt/domain';
import { Workbox } from 'workbox-window';

import { closeNotifications } from '../notifications.ts';
import type { AppUpdate } from './app-update.ts';
import { isKeptPicture } from './kept-picture.ts';
import { beginWaiting } from './look-for-version.ts';
import { forgetOldShared, forgetShared } from './shared.ts';
import { readWhatsNew } from './whats-new.ts';

interface Options {
  readonly update: AppUpdate;
  /** The language of the news. */
  readonly locale: () => string;
  /** Tell whether the member is in the middle of something: typed text, an open sheet. */
  readonly isBusy: () => boolean;
  readonly reload: () => void;
  readonly now: () => number;
  /** Subscribe to logouts. */
  readonly onLogout: (listener: () => void) => void;
}

/**
 * Register the service worker (service-worker/service-worker.ts). A newer one waits until the member applies it
 * here, or until no page of the app is open: it never takes over a running page, whose files may be gone.
 */
export async function registerServiceWorker({
  update,
  locale,
  isBusy,
  reload,
  now,
  onLogout,
}: Options): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Bypass the browser's cache, which another server at this address may have filled.
  const workbox = new Workbox('/service-worker.js', { updateViaCache: 'none' });

  async function offer(): Promise<void> {
    const found = await readWhatsNew(fetch);
    const changes = found?.changes[locale()];
    if (found === null || changes === undefined) return;
    whenFree(isBusy, () =>
      update.set({
        version: found.version,
        changes,
        // Only the tab where the member chose so is reloaded: another may hold typed text.
        take: () => void beginWaiting().then(reload),
      }),
    );
  }

  workbox.addEventListener('waiting', () => void offer());
  // The first page loads before the worker, which sees none of its requests: have it cache their files.
  if (navigator.serviceWorker.controller === null) {
    workbox.addEventListener('activated', () => {
      new PerformanceObserver((seen) => {
        const urlsToCache = filesAmong(seen.getEntries());
        if (urlsToCache.length > 0) void workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } });
      }).observe({ type: 'resource', buffered: true });
    });
  }
  await workbox.register({ immediate: true });
  lookForNewer(() => workbox.update(), now);
  onLogout(() => {
    void forgetShared();
    // Some browsers have workers and no notifications.
    closeNotifications().catch(() => undefined);
  });
  await forgetOldShared(now());
}

/**
 * Run a function at once, or as soon as another page is opened and the member is not in the middle of something
 * there.
 */
function whenFree(isBusy: () => boolean, action: () => void): void {
  if (isBusy()) window.addEventListener('hashchange', () => whenFree(isBusy, action), { once: true });
  else action();
}

/** The built files and the pictures among what a page has loaded. */
function filesAmong(entries: PerformanceEntryList): string[] {
  return (entries as PerformanceResourceTiming[])
    .filter(({ name, initiatorType }) => {
      const { pathname } = new URL(name);
      return pathname.startsWith('/assets/') || (initiatorType !== 'video' && isKeptPicture(pathname));
    })
    .map(({ name }) => name);
}

/** A page that stays open for days looks when it is seen again, at most once an hour. */
function lookForNewer(look: () => Promise<void>, now: () => number): void {
  let last = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now() - last < HOUR_MS) return;
    last = now();
    look().catch(() => undefined);
  });
}
