import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createClient, type Envelope } from '@paydirt/contract';
import { login } from '@paydirt/contract/account/login';
import { faucet, ledgerCheck, seed } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { parseMoney, unwrap } from '@paydirt/domain';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { freePort, type KillableServices, startKillable } from '../testing/killed-services.fixture.ts';
import { type PostgresqlServer, startPostgresqlServer } from '../testing/postgresql-server.fixture.ts';

const AT_ONCE = 8;
/** One in this many calls moves money: all clients together stay below the limits of requests. */
const READS_PER_GRANT = 40;
/** Amount of a grant of the faucet, in millionths. */
const GRANT = 10_000n;
const UNAVAILABLE = 503;
const TOO_MANY = 429;
const MANY_STARTS_MS = 600_000;

let server: PostgresqlServer;
let folder: string;
let processes: KillableServices[] = [];

beforeEach(async () => {
  server = await startPostgresqlServer();
  folder = await mkdtemp(join(tmpdir(), 'paydirt-lost-'));
});
afterEach(async () => {
  for (const one of processes) await one.kill();
  processes = [];
  await server.remove();
  await rm(folder, { recursive: true, force: true });
});

const clientOf = (address: string, token: string | null) =>
  createClient({
    baseUrl: (service) => `${address}/api/${service}`,
    language: () => 'en_US',
    token: () => token,
    timeoutMs: 60_000,
    fetch: globalThis.fetch,
  });

/** End every connection of the server but our own, those in the middle of a transaction too. */
async function cutConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
}

test(
  'two processes under load survive every failure of their database, and nothing acknowledged is lost',
  async () => {
    const env = { DATABASE_URL: server.url, PAYDIRT_DATA: folder, PAYDIRT_WEB: folder };
    processes.push(await startKillable(await freePort(), env));
    processes.push(await startKillable(await freePort(), env));
    const addresses = processes.map(({ address }) => address);
    const [first = ''] = addresses;
    const { data: seeded } = await clientOf(first, null).call(seed, {});
    const member = seeded.members.find(({ about }) => about === 'with_leases');
    if (!member) throw new Error('test: the seed has no member with leases');
    const { msg: token } = await clientOf(first, null).call(login, member);
    const available = async () =>
      unwrap(parseMoney((await clientOf(first, token).call(balance, {})).data.available, 'USDT')).minor;
    const before = await available();

    const over = new AbortController();
    const codes = new Map<number, number>();
    const granted = new Set<string>();
    const unanswered = new Set<string>();

    async function grant(address: string, key: string): Promise<number> {
      const answer = await fetch(`${address}/api/sandbox/${faucet.path}`, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: new URLSearchParams({ phone: member?.phone ?? '', amount: '0.01' }),
      });
      const { code } = (await answer.json()) as Envelope<unknown>;
      (code === 200 ? granted : unanswered).add(key);
      return code;
    }
    async function read(address: string): Promise<number> {
      const headers = { 'X-Access-Token': token };
      const answer = await fetch(`${address}/api/wallet/${balance.path}`, { headers });
      return ((await answer.json()) as Envelope<unknown>).code;
    }
    async function load(client: number): Promise<void> {
      for (let n = 0; !over.signal.aborted; n += 1) {
        const address = addresses[(client + n) % addresses.length] ?? first;
        const moves = n % READS_PER_GRANT === client;
        const code = moves ? await grant(address, `lost-${client}-${n}`) : await read(address);
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }
    /** Wait until each process has completed something, so that the next fault interrupts work. */
    const recovered = (round: string) =>
      vi.waitUntil(
        async () => {
          const done = await Promise.all(addresses.map((one, i) => grant(one, `again-${round}-${i}`)));
          return done.every((code) => code === 200);
        },
        { timeout: 60_000, interval: 100 },
      );
    const alive = async () => {
      for (const address of addresses) expect((await fetch(`${address}/healthz`)).status).toBe(200);
    };

    const loads = Array.from({ length: AT_ONCE }, (_, client) => load(client));
    const disturbances: [string, () => Promise<void>][] = [
      ['connections cut', cutConnections],
      ['connections cut once more', cutConnections],
      ['fast restart', () => server.end('SIGINT').then(() => server.start())],
      ['immediate restart', () => server.end('SIGQUIT').then(() => server.start())],
      ['killed', () => server.end('SIGKILL').then(startOnceFree)],
      [
        'away for a while',
        async () => {
          await server.end('SIGINT');
          const refused = codes.get(UNAVAILABLE) ?? 0;
          // Each process had failed calls by then, more than once.
          await vi.waitUntil(() => (codes.get(UNAVAILABLE) ?? 0) >= refused + 10 * AT_ONCE, {
            timeout: 120_000,
          });
          await alive();
          await server.start();
        },
      ],
    ];
    await recovered('at first');
    for (const [name, disturb] of disturbances) {
      await disturb();
      await recovered(name);
      await alive();
    }
    over.abort();
    await Promise.all(loads);

    const known = [200, UNAVAILABLE, TOO_MANY];
    expect([...codes.keys()].filter((code) => !known.includes(code))).toEqual([]);
    expect(codes.get(UNAVAILABLE) ?? 0).toBeGreaterThan(0);
    // Every call without an answer is repeated under its key until it has one.
    for (const key of unanswered) {
      await vi.waitUntil(async () => granted.has(key) || (await grant(first, key)) === 200, {
        timeout: 120_000,
        interval: 1000,
      });
    }
    expect((await available()) - before).toBe(BigInt(granted.size) * GRANT);
    for (const address of addresses) {
      const { data: check } = await clientOf(address, null).call(ledgerCheck, {});
      expect(check).toMatchObject({ ok: true, sum: '0.00', broken: [] });
    }
  },
  MANY_STARTS_MS,
);

/** After a kill the memory that its processes shared is given back a moment later, until when no server starts. */
async function startOnceFree(): Promise<void> {
  await vi.waitUntil(
    () =>
      server.start().then(
        () => true,
        () => false,
      ),
    { timeout: 60_000, interval: 200 },
  );
}
