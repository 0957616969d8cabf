import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { createClient, type Envelope } from '@paydirt/contract';
import { login } from '@paydirt/contract/account/login';
import { createOrder, orderList } from '@paydirt/contract/goods/orders';
import { productDetail } from '@paydirt/contract/goods/products';
import { markMessagesRead } from '@paydirt/contract/messages/messages';
import { faucet, ledgerCheck, seed } from '@paydirt/contract/sandbox/world';
import { type SocketEvent, socketEventSchema } from '@paydirt/contract/socket';
import { balance } from '@paydirt/contract/wallet/balance';
import { addRecharge } from '@paydirt/contract/wallet/recharge';
import { parseMoney, unwrap } from '@paydirt/domain';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';

import { AGREEMENT_VERSION } from '../../seed/products.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts';
import { holdBack } from '../../testing/raw-request.ts';
import { freePort, type KillableServices, startKillable } from '../../testing/killed-services.fixture.ts';

const PROCESSES = 3;
const PURCHASES = 60;
const AT_ONCE = 12;
/** A busy machine may take a minute to start one process. */
const WAIT = { timeout: 240_000, interval: 50 };
const SEVERAL_STARTS_MS = 600_000;

const minor = (decimal: string) => unwrap(parseMoney(decimal, 'USDT')).minor;

let folder: string;
let fresh: FreshDatabase;
let services: KillableServices;
let token: string;
let phone: string;
let sockets: WebSocket[] = [];

/** The processes that serve: children of the first one that run the same program. */
async function serving(): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, program = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === services.pid && program.includes('node/main.ts') ? [Number(pid)] : [];
  });
}

function clientOf(asking: string | null) {
  return createClient({
    baseUrl: (service) => `${services.address}/api/${service}`,
    language: () => 'en_US',
    token: () => asking,
    timeoutMs: 60_000,
    fetch: globalThis.fetch,
  });
}

/** Open a socket of the member, and record its events. */
async function listen(): Promise<{ readonly received: SocketEvent[] }> {
  const socket = new WebSocket(`${services.address.replace('http', 'ws')}/api/message/socket`);
  sockets.push(socket);
  const received: SocketEvent[] = [];
  socket.on('message', (data: Buffer) =>
    received.push(v.parse(socketEventSchema, JSON.parse(data.toString()))),
  );
  socket.on('error', () => undefined);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'token', data: token }));
  await vi.waitUntil(() => received.some(({ type }) => type === 'ready'), WAIT);
  return { received };
}

