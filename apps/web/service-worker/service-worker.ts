// Answers the page's requests offline, and a second visit's from the device. It keeps files of the app and drawings
// of machines, and neither answers of the services nor uploads: the app itself caches what a member may see offline
// (src/platform/data/answer-cache.ts).
import { MODE, MODE_HEADER } from '@paydirt/contract/envelope';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';

import { isKeptPicture } from '../src/platform/offline/kept-picture.ts';
import { keepShared } from '../src/platform/offline/shared.ts';
import { SHARED } from '../src/platform/offline/shared-parameter.ts';
import { wantsLessData } from '../src/platform/offline/save-data.ts';
import { usedBefore } from '../src/platform/offline/used-before.ts';

declare const self: ServiceWorkerGlobalScope;

/** Files that no page goes without: they are fetched before the worker begins. */
const SHELL =
  /^(?:index\.html|favicon\.svg|assets\/(?:index|style|often|home|icon-paths|tabs|offline|failed)-[\w-]{8}\.\w+|assets\/(?:figtree|bricolage-grotesque)-latin-(?!ext-)[\w-]{8}\.woff2)$/;
const ASSETS = 'assets';
const DAY_SECONDS = 86_400;

/** Only responses of our own services: a captive portal answers with 200 and a page of its own (H1). */
const ours = new CacheableResponsePlugin({ statuses: [200], headers: { [MODE_HEADER]: MODE } });
const limited = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 60 * DAY_SECONDS, purgeOnQuotaError: true });

// Every file of the build, written here by the build.
// oxlint-disable-next-line no-underscore-dangle -- Workbox's build looks for this name.
const build = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string');
addPlugins([ours]);
precacheAndRoute(build.filter(({ url }) => SHELL.test(url)));
cleanupOutdatedCaches();

// The page has one address; any other is a file, a call or nothing.
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { allowlist: [/^\/(?:\?|$)/] }));

// File names contain a hash of their contents, so a cached file is always right; also for an open page of an older
// version.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: ASSETS, plugins: [ours, limited(600)] }),
);
// Drawings keep their names when they are redrawn. They are fetched as texts, and the first page names what it loaded
// by addresses alone.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && ['image', ''].includes(request.destination) && isKeptPicture(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'drawings', plugins: [ours, limited(80)] }),
);

// A file that a phone shares with the app stays on the device until the member adds it to a post.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/share',
  async ({ request }) => {
    const now = performance.timeOrigin + performance.now();
    // A device without room still opens the composer.
    const id = await request
      .formData()
      .then((form) => keepShared(form, now))
      .catch(() => '');
    return Response.redirect(`/#/user/addynamic${id === '' ? '' : `?${SHARED}=${id}`}`, 303);
  },
  'POST',
);

self.addEventListener('install', (event) => {
  event.waitUntil(keepUsed());
});

self.addEventListener('activate', (event) => {
  // Caches of an earlier worker, which kept uploads as well.
  event.waitUntil(caches.delete('pictures'));
});

/**
 * Fetch this build's version of each file that was in use, so that screens that opened offline still do after an
 * update. With data saving on they are fetched on demand.
 */
async function keepUsed(): Promise<void> {
  if (wantsLessData()) return;
  const cache = await caches.open(ASSETS);
  const known = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const wanted = usedBefore(
    known,
    build.map(({ url }) => `/${url}`).filter((path) => !SHELL.test(path.slice(1))),
  );
  // A file that cannot be fetched now is fetched when it is requested.
  await Promise.allSettled(
    wanted.map(async (path) => {
      const response = await fetch(path);
      if (response.ok && response.headers.get(MODE_HEADER) === MODE) await cache.put(path, response);
    }),
  );
}

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  // Only on the member's request: other tabs run the version before.
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { address } = event.notification.data as { readonly address: string };
  event.waitUntil(show(`/#${address}`));
});

/** Bring a page of the app to the front at an address, or open one. */
async function show(url: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page === undefined) await self.clients.openWindow(url);
  else await (await page.focus()).navigate(url);
}
