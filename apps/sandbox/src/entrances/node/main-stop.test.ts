import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createClient } from '@paydirt/contract';
import { login, register, sendRegisterCode } from '@paydirt/contract/account/login';
import { addPost } from '@paydirt/contract/community/posts';
import { faucet, outbox } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { freshDatabase, type FreshDatabase } from '../../testing/fresh-database.ts';
import { freePort, type KillableServices, startKillable } from '../../testing/killed-services.fixture.ts';
import { holdBack } from '../../testing/raw-request.ts';

const IDLE = 1500;
const REFUSED = 560;
const HELD = 520;
const ATTACKED_MS = 600_000;
/** Each below the limit of one network; other operating systems have only one loopback address. */
const FROM =
  process.platform === 'linux' ? ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'] : ['127.0.0.1'];
const PHONE = '+919876599955';
const PASSWORD = 'gold1234';

let folder: string;
let fresh: FreshDatabase;
let services: KillableServices;
let port: number;
let sockets: Socket[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paydirt-stop-'));
  fresh = await freshDatabase({ seeded: true });
  port = await freePort();
  services = await startKillable(port, {
    DATABASE_URL: fresh.url,
    PAYDIRT_DATA: folder,
    PAYDIRT_WEB: folder,
  });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await services.kill();
  await fresh.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Open a connection that sends the given bytes, reads nothing, and is never closed from here. */
async function open(bytes: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (bytes !== '') socket.write(bytes);
  return socket;
}

const upgradeOf = (origin: string) =>
  `GET /api/message/socket HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\n` +
  'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
const FILM = 'GET /media/films/trommel.webm HTTP/1.1\r\nHost: localhost\r\n\r\n';
const held = (token?: string) =>
  `POST /api/user/auth/token/pass HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n` +
  `${token === undefined ? '' : `X-Access-Token: ${token}\r\n`}\r\nphone=`;

const isAlive = async () => (await fetch(`${services.address}/healthz`)).text();

function clientOf(token: string | null) {
  return createClient({
    baseUrl: (service) => `${services.address}/api/${service}`,
    language: () => 'en_US',
    token: () => token,
    timeoutMs: 60_000,
    fetch: globalThis.fetch,
  });
}

/** A new client arrives, and does what anybody does. */
async function joinAndLookAround(): Promise<string> {
  const visitor = clientOf(null);
  await visitor.call(sendRegisterCode, { phone: PHONE });
  const [sent] = (await visitor.call(outbox, { to: PHONE })).data;
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  await visitor.call(register, {
    phone: PHONE,
    ...passwords,
    code: sent?.code ?? '',
    invitationCode: 'NUGGET',
  });
  const token = (await visitor.call(login, { phone: PHONE, password: PASSWORD })).msg;
  await visitor.call(faucet, { phone: PHONE, amount: '10' });
  expect((await clientOf(token).call(balance, {})).data.available).toBe('10.00');
  return token;
}

test(
  `answers everyone despite ${IDLE} idle connections, ${REFUSED} refused upgrades and ${HELD} held bodies, and stops when told to`,
  async () => {
    for (let i = 0; i < IDLE; i += 1) {
      await open(i % 2 === 0 ? '' : 'GET / HT', FROM[i % FROM.length]);
      if (i % 100 === 0) expect(await isAlive()).toBe('ok');
    }
    for (let i = 0; i < REFUSED; i += 1) {
      await open(upgradeOf('https://evil.example'));
      if (i % 100 === 0) expect(await isAlive()).toBe('ok');
    }
    for (let i = 0; i < HELD; i += 1) {
      await open(held());
      if (i % 100 === 0) expect(await isAlive()).toBe('ok');
    }
    const token = await joinAndLookAround();
    // And work that hangs at the end: bodies of a member, sockets and films whose clients read nothing.
    for (let i = 0; i < 20; i += 1) {
      for (const bytes of [held(token), upgradeOf('http://localhost'), FILM]) await open(bytes);
    }
    // And a transaction that waits for another one, so that its request stays under way.
    await fresh.again().transaction(async (sql) => {
      await sql.query('select from clock for update');
      const waiting = await holdBack(port, addPost, { content: 'Never posted' }, { token });
      void waiting.finish();
      expect(await isAlive()).toBe('ok');
      expect(await services.stop()).toBe(0);
    });
  },
  ATTACKED_MS,
);
