import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';

import { MODE, MODE_HEADER } from '@paydirt/contract';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';

import { createLog } from '../../observability/log.ts';
import { createSockets, type UnauthenticatedLimits, UNAUTHENTICATED_LIMITS } from '../sockets/sockets.ts';
import { withServices } from '../../testing/with-services.ts';
import { BoundedRequest } from './bounded-requests.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';

const HOUR_MS = 3_600_000;
/** Members behind one address. */
const CLASS = 30;
const WAIT = { timeout: 60_000 };
const MEGABYTE = new Uint8Array(1024 * 1024);

const running: RunningServer[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of running.splice(0)) await server.close();
});

/** Serve an app that answers `ok`, and at `/held` when it is let. */
async function start(options: Partial<ServerOptions> = {}) {
  let letGo = () => undefined as void;
  const held = new Promise<void>((done) => (letGo = done));
  let waiting = 0;
  const app = new Hono();
  app.get('/', (c) => c.text('ok'));
  app.get('/held', async (c) => {
    waiting += 1;
    await held;
    return c.text('held');
  });
  app.onError((_cause, c) => c.text('broken off', 400));
  app.post('/held', async (c) => c.text(await c.req.text()));
  app.get('/endless', (c) => c.body(new ReadableStream({ pull: (stream) => stream.enqueue(MEGABYTE) })));
  const server = await startServer({ fetch: app.fetch, port: 0, ...options });
  running.push(server);
  return { port: server.port, letGo, waiting: () => waiting };
}

/** Open a connection, and say no more than this. */
async function open(port: number, bytes = '', host = '127.0.0.1'): Promise<Socket> {
  const socket = connect(port, host);
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  if (bytes !== '') socket.write(bytes);
  return socket;
}

const isOpen = (socket: Socket) => !socket.readableEnded && !socket.destroyed;
const textAt = async (url: string) => (await fetch(url)).text();

const addresses = Object.values(networkInterfaces()).flatMap((of) => of ?? []);
const elsewhere = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
const hasIPv6 = addresses.some(({ address }) => address === '::1');

describe('a client that does not wait', () => {
  const requests = (count: number) => 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count);

  it('is answered for a few requests, each in its turn', async () => {
    const { port } = await start();
    const socket = await open(port);
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    socket.write(requests(8));
    await vi.waitUntil(() => received.split('HTTP/1.1 200').length === 9, WAIT);
    expect(isOpen(socket)).toBe(true);
  });

  it('is cut off before a packet full of them is begun', async () => {
    let begun = 0;
    const server = await startServer({
      port: 0,
      fetch: () => {
        begun += 1;
        return new Response('ok');
      },
    });
    running.push(server);
    const socket = await open(server.port, requests(1500));
    if (!socket.closed) await once(socket, 'close');
    expect(begun).toBeLessThanOrEqual(8);
  });

  it('is parsed no further once there are too many of them', async () => {
    const received = vi.spyOn(BoundedRequest.prototype, 'push');
    const { port } = await start();
    const socket = await open(port, requests(1500));
    if (!socket.closed) await once(socket, 'close');
    expect(received.mock.calls.length).toBeLessThan(10);
  });
});

describe('a body in crumbs', () => {
  /** A body in many small parts, followed by a request that is answered only where all of it was parsed. */
  const CRUMBS = `${'1\r\nz\r\n'.repeat(10_000)}0\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const headOf = (method: string, path: string) =>
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`;

  /** Send the same on many connections at once, and hear what each is answered until it is closed. */
  async function sendOnMany(port: number, first: string, then = ''): Promise<readonly string[]> {
    const sending = Array.from({ length: 60 }, async () => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      sockets.push(socket);
      // A reset throws here.
      const closed = once(socket, 'close');
      let received = '';
      socket.setEncoding('utf8').on('data', (text: string) => (received += text));
      socket.once('data', () => socket.write(then));
      socket.on('end', () => socket.end());
      socket.write(first);
      await closed;
      return received;
    });
    return Promise.all(sending);
  }

  it.each([
    ['that is read', 'POST', '/held'],
    ['of a GET', 'GET', '/'],
    ['of an address that is not there', 'POST', '/nothing'],
    ['of a method that is not there', 'DELETE', '/'],
  ])('%s is parsed for its first parts alone, and its sender is told', async (_name, method, path) => {
    const { port } = await start();
    const received = vi.spyOn(BoundedRequest.prototype, 'push');
    const answers = await sendOnMany(port, headOf(method, path) + CRUMBS);
    expect(received.mock.calls.length / answers.length).toBeLessThan(70);
    for (const answer of answers) expect(answer.match(/HTTP\/1\.1 (?:400|404|200) /g)).toHaveLength(1);
    expect(await textAt(`http://127.0.0.1:${port}/`)).toBe('ok');
  });

  it('is not parsed at all once the answer is out', async () => {
    const { port } = await start();
    const received = vi.spyOn(BoundedRequest.prototype, 'push');
    const answers = await sendOnMany(port, headOf('GET', '/'), CRUMBS);
    expect(received).not.toHaveBeenCalled();
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*ok$/);
    for (const answer of answers) expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('that is not small is read whole', async () => {
    const { port } = await start();
    const part = 'x'.repeat(600);
    const chunk = `${part.length.toString(16)}\r\n${part}\r\n`;
    const answers = await sendOnMany(
      port,
      `POST /held HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(100)}0\r\n\r\n`,
    );
    for (const answer of answers) expect(answer.endsWith(part.repeat(100))).toBe(true);
  });
});

