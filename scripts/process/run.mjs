import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { inRoot, ROOT } from './paths.mjs';
import { CommandError, knownFailure, lastLines } from './command.mjs';

const BIN = inRoot('node_modules/.bin');

/** The search path without any `node_modules/.bin`, for npm, which must not run on files that it replaces. */
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
    // Compiling what it imports is half of the work of a process that starts; npm clears this with its folder.
    NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node'),
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
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {RegExp} [retryOn] Run it once more if it fails with an output that matches.
 * @property {string | undefined} [fault] What it means if the program ends badly, to be thrown with the last that it said.
 */

/**
 * Run a program to its end and keep what it prints.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<{ code: number, output: string, stdout: string }>} its exit code, 127 when it could not be started,
 *   all that it printed, and standard output alone, for output that is to be parsed.
 * @throws {CommandError} where there is a `fault`.
 */
export async function run(program, args, { env = toolEnvironment(), cwd = ROOT, fault, retryOn } = {}) {
  /** @type {Awaited<ReturnType<typeof run>>} */
  const ended = await new Promise((resolve) => {
    const options = { cwd, env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined }, maxBuffer: 2 ** 28 };
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      const unstarted = error?.code === 'ENOENT' ? error.message : '';
      resolve({
        code: error === null ? 0 : unstarted ? 127 : typeof error.code === 'number' ? error.code : 1,
        // Some compilers use colours regardless of their flags.
        output: stripVTControlCharacters(stdout + stderr + unstarted),
        stdout: stripVTControlCharacters(stdout),
      });
    });
    child.stdin?.end();
  });
  if (ended.code !== 0 && retryOn?.test(ended.output)) return run(program, args, { env, cwd, fault });
  if (fault !== undefined && ended.code !== 0)
    throw knownFailure(ended.output) ?? new CommandError(`${fault}:\n${lastLines(ended.output, 30)}`);
  return ended;
}

/**
 * Run a program to its end and let it print.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, signal?: AbortSignal }} [options]
 * @returns {Promise<number>} its exit code; 1 when a signal ended it.
 */
export async function show(program, args, { env = toolEnvironment(), signal } = {}) {
  const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'], signal });
  const [code] = await once(child, 'close');
  return code ?? 1;
}

/** Find one of the tools of node_modules. */
export function tool(/** @type {string} */ name) {
  return inRoot('node_modules/.bin', name);
}
