import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { createOrder } from '@paydirt/contract/goods/orders';

import { type Services, startServices } from '../../../scripts/services/start-services.mjs';
import { startLocalServer } from '../../sandbox/src/database/local/server.ts';
import { migrate } from '../../sandbox/src/database/migrate.ts';
import { readMigrations } from '../../sandbox/src/database/migration-files.ts';
import { postgresqlDatabase } from '../../sandbox/src/database/postgresql.ts';
import type { Database } from '../../sandbox/src/database/database.ts';
import { withDataFolder } from './machine.ts';
import { type Buyer, prepareBuyers } from './purchases.ts';

const CLIENTS_PER_PROCESS = 8;
/** Until the code is compiled for speed: with four processes each has a quarter of the purchases. */
const WARM_UP_MS = 10_000;
const RUN_MS = 8000;
const SAMPLE_EVERY_MS = 20;

/** Result of a load of purchases. */
export interface PurchaseLoad {
  readonly perSecond: number;
  /** Time within which 99 of 100 were answered, in milliseconds. */
  readonly p99Ms: number;
  /** Share of the time of busy connections that they waited for locks. */
  readonly lockWaits: number;
  /** Share of all processors that was in use. */
  readonly processor: number;
}

/** Buy over HTTP, one purchase after the other, until a time; answers how long each took, in milliseconds. */
async function buyUntil(address: string, { token, productId, agreementVersion }: Buyer, end: number) {
  const took: number[] = [];
  while (performance.now() < end) {
    const begun = performance.now();
    const answer = await fetch(`${address}/api/${createOrder.service}/${createOrder.path}`, {
      method: 'POST',
      headers: { 'X-Access-Token': token, 'Idempotency-Key': randomUUID() },
      body: new URLSearchParams({ productId, agreementVersion }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`bench: a purchase was refused: ${text}`);
    took.push(performance.now() - begun);
  }
  return took;
}

function processorTimes() {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (of: (time: (typeof times)[number]) => number) =>
    times.reduce((all, time) => all + of(time), 0);
  const idle = sum((time) => time.idle);
  return { idle, all: idle + sum(({ user, nice, sys, irq }) => user + nice + sys + irq) };
}

/** Sample the state of connections; returns the share of the active ones that wait for locks. */
async function watchLocks(database: Database, end: number): Promise<number> {
  let [busy, waiting] = [0, 0];
  while (performance.now() < end) {
    const [row] = await database.query<{ busy: number; waiting: number }>(
      `select count(*)::int as busy, (count(*) filter (where wait_event_type = 'Lock'))::int as waiting
       from pg_stat_activity
       where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`,
    );
    busy += row?.busy ?? 0;
    waiting += row?.waiting ?? 0;
    await wait(SAMPLE_EVERY_MS);
  }
  return waiting / busy;
}

/** Load processes that share a PostgreSQL with purchases, eight clients at once for each. */
export function measurePurchaseLoad(processes: number): Promise<PurchaseLoad> {
  return withDataFolder(async (folder) => {
    const server = await startLocalServer(folder);
    const database = postgresqlDatabase(server.url);
    const running: Services[] = [];
    try {
      await migrate(database, await readMigrations());
      const buyers = await prepareBuyers(database, processes * CLIENTS_PER_PROCESS);
      for (let n = 0; n < processes; n += 1)
        running.push(
          await startServices({
            env: { DATABASE_URL: server.url, RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn' },
          }),
        );
      const load = (end: number) =>
        Promise.all(buyers.map((buyer, n) => buyUntil(running[n % processes]?.address ?? '', buyer, end)));
      await load(performance.now() + WARM_UP_MS);
      const [begun, before] = [performance.now(), processorTimes()];
      const end = begun + RUN_MS;
      const [took, lockWaits] = await Promise.all([load(end), watchLocks(database, end)]);
      const [seconds, after] = [(performance.now() - begun) / 1000, processorTimes()];
      const sorted = took.flat().toSorted((a, b) => a - b);
      return {
        perSecond: sorted.length / seconds,
        p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
        lockWaits,
        processor: 1 - (after.idle - before.idle) / (after.all - before.all),
      };
    } finally {
      await Promise.all(running.map((services) => services.stop()));
      await database.close();
      await server.stop();
    }
  });
}
