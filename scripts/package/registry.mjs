import { dirname } from 'node:path';

import { lastLines, CommandError } from '../process/command.mjs';
import { inRoot } from '../process/paths.mjs';
import { run, systemPath } from '../process/run.mjs';

/**
 * Run npm in an app outside the workspace, with the Node of this repository's tools, which bundlers need.
 *
 * @param {string} app
 * @param {readonly string[]} args
 */
export function npm(app, args) {
  const PATH = `${dirname(inRoot('node_modules/.bin/node'))}:${systemPath()}`;
  const env = { ...process.env, PATH, NODE_ENV: '', NEXT_TELEMETRY_DISABLED: '1' };
  return run('npm', args, { cwd: app, env });
}

/**
 * Install what an app's package.json asks for, and further packages.
 *
 * @param {string} app
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} false where no registry answers.
 * @throws {CommandError} with npm's words, where one does and the packages cannot be installed.
 */
export async function installFromRegistry(app, packages = []) {
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=0'];
  const { code, output } = await npm(app, ['install', ...options, ...packages]);
  if (code === 0) return true;
  // npm calls it by many names when it cannot ask; so ask for something that is surely there.
  const answer = await npm(app, ['view', 'react', 'name', '--prefer-online', '--fetch-retries=0']);
  if (answer.code === 0)
    throw new CommandError(`The package cannot be installed in ${app}:\n${lastLines(output, 30)}`);
  return false;
}
