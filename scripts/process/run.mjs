import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { inRoot, ROOT } from './paths.mjs';
import { CommandError } from './command.mjs';

const BIN = inRoot('node_modules/.bin');

/** The search path without any `node_modules/.bin`, for npm, which must not run on what it replaces. */
export function systemPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin[\\/]?$/.test(folder))
    .join(delimiter);
}

/** Environment in which `node` and all our tools are those of node_modules. */
export function toolEnvironment(/** @type {NodeJS.ProcessEnv} */ extra = {}) {
  return {
    ...process.env,
    PATH: `${BIN}${delimiter}${systemPath()}`,
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
    ...extra,
  };
}

/**
 * Path of a Node 24: the one that the lock file pins, else the one that runs this.
 *
 * @throws {CommandError} where neither can be had.
 */
export function node24() {
  const packaged = inRoot('node_modules/.bin/node');
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new CommandError(
    `The services need Node 24, there is no package of it for ${process.platform} on ${process.arch}, ` +
      `and this is Node ${process.versions.node}: install Node 24 or newer and run it again.`,
  );
}

/**
 * @typedef {object} Outcome
 * @property {number} code Exit code; 1 when a signal ended it, 127 when it could not be started.
 * @property {string} output Standard output and error, as they came.
 */

/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {boolean} [show] Print what it prints, as it comes.
 * @property {boolean} [outputOnly] Keep standard output alone, for output that is to be parsed.
 */

/**
 * Run a program to its end and keep what it prints.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<Outcome>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? ROOT,
      env: {
        ...(options.env ?? toolEnvironment()),
        ...(options.show ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        if (stream === child.stdout || !options.outputOnly) output += chunk;
        if (options.show) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => {
      running.delete(child);
      resolve({ code: 127, output: output + error.message });
    });
    child.on('close', (code) => {
      running.delete(child);
      // Some compilers colour what they say whatever they are told.
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) });
    });
  });
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Pass a signal on to every program that {@link run} is still waiting for. */
export function forwardSignal(/** @type {NodeJS.Signals} */ signal) {
  for (const child of running) child.kill(signal);
}

/**
 * Run one of the tools of node_modules, on Node 24.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Options} [options] `env` is added to {@link toolEnvironment}.
 */
export function tool(name, args, options = {}) {
  if (!existsSync(inRoot('node_modules/.bin', name))) {
    throw new CommandError(`${name} is missing from node_modules: delete node_modules and run it again.`);
  }
  return run(inRoot('node_modules/.bin', name), args, { ...options, env: toolEnvironment(options.env) });
}
