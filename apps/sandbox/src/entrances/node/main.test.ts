import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { DAY_MS, dayOf, epochMs, HOUR_MS } from '@paydirt/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Database } from '../../database/database.ts';
import { stopStaleServer } from '../../database/local/stale-server.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Number of clock days that take longer than stopping a process. */
const DAYS_MOVED = 60;
/** A first start plays the seed, which takes a busy machine long. */
const START_WITHIN_MS = 240_000;
const SEVERAL_STARTS_MS = 600_000;

let folder: string;
let fresh: FreshDatabase;
let running: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paydirt-main-'));
  fresh = await freshDatabase({ seeded: true });
});

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
  await stopStaleServer(join(folder, 'postgresql'));
  await rm(folder, { recursive: true, force: true });
  await fresh.drop();
});

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

/** Start the services on the database of the test, or on a data folder where `env` says so. */
function start(env: Record<string, string> = {}): Started {
  const place = { DATABASE_URL: fresh.url, PAYDIRT_DATA: folder, PAYDIRT_WEB: folder };
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', ...place, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, ended };
}

async function addressOf({ output, ended }: Started): Promise<string> {
  let over = false;
  void ended.then(() => (over = true));
  return vi.waitUntil(
    () => {
      if (over) throw new Error(`ended without an address: ${output()}`);
      return /^Paydirt services at (http:\S+) · data in .+$/m.exec(output())?.[1];
    },
    { timeout: START_WITHIN_MS, interval: 20 },
  );
}

async function check(address: string): Promise<unknown> {
  const answer = await fetch(`${address}/api/sandbox/ledger/check`);
  return ((await answer.json()) as { data: unknown }).data;
}

function moveClock(address: string, days: number): Promise<Response> {
  const body = new URLSearchParams({ advanceSeconds: String(days * 86_400) });
  return fetch(`${address}/api/sandbox/clock`, { method: 'POST', body });
}

async function readClock(address: string): Promise<number> {
  const { headers } = await fetch(`${address}/api/sandbox/clock`);
  return Date.parse(headers.get('X-Paydirt-Clock') ?? '');
}

/** Start moving the clock by a number of days; resolves once the move is visible. */
async function startMoving(
  address: string,
  days: number,
): Promise<{ readonly moved: Promise<Response | null> }> {
  const before = await readClock(address);
  const moved = moveClock(address, days).catch(() => null);
  while ((await readClock(address)) - before < HOUR_MS);
  return { moved };
}

/** Count the processes' statements that wait for a lock. */
async function waitingForLock(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.count ?? 0;
}

/** Tell whether an address refuses connections. */
async function isRefused(address: string): Promise<boolean> {
  const socket = connect(Number(new URL(address).port), 'localhost');
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

/** Send bytes as they are, and take what comes back until the connection closes. */
async function exchange(address: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), 'localhost');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

/** On a data folder, as `npm start` has it, instead of a server of one's own. */
const IN_FOLDER = { DATABASE_URL: '' };

