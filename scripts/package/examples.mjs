import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inRoot } from '../process/paths.mjs';
import { CommandError } from '../process/command.mjs';
import { npm } from './npm.mjs';

/**
 * The starters, the files that each is built into, and their expected contents: of Next those that are the same
 * each time.
 */
const EXAMPLES = {
  vite: { built: 'dist/assets/*.js', says: 'Trommel TR-4' },
  next: { built: '.next/server/app/*.html', says: 'Machines' },
};

/**
 * Build the starters from the tarball, as somebody who copies them does from the registry.
 *
 * @param {string} tarball
 * @throws {CommandError} naming the first that cannot be built.
 */
export async function checkExamples(tarball) {
  for (const [name, { built, says }] of Object.entries(EXAMPLES)) {
    const app = mkdtempSync(join(tmpdir(), `paydirt-${name}-`));
    try {
      cpSync(inRoot('examples', name), app, { recursive: true });
      const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
      manifest.dependencies['@paydirt/ui'] = `file:${tarball}`;
      writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
      const options = [
        '--prefer-offline',
        '--no-audit',
        '--no-fund',
        '--ignore-scripts',
        '--fetch-retries=0',
      ];
      const { code, output } = await npm(app, ['install', ...options]);
      if (code !== 0) {
        // npm calls it by many names when it cannot ask; so ask for something that is surely there.
        const answer = await npm(app, ['view', 'react', 'name', '--prefer-online', '--fetch-retries=0']);
        if (answer.code === 0) throw new CommandError(`examples/${name} cannot be installed:\n${output}`);
        console.log('No registry answers: the starters are not built.');
        return;
      }
      await npm(app, ['run', 'build'], { fault: `The starter examples/${name} cannot be built` });
      if (!globSync(join(app, built)).some((file) => readFileSync(file, 'utf8').includes(says)))
        throw new CommandError(`The starter examples/${name} does not say "${says}" once it is built.`);
    } finally {
      rmSync(app, { recursive: true, force: true });
    }
  }
}
