import { newDevice, startApp } from '@paydirt/web/start';

import { channelOf } from '../../sandbox/src/entrances/browser/messages.ts';
import { createServicesFetch } from '../../sandbox/src/entrances/browser/services-client.ts';
import { createServicesSocket } from '../../sandbox/src/entrances/browser/services-socket.ts';
import { rehearsalOf } from './rehearsal.ts';

const rehearsal = rehearsalOf(window.location);
/** A tab with a session of its own, until it is loaded again: two members meet in two tabs. */
const isApart = new URLSearchParams(window.location.search).has('apart');

const worker = new Worker(new URL('./services-worker.ts', import.meta.url), {
  type: 'module',
  name: rehearsal?.name ?? '',
});

const fetch = createServicesFetch(worker, rehearsal?.name);

// As the services of a server can be asked by any client, these can from the console.
Object.assign(globalThis, { paydirtFetch: fetch });

startApp(
  {
    fetch,
    upload: (url, init) => fetch(url, init),
    // In a rehearsal each look at the clock moves it: nothing looks by itself.
    openSocket: rehearsal === null ? createServicesSocket(new BroadcastChannel(channelOf(null))) : null,
    // The services are here, whether or not there is a line.
    online: { get: () => true, subscribe: () => () => undefined },
    installable: false,
  },
  rehearsal?.device ?? (isApart ? newDevice() : undefined),
);
