import cluster from 'node:cluster';

import { readSettings } from './settings.ts';
import { serveBehind } from './serve-behind.ts';

// As a process of a cluster it serves at once, and goes on when it is to drain; otherwise it starts as the real ones.
if (cluster.isWorker) {
  process.on('message', ({ kind }: { kind: string }) => kind === 'stop' && process.exit(0));
  process.send?.({ kind: 'ready', port: 1, classKey: null });
} else await serveBehind(readSettings(process.env));
