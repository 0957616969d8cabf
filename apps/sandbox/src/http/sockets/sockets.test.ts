import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { serve, type WebSocketServerLike } from '@hono/node-server';
import { MODE, MODE_HEADER } from '@paydirt/contract';
import { login, resetPassword, sendResetCode } from '@paydirt/contract/account/login';
import { logout } from '@paydirt/contract/account/session';
import { markMessagesRead, socket as socketCall } from '@paydirt/contract/messages/messages';
import { outbox } from '@paydirt/contract/sandbox/world';
import { type SocketEvent, socketEventSchema } from '@paydirt/contract/socket';
import { addRecharge, confirmDeposit } from '@paydirt/contract/wallet/recharge';
import { MINUTE_MS } from '@paydirt/domain';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';

import { createLog } from '../../observability/log.ts';
import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';
import type { TestMember } from '../../testing/with-services.ts';
import { createSockets } from './sockets.ts';
import { notifyMember } from '../../services/message/notify-member.ts';

type Recharge = Extract<SocketEvent, { type: 'recharge' }>['data'];

/** A client, and all messages that it received. */
interface Client {
  readonly socket: WebSocket;
  readonly received: SocketEvent[];
  readonly recharges: () => Recharge[];
  readonly closed: Promise<number>;
}

describe('the socket', () => {
  const services = withSeededServices();
  const servers: { readonly url: string; readonly close: () => Promise<void> }[] = [];
  let clients: Client[] = [];

  /** A separate process, as far as the socket is concerned: it shares nothing but the database. */
  async function startProcess(heartbeatMs?: number) {
    const { ports } = services;
    const app = new Hono();
    app.route(
      '/api',
      createSockets({
        database: services.fresh.again(),
        ports,
        log: createLog('info', () => undefined),
        origins: ['https://friend.example'],
        trustProxy: false,
        ...(heartbeatMs !== undefined && { heartbeatMs }),
      }),
    );
    const sockets = new WebSocketServer({ noServer: true, maxPayload: 4096 });
    const server = serve({
      fetch: app.fetch,
      port: 0,
      websocket: { server: sockets as unknown as WebSocketServerLike },
    });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    servers.push({
      url: `ws://localhost:${port}/api/message/socket`,
      async close() {
        for (const client of sockets.clients) client.terminate();
        server.close();
        await once(server, 'close');
      },
    });
  }

  const urlOf = (process: number) => servers[process]?.url ?? '';

  function connect(process = 0, headers: Record<string, string> = {}): Client {
    const socket = new WebSocket(urlOf(process), { headers });
    const received: SocketEvent[] = [];
    socket.on('message', (data: Buffer) =>
      received.push(v.parse(socketEventSchema, JSON.parse(data.toString()))),
    );
    socket.on('error', () => undefined);
    const closed = new Promise<number>((done) => socket.on('close', done));
    const recharges = () => received.flatMap((event) => (event.type === 'recharge' ? [event.data] : []));
    const client = { socket, received, recharges, closed };
    clients.push(client);
    return client;
  }

  async function listen(token: string, process = 0): Promise<Client> {
    const client = connect(process);
    await once(client.socket, 'open');
    client.socket.send(JSON.stringify({ type: 'token', data: token }));
    await vi.waitUntil(() => client.received.some(({ type }) => type === 'ready'), { timeout: 10_000 });
    return client;
  }

  const begin = async (token: string) =>
    services.call(
      addRecharge,
      { channel: 'usdt', amount: '10' },
      { token, key: services.ports.newId('key') },
    );

  beforeAll(async () => {
    await startProcess();
    await startProcess();
    await startProcess(200);
    await startProcess(3_600_000);
  });
  afterEach(() => {
    for (const { socket } of clients) socket.terminate();
    clients = [];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
  });

  test('sends each confirmation only to its member, whichever process they are connected to', async () => {
    const [{ token }, other] = [await memberWith(services, '0'), await memberWith(services, '0')];
    const [here, there, elsewhere] = [await listen(token), await listen(token, 1), await listen(other.token)];
    const { id } = await begin(token);
    await vi.waitUntil(() => here.recharges().length > 0 && there.recharges().length > 0, {
      timeout: 10_000,
    });
    await services.call(confirmDeposit, { id });
    await services.advance(MINUTE_MS / 2);
    await vi.waitUntil(() => here.recharges().some(({ confirmations }) => confirmations > 0), {
      timeout: 10_000,
    });
    await services.advance(MINUTE_MS);
    const isCredited = ({ status }: Recharge) => status === 'credited';
    await vi.waitUntil(() => [here, there].every((client) => client.recharges().some(isCredited)), {
      timeout: 10_000,
    });
    const confirmed = here.recharges().map(({ confirmations }) => confirmations);
    expect(confirmed).toEqual(confirmed.toSorted((a, b) => a - b));
    expect(elsewhere.recharges()).toEqual([]);
  });

  test('notifies forty listeners in two processes within a second of a message, and of its being read', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => services.insertMember()));
    const listeners = await Promise.all(members.flatMap(({ token }) => [listen(token, 0), listen(token, 1)]));
    const unreadOf = ({ received }: Client) =>
      received.findLast((event) => event.type === 'mailbox')?.data.unread.station_news;
    await vi.waitUntil(() => listeners.every((client) => unreadOf(client) === 0), { timeout: 10_000 });
    const now = await services.now();
    for (const { id } of members) {
      await notifyMember(
        { sql: services.database, now, ports: services.ports },
        {
          memberId: id,
          kind: 'recharge_credited',
          parameters: { amount: { amount: '1' } },
          reference: 'rch_0',
        },
      );
    }
    await vi.waitUntil(() => listeners.every((client) => unreadOf(client) === 1), { timeout: 10_000 });
    // Each receives its own events only: one state before, one after.
    for (const { received } of listeners)
      expect(received.filter(({ type }) => type === 'mailbox').length).toBeLessThanOrEqual(2);

    const [first] = members;
    await services.call(markMessagesRead, { all: true }, { token: first?.token ?? '' });
    await vi.waitUntil(() => listeners.slice(0, 2).every((client) => unreadOf(client) === 0), {
      timeout: 10_000,
    });
    expect(listeners.slice(2).every((client) => unreadOf(client) === 1)).toBe(true);
  });

  test('restarted under forty listeners, sends each their current state once', async () => {
    const members = await Promise.all(Array.from({ length: 40 }, () => services.insertMember()));
    const process = servers.length;
    await startProcess();
    const before = await Promise.all(members.map(({ token }) => listen(token, process)));
    const stopped = servers.splice(process, 1)[0];
    await stopped?.close();
    await Promise.all(before.map(({ closed }) => closed));
    const now = await services.now();
    const context = { sql: services.database, now, ports: services.ports };
    // While nobody listens they are written to: some not at all, some once, some twice.
    for (const [place, { id }] of members.entries()) {
      for (let written = 0; written < place % 3; written += 1)
        await notifyMember(context, {
          memberId: id,
          kind: 'recharge_credited',
          parameters: { amount: { amount: '1' } },
          reference: `rch_${written}`,
        });
    }
    await startProcess();
    const again = await Promise.all(members.map(({ token }) => listen(token, process)));
    const mailboxesOf = ({ received }: Client) =>
      received.flatMap((event) => (event.type === 'mailbox' ? [event.data.unread.station_news] : []));
    await vi.waitUntil(() => again.every((client) => mailboxesOf(client).length > 0), { timeout: 10_000 });
    expect(again.map(mailboxesOf)).toEqual(members.map((_member, place) => [place % 3]));
    // Events from before the end were true at the time.
    for (const client of before) expect(mailboxesOf(client).every((unread) => unread === 0)).toBe(true);
  });

  test('sends the current state after a reconnect, including what ended meanwhile', async () => {
    const { token } = await memberWith(services, '0');
    const first = await listen(token);
    const { id } = await begin(token);
    await vi.waitUntil(() => first.recharges().length > 0, { timeout: 10_000 });
    first.socket.terminate();
    await services.call(confirmDeposit, { id });
    await services.advance(2 * MINUTE_MS);
    const again = await listen(token, 1);
    await vi.waitUntil(() => again.recharges().length > 0, { timeout: 10_000 });
    expect(again.recharges()).toMatchObject([{ id, status: 'credited', confirmations: 20 }]);
  });

  test.each([
    ['an invalid token', 'nonsense'],
    ['no token', '{}'],
    ['binary data', Buffer.from([0, 1, 2])],
  ])('refuses %s, and closes', async (_name, message) => {
    const client = connect();
    await once(client.socket, 'open');
    client.socket.send(message);
    expect(await client.closed).toBe(4401);
    expect(client.received).toEqual([{ type: 'refused', data: { error: 'unauthorized' } }]);
  });

  test('closes after a message that is too large, and after too many', async () => {
    const large = connect();
    await once(large.socket, 'open');
    large.socket.send('x'.repeat(5000));
    expect(await large.closed).toBe(1009);

    const { token } = await memberWith(services, '0');
    const chatty = await listen(token);
    for (let sent = 0; sent < 30; sent += 1) chatty.socket.send('more');
    expect(await chatty.closed).toBe(1008);
  });

  test('limits one session to half of a member’s sockets, so that their other devices connect', async () => {
    const { token, phone } = await memberWith(services, '0');
    await Promise.all(Array.from({ length: 10 }, () => listen(token)));
    const tooMany = connect();
    await once(tooMany.socket, 'open');
    tooMany.socket.send(token);
    expect(await tooMany.closed).toBe(4429);
    const elsewhere = await services.send(login, { phone, password: 'gold1234' });
    await listen(elsewhere.body.msg);
  });

  test('accepts our own pages and listed ones, and refuses others', async () => {
    const foreign = connect(0, { Origin: 'https://evil.example' });
    expect(await foreign.closed).toBe(1006);
    const friend = connect(0, { Origin: 'https://friend.example' });
    await once(friend.socket, 'open');
  });

  test('sends heartbeats, and closes when the session has ended', async () => {
    const { token } = await memberWith(services, '0');
    const client = await listen(token, 2);
    await vi.waitUntil(() => client.received.some(({ type }) => type === 'heartbeat'), { timeout: 10_000 });
    await services.call(logout, {}, { token });
    expect(await client.closed).toBe(4401);
  });

  test.each([
    ['logout', async ({ token }: TestMember) => void (await services.call(logout, {}, { token }))],
    [
      'a new password',
      async ({ phone }: TestMember) => {
        await services.call(sendResetCode, { phone });
        const [sent] = await services.call(outbox, { to: phone });
        const passwords = { password: 'dredge99', confirmPassword: 'dredge99' };
        await services.call(resetPassword, { phone, ...passwords, code: sent?.code ?? '' });
      },
    ],
  ])('closes on %s, without anything to send and before a heartbeat', async (_name, end) => {
    const member = await memberWith(services, '0');
    const client = await listen(member.token, 3);
    await end(member);
    expect(await client.closed).toBe(4401);
  });

  test('sends nothing more to a session that has ended, long before the next heartbeat', async () => {
    const { token, phone } = await memberWith(services, '0');
    const elsewhere = await services.send(login, { phone, password: 'gold1234' });
    const client = await listen(token);
    await services.call(logout, {}, { token });
    await begin(elsewhere.body.msg);
    expect(await client.closed).toBe(4401);
    expect(client.recharges()).toEqual([]);
  });

  test('describes its protocol over plain HTTP, and declares test mode (H1)', async () => {
    const answer = await services.send(socketCall, {});
    expect(answer.body.data.events).toContain('recharge');
    expect(answer.headers.get(MODE_HEADER)).toBe(MODE);
  });
});
