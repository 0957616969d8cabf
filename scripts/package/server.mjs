import { inRoot } from '../process/paths.mjs';
import { lastLines, CommandError } from '../process/command.mjs';
import { run, toolEnvironment } from '../process/run.mjs';
import { entries } from './entries.mjs';

/**
 * See that server components can import every entry, which they can where each module that keeps state begins
 * with `'use client'`, and that no function or constant stands in such a module.
 *
 * @param {string} app The consumer app with the package installed.
 */
export async function checkServerComponents(app) {
  const { code, output } = await run(
    inRoot('node_modules/.bin/node'),
    ['--conditions=react-server', 'server-components.mjs', ...entries().map(({ name }) => name)],
    { cwd: app, env: toolEnvironment({ NODE_ENV: 'production' }) },
  );
  if (code !== 0 || output.trim() !== '')
    throw new CommandError(`Server components cannot use the package:\n${lastLines(output, 30)}`);
}

/**
 * Load every entry and render the consumer app in plain Node, and put its markup where its built page takes it over.
 *
 * @param {string} app
 */
export async function renderOnServer(app) {
  const { code, output } = await run(
    inRoot('node_modules/.bin/node'),
    ['prerender.mjs', ...entries().map(({ name }) => name)],
    {
      cwd: app,
      env: toolEnvironment({ NODE_ENV: 'development' }),
    },
  );
  if (code !== 0 || output.trim() !== '')
    throw new CommandError(`The package cannot be rendered on a server:\n${lastLines(output, 30)}`);
}
