import { access, constants, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import type { Database } from './database.ts';
import { embeddedDatabase } from './embedded.ts';
import { StartFailure } from './failure.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { postgresqlDatabase } from './postgresql.ts';
import { databaseTemplate } from './template.ts';

/** Where the database is: a server, or a folder for the embedded one. */
export type DatabaseLocation =
  | { readonly url: string }
  | {
      readonly folder: string;
      /** What a new folder begins with. @default an empty, migrated database */
      readonly template?: () => Promise<Blob>;
    };

/** Open the database and bring its schema up to date; throws {@link StartFailure} with a sentence. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const database =
    'url' in location
      ? await openServer(location.url)
      : await openFolder(resolve(location.folder), location.template);
  try {
    await migrate(database);
    return database;
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

/** Open a database that lives as long as the process, for tests. */
export async function openInMemory(template = databaseTemplate): Promise<Database> {
  return embeddedDatabase(await PGlite.create({ loadDataDir: await template() }));
}

async function openServer(url: string): Promise<Database> {
  const database = postgresqlDatabase(url);
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
  return url.replace(/(\/\/[^/?#]*?):[^/?#@]*@/, '$1@').replace(/([?&]password=)[^&#]*/, '$1…');
}

async function openFolder(folder: string, template = databaseTemplate): Promise<Database> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw folderFailure(folder, cause);
  }
  const lock = lockFolder(folder);
  try {
    const files = join(folder, 'database');
    await plant(folder, files, template);
    return embeddedDatabase(await PGlite.create(files), () => lock.release());
  } catch (cause) {
    lock.release();
    throw folderFailure(folder, cause);
  }
}

/** Unpack the prepared database aside, then put it in place in one step: a half-made one is never opened. */
async function plant(folder: string, files: string, template: () => Promise<Blob>): Promise<void> {
  const planted = await access(join(files, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (planted) return;
  const unfinished = join(folder, 'database.new');
  await rm(unfinished, { recursive: true, force: true });
  const engine = await PGlite.create(unfinished, { loadDataDir: await template() });
  await engine.close();
  await rename(unfinished, files);
}

function folderFailure(folder: string, cause: unknown): unknown {
  if (cause instanceof StartFailure) return cause;
  const text = `${(cause as { code?: string }).code ?? ''} ${String(cause)}`;
  if (/EACCES|EPERM|EROFS/.test(text)) {
    return new StartFailure(
      `The data folder ${folder} cannot be written to; choose another with PAYDIRT_DATA.`,
      { cause },
    );
  }
  if (/ENOSPC|No space left/i.test(text)) {
    return new StartFailure(`The disk is full: the data folder ${folder} needs about 100 MB free.`, {
      cause,
    });
  }
  if (/ENOTDIR|EEXIST/.test(text)) {
    return new StartFailure(`The data folder ${folder} is not a folder; choose another with PAYDIRT_DATA.`, {
      cause,
    });
  }
  return cause;
}
