import { once } from 'node:events';
import type { Socket } from 'node:net';

import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';

import { createLog } from '../../observability/log.ts';
import { type UnauthenticatedLimits, UNAUTHENTICATED_LIMITS } from '../sockets/listeners.ts';
import { createSockets } from '../sockets/sockets.ts';
import { isOpen, textAt, withConnections } from '../../testing/connections.fixture.ts';
import { withServices } from '../../testing/with-services.ts';
import { startServer } from './server.ts';

const HOUR_MS = 3_600_000;
/** Members behind one address. */
const CLASS = 30;
const WAIT = { timeout: 60_000 };

const { running, open } = withConnections();

describe('unauthenticated sockets', () => {
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
  ])('are limited %s, and a member among them is served', async (_name, caps) => {
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
    // And later ones replace one without a token, never a member's.
    for (let i = 0; i < 30; i += 1) unauthenticated.push(await deaf(port));
    await vi.waitUntil(() => unauthenticated.filter(isOpen).length <= 10, WAIT);
    expect(member.readyState).toBe(WebSocket.OPEN);
    expect(await textAt(`http://127.0.0.1:${port}/`)).toBe('ok');
    member.terminate();
  });

  it('of one client leave room for others in the same network, who send their token before a hundred more arrive', async () => {
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

  it('are closed when no token arrives', async () => {
    const port = await startSockets({ perAddress: 100, inAll: 100, tokenWithinMs: 50 });
    const stranger = await upgrade(port);
    const [code] = (await once(stranger, 'close')) as [number];
    expect(code).toBe(4401);
  });

  it('are closed even when they ignore the close', async () => {
    const port = await startSockets({ perAddress: 100, inAll: 100, tokenWithinMs: 50 }, 50);
    const socket = await deaf(port);
    await once(socket, 'close');
    expect(isOpen(socket)).toBe(false);
  });
});
