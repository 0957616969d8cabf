import { randomBytes } from 'node:crypto';

import { PGlite } from '@electric-sql/pglite';
import type { EpochMs } from '@paydirt/domain';
import pg from 'pg';

import { realNow, setClock } from '../platform/clock.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { readMigrations } from '../database/migration-files.ts';
import { postgresqlDatabase } from '../database/postgresql.ts';
import { packWorld } from '../entrances/browser/pack-world.ts';
import { pgliteDatabase } from '../entrances/browser/pglite-database.ts';
import { createPorts } from '../entrances/node/ports.ts';
import { seedDatabase } from '../seed/seed.ts';
import { startTimeAfter } from './start-time.ts';

/** Create the ports of tests: password hashes are cheap, because real ones would slow the tests down. */
export const testPorts = () => createPorts({ publicUrl: 'http://localhost', passwordLogCost: 4 });

/** Database of one test file, with a way to drop it. */
export interface FreshDatabase {
  readonly database: Database;
  /** Connection string, for separate processes. */
  readonly url: string;
  /** Open the same database again, as another process would. */
  readonly again: () => Database;
  readonly drop: () => Promise<void>;
}

/** Get the server of this test run, which test-server.ts starts. */
function serverUrl(): string {
  const url = process.env['TEST_POSTGRES_URL'];
  if (!url) throw new Error('testing: TEST_POSTGRES_URL must name a PostgreSQL server');
  return url;
}

async function command(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withName(url: string, name: string): string {
  const [path = '', query] = url.split('?', 2);
  return `${path.replace(/\/[^/]*$/, `/${name}`)}${query === undefined ? '' : `?${query}`}`;
}

/**
 * Create a database once per test run, as a template for others: creating and migrating one for each file
 * took longer than most files.
 *
 * @returns The name of the template.
 */
async function templateOnServer(
  server: string,
  name: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // The lock is held until the connection ends, so that files that run at the same time wait for the first.
    await client.query('select pg_advisory_lock(7291145302)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const database = postgresqlDatabase(withName(server, unfinished));
    await migrate(database, await readMigrations());
    await fill(database);
    await database.close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

/** Data folders that this process copies. */
const folders = new Map<string, Promise<Blob>>();

/** Create a database on the browser's engine, in memory; `again` shares its one connection. */
async function freshBrowserDatabase(seeded: boolean, start: EpochMs): Promise<FreshDatabase> {
  const name = `${seeded} ${start}`;
  const folder = folders.get(name) ?? packWorld(testPorts(), start, seeded);
  folders.set(name, folder);
  const database = pgliteDatabase(await PGlite.create({ loadDataDir: await folder }));
  await setClock(database, start);
  return { database, url: '', again: () => database, drop: database.close };
}

/**
 * Create a migrated database, empty or with the seed. Its clock starts at a calm time, and the seed's past
 * ends there.
 */
export async function freshDatabase({ seeded = false } = {}): Promise<FreshDatabase> {
  const start = startTimeAfter(realNow());
  if (process.env['TEST_DATABASE'] === 'browser') return freshBrowserDatabase(seeded, start);
  const server = serverUrl();
  // Connections of this process go through the pooler, if there is one; those of child processes do not.
  const pooler = process.env['TEST_POOLER_URL'];
  const replica = process.env['TEST_REPLICA_URL'];
  const name = `paydirt_test_${randomBytes(6).toString('hex')}`;
  const template = await templateOnServer(
    server,
    `paydirt_${seeded ? 'seeded' : 'empty'}_${process.ppid}_${start}`,
    async (made) => (seeded ? seedDatabase(made, testPorts(), start) : undefined),
  );
  await command(server, `create database ${name} template ${template}`);
  const url = withName(server, name);
  const opened: Database[] = [];
  const again = () => {
    const database = pooler
      ? postgresqlDatabase(withName(pooler, name), { directUrl: url })
      : postgresqlDatabase(url);
    opened.push(database);
    if (!replica) return database;
    const reads = postgresqlDatabase(withName(replica, name));
    opened.push(reads);
    return { ...database, reading: reads.reading };
  };
  const database = again();
  await setClock(database, start);
  return {
    database,
    url,
    again,
    async drop() {
      await Promise.all(opened.map((one) => one.close()));
      await command(server, `drop database ${name} with (force)`);
    },
  };
}

/** Create an empty database without a schema, into which a backup can be restored. */
export async function emptyDatabaseOnServer(): Promise<Omit<FreshDatabase, 'again'>> {
  const server = serverUrl();
  const name = `paydirt_test_${randomBytes(6).toString('hex')}`;
  await command(server, `create database ${name}`);
  const url = withName(server, name);
  const database = postgresqlDatabase(url);
  return {
    database,
    url,
    async drop() {
      await database.close();
      await command(server, `drop database ${name} with (force)`);
    },
  };
}
