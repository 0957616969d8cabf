import { err, ok } from '@paydirt/domain';
import { newDevice, observable, startApp, type World, type WorldState } from '@paydirt/web/start';

import { channelOf, WORLD_FILE_MAX_BYTES, WORLD_PATH } from '../../sandbox/src/entrances/browser/messages.ts';
import { createServicesFetch } from '../../sandbox/src/entrances/browser/services-client.ts';
import { createServicesSocket } from '../../sandbox/src/entrances/browser/services-socket.ts';
import { lookForNewerFiles } from './newer-files.ts';
import { isolatedVisitOf } from './isolated-visit.ts';

const isolated = isolatedVisitOf(window.location);
/** A tab with a session of its own, until it is reloaded: two members meet in two tabs. */
const isApart = new URLSearchParams(window.location.search).has('apart');

const state = observable<WorldState>('kept');
const fetch = createServicesFetch({
  startWorker: () =>
    new Worker(new URL('./services-worker.ts', import.meta.url), {
      type: 'module',
      name: isolated?.name ?? '',
    }),
  isolated: isolated?.name,
  builtAt: BUILT_AT,
  onWorld(now) {
    // Load the newer build now: until it is cached, a reload shows the old page again.
    if (now === 'outdated' && state.get() !== now) void lookForNewerFiles();
    state.set(now);
  },
});

// Let the console call the services, as any client can call those of a server.
Object.assign(globalThis, { paydirtFetch: fetch });

const world: World = {
  state,
  async download() {
    return (await fetch(WORLD_PATH)).blob();
  },
  async open(file) {
    if (file.size > WORLD_FILE_MAX_BYTES) return err('too_large');
    const { status } = await fetch(WORLD_PATH, { method: 'PUT', body: file });
    return status === 204 ? ok(null) : err(status === 422 ? 'no_world' : 'full');
  },
  async startOver() {
    return (await fetch(WORLD_PATH, { method: 'DELETE' })).ok;
  },
};

startApp(
  {
    fetch,
    firstAnswers: { take: () => null, onTime: () => undefined },
    upload: (url, init) => fetch(url, init),
    // An isolated world has no events, because each reading of its clock moves it; polling would too.
    openSocket: isolated === null ? createServicesSocket(new BroadcastChannel(channelOf())) : null,
    // The services run in this browser, so the network does not matter.
    online: { get: () => true, subscribe: () => () => undefined },
    installable: false,
    // An isolated world is the same at each visit, so there is nothing to download, open or reset.
    world: isolated === null ? world : null,
  },
  isolated?.device ?? (isApart ? newDevice() : undefined),
);
