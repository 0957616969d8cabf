import { dirname } from 'node:path';

import { node24, run, systemPath } from '../process/run.mjs';

/**
 * Run npm in an app outside the workspace, with the Node of this repository's tools, which bundlers need.
 *
 * @param {string} app
 * @param {readonly string[]} args
 * @param {import('../process/run.mjs').Options} [options]
 */
export function npm(app, args, options) {
  const PATH = `${dirname(node24())}:${systemPath()}`;
  const env = { ...process.env, PATH, NODE_ENV: '', NEXT_TELEMETRY_DISABLED: '1' };
  return run('npm', args, { cwd: app, env, ...options });
}
