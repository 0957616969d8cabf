import { existsSync } from 'node:fs';

import { systemPath, run } from '../process/run.mjs';

/** What to put before a command to run it as root: nothing, `sudo`, or undefined where neither helps. */
async function asRoot() {
  if (process.getuid?.() === 0) return [];
  const sudo = await run('sudo', ['-n', 'true'], { env: { ...process.env, PATH: systemPath() } });
  return sudo.code === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * Install packages of Debian or Ubuntu, where that can be done without asking anyone.
 *
 * @param {readonly string[]} packages
 * @returns {Promise<string>} "" when they are installed, else why not.
 */
export async function aptInstall(packages) {
  if (!existsSync('/usr/bin/apt-get')) return 'this system has no apt-get';
  const root = await asRoot();
  if (root === undefined) return 'only root, or sudo without a password, may install it';
  const quiet = [
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-y',
    '-qq',
    '-o',
    'Dpkg::Options::=--force-confold',
  ];
  const install = () => runQuietly([...root, ...quiet, 'install', '--no-install-recommends', ...packages]);
  let { code, output } = await install();
  if (code !== 0) {
    await runQuietly([...root, ...quiet, 'update']);
    ({ code, output } = await install());
  }
  return code === 0 ? '' : `apt-get could not install it: ${output.trimEnd().split('\n').at(-1)}`;
}

function runQuietly(/** @type {string[]} */ [program = '', ...args]) {
  return run(program, args, { env: { ...process.env, PATH: systemPath() } });
}
