import type { Database } from './database.ts';
import { StartFailure } from './failure.ts';
import { type DataFolderOptions, openDataFolder } from './local/data-folder.ts';
import { isOfEarlierVersion, migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { postgresqlDatabase } from './postgresql.ts';

/** Location of the database: an existing server, or a folder with a server that we run. */
export type DatabaseLocation =
  | { readonly url: string; readonly directUrl?: string | undefined }
  | ({ readonly folder: string } & DataFolderOptions);

/** A server that several processes may use, until the process that opened it stops it. */
export interface SharedServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Start or find the server of a location, for several processes; this process locks the folder. */
export async function shareServer(location: DatabaseLocation): Promise<SharedServer> {
  if ('url' in location) return { url: location.url, stop: async () => {} };
  return openDataFolder(location.folder, { ...location, isOfEarlierVersion: isEarlierAt });
}

/**
 * Open the database and bring its schema up to date.
 *
 * @throws {StartFailure} with a message for the person who started it.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const database =
    'url' in location
      ? await openServer(location)
      : await openFolder(location.folder, { ...location, isOfEarlierVersion: isEarlierAt });
  try {
    await migrate(database, await readMigrations());
    return database;
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

/** Open the database of a data folder and its server, without migrating it; closing it ends both. */
export async function openFolder(folder: string, options: DataFolderOptions = {}): Promise<Database> {
  const server = await openDataFolder(folder, options);
  const database = postgresqlDatabase(server.url);
  return {
    ...database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
}

async function isEarlierAt(url: string): Promise<boolean> {
  const database = postgresqlDatabase(url);
  try {
    return await isOfEarlierVersion(database, await readMigrations());
  } finally {
    await database.close();
  }
}

async function openServer({ url, directUrl }: Extract<DatabaseLocation, { url: string }>): Promise<Database> {
  const database = postgresqlDatabase(url, { directUrl });
  try {
    await database.query('select 1');
    return database;
  } catch (cause) {
    await database.close();
    const reason = cause instanceof AggregateError ? cause.errors.join(', ') : (cause as Error).message;
    throw new StartFailure(`PostgreSQL at ${withoutPassword(url)} cannot be used: ${reason}.`, { cause });
  }
}

function withoutPassword(url: string): string {
  return url.replace(/(\/\/[^/?#:]*):[^/?#@]*@/, '$1@').replace(/([?&]password=)[^&#]*/, '$1…');
}
