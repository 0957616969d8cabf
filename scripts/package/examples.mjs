import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inRoot } from '../process/paths.mjs';
import { lastLines, CommandError } from '../process/command.mjs';
import { installFromRegistry, npm } from './registry.mjs';

/** The starters, the folder that each is built into, and a word that stands in it. */
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
      if (!(await installFromRegistry(app))) {
        console.log('No registry answers: the starters are not built.');
        return;
      }
      const { code, output } = await npm(app, ['run', 'build']);
      if (code !== 0)
        throw new CommandError(`The starter examples/${name} cannot be built:\n${lastLines(output, 30)}`);
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

/** Read all built files of a folder. @param {string} folder */
function textOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|html|rsc)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}
