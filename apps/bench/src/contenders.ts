import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

import type { Database } from '../../sandbox/src/database/database.ts';
import { embeddedDatabase } from '../../sandbox/src/database/embedded.ts';
import { migrate } from '../../sandbox/src/database/migrate.ts';
import { postgresqlDatabase } from '../../sandbox/src/database/postgresql.ts';
import { databaseTemplate } from '../../sandbox/src/database/template.ts';
import type { Send } from './statements.ts';

/** A database both ways: behind the services' port, and by its driver. */
export interface Contender {
  readonly engine: string;
  readonly database: Database;
  readonly transaction: (work: (send: Send) => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The embedded database, in memory. */
export async function embeddedContender(): Promise<Contender> {
  const engine = await PGlite.create({ loadDataDir: await databaseTemplate() });
  return {
    engine: 'embedded (PGlite, in memory)',
    database: embeddedDatabase(engine),
    transaction: (work) =>
      engine.transaction((tx) =>
        work(
          async (statement, values) => (await tx.query<Record<string, unknown>>(statement, [...values])).rows,
        ),
      ),
    close: () => engine.close(),
  };
}

/** A PostgreSQL server. */
export async function postgresContender(url: string): Promise<Contender> {
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
    engine: 'PostgreSQL, on a socket',
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
