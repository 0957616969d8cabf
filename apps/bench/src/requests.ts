import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { balance } from '@paydirt/contract/wallet/balance';
import { records } from '@paydirt/contract/wallet/records';

import { inRoot } from '../../../scripts/process/paths.mjs';
import { ratesOf } from './figures.ts';
import { createBenchMember } from './member.ts';

/**
 * Requests per second, one client, one after the other: of `/healthz` and of the same on Hono alone, and of the routes
 * of a member, run by run.
 */
export type Requests = Readonly<Record<'bareHello' | 'hello' | 'balance' | 'records', readonly number[]>>;

const PER_RUN = 500;

/** Make a function that reads an answer whole; every route is asked alike, so that only the services differ. */
function getter(url: string, token?: string): () => Promise<void> {
  const headers: HeadersInit = token === undefined ? {} : { 'X-Access-Token': token };
  return async () => {
    const answer = await fetch(url, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`bench: ${url} answered ${answer.status}`);
  };
}

async function withBareHono<T>(work: (address: string) => Promise<T>): Promise<T> {
  const server = spawn(process.execPath, [inRoot('apps/bench/src/bare-hono.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [first] = (await once(server.stdout, 'data')) as [Buffer];
  try {
    return await work(first.toString().trim());
  } finally {
    server.kill();
    await once(server, 'close');
  }
}

/** Measure the services against Hono alone. */
export async function measureRequests(address: string, runs: number): Promise<Requests> {
  const { token } = await createBenchMember(address);
  const wallet = (path: string) => getter(`${address}/api/wallet/${path}`, token);
  return withBareHono((bareAddress) =>
    ratesOf(
      {
        hello: getter(`${address}/healthz`),
        bareHello: getter(bareAddress),
        balance: wallet(balance.path),
        records: wallet(records.path),
      },
      { runs, perRun: PER_RUN },
    ),
  );
}
