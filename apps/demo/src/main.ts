import '@paydirt/web/styles.css';

import { startApp } from '@paydirt/web/start';

import { createServicesFetch } from '../../sandbox/src/entrances/browser/services-client.ts';

const worker = new Worker(new URL('./services-worker.ts', import.meta.url), { type: 'module' });

const fetch = createServicesFetch(worker);

startApp({
  fetch,
  upload: (url, init) => fetch(url, init),
  openSocket: null,
  installable: false,
});
