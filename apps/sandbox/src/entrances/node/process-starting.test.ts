import { fork } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

import { expect, it, vi } from 'vitest';

import { startProcesses } from './processes.ts';

const PROGRAM = fileURLToPath(new URL('./process-starting.fixture.ts', import.meta.url));
const WAIT = { timeout: 60_000 };

it.each(['stop', 'drain'])('a process that is told to %s while it is starting ends at once', async (kind) => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const asked = once(silent, 'connection');
  const env = { ...process.env, DATABASE_URL: `postgresql://nobody@127.0.0.1:${port}/none` };
  const starting = fork(PROGRAM, { env, execArgv: [], silent: true });
  const ended = once(starting, 'exit');
  await asked;
  starting.send({ kind });
  expect(await ended).toEqual([0, null]);
  silent.close();
});

it('a new process that dies is replaced while the former one still finishes', async () => {
  cluster.setupPrimary({ exec: PROGRAM, args: [], execArgv: [], silent: true });
  const notices: string[] = [];
  const processes = await startProcesses({ count: 1, env: {}, onNotice: (text) => notices.push(text) });
  const workers = () => Object.values(cluster.workers ?? {});
  await processes?.replaceAll();
  const [former, next] = workers();
  next?.process.kill('SIGKILL');
  await vi.waitUntil(() => workers().some((one) => one !== former && one !== next), WAIT);
  expect(former?.isConnected()).toBe(true);
  expect(notices).toContain(
    `Process ${next?.process.pid} ended by itself (SIGKILL); another takes its place.`,
  );
  await processes?.stop();
});
