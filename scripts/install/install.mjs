import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';

import { inRoot } from '../process/paths.mjs';
import { knownFailure, lastLines, CommandError } from '../process/command.mjs';
import { node24, systemPath, run } from '../process/run.mjs';

const STAMP = inRoot('node_modules/.paydirt-install');
/** npm writes this file last, so where it stands the installation is whole. */
const NPM_RECORD = inRoot('node_modules/.package-lock.json');
const PLATFORM = `${process.platform}-${process.arch}`;

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
 * Install the packages of the lock file when they are missing or of an earlier lock file.
 *
 * @throws {CommandError} with what to do, when npm fails.
 */
export async function ensureInstalled() {
  const wanted = lockHash();
  if (!isInstalled(wanted)) await install(wanted);
  // Whatever comes next relies on it: say so now if there is none.
  node24();
}

async function install(/** @type {string} */ wanted) {
  console.log('Installing packages (the first time, and when the lock file changed) …');
  const { code, output } = await run(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=warn'],
    { env: { ...process.env, PATH: systemPath(), NODE_ENV: '' } },
  );
  if (code === 127) throw new CommandError('npm was not found: it comes with Node, from nodejs.org.');
  if (code !== 0)
    throw (
      knownFailure(output) ?? new CommandError(`npm could not install the packages:\n${lastLines(output)}`)
    );
  writeFileSync(STAMP, wanted);
}

/** Names the platform too: a folder that was carried to another machine is installed anew. */
function lockHash() {
  const hash = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  return `${PLATFORM} ${hash}`;
}

function isInstalled(/** @type {string} */ wanted) {
  if (!existsSync(NPM_RECORD)) return false;
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : PLATFORM;
  return stamp === wanted || (stamp.startsWith(PLATFORM) && installedByHand());
}

/** `npm install` writes both files within moments, in no certain order. */
function installedByHand() {
  return statSync(NPM_RECORD).mtimeMs + 2000 >= statSync(inRoot('package-lock.json')).mtimeMs;
}
