import '@paydirt/web/styles.css';

import { controlledByServiceWorker, reloadPage } from './service-worker.ts';

// All other files come through the service worker, which caches them for offline use, but caches nothing for
// an isolated world.
const isIsolated = new URLSearchParams(window.location.search).has('isolated');
await controlledByServiceWorker(isIsolated ? 'service-worker.js?isolated' : 'service-worker.js');
await import('./app.ts').catch(async () => {
  const root = document.getElementById('root');
  // No catalogue is loaded yet, so this text is in English for everyone.
  if (root) root.textContent = 'Paydirt could not be loaded. It tries again by itself.';
  await reloadPage();
});
