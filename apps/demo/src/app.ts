import { startApp } from '@paydirt/web/start';

import { createServicesFetch } from '../../sandbox/src/entrances/browser/services-client.ts';
import { rehearsalOf } from './rehearsal.ts';

const rehearsal = rehearsalOf(window.location);

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
    openSocket: null,
    // The services are here, whether or not there is a line.
    online: { get: () => true, subscribe: () => () => undefined },
    installable: false,
  },
  rehearsal?.device,
);
