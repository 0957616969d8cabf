import { expect, test } from 'vitest';

import { createApp } from './app.ts';
import type { Database } from './database/database.ts';
import { createLog } from './observability/log.ts';
import { createMetrics } from './observability/metrics.ts';
import { createPorts } from './ports.ts';

const down = () => Promise.reject(Object.assign(new Error('down'), { code: '08006' }));
const database: Database = {
  query: down,
  script: down,
  transaction: down,
  oneAtATime: down,
  close: () => Promise.resolve(),
};

test('a process without its database is alive, not ready, and tells its own figures', async () => {
  const metrics = createMetrics();
  metrics.request('wallet/account/balance', 503, 0.01);
  const app = createApp({
    database,
    ports: createPorts({ publicUrl: 'http://localhost' }),
    operations: [],
    levers: { advanceClock: down, reset: down },
    log: createLog('silent'),
    metrics,
    origins: [],
    trustProxy: false,
    checkResults: true,
  });
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(503);
  const figures = await app.request('/metrics');
  expect(figures.status).toBe(200);
  expect(await figures.text()).toContain('code="503"} 1');
});
