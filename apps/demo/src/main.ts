import '@paydirt/web/styles.css';

import { controlledByServiceWorker } from './service-worker.ts';

// Everything else comes through the service worker, which keeps it for a visit without a line; of a rehearsal nothing is
// kept.
const isRehearsal = new URLSearchParams(window.location.search).has('rehearsal');
await controlledByServiceWorker(isRehearsal ? 'service-worker.js?rehearsal' : 'service-worker.js');
await import('./app.ts');
