import pg from 'pg';

import type { Database } from '../../sandbox/src/database/database.ts';
import { migrate } from '../../sandbox/src/database/migrate.ts';
import { postgresqlDatabase } from '../../sandbox/src/database/postgresql.ts';
import type { Ports } from '../../sandbox/src/operation/operation.ts';
import { createPorts } from '../../sandbox/src/ports.ts';
import { ratesOf } from './figures.ts';
import { recordOnce, replayer, type Send } from './statements.ts';

/** A database both ways: behind the services' port, and by its driver. */
export interface Contender {
  readonly database: Database;
  readonly transaction: (work: (send: Send) => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Open a fresh database of a server. */
export async function openContender(url: string): Promise<Contender> {
  const database = postgresqlDatabase(url);
  await migrate(database);
  const client = new pg.Client(url);
  await client.connect();
  const names = new Map<string, string>();
  const nameOf = (statement: string) => {
    const name = names.get(statement) ?? `bench${names.size}`;
    names.set(statement, name);
    return name;
  };
  return {
    database,
    async transaction(work) {
      await client.query('begin');
      await work(async (text, values) => {
        const result = await client.query<Record<string, unknown>>({
          name: nameOf(text),
          text,
          values: [...values],
        });
        return result.rows;
      });
      await client.query('commit');
    },
    async close() {
      await client.end();
      await database.close();
    },
  };
}

/** Measure per second and on one database work of the services, and the statements of its transaction, sent by the driver. */
export async function measureAgainstDriver(
  { database, transaction }: Contender,
  work: (database: Database, ports: Ports) => Promise<void>,
  extent: { readonly runs: number; readonly perRun: number },
): Promise<Record<'services' | 'driver', number[]>> {
  const ports = createPorts({ publicUrl: 'http://localhost' });
  const replay = replayer(await recordOnce(database, ports, work), ports);
  return ratesOf({ services: () => work(database, ports), driver: () => transaction(replay) }, extent);
}
