import '@paydirt/web/styles.css';

import { controlledByServiceWorker } from './service-worker.ts';

// Everything else comes through the service worker, which keeps it for a visit without a line.
await controlledByServiceWorker();
await import('./app.ts');
