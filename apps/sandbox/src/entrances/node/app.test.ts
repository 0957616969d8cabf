import { expect, test } from 'vitest';

import { createApp } from './app.ts';
import type { Database } from '../../database/database.ts';
import { createLog } from '../../observability/log.ts';
import { createMetrics } from '../../observability/metrics.ts';
import { createPorts } from './ports.ts';

const down = () => Promise.reject(Object.assign(new Error('down'), { code: '08006' }));
const database: Database = {
  query: down,
  script: down,
  transaction: down,
  reading: down,
  oneAtATime: down,
  close: () => Promise.resolve(),
};

function appOf(metrics = createMetrics()) {
  return createApp({
    database,
    ports: createPorts({ publicUrl: 'http://localhost' }),
    operations: [],
    testControls: { advanceClock: down, reset: down },
    log: createLog('silent'),
    metrics,
    origins: [],
    trustProxy: false,
    checkResults: true,
  });
}

const HOST = { Host: 'localhost' };
const connectionOf = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

test('a process without its database is alive but not ready, and serves its metrics', async () => {
  const metrics = createMetrics();
  metrics.request('wallet/account/balance', 503, 0.01);
  const app = appOf(metrics);
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(503);
  const figures = await app.request('/metrics', { headers: HOST }, connectionOf('127.0.0.1'));
  expect(figures.status).toBe(200);
  expect(await figures.text()).toContain('code="503"} 1');
});

test.each([
  ['from this machine', 200, '127.0.0.1', {}],
  ['from this machine, by its other address', 200, '::1', {}],
  ['from this machine, where both protocols share a socket', 200, '::ffff:127.0.0.1', {}],
  ['from another machine', 404, '192.0.2.7', {}],
  ['from another machine, by IPv6', 404, '2001:db8::1', {}],
  ['from another machine that claims to be this one', 404, '192.0.2.7', { 'X-Forwarded-For': '127.0.0.1' }],
  ['through a proxy on this machine', 404, '127.0.0.1', { 'X-Forwarded-For': '192.0.2.7' }],
  ['through another kind of proxy', 404, '127.0.0.1', { Forwarded: 'for=192.0.2.7' }],
])('serves metrics only to this machine: %s %i', async (_name, status, remoteAddress, headers) => {
  const connection = connectionOf(remoteAddress);
  const app = appOf();
  const init = { headers: { ...HOST, ...headers } };
  expect((await app.request('/metrics', init, connection)).status).toBe(status);
  expect((await app.request('/healthz', init, connection)).status).toBe(200);
});
