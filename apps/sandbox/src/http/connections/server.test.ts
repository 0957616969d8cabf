import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';

import { MODE, MODE_HEADER } from '@paydirt/contract';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { isOpen, textAt, withConnections } from '../../testing/connections.fixture.ts';
import { BoundedRequest } from './bounded-requests.ts';
import { type ServerOptions, startServer } from './server.ts';

const HOUR_MS = 3_600_000;
const WAIT = { timeout: 60_000 };
const MEGABYTE = new Uint8Array(1024 * 1024);

const { running, sockets, open } = withConnections();

afterEach(() => {
  vi.restoreAllMocks();
});

/** Serve an app that answers `ok`, and `/held` when it is released. */
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

const addresses = Object.values(networkInterfaces()).flatMap((of) => of ?? []);
const elsewhere = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
const hasIPv6 = addresses.some(({ address }) => address === '::1');

describe('a client that pipelines requests', () => {
  const requests = (count: number) => 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count);

  it('gets answers to a few requests, in order', async () => {
    const { port } = await start();
    const socket = await open(port);
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    socket.write(requests(8));
    await vi.waitUntil(() => received.split('HTTP/1.1 200').length === 9, WAIT);
    expect(isOpen(socket)).toBe(true);
  });

  it('is disconnected before a packet full of requests is processed', async () => {
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

  it('is not parsed any further once it has sent too many', async () => {
    const received = vi.spyOn(BoundedRequest.prototype, 'push');
    const { port } = await start();
    const socket = await open(port, requests(1500));
    if (!socket.closed) await once(socket, 'close');
    expect(received.mock.calls.length).toBeLessThan(10);
  });
});

describe('a body in tiny chunks', () => {
  /** A body in many small parts, followed by a request that is answered only where all of it was parsed. */
  const CRUMBS = `${'1\r\nz\r\n'.repeat(10_000)}0\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const headOf = (method: string, path: string) =>
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`;

  /** Send the same on many connections at once, and collect each answer until the connection is closed. */
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
    ['to an unknown address', 'POST', '/nothing'],
    ['with an unknown method', 'DELETE', '/'],
  ])('%s is parsed only at its start, and its sender gets an answer', async (_name, method, path) => {
    const { port } = await start();
    const received = vi.spyOn(BoundedRequest.prototype, 'push');
    const answers = await sendOnMany(port, headOf(method, path) + CRUMBS);
    expect(received.mock.calls.length / answers.length).toBeLessThan(70);
    for (const answer of answers) expect(answer.match(/HTTP\/1\.1 (?:400|404|200) /g)).toHaveLength(1);
    expect(await textAt(`http://127.0.0.1:${port}/`)).toBe('ok');
  });

  it('is not parsed at all once the answer was sent', async () => {
    const { port } = await start();
    const received = vi.spyOn(BoundedRequest.prototype, 'push');
    const answers = await sendOnMany(port, headOf('GET', '/'), CRUMBS);
    expect(received).not.toHaveBeenCalled();
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*ok$/);
    for (const answer of answers) expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('in larger chunks is read completely', async () => {
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
  it('listens on the loopback under each of its names', async () => {
    const { port } = await start();
    for (const host of ['localhost', '127.0.0.1', ...(hasIPv6 ? ['[::1]'] : [])])
      expect(await textAt(`http://${host}:${port}/`)).toBe('ok');
  });

  it.runIf(elsewhere)('listens on other addresses only when told to', async () => {
    const home = await start();
    await expect(open(home.port, '', elsewhere)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    const everywhere = await start({ host: '0.0.0.0' });
    expect(await textAt(`http://${elsewhere}:${everywhere.port}/`)).toBe('ok');
  });

  it('reports that its port is taken, on whichever of its addresses', async () => {
    const { port } = await start();
    await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('closes with open connections, on either address', async () => {
    const { port } = await start();
    const idle = [await open(port)];
    if (hasIPv6) idle.push(await open(port, '', '::1'));
    await running.pop()?.close();
    await vi.waitFor(() => expect(idle.some(isOpen)).toBe(false), WAIT);
  });
});

describe('a server that shuts down', () => {
  it.each([
    ['an incomplete request', 'POST /held HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n'],
    ['an answer that is not read', 'GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a pending answer', 'GET /held HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('waits for %s, but not for long', async (_name, bytes) => {
    const { port } = await start({ times: { stopMs: 200 } });
    const socket = (await open(port, bytes)).pause();
    expect(await textAt(`http://127.0.0.1:${port}/`)).toBe('ok');
    await running.pop()?.close();
    socket.resume();
    await once(socket, 'close');
  });
});

describe('idle connections', () => {
  const few = { perAddress: 20, inAll: 1000 };

  it('make room for others, the oldest first', async () => {
    const { port } = await start({ connections: few });
    const idle: Socket[] = [];
    for (let i = 0; i < 300; i += 1) idle.push(await open(port));
    expect(await textAt(`http://127.0.0.1:${port}/`)).toBe('ok');
    await vi.waitUntil(() => idle.filter(isOpen).length < few.perAddress, WAIT);
    expect(idle.slice(0, 200).some(isOpen)).toBe(false);
  });

  it('are limited in total, wherever they come from', async () => {
    const { port } = await start({ connections: { perAddress: 1000, inAll: 20 } });
    const idle: Socket[] = [];
    for (let i = 0; i < 60; i += 1)
      idle.push(await open(port, '', hasIPv6 && i % 2 === 0 ? '::1' : '127.0.0.1'));
    await vi.waitUntil(() => idle.filter(isOpen).length <= 20, WAIT);
    expect(await textAt(`http://127.0.0.1:${port}/`)).toBe('ok');
  });

  it.each([
    [
      'whose request is incomplete',
      'POST /held HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\ngold',
    ],
    ['whose answer is not read', 'GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('make room together with those %s', async (_name, bytes) => {
    const { port, letGo, waiting } = await start({ connections: few });
    const answer = textAt(`http://127.0.0.1:${port}/held`);
    await vi.waitUntil(() => waiting() === 1, WAIT);
    for (let i = 0; i < 60; i += 1) (await open(port, bytes)).pause();
    expect(await textAt(`http://127.0.0.1:${port}/`)).toBe('ok');
    letGo();
    expect(await answer).toBe('held');
  });

  it('stay open while there are connections that were already told to close', async () => {
    const { port } = await start({ connections: few, times: { closeMs: HOUR_MS } });
    const idle = await open(port);
    for (let i = 0; i < 60; i += 1) {
      // Never closes its own side.
      const refused = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
      sockets.push(refused);
      refused.resume().write('no HTTP\r\n\r\n');
      await once(refused, 'end');
    }
    expect(isOpen(idle)).toBe(true);
    expect(await textAt(`http://127.0.0.1:${port}/`)).toBe('ok');
  });

  it('never displace a connection that is being answered', async () => {
    const { port, letGo, waiting } = await start({ connections: few });
    const answer = textAt(`http://127.0.0.1:${port}/held`);
    await vi.waitUntil(() => waiting() === 1, WAIT);
    for (let i = 0; i < 100; i += 1) await open(port);
    letGo();
    expect(await answer).toBe('held');
  });

  it('are refused while all others are being answered', async () => {
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
    ['half a line', 'GET / HT'],
    ['headers without an end', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
  ])('are closed after a while when they send %s', async (_name, bytes) => {
    const { port } = await start({ times: { headersMs: 50, requestMs: 100, lookEveryMs: 20 } });
    const socket = await open(port, bytes);
    let output = '';
    socket.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await once(socket, 'close');
    expect(isOpen(socket)).toBe(false);
    // And every answer to it declares test mode (H1).
    expect(output).toMatch(new RegExp(`^(?:HTTP/1.1 408 [^]*${MODE_HEADER}: ${MODE}[^]*)?$`));
  });
});
