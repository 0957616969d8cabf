import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import {
  type ReplicatedServers,
  setOnServer,
  startReplicatedServers,
} from '../testing/postgresql-server.fixture.ts';
import type { Database } from './database.ts';
import { StartFailure } from './failure.ts';
import { postgresqlDatabase } from './postgresql.ts';
import { withReplica } from './replica.ts';

const WRITES = 200;

let servers: ReplicatedServers;
let database: Database;

const open = () =>
  withReplica(postgresqlDatabase(servers.primary.url), postgresqlDatabase(servers.replica.url));

beforeAll(async () => {
  servers = await startReplicatedServers();
  database = await open();
  await database.script('create table counter (value bigint not null); insert into counter values (0)');
});
afterAll(async () => {
  await database?.close();
  await servers?.replica.remove();
  await servers?.primary.remove();
});

/** Tell if reads are made on the replica now. */
async function areOnReplica(): Promise<boolean> {
  const [read] = await database.reading((sql) =>
    sql.query<{ replica: boolean }>('select pg_is_in_recovery() as replica'),
  );
  return read?.replica ?? false;
}

const untilReads = (onReplica: boolean) =>
  vi.waitUntil(async () => (await areOnReplica()) === onReplica, { timeout: 60_000 });

const count = () => database.transaction((sql) => sql.query('update counter set value = value + 1'));

async function counted(): Promise<bigint | undefined> {
  const [row] = await database.reading((sql) => sql.query<{ value: bigint }>('select value from counter'));
  return row?.value;
}

test('reads are made on the replica and see each acknowledged commit; writes and single statements are not', async () => {
  await untilReads(true);
  const [single] = await database.query<{ replica: boolean }>('select pg_is_in_recovery() as replica');
  expect(single?.replica).toBe(false);
  for (let written = 1; written <= WRITES; written += 1) {
    await count();
    expect(await counted()).toBe(BigInt(written));
  }
  expect(await areOnReplica()).toBe(true);
});

test('reads are made on the primary while the replica is away, and on it again once it has caught up', async () => {
  await untilReads(true);
  await servers.replica.end('SIGKILL');
  const before = await counted();
  expect(before).toBeTypeOf('bigint');
  expect(await areOnReplica()).toBe(false);
  // A commit waits for the replica, and its acknowledgement comes when that is back.
  const waiting = count();
  await servers.replica.start();
  await waiting;
  expect(await counted()).toBe((before ?? 0n) + 1n);
  await untilReads(true);
});

test('reads are made on the primary once it no longer waits, and opening is refused', async () => {
  await untilReads(true);
  await setOnServer(servers.primary, { synchronous_standby_names: '' });
  await untilReads(false);
  await expect(open()).rejects.toThrow(StartFailure);
  await setOnServer(servers.primary, { synchronous_standby_names: '*' });
  await untilReads(true);
});
