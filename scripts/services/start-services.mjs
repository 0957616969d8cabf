import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';

import { inRoot, ROOT } from '../process/paths.mjs';
import { knownFailure, lastLines, CommandError } from '../process/command.mjs';
import { node24, toolEnvironment } from '../process/run.mjs';

const READY_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 20_000;

/**
 * @typedef {object} Services
 * @property {string} address Where they answer, without a slash at the end.
 * @property {string | null} classKey What the test panel asks for, where others can reach them.
 * @property {Promise<number>} ended Exit code, once they have ended by themselves or were stopped.
 * @property {() => Promise<number>} stop Let them finish what is under way and end; answers the exit code.
 * @property {() => Promise<number>} kill End them at once, in the middle of whatever they do, as a power cut would.
 */

// glibc learns from large blocks that were given back to keep the next ones, and has a heap for each thread: with fixed
// bounds what a body or a picture needed goes back to the system, what a socket reads at once (64 KB) included. Elsewhere
// nobody reads these.
const MALLOC = JSON.parse(readFileSync(inRoot('apps/sandbox/malloc-bounds.json'), 'utf8'));

/**
 * Start the services and wait until they are ready to answer.
 *
 * @param {object} options
 * @param {number} [options.port] 0, the default, takes any free one.
 * @param {string} [options.dataFolder]
 * @param {(chunk: string) => void} [options.onLog] Gets what the services log.
 * @param {boolean} [options.watch] Start anew whenever a source changes.
 * @param {NodeJS.ProcessEnv} [options.env]
 * @returns {Promise<Services>}
 * @throws {CommandError} when they do not come up.
 */
export async function startServices({ port: wanted = 0, dataFolder, onLog, watch = false, env = {} }) {
  // Chosen here, because the services put their own address into links.
  const port = wanted === 0 ? await freePort(0) : wanted;
  const child = spawn(
    node24(),
    [
      ...(watch ? ['--watch', '--watch-preserve-output'] : []),
      '--import',
      pathToFileURL(inRoot('scripts/process/end-with-parent.mjs')).href,
      inRoot('apps/sandbox/src/main.ts'),
    ],
    {
      cwd: ROOT,
      env: toolEnvironment({
        ...MALLOC,
        PORT: String(port),
        ...(dataFolder === undefined ? {} : { PAYDIRT_DATA: dataFolder }),
        ...env,
      }),
      // Of a process group of their own, so that Ctrl-C in a terminal reaches them once, through stop().
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );

  let output = '';
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
        const address = /services at (https?:\/\/\S+:\d+)/.exec(output)?.[1];
        if (address !== undefined) resolve(address);
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

  const deadline = AbortSignal.timeout(READY_WITHIN_MS);
  const address = await Promise.race([announced, ended, aborted(deadline)]);
  const ready = typeof address === 'string' && (await Promise.race([isReady(address, deadline), ended]));
  // Printed before the address.
  const classKey = /^Class key (\d{4}-\d{4})$/m.exec(output)?.[1] ?? null;
  if (typeof address === 'string' && ready === true) return { address, classKey, ended, stop, kill };

  await stop();
  throw whyNot(output, port);
}

/** The services' own message where they had one, else what their output means. */
function whyNot(/** @type {string} */ output, /** @type {number} */ port) {
  if (output.includes('EADDRINUSE')) return portTaken(port);
  return (
    knownFailure(output) ?? new CommandError(lastLines(output) || 'The services ended without a message.')
  );
}

/** @param {AbortSignal} deadline @returns {Promise<undefined>} */
function aborted(deadline) {
  return new Promise((resolve) =>
    deadline.addEventListener('abort', () => resolve(undefined), { once: true }),
  );
}

async function isReady(/** @type {string} */ address, /** @type {AbortSignal} */ deadline) {
  while (!deadline.aborted) {
    const answer = await fetch(`${address}/readyz`, { signal: deadline }).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** The error for a port that another program listens on. */
export function portTaken(/** @type {number} */ port) {
  return new CommandError(
    `Port ${port} is taken by another program: stop that one, or choose another port, for example \`PORT=${port + 1} npm start\`.`,
  );
}

/**
 * Make sure that a port can be listened on, before long work is begun.
 *
 * @param {number} port
 * @returns {Promise<number>} the port; one that is free when 0 was asked for.
 * @throws {CommandError} when it is taken or not allowed.
 */
export function freePort(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') reject(portTaken(port));
      else if (error.code === 'EACCES') {
        reject(
          new CommandError(
            `Port ${port} may be used by the system only: choose one above 1023, for example \`PORT=4100\`.`,
          ),
        );
      } else reject(error);
    });
    server.listen(port, () => {
      const { port: found } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(found));
    });
  });
}

/** Read `PORT`, or take 4100. @throws {CommandError} when it is no port. */
export function wantedPort() {
  const text = process.env.PORT ?? '4100';
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port < 65_536) return port;
  throw new CommandError(`PORT is "${text}": it must be a number from 0 to 65535.`);
}
