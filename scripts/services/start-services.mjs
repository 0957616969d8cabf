import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { inRoot, ROOT } from '../process/paths.mjs';
import { knownFailure, lastLines, CommandError } from '../process/command.mjs';
import { node24, toolEnvironment } from '../process/run.mjs';

const READY_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 20_000;

/**
 * @typedef {object} Services
 * @property {string} address Where they answer, without a slash at the end.
 * @property {number} pid Process that was started; the first one, where there are several.
 * @property {string | null} classKey What the test panel asks for, where others can reach them.
 * @property {Promise<number>} ended Exit code, once they have ended by themselves or were stopped.
 * @property {() => Promise<number>} stop Let them finish what is under way and end; answers the exit code.
 * @property {() => Promise<number>} kill End them at once, in the middle of whatever they do, as a power cut would.
 */

// glibc raises its thresholds after large blocks were freed, and has a heap for each thread: with fixed bounds the
// memory of bodies and pictures returns to the system, including a socket's read buffer (64 KB). Other libraries
// ignore these variables.
const MALLOC = JSON.parse(readFileSync(inRoot('apps/sandbox/malloc-bounds.json'), 'utf8'));

/**
 * Start the services and wait until they are ready to answer.
 *
 * @param {object} options
 * @param {string | number} [options.port] 0, the default, takes any free one.
 * @param {string} [options.dataFolder]
 * @param {(chunk: string) => void} [options.onLog] Gets what the services log.
 * @param {NodeJS.ProcessEnv} [options.env]
 * @returns {Promise<Services>}
 * @throws {CommandError} when they do not come up.
 */
export async function startServices({ port = 0, dataFolder, onLog, env = {} }) {
  const child = spawn(
    node24(),
    [
      '--import',
      pathToFileURL(inRoot('scripts/process/end-with-parent.mjs')).href,
      inRoot('apps/sandbox/src/entrances/node/main.ts'),
    ],
    {
      cwd: ROOT,
      env: toolEnvironment({
        ...MALLOC,
        // Chosen here, because the services put their own address into links.
        PORT: String(Number(port) === 0 ? await freePort() : port),
        ...(dataFolder === undefined ? {} : { PAYDIRT_DATA: dataFolder }),
        ...env,
      }),
      // In a process group of their own, so that Ctrl-C in a terminal reaches them once, through stop().
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );

  let output = '';
  /** @type {string | undefined} */
  let found;
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
  /** @type {Promise<string>} */
  const announced = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8');
      stream?.on('data', (chunk) => {
        onLog?.(chunk);
        output = (output + chunk).slice(-20_000);
        // Their later output is not searched, because that would distort a measurement.
        if (found !== undefined) return;
        found = /services at (https?:\/\/\S+:\d+)/.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
  });

  const stop = () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS);
    return ended.finally(() => clearTimeout(timer));
  };
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };

  const address = await Promise.race([announced, ended, wait(READY_WITHIN_MS, undefined, { ref: false })]);
  if (typeof address === 'string') {
    // Printed before the address.
    const classKey = /^Class key (\d{4}-\d{4})$/m.exec(output)?.[1] ?? null;
    return { address, pid: child.pid ?? 0, classKey, ended, stop, kill };
  }
  await stop();
  throw (
    knownFailure(output) ?? new CommandError(lastLines(output) || 'The services ended without a message.')
  );
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}