describe('the process', { timeout: SEVERAL_STARTS_MS }, () => {
  it('declares test mode on every answer, even to malformed HTTP (H1)', async () => {
    const address = await addressOf(start());
    for (const path of ['sandbox/seed', 'user/user/info', 'goods/mine/product/list', 'nowhere']) {
      const { headers } = await fetch(`${address}/api/${path}`);
      expect(headers.get('X-Paydirt-Mode'), path).toBe('test');
    }
    const close = 'Connection: close\r\n\r\n';
    const refused = [
      `GET /api/sandbox/clock HTTP/1.1\r\n${close}`,
      `GET /api/sandbox/clock HTTP/1.1\r\nHost: a b\r\n${close}`,
      `GET http:// HTTP/1.1\r\nHost: localhost\r\n${close}`,
      `GET /api/sandbox/clock HTTP/1.1\r\nHost: localhost\r\nExpect: gold\r\n${close}`,
      'GOLD\r\n\r\n',
    ];
    for (const bytes of refused) {
      expect(await exchange(address, bytes), bytes).toMatch(
        /^HTTP\/1\.1 4\d\d [^]*\r\nX-Paydirt-Mode: test\r\n/i,
      );
    }
  });

  it('prints its address and data folder, refuses a second process there in one sentence, and stops cleanly', async () => {
    const services = start(IN_FOLDER);
    const address = await addressOf(services);
    expect(services.output()).toContain(`data in ${folder}`);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const second = start(IN_FOLDER);
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toMatch(
      new RegExp(`^The data folder ${folder} is in use by process ${services.child.pid}, [^\n]+\\.$`),
    );
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    services.child.kill('SIGTERM');
    expect(await services.ended).toBe(0);
  });

  it('answers requests under way before it stops, and the next process finishes what it began', async () => {
    const services = start();
    const address = await addressOf(services);
    const before = await readClock(address);
    const other = fresh.again();
    const { moving } = await other.transaction(async (sql) => {
      // It waits for this transaction until the process was told to stop, and then has little left to do.
      await sql.query('select from clock for update');
      const hour = moveClock(address, 1 / 24);
      await vi.waitUntil(async () => (await waitingForLock(other)) > 0, { timeout: START_WITHIN_MS });
      services.child.kill('SIGTERM');
      await vi.waitUntil(() => isRefused(address), { timeout: START_WITHIN_MS, interval: 5 });
      return { moving: hour };
    });
    expect((await moving).status).toBe(200);
    expect(await services.ended).toBe(0);
    const again = await addressOf(start());
    await vi.waitUntil(async () => (await readClock(again)) - before >= HOUR_MS, {
      timeout: START_WITHIN_MS,
    });
  });

  it('leaves the rest of a clock move to the next process, and repeats or loses nothing', async () => {
    const first = start();
    const address = await addressOf(first);
    const before = await readClock(address);
    const { moved } = await startMoving(address, DAYS_MOVED);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    first.child.kill('SIGTERM');
    await moved;
    expect(await first.ended).toBe(0);
    const again = await addressOf(start());
    expect(await check(again)).toMatchObject({ ok: true, broken: [], sum: '0.00' });
    await vi.waitUntil(async () => (await readClock(again)) - before >= DAYS_MOVED * DAY_MS, {
      timeout: START_WITHIN_MS,
    });
    expect(await check(again)).toMatchObject({ ok: true, broken: [], sum: '0.00' });
    // Each machine has every day once, from its first to the last one that ended.
    const days = await fresh.database.query<{ productId: string; days: number; span: number; last: number }>(
      `select product_id as "productId", count(*)::int as days, (max(day) - min(day) + 1)::int as span, max(day)::int as last
       from product_day group by product_id`,
    );
    const over = dayOf(epochMs(await readClock(again))) - 1;
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual(days.map(({ productId, span }) => ({ productId, days: span, span, last: over })));
  });

  it('stops without waiting for idle connections', async () => {
    const services = start();
    const { port } = new URL(await addressOf(services));
    for (const bytes of ['', 'GET / HTTP/1.1\r\nHost: localhost\r\n']) {
      const socket = connect(Number(port), 'localhost');
      await once(socket, 'connect');
      socket.on('error', () => {});
      socket.write(bytes);
    }
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
    services.child.kill('SIGTERM');
    expect(await services.ended).toBe(0);
  });

  it('says in one sentence that its port is taken', async () => {
    const first = start();
    const port = new URL(await addressOf(first)).port;
    const second = start({ PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(`Port ${port} is taken (EADDRINUSE); choose another with PORT.`);
  });

  it('repeats and loses nothing when it is killed while the clock moves', async () => {
    const first = start();
    const address = await addressOf(first);
    const { moved } = await startMoving(address, DAYS_MOVED);
    first.child.kill('SIGKILL');
    await Promise.all([moved, first.ended]);

    const again = await addressOf(start());
    expect(await check(again)).toMatchObject({ ok: true, broken: [], sum: '0.00' });
    await moveClock(again, 20);
    expect(await check(again)).toMatchObject({ ok: true, broken: [], sum: '0.00' });
  });

  it('prints one class key in class mode, shared by all processes, and asks other machines for it', async () => {
    const first = start({ HOST: '0.0.0.0' });
    const address = await addressOf(first);
    const keyOf = ({ output }: Started) => /^Class key (\d{4}-\d{4})$/m.exec(output())?.[1] ?? '';
    expect(keyOf(first)).toMatch(/^\d{4}-\d{4}$/);
    const second = start({ PUBLIC_URL: 'https://class.example' });
    const proxied = await addressOf(second);
    expect(keyOf(second)).toBe(keyOf(first));

    const moveNowhere = async (url: string, headers: Record<string, string> = {}) => {
      // A request that is let in is refused for its parameters.
      const answer = await fetch(`${url}/api/sandbox/clock`, { method: 'POST', headers });
      return ((await answer.json()) as { message: string }).message;
    };
    const { port } = new URL(address);
    const elsewhere = Object.values(networkInterfaces())
      .flat()
      .filter((one) => one?.internal === false && one.family === 'IPv4')
      .map((one) => `http://${one?.address}:${port}`);
    expect(await moveNowhere(address)).toBe('invalid_input');
    for (const url of [...elsewhere, `http://127.0.0.2:${port}`, proxied]) {
      expect([url, await moveNowhere(url)]).toEqual([url, 'class_key_needed']);
      expect([url, await moveNowhere(url, { 'X-Class-Key': keyOf(first) })]).toEqual([url, 'invalid_input']);
    }
    const forwarded = { 'X-Forwarded-For': '127.0.0.1' };
    expect(await moveNowhere(address, forwarded)).toBe('class_key_needed');
  });

  it('has no class key when it serves only this machine', async () => {
    const services = start();
    const address = await addressOf(services);
    expect(services.output()).not.toContain('Class key');
    expect((await fetch(`${address}/api/sandbox/budget`)).status).toBe(200);
  });
});
