import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inRoot } from '../process/paths.mjs';
import { lastLines, CommandError } from '../process/command.mjs';
import { run, toolEnvironment } from '../process/run.mjs';
import { entries, UI_DIST } from './entries.mjs';

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
 * Render the consumer app in plain Node, and put its markup where its built page takes it over.
 *
 * @param {string} app
 */
export async function renderOnServer(app) {
  const { code, output } = await run(inRoot('node_modules/.bin/node'), ['prerender.mjs'], {
    cwd: app,
    env: toolEnvironment({ NODE_ENV: 'development' }),
  });
  if (code !== 0 || output.trim() !== '')
    throw new CommandError(`The package cannot be rendered on a server:\n${lastLines(output, 30)}`);
}

/**
 * Find names of the package that the consumer app does not use: components, which no server would then render, and
 * functions and constants, which could then change without notice.
 *
 * @param {string} app
 * @returns {string[]} what is missing.
 */
export function namesNotUsed(app) {
  const source = join(app, 'src');
  const used = readdirSync(source)
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
  return entries().flatMap(({ name, module }) =>
    exportedFrom(readFileSync(join(UI_DIST, `${module}.js`), 'utf8'))
      .filter((exported) => {
        const isComponent = /^[A-Z]\w*[a-z]/.test(exported);
        return !new RegExp(`${isComponent ? '<' : '\\b'}${exported}\\b`).test(used);
      })
      .map((exported) => `${exported} of ${name} is not in packages/ui/consumer/src`),
  );
}

/** @returns {string[]} */
function exportedFrom(/** @type {string} */ code) {
  return [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' ').at(-1) ?? ''),
  );
}