/** Do something while some processes are paused, so that only the others can handle it. */
async function whileStopped<T>(pids: readonly number[], work: () => Promise<T>): Promise<T> {
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paydirt-processes-'));
  fresh = await freshDatabase({ seeded: true });
  services = await startKillable(await freePort(), {
    PROCESSES: String(PROCESSES),
    DATABASE_URL: fresh.url,
    PAYDIRT_DATA: folder,
    PAYDIRT_WEB: folder,
    // One client asks faster than a person.
    RATE_LIMIT_FACTOR: '1000',
  });
  await vi.waitUntil(async () => (await serving()).length === PROCESSES, WAIT);
  const { members } = (await clientOf(null).call(seed, {})).data;
  const ready = members.find(({ about }) => about === 'with_leases');
  if (!ready) throw new Error('test: the seed has no member with leases');
  phone = ready.phone;
  token = (await clientOf(null).call(login, { phone, password: ready.password })).msg;
  // More than the cost of all purchases while processes are replaced.
  for (let n = 0; n < 5; n += 1) await clientOf(null).call(faucet, { phone, amount: '9000' });
});
afterEach(() => {
  for (const socket of sockets) socket.terminate();
  sockets = [];
});
afterAll(async () => {
  await services.kill();
  await fresh.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Send a purchase once; null when the process died on it. */
async function buy(key: string): Promise<Envelope<{ readonly paid: string }> | null> {
  try {
    const response = await fetch(`${services.address}/api/${createOrder.service}/${createOrder.path}`, {
      method: 'POST',
      headers: { 'Idempotency-Key': key, 'X-Access-Token': token },
      body: new URLSearchParams({ productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION }),
    });
    return (await response.json()) as Envelope<{ readonly paid: string }>;
  } catch {
    return null;
  }
}

/** Work at a queue, several at once. */
async function workAt<T>(queue: T[], work: (next: T) => Promise<void>): Promise<void> {
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

test(
  'a member hears over the socket of one process what another did, and metrics cover all processes',
  async () => {
    const pids = await serving();
    const listening = [];
    for (const pid of pids)
      listening.push(
        await whileStopped(
          pids.filter((other) => other !== pid),
          listen,
        ),
      );
    // None of those that answer meanwhile has the first socket.
    const port = Number(new URL(services.address).port);
    const { status, body } = await whileStopped(pids.slice(0, 1), async () => {
      const sent = { channel: 'usdt', amount: '10' };
      return (await holdBack(port, addRecharge, sent, { token, key: 'heard' })).finish();
    });
    expect(status).toBe(200);
    const { id } = body.data as { readonly id: string };
    for (const { received } of listening)
      await vi.waitUntil(
        () => received.some((event) => event.type === 'recharge' && event.data.id === id),
        WAIT,
      );
    for (const pid of pids)
      await whileStopped(
        pids.filter((other) => other !== pid),
        async () => (await holdBack(port, markMessagesRead, { all: true }, { token })).finish(),
      );
    const figures = async () => (await fetch(`${services.address}/metrics`)).text();
    // A process that is still busy after its pause is left out.
    await vi.waitFor(
      async () =>
        expect(await figures()).toContain(
          `paydirt_requests_total{call="${markMessagesRead.service}/${markMessagesRead.path}",code="200"} ${PROCESSES}\n`,
        ),
      WAIT,
    );
  },
  SEVERAL_STARTS_MS,
);

test(
  'killing one of several processes loses no acknowledged call, and another takes its place',
  async () => {
    const member = clientOf(token);
    const { price } = (await member.call(productDetail, { productId: 'gold-pan' })).data;
    const before = {
      available: minor((await member.call(balance, {})).data.available),
      orders: (await member.call(orderList, {})).data.total,
    };
    const [killed = 0, ...others] = await serving();
    const acknowledged = new Map<string, Envelope<unknown>>();
    const keys = Array.from({ length: PURCHASES }, (_, n) => `processes-${n}`);
    await workAt([...keys], async (key) => {
      if (acknowledged.size === PURCHASES / 3) process.kill(killed, 'SIGKILL');
      let answer = await buy(key);
      while (answer === null) answer = await buy(key);
      expect(answer.code).toBe(200);
      acknowledged.set(key, answer);
    });
    for (const key of keys.slice(0, 10)) expect(await buy(key)).toEqual(acknowledged.get(key));
    expect((await member.call(orderList, {})).data.total).toBe(before.orders + PURCHASES);
    expect(minor((await member.call(balance, {})).data.available)).toBe(
      before.available - BigInt(PURCHASES) * minor(price),
    );
    const check = (await member.call(ledgerCheck, {})).data;
    expect(check).toMatchObject({ ok: true, sum: '0.00', broken: [] });
    await vi.waitUntil(async () => (await serving()).length === PROCESSES, WAIT);
    const now = await serving();
    expect(now).not.toContain(killed);
    expect(now).toEqual(expect.arrayContaining(others));
  },
  SEVERAL_STARTS_MS,
);

test(
  'all processes can be replaced one after the other without a refused call',
  async () => {
    const former = await serving();
    const over = new AbortController();
    let bought = 0;
    const calling = Array.from({ length: AT_ONCE }, async (_, client) => {
      for (let n = 0; !over.signal.aborted; n += 1) {
        const answer = await buy(`replaced-${client}-${n}`);
        expect(answer?.code).toBe(200);
        bought += 1;
        // Any failed answer throws.
        await clientOf(token).call(balance, {});
      }
    });
    process.kill(services.pid, 'SIGHUP');
    await vi
      .waitUntil(async () => {
        const now = await serving();
        return now.length === PROCESSES && now.every((pid) => !former.includes(pid));
      }, WAIT)
      .finally(() => over.abort());
    await Promise.all(calling);
    expect(bought).toBeGreaterThan(AT_ONCE);
    expect((await clientOf(token).call(ledgerCheck, {})).data).toMatchObject({ ok: true, broken: [] });
    expect(await services.stop()).toBe(0);
  },
  SEVERAL_STARTS_MS,
);
