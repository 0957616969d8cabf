// Answers requests that the page cannot send to the services itself, and serves files offline. A page that it controls
// requests everything from it, whatever path a host serves the demo under.
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

import { createServicesFetch } from '../../sandbox/src/entrances/browser/services-client.ts';

declare const self: ServiceWorkerGlobalScope;

// A page that is loaded again is of the newest build: those of two do not share the services.
void self.skipWaiting();
/** A host that takes longer is as good as none, where there is a copy. */
const SLOW_S = 5;

/**
 * Reads a kept file before it is given: on a busy machine Chromium now and then breaks off one that it reads from a cache
 * for the page.
 */
const readWhole: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    return cachedResponse && new Response(await cachedResponse.arrayBuffer(), cachedResponse);
  },
};

/**
 * Treat a file that the host no longer has, such as one of the previous build, like a network failure: the copy is right,
 * because its name contains a hash of its contents.
 */
const goneIsNoAnswer: WorkboxPlugin = {
  fetchDidSucceed({ response }) {
    if (response.status === 404) throw new Error('the host no longer has it');
    return Promise.resolve(response);
  },
};

// The first visit is controlled as well: it waits for that.
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
// The page of an isolated world is next to the files of its host, and stores none.
if (!self.location.search.includes('isolated')) keepFiles();

function keepFiles(): void {
  // From the host while there is a line. A build has some eight hundred; those of earlier ones make room.
  const files = new NetworkFirst({
    cacheName: 'files',
    networkTimeoutSeconds: SLOW_S,
    plugins: [readWhole, goneIsNoAnswer, new ExpirationPlugin({ maxEntries: 1200, purgeOnQuotaError: true })],
  });

  addPlugins([readWhole]);
  // The page and its first files, written here by the build.
  // oxlint-disable-next-line no-underscore-dangle -- Workbox's build looks for this name.
  precacheAndRoute(self.__WB_MANIFEST);
  // Answers name our drawings from the root of a server; here they are next to the page.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
    ({ url, event }) =>
      files.handle({ event, request: new Request(new URL(`.${url.pathname}`, self.registration.scope)) }),
  );
  // The page of a host that is not found cannot know how deep it lies below the demo.
  registerRoute(
    new NavigationRoute(async ({ request }) => {
      const response = await fetch(request);
      return response.status === 404 ? Response.redirect(self.registration.scope) : response;
    }),
  );
  // Names of built files contain a hash of their contents.
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && url.href.startsWith(new URL('assets/', self.registration.scope).href),
    files,
  );
}
