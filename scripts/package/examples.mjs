import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { inRoot } from '../process/paths.mjs';
import { lastLines, CommandError } from '../process/command.mjs';
import { run, systemPath } from '../process/run.mjs';

/** What each starter leaves when it is built, and a word that stands in it. */
const EXAMPLES = [
  { name: 'vite', built: 'dist/assets', says: 'Trommel TR-4' },
  { name: 'next', built: '.next/server/app', says: 'Trommel TR-4' },
];

/**
 * Build the starters from the tarball, as whoever copies them does from the registry.
 *
 * @param {string} tarball
 * @throws {CommandError} naming the first that cannot be built.
 */
export async function checkExamples(tarball) {
  for (const { name, built, says } of EXAMPLES) {
    const app = mkdtempSync(join(tmpdir(), `paydirt-${name}-`));
    try {
      cpSync(inRoot('examples', name), app, { recursive: true });
      takeTarball(join(app, 'package.json'), tarball);
      if (!(await install(app, name))) return;
      await must(app, ['run', 'build'], `The starter examples/${name} cannot be built`);
      if (!existsSync(join(app, built)) || !textOf(join(app, built)).includes(says))
        throw new CommandError(`The starter examples/${name} does not say "${says}" once it is built.`);
    } finally {
      rmSync(app, { recursive: true, force: true });
    }
  }
}

/** Let a starter take the package from the tarball. @param {string} file @param {string} tarball */
function takeTarball(file, tarball) {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.dependencies['@paydirt/ui'] = `file:${tarball}`;
  writeFileSync(file, JSON.stringify(manifest));
}

/** @returns {Promise<boolean>} false where no registry answers, which a starter needs for the rest. */
async function install(/** @type {string} */ app, /** @type {string} */ name) {
  const { code, output } = await npm(app, ['install', '--prefer-offline', '--no-audit', '--no-fund']);
  if (code === 0) return true;
  const asked = await npm(app, ['view', 'react', 'name', '--prefer-online', '--fetch-retries=0']);
  if (asked.code === 0)
    throw new CommandError(`The starter examples/${name} cannot be installed:\n${lastLines(output, 30)}`);
  console.log('No registry answers: the starters are not built.');
  return false;
}

/** @param {string} app @param {string[]} args @param {string} fault */
async function must(app, args, fault) {
  const { code, output } = await npm(app, args);
  if (code !== 0) throw new CommandError(`${fault}:\n${lastLines(output, 30)}`);
}

/** @param {string} cwd @param {string[]} args */
function npm(cwd, args) {
  // A starter is built by the Node of this repository's tools, which their bundlers need.
  const PATH = `${dirname(inRoot('node_modules/.bin/node'))}:${systemPath()}`;
  const env = { ...process.env, PATH, NODE_ENV: '', NEXT_TELEMETRY_DISABLED: '1' };
  return run('npm', args, { cwd, env });
}

/** What stands in the files of a folder. @param {string} folder */
function textOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|html|rsc)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}
