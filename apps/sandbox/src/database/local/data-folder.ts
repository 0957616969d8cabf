import { access, constants, mkdir, rename, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { StartFailure } from '../failure.ts';
import { lockFolder } from './folder-lock.ts';
import { type LocalServer, type LocalServerOptions, startLocalServer } from './server.ts';

/** Folder where earlier versions stored the data of PGlite, a database inside the process. */
const FORMER_FILES = 'database';
const FILES = 'postgresql';

/** Options of {@link openDataFolder}. */
export interface DataFolderOptions extends LocalServerOptions {
  /** Called with a message for the operator that requires no action. */
  readonly onNotice?: (message: string) => void;
  /**
   * Tells whether an earlier version created the database at an address; such a database is moved aside.
   * @default never
   */
  readonly isOfEarlierVersion?: (url: string) => Promise<boolean>;
}

/**
 * Take a data folder for this process, create it if it is missing, and start the database in it.
 *
 * @throws {StartFailure} with a message for the person who started it: in use, not writable, damaged, or the
 * disk is full.
 */
export async function openDataFolder(
  path: string,
  { onNotice = () => {}, isOfEarlierVersion = async () => false, ...options }: DataFolderOptions = {},
): Promise<LocalServer> {
  const folder = resolve(path);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    const lock = lockFolder(folder);
    try {
      if (await isThere(join(folder, FORMER_FILES, 'PG_VERSION')))
        await keepAside(join(folder, FORMER_FILES), onNotice);
      let server = await startLocalServer(folder, options);
      if (await isOfEarlierVersion(server.url)) {
        await server.stop();
        await keepAside(join(folder, FILES), onNotice);
        server = await startLocalServer(folder, options);
      }
      return {
        url: server.url,
        async stop() {
          await server.stop();
          lock.release();
        },
      };
    } catch (cause) {
      lock.release();
      throw cause;
    }
  } catch (cause) {
    throw folderFailure(folder, cause);
  }
}

export async function holdsDatabase(path: string): Promise<boolean> {
  return isThere(join(path, FILES, 'PG_VERSION'));
}

async function keepAside(former: string, onNotice: (message: string) => void): Promise<void> {
  let aside = `${former}-of-earlier-version`;
  for (let n = 2; await isThere(aside); n += 1) aside = `${former}-of-earlier-version-${n}`;
  await rename(former, aside);
  onNotice(
    `The data of an earlier version of Paydirt cannot be read any more: it is kept in ${aside}, and a new world begins.`,
  );
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function folderFailure(folder: string, cause: unknown): unknown {
  if (cause instanceof StartFailure) return cause;
  const text = `${(cause as { code?: string }).code ?? ''} ${String(cause)}`;
  if (/EACCES|EPERM|EROFS|readonly database|unable to open database file/.test(text)) {
    return new StartFailure(
      `The data folder ${folder} cannot be written to; choose another with PAYDIRT_DATA.`,
      { cause },
    );
  }
  if (/ENOSPC|EDQUOT|No space left|disk is full|disk I\/O error/i.test(text)) {
    return new StartFailure(`The disk is full: the data folder ${folder} needs about 200 MB free.`, {
      cause,
    });
  }
  if (/ENOTDIR|EEXIST/.test(text)) {
    return new StartFailure(`The data folder ${folder} is not a folder; choose another with PAYDIRT_DATA.`, {
      cause,
    });
  }
  if (/file is not a database|EISDIR/.test(text)) {
    return new StartFailure(
      `The data folder ${folder} is damaged: put it aside, or choose another with PAYDIRT_DATA.`,
      { cause },
    );
  }
  return cause;
}
