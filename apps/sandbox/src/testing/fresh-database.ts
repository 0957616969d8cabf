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

/** Ports of tests: hashes as strong as real ones would only make them slow. */
export const testPorts = () => createPorts({ publicUrl: 'http://localhost', passwordLogCost: 4 });

/** A database of one test file, and how to drop it. */
export interface FreshDatabase {
  readonly database: Database;
  /** For separate processes. */
  readonly url: string;
  /** Another process's view of the same database. */
  readonly again: () => Database;
  readonly drop: () => Promise<void>;
}

/** The server of this run of the tests, which test-server.ts starts. */
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
 * Make a database once per run of the tests, for others to be copied from: creating and migrating one for each file
 * took longer than most files.
 *
 * @returns its name
 */
async function templateOnServer(
  server: string,
  name: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // Locked until the connection ends: files that run at the same time wait for the first.
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

/** This process's data folders to copy. */
const folders = new Map<string, Promise<Blob>>();

/** Make one on the browser's database, in memory: it has one connection, which every process's view of it is. */
async function freshBrowserDatabase(seeded: boolean, start: EpochMs): Promise<FreshDatabase> {
  const name = `${seeded} ${start}`;
  const folder = folders.get(name) ?? packWorld(testPorts(), start, seeded);
  folders.set(name, folder);
  const database = pgliteDatabase(await PGlite.create({ loadDataDir: await folder }));
  await setClock(database, start);
  return { database, url: '', again: () => database, drop: database.close };
}

/**
 * Make a migrated database, empty or with the seed in it. Its clock begins at a calm time, up to which the seed has
 * been lived.
 */
export async function freshDatabase({ seeded = false } = {}): Promise<FreshDatabase> {
  const start = startTimeAfter(realNow());
  if (process.env['TEST_DATABASE'] === 'browser') return freshBrowserDatabase(seeded, start);
  const server = serverUrl();
  // Connections within this process go through the pooler, where there is one; those of child processes do not.
  const pooler = process.env['TEST_POOLER_URL'];
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
    return database;
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

/** Create an empty database without a schema, to restore a backup of another into. */
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
