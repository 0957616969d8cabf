import '@paydirt/web/styles.css';

import { controlledByServiceWorker, reloadPage } from './service-worker.ts';

// Everything else comes through the service worker, which stores it for use offline; of an isolated world nothing is
// stored.
const isIsolated = new URLSearchParams(window.location.search).has('isolated');
await controlledByServiceWorker(isIsolated ? 'service-worker.js?isolated' : 'service-worker.js');
await import('./app.ts').catch(async () => {
  const root = document.getElementById('root');
  // There are no texts yet.
  if (root) root.textContent = 'Paydirt could not be loaded. It tries again by itself.';
  await reloadPage();
});
