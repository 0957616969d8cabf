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

const worker = new Worker(new URL('./services-worker.ts', import.meta.url), {
  type: 'module',
  name: isolated?.name ?? '',
});

const state = observable<WorldState>('kept');
const fetch = createServicesFetch({
  worker,
  isolated: isolated?.name,
  builtAt: BUILT_AT,
  onWorld(now) {
    // Until it is there, the page that is loaded again is the one that was kept.
    if (now === 'outdated' && state.get() !== now) void lookForNewerFiles();
    state.set(now);
  },
});

// As the services of a server can be asked by any client, these can from the console.
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
    await fetch(WORLD_PATH, { method: 'DELETE' });
  },
};

startApp(
  {
    fetch,
    firstAnswers: { take: () => null, onTime: () => undefined },
    upload: (url, init) => fetch(url, init),
    // In an isolated world each reading of the clock moves it: nothing polls.
    openSocket: isolated === null ? createServicesSocket(new BroadcastChannel(channelOf())) : null,
    // The services are here, whether or not there is a line.
    online: { get: () => true, subscribe: () => () => undefined },
    installable: false,
    // An isolated one is the same each time, and has no notice.
    world: isolated === null ? world : null,
  },
  isolated?.device ?? (isApart ? newDevice() : undefined),
);