describe('a server', () => {
  it('listens on the loopback, by each of its names', async () => {
    const { port } = await start();
    for (const host of ['localhost', '127.0.0.1', ...(hasIPv6 ? ['[::1]'] : [])])
      expect(await textAt(`http://${host}:${port}/`)).toBe('ok');
  });

  it.runIf(elsewhere)('listens on no other address, unless it is told to', async () => {
    const home = await start();
    await expect(open(home.port, '', elsewhere)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    const everywhere = await start({ host: '0.0.0.0' });
    expect(await textAt(`http://${elsewhere}:${everywhere.port}/`)).toBe('ok');
  });

  it('says where its port is taken, whichever of its addresses that is on', async () => {
    const { port } = await start();
    await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('closes although connections are open, on either address', async () => {
    const { port } = await start();
    const idle = [await open(port)];
    if (hasIPv6) idle.push(await open(port, '', '::1'));
    await running.pop()?.close();
    await vi.waitFor(() => expect(idle.some(isOpen)).toBe(false), WAIT);
  });
});

describe('a server that closes', () => {
  it.each([
    [
      'a request that has not come whole',
      'POST /held HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n',
    ],
    ['an answer that is not taken', 'GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['an answer that does not come', 'GET /held HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('waits for %s, but not for long', async (_name, bytes) => {
    const { port } = await start({ times: { stopMs: 200 } });
    const socket = (await open(port, bytes)).pause();
    expect(await textAt(`http://127.0.0.1:${port}/`)).toBe('ok');
    await running.pop()?.close();
    socket.resume();
    await once(socket, 'close');
  });
});

describe('connections that ask for nothing', () => {
  const few = { perAddress: 20, inAll: 1000 };

  it('make room for others, the oldest first', async () => {
    const { port } = await start({ connections: few });
    const idle: Socket[] = [];
    for (let i = 0; i < 300; i += 1) idle.push(await open(port));
    expect(await textAt(`http://127.0.0.1:${port}/`)).toBe('ok');
    await vi.waitUntil(() => idle.filter(isOpen).length < few.perAddress, WAIT);
    expect(idle.slice(0, 200).some(isOpen)).toBe(false);
  });

  it('are as few in all, from wherever they come', async () => {
    const { port } = await start({ connections: { perAddress: 1000, inAll: 20 } });
    const idle: Socket[] = [];
    for (let i = 0; i < 60; i += 1)
      idle.push(await open(port, '', hasIPv6 && i % 2 === 0 ? '::1' : '127.0.0.1'));
    await vi.waitUntil(() => idle.filter(isOpen).length <= 20, WAIT);
    expect(await textAt(`http://127.0.0.1:${port}/`)).toBe('ok');
  });

  it.each([
    [
      'whose request has not come whole',
      'POST /held HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\ngold',
    ],
    ['whose answer is not taken', 'GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('make room together with those %s', async (_name, bytes) => {
    const { port, letGo, waiting } = await start({ connections: few });
    const answer = textAt(`http://127.0.0.1:${port}/held`);
    await vi.waitUntil(() => waiting() === 1, WAIT);
    for (let i = 0; i < 60; i += 1) (await open(port, bytes)).pause();
    expect(await textAt(`http://127.0.0.1:${port}/`)).toBe('ok');
    letGo();
    expect(await answer).toBe('held');
  });

  it('make room after those that were told the end', async () => {
    const { port } = await start({ connections: few, times: { closeMs: HOUR_MS } });
    const idle = await open(port);
    for (let i = 0; i < 60; i += 1) {
      // Never closes its own side.
      const told = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
      sockets.push(told);
      told.resume().write('no HTTP\r\n\r\n');
      await once(told, 'end');
    }
    expect(isOpen(idle)).toBe(true);
    expect(await textAt(`http://127.0.0.1:${port}/`)).toBe('ok');
  });

  it('never end one that is being answered', async () => {
    const { port, letGo, waiting } = await start({ connections: few });
    const answer = textAt(`http://127.0.0.1:${port}/held`);
    await vi.waitUntil(() => waiting() === 1, WAIT);
    for (let i = 0; i < 100; i += 1) await open(port);
    letGo();
    expect(await answer).toBe('held');
  });

  it('are not taken where all others are being answered', async () => {
    const { port, letGo, waiting } = await start({ connections: { perAddress: 2, inAll: 1000 } });
    const answers = [1, 2].map(() => textAt(`http://127.0.0.1:${port}/held`));
    await vi.waitUntil(() => waiting() === 2, WAIT);
    const late = await open(port);
    await vi.waitUntil(() => !isOpen(late), WAIT);
    letGo();
    expect(await Promise.all(answers)).toEqual(['held', 'held']);
  });

  it.each([
    ['nothing', ''],
    ['half of a line', 'GET / HT'],
    ['headers without an end', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
  ])('are closed after a while, when they say %s', async (_name, bytes) => {
    const { port } = await start({ times: { headersMs: 50, requestMs: 100, lookEveryMs: 20 } });
    const socket = await open(port, bytes);
    let output = '';
    socket.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await once(socket, 'close');
    expect(isOpen(socket)).toBe(false);
    // And nothing is said of it that does not declare test mode (H1).
    expect(output).toMatch(new RegExp(`^(?:HTTP/1.1 408 [^]*${MODE_HEADER}: ${MODE}[^]*)?$`));
  });
});

describe('sockets that have not said who they are', () => {
  const services = withServices();

  async function startSockets(unauthenticated: UnauthenticatedLimits, closeMs = HOUR_MS) {
    const { ports, database } = services;
    const app = new Hono();
    app.get('/', (c) => c.text('ok'));
    const log = createLog('info', () => undefined);
    app.route(
      '/api',
      createSockets({ database, ports, log, origins: [], trustProxy: false, unauthenticated }),
    );
    const server = await startServer({ fetch: app.fetch, port: 0, times: { closeMs } });
    running.push(server);
    return server.port;
  }

  async function upgrade(port: number): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/message/socket`);
    socket.on('error', () => undefined);
    await once(socket, 'open');
    return socket;
  }

  /** Speaks no WebSocket after the handshake: a close is not answered. */
  const deaf = (port: number) =>
    open(
      port,
      'GET /api/message/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );

  /** The same, and its handshake was answered: it has no token yet. */
  async function upgraded(port: number): Promise<void> {
    const socket = await deaf(port);
    await once(socket, 'data');
  }

  it.each([
    ['of one network', { perAddress: 10, inAll: 1000 }],
    ['in all', { perAddress: 1000, inAll: 10 }],
  ])('are few %s, and a member is heard among them', async (_name, caps) => {
    const port = await startSockets({ ...caps, tokenWithinMs: HOUR_MS });
    // None of them answers when it is told to close.
    const unauthenticated: Socket[] = [];
    for (let i = 0; i < 300; i += 1) unauthenticated.push(await deaf(port));
    await vi.waitUntil(() => unauthenticated.filter(isOpen).length <= 10, WAIT);

    const { token } = await services.insertMember();
    const member = await upgrade(port);
    member.send(JSON.stringify({ token }));
    const [data] = (await once(member, 'message')) as [Buffer];
    expect(JSON.parse(data.toString())).toMatchObject({ type: 'ready' });
    // And what comes afterwards takes the place of one without a token, never of a member.
    for (let i = 0; i < 30; i += 1) unauthenticated.push(await deaf(port));
    await vi.waitUntil(() => unauthenticated.filter(isOpen).length <= 10, WAIT);
    expect(member.readyState).toBe(WebSocket.OPEN);
    expect(await textAt(`http://127.0.0.1:${port}/`)).toBe('ok');
    member.terminate();
  });

  it('that one holds leave others of the same network room, whose token comes before a hundred more', async () => {
    const port = await startSockets({ ...UNAUTHENTICATED_LIMITS, tokenWithinMs: HOUR_MS });
    for (let held = 0; held < 520; held += 1) await upgraded(port);
    const tokens: string[] = [];
    for (let sat = 0; sat < CLASS; sat += 1) tokens.push((await services.insertMember()).token);
    const members = await Promise.all(tokens.map(() => upgrade(port)));
    // As many as may come in the time that a token takes.
    for (let more = CLASS; more < UNAUTHENTICATED_LIMITS.perAddress; more += 1) await upgraded(port);
    const received = members.map((member) => once(member, 'message'));
    for (const [place, member] of members.entries()) member.send(JSON.stringify({ token: tokens[place] }));
    for (const one of received) {
      const [data] = (await one) as [Buffer];
      expect(JSON.parse(data.toString())).toMatchObject({ type: 'ready' });
    }
    for (const member of members) member.terminate();
  });

  it('are let go when no token comes', async () => {
    const port = await startSockets({ perAddress: 100, inAll: 100, tokenWithinMs: 50 });
    const stranger = await upgrade(port);
    const [code] = (await once(stranger, 'close')) as [number];
    expect(code).toBe(4401);
  });

  it('are closed although they do not hear that they are', async () => {
    const port = await startSockets({ perAddress: 100, inAll: 100, tokenWithinMs: 50 }, 50);
    const socket = await deaf(port);
    await once(socket, 'close');
    expect(isOpen(socket)).toBe(false);
  });
});
