import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';

import { realNow } from '../platform/clock.ts';

const MAIN = fileURLToPath(new URL('../entrances/node/main.ts', import.meta.url));
const READY_WITHIN_MS = 120_000;
/** Time limit for a clean stop, far above that of the process itself. */
const ENDED_WITHIN_MS = 60_000;

/** Services in a separate process, which can be killed as by a power cut. */
export interface KillableServices {
  readonly address: string;
  /** Id of the started process; of the first one if there are several. */
  readonly pid: number;
  /** Kill the process at once, in the middle of its work. */
  kill(): Promise<void>;
  /** Ask the process to stop; returns its exit code, or null if it had to be killed. */
  stop(): Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Start the services on a port with their data, and wait until they answer. */
export async function startKillable(port: number, env: NodeJS.ProcessEnv): Promise<KillableServices> {
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: { ...process.env, LOG_LEVEL: 'error', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const address = `http://localhost:${port}`;
  const deadline = realNow() + READY_WITHIN_MS;
  // Polled, because a process that will be killed does not report when it is ready.
  while (!(await isReady(address))) {
    if (child.exitCode !== null || realNow() > deadline) {
      child.kill('SIGKILL');
      throw new Error('testing: the services did not start');
    }
    await wait(50);
  }
  return {
    address,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      const overdue = setTimeout(() => child.kill('SIGKILL'), ENDED_WITHIN_MS);
      return ended.finally(() => clearTimeout(overdue));
    },
  };
}
