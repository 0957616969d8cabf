import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import type { Envelope } from '@paydirt/contract';
import { logout } from '@paydirt/contract/account/session';
import { addPost } from '@paydirt/contract/community/posts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { holdBack } from '../../testing/raw-request.ts';
import { withServices } from '../../testing/with-services.ts';
import { type RunningServer, startServer } from '../connections/server.ts';

const HELD = 520;
const WAIT = { timeout: 60_000 };
const LONG_DEADLINES = { withinMs: 600_000, graceMs: 600_000, leastBytesPerSecond: 1 };

describe('held bodies of one address', () => {
  const services = withServices({ bodyDeadlines: LONG_DEADLINES });
  let server: RunningServer;
  let sockets: Socket[] = [];

  beforeAll(async () => {
    server = await startServer({ fetch: services.app.fetch, port: 0 });
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
  });
  afterAll(() => server.close());

  /** Send headers and half a body, without a token or with a made-up one. */
  async function hold(token?: string): Promise<{ readonly socket: Socket; readonly received: () => string }> {
    const socket = connect(server.port, '127.0.0.1');
    sockets.push(socket);
    let received = '';
    socket.on('error', () => undefined).on('data', (chunk: Buffer) => (received += chunk.toString()));
    await once(socket, 'connect');
    const sent = token === undefined ? '' : `X-Access-Token: ${token}\r\n`;
    socket.write(
      `POST /api/dynamic/${addPost.path} HTTP/1.1\r\nHost: localhost\r\n${sent}Content-Length: 100\r\n\r\ncontent=`,
    );
    return { socket, received: () => received };
  }

  async function postAs(token: string): Promise<Envelope<unknown>> {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/dynamic/${addPost.path}`, {
      method: 'POST',
      headers: { 'X-Access-Token': token },
      body: new URLSearchParams({ content: 'Found gold' }),
    });
    return (await answer.json()) as Envelope<unknown>;
  }

  it('make room for later ones and are refused with a time to retry', async () => {
    const { token } = await services.insertMember();
    const first = await hold();
    for (let i = 1; i < HELD; i += 1) await hold();
    await vi.waitUntil(() => first.received().includes('\r\n\r\n'), WAIT);
    expect(first.received()).toMatch(/^HTTP\/1\.1 429 [^]*\r\nretry-after: \d+\r\n/i);
    expect((await postAs(token)).message).toBe('ok');
  });

  it('never end the body of a member at the same address', async () => {
    const { token } = await services.insertMember();
    for (let i = 0; i < HELD / 2; i += 1) await hold();
    const slow = await holdBack(server.port, addPost, { content: 'Slowly sent' }, { token });
    for (let i = 0; i < HELD; i += 1) await hold();
    expect((await slow.finish()).body.message).toBe('ok');
  });

  it('gain nothing from made-up tokens', async () => {
    const { token } = await services.insertMember();
    const gone = await services.insertMember();
    await services.call(logout, {}, { token: gone.token });
    for (let i = 0; i < HELD; i += 1) await hold(i % 2 === 0 ? `made-up-${i}` : gone.token);
    expect((await postAs(token)).message).toBe('ok');
  });
});
