import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { MODE, MODE_HEADER } from '@paydirt/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { withServices } from '../../testing/with-services.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';

const HOUR_MS = 3_600_000;
const WAIT = { timeout: 60_000 };
const HANDSHAKE = {
  Host: 'localhost',
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};
const SOCKET = 'GET /api/message/socket';

describe('a request to become a WebSocket', () => {
  const services = withServices();
  const running: RunningServer[] = [];
  const clients: Socket[] = [];

  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    for (const server of running.splice(0)) await server.close();
  });

  async function start(options: Partial<ServerOptions> = {}): Promise<number> {
    const server = await startServer({ fetch: services.app.fetch, port: 0, ...options });
    running.push(server);
    return server.port;
  }

  /** Request a WebSocket, and never close the client's side. */
  async function ask(port: number, line: string, headers: Readonly<Record<string, string | null>> = {}) {
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    clients.push(client);
    let received = '';
    client.on('error', () => undefined).on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    await once(client, 'connect');
    const lines = Object.entries({ ...HANDSHAKE, ...headers }).flatMap(([name, value]) =>
      value === null ? [] : [`${name}: ${value}`],
    );
    client.write(`${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    return { client, received: () => received };
  }

  it('is accepted at the address of the socket', async () => {
    const { received } = await ask(await start(), SOCKET);
    await vi.waitUntil(() => received().includes('\r\n\r\n'), WAIT);
    expect(received()).toMatch(/^HTTP\/1\.1 101 /);
  });

  it.each([
    ['from a foreign page', 403, SOCKET, { Origin: 'https://evil.example' }],
    ['under a foreign host name', 421, SOCKET, { Host: 'evil.example' }],
    ['under an invalid host name', 400, SOCKET, { Host: 'a@localhost' }],
    ['under an invalid port', 400, SOCKET, { Host: 'localhost:99999' }],
    ['without a host', 400, SOCKET, { Host: null }],
    ['at an unknown address of the API', 404, 'GET /api/message/sockets', {}],
    ['at an unknown address', 404, 'GET /nowhere', {}],
    ['at an invalid address', 400, 'GET /api\\message\\socket', {}],
    ['by a POST', 404, 'POST /api/message/socket', { 'Content-Length': '0' }],
    ['without a key', 400, SOCKET, { 'Sec-WebSocket-Key': null }],
    ['with an incomplete key', 400, SOCKET, { 'Sec-WebSocket-Key': 'dGhl' }],
    ['of another version', 400, SOCKET, { 'Sec-WebSocket-Version': '7' }],
    ['with invalid subprotocols', 400, SOCKET, { 'Sec-WebSocket-Protocol': ',,' }],
  ])('%s is answered with %i in test mode, and closed', async (_name, status, line, headers) => {
    const { client, received } = await ask(await start({ times: { closeMs: HOUR_MS } }), line, headers);
    await once(client, 'end');
    expect(received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(received()).toMatch(new RegExp(`\r\n${MODE_HEADER}: ${MODE}\r\n`, 'i'));
  });

  it.each([
    ['another protocol', '/healthz', { Upgrade: 'h2c' }],
    ['a WebSocket at a plain address', '/healthz', {}],
    ['a WebSocket at the address of a picture', '/media/products/gold-pan.svg', {}],
  ])('for %s is answered like a plain request, and closed', async (_name, path, headers) => {
    const { client, received } = await ask(await start(), `GET ${path}`, headers);
    await once(client, 'end');
    expect(received()).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('that was refused is closed, whether or not its client closes', async () => {
    const { client } = await ask(await start({ times: { closeMs: 50 } }), SOCKET, { Host: 'evil.example' });
    await once(client, 'end');
    // A client that continues to write to a closed connection gets an error.
    const writing = setInterval(() => client.write('more'), 20);
    await expect(once(client, 'close')).rejects.toMatchObject({ syscall: 'write' });
    clearInterval(writing);
  });

  it('that was refused keeps nobody out, and does not delay the shutdown', async () => {
    const times = { closeMs: HOUR_MS };
    const port = await start({ connections: { perAddress: 20, inAll: 1000 }, times });
    for (let i = 0; i < 60; i += 1) await ask(port, SOCKET, { Origin: 'https://evil.example' });
    expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()).toBe('ok');
    await running.pop()?.close();
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow(TypeError);
  });
});
