// The service worker answers requests that the page cannot send to the services itself, and serves files
// offline. A page that it controls requests everything from it, under whatever path a host serves the demo.
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

import { createServicesFetch } from '../../sandbox/src/entrances/browser/services-client.ts';

declare const self: ServiceWorkerGlobalScope;

// Take over at once: a reloaded page is of the newest build, and pages of two builds cannot share the
// services.
void self.skipWaiting();
/** A host that takes longer is as good as none, where there is a copy. */
const SLOW_S = 5;

/**
 * Reads a kept file before it is given: on a busy machine Chromium now and then breaks off one that it reads from a
 * cache for the page.
 */
const readWhole: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    return cachedResponse && new Response(await cachedResponse.arrayBuffer(), cachedResponse);
  },
};

/**
 * Treat a file that the host no longer has, such as one of the previous build, like a network failure: the copy is
 * right, because its name contains a hash of its contents.
 */
const goneIsNoAnswer: WorkboxPlugin = {
  fetchDidSucceed({ response }) {
    if (response.status === 404) throw new Error('the host no longer has it');
    return Promise.resolve(response);
  },
};

// Control the page of a first visit too, which waits for that (controlledByServiceWorker).
clientsClaim();

/** Ways to the services, by the isolated world that a page has; the one of all other pages has no name. */
const services = new Map<string | null, typeof fetch>();

/** Find the services of a page by its address. */
async function servicesOf(clientId: string): Promise<typeof fetch> {
  const client = await self.clients.get(clientId);
  const isolated = client && new URL(client.url).searchParams.get('isolated');
  const found = services.get(isolated ?? null) ?? createServicesFetch({ isolated: isolated ?? undefined });
  services.set(isolated ?? null, found);
  return found;
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/uploads/'),
  async ({ request, event }) => (await servicesOf((event as FetchEvent).clientId))(request),
);
// The page of an isolated world lies on the same host as its files, so none are cached.
if (!self.location.search.includes('isolated')) keepFiles();

function keepFiles(): void {
  // Files come from the host while it can be reached, and otherwise from the cache. A build has about 800
  // files; those of earlier builds are removed first.
  const files = new NetworkFirst({
    cacheName: 'files',
    networkTimeoutSeconds: SLOW_S,
    plugins: [readWhole, goneIsNoAnswer, new ExpirationPlugin({ maxEntries: 1200, purgeOnQuotaError: true })],
  });

  addPlugins([readWhole]);
  // The build inserts the list of the page and its first files here.
  // oxlint-disable-next-line no-underscore-dangle -- Workbox's build looks for this name.
  precacheAndRoute(self.__WB_MANIFEST);
  // Answers name drawings by a path from the root of a server, but here the drawings lie next to the page.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
    ({ url, event }) =>
      files.handle({ event, request: new Request(new URL(`.${url.pathname}`, self.registration.scope)) }),
  );
  // A host's 404 page cannot know how deep its address is below the demo, so it cannot link to the demo.
  registerRoute(
    new NavigationRoute(async ({ request }) => {
      const response = await fetch(request);
      return response.status === 404 ? Response.redirect(self.registration.scope) : response;
    }),
  );
  // Built files of several builds can be cached side by side, because their names contain a hash.
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && url.href.startsWith(new URL('assets/', self.registration.scope).href),
    files,
  );
}
