import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { CommandError } from '../process/command.mjs';
import { ROOT } from '../process/paths.mjs';
import { node24, systemPath, run } from '../process/run.mjs';

/** `npm install` writes it and the lock file within moments, in no certain order. */
const MOMENTS_MS = 2000;
/** Time without a byte after which npm gives up on an answer; its own is five minutes. */
const SILENCE_MS = 60_000;

const ARGS = ['--include=dev', '--include=optional', '--loglevel=warn', `--fetch-timeout=${SILENCE_MS}`];

/**
 * Refuse a Node that is too old for npm and for these scripts.
 *
 * @throws {CommandError}
 */
export function requireNode20() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new CommandError(
      `Paydirt needs Node 20 or newer and this is Node ${process.versions.node}: get a newer one from nodejs.org.`,
    );
  }
}

/**
 * Install the packages of the lock file when they are missing or older than it.
 *
 * @throws {CommandError} with what to do, when npm fails.
 */
export async function ensureInstalled() {
  await installPackages(ROOT);
  // Everything that follows relies on it: report now if there is none.
  node24();
}

/** Install what a folder's lock file names, where that is missing or older. */
export async function installPackages(/** @type {string} */ folder, /** @type {string[]} */ ...options) {
  // npm writes this file last, so if it exists the installation is complete.
  const record = join(folder, 'node_modules/.package-lock.json');
  const lockFile = statSync(join(folder, 'package-lock.json'));
  if (existsSync(record) && statSync(record).mtimeMs + MOMENTS_MS >= lockFile.mtimeMs) return;
  console.log('Installing packages (the first time, and when the lock file changed) …');
  await run('npm', ['ci', ...ARGS, ...options], {
    cwd: folder,
    env: { ...process.env, PATH: systemPath(), NODE_ENV: '' },
    fault: 'npm, which comes with Node, could not install the packages',
    // npm repeats a request that fails, but not one whose answer stops half-way. What it has is in its cache.
    retryOn: /E\w+TIMEOUT|Invalid response body/,
  });
}
