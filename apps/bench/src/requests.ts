import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { balance } from '@paydirt/contract/wallet/balance';
import { moneyReport } from '@paydirt/contract/wallet/money';
import { records } from '@paydirt/contract/wallet/records';

import { inRoot } from '../../../scripts/process/paths.mjs';
import { type Figures, figuresOf, timed } from './figures.ts';
import { createBenchMember } from './member.ts';

/** Requests per second, one client, one after the other. */
export interface Requests {
  /** A route that answers one word: the services' `/healthz`, and the same on Hono alone. */
  readonly hello: Figures;
  readonly bareHello: Figures;
  readonly helloRatio: Figures;
  readonly balance: Figures;
  readonly balanceRatio: Figures;
  /** The newest twenty records, and where the money came from in thirty days. */
  readonly records: Figures;
  readonly recordsRatio: Figures;
  readonly moneyReport: Figures;
  readonly moneyReportRatio: Figures;
}

const PER_RUN = 500;

/** Make a function that reads an answer whole; every route is asked alike, so that only the services differ. */
export function getter(url: string, token?: string): () => Promise<void> {
  const headers: HeadersInit = token === undefined ? {} : { 'X-Access-Token': token };
  return async () => {
    const answer = await fetch(url, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`bench: ${url} answered ${answer.status}`);
  };
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const ms = await timed(async () => {
    for (let i = 0; i < PER_RUN; i += 1) await work();
  });
  return (PER_RUN * 1000) / ms;
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

/** Measure the services against Hono alone, in turn, so that a busy moment hits all alike. */
export async function measureRequests(address: string, runs: number): Promise<Requests> {
  const { token } = await createBenchMember(address);
  const rates = {
    hello: [] as number[],
    bare: [] as number[],
    balance: [] as number[],
    records: [] as number[],
    moneyReport: [] as number[],
  };
  await withBareHono(async (bareAddress) => {
    const wallet = (path: string) => getter(`${address}/api/wallet/${path}`, token);
    const measured = [
      ['hello', getter(`${address}/healthz`)],
      ['bare', getter(bareAddress)],
      ['balance', wallet(balance.path)],
      ['records', wallet(records.path)],
      ['moneyReport', wallet(moneyReport.path)],
    ] as const;
    for (const [, work] of measured) await perSecond(work);
    for (let run = 0; run < runs; run += 1) {
      for (const [name, work] of run % 2 === 0 ? measured : measured.toReversed())
        rates[name].push(await perSecond(work));
    }
  });
  const ratios = (of: readonly number[], to: readonly number[]) =>
    figuresOf(of.map((rate, run) => rate / (to[run] ?? Number.NaN)));
  return {
    hello: figuresOf(rates.hello),
    bareHello: figuresOf(rates.bare),
    helloRatio: ratios(rates.hello, rates.bare),
    balance: figuresOf(rates.balance),
    balanceRatio: ratios(rates.balance, rates.hello),
    records: figuresOf(rates.records),
    recordsRatio: ratios(rates.records, rates.hello),
    moneyReport: figuresOf(rates.moneyReport),
    moneyReportRatio: ratios(rates.moneyReport, rates.hello),
  };
}
