import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { MODE, MODE_HEADER } from '@paydirt/contract';
import { err, ok } from '@paydirt/domain';
import { afterEach, describe, expect, it } from 'vitest';

import { holdBack } from '../../testing/raw-request.ts';
import { BODY_DEADLINES, type BodyDeadlines, readBody } from './read-body.ts';
import { newKey, pay, withTestCalls } from '../test-calls.fixture.ts';

const HOUR_MS = 3_600_000;
const NEVER: BodyDeadlines = { withinMs: HOUR_MS, graceMs: HOUR_MS, leastBytesPerSecond: 1 };

/** A request whose body arrives as the test sends it. */
function requestWith(headers: Record<string, string> = {}) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (started) => void (controller = started) });
  return {
    request: new Request('http://localhost/', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    }),
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    breakOff: () => controller?.error(new Error('ECONNRESET')),
  };
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('a body', () => {
  it('is read completely, in however many parts it arrives', async () => {
    const { request, send, end } = requestWith();
    const reading = readBody(request, { maxBytes: 10, bodyDeadlines: NEVER });
    for (const part of ['ab', 'c', 'def']) send(part);
    end();
    const read = await reading;
    expect(read.ok && textOf(read.value)).toBe('abcdef');
  });

  it('may be missing', async () => {
    const request = new Request('http://localhost/', { method: 'POST' });
    expect(await readBody(request, { maxBytes: 10, bodyDeadlines: NEVER })).toEqual(ok(new Uint8Array()));
  });

  it('is refused by its announced size and by its actual size', async () => {
    const declared = requestWith({ 'Content-Length': '11' });
    expect(await readBody(declared.request, { maxBytes: 10, bodyDeadlines: NEVER })).toEqual(
      err('too_large'),
    );
    const sent = requestWith();
    const reading = readBody(sent.request, { maxBytes: 10, bodyDeadlines: NEVER });
    sent.send('0123456');
    sent.send('789x');
    expect(await reading).toEqual(err('too_large'));
  });

  it('that stalls is given up at its deadline, however fast it began', async () => {
    const { request, send } = requestWith();
    const reading = readBody(request, {
      maxBytes: 100_000,
      bodyDeadlines: { withinMs: 50, graceMs: HOUR_MS, leastBytesPerSecond: 1 },
    });
    send('x'.repeat(50_000));
    expect(await reading).toEqual(err('too_slow'));
  });

  it('that trickles in is given up before its deadline', async () => {
    const { request, send } = requestWith();
    const reading = readBody(request, {
      maxBytes: 100_000,
      bodyDeadlines: { withinMs: HOUR_MS, graceMs: 20, leastBytesPerSecond: 1_000_000 },
    });
    const drip = setInterval(() => send('x'), 5);
    expect(await reading).toEqual(err('too_slow'));
    clearInterval(drip);
  });

  it('that is aborted is refused without an exception', async () => {
    const { request, send, breakOff } = requestWith();
    const reading = readBody(request, { maxBytes: 10, bodyDeadlines: NEVER });
    send('ab');
    breakOff();
    expect(await reading).toEqual(err('too_slow'));
  });

  it('in tiny chunks is given up after a limited number of them', async () => {
    let sent = 0;
    const crumbs = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          sent += 1;
          if (sent <= 50_000) controller.enqueue(new Uint8Array(1));
          else controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const request = new Request('http://localhost/', { method: 'POST', body: crumbs, duplex: 'half' });
    expect(await readBody(request, { maxBytes: 100_000, bodyDeadlines: NEVER })).toEqual(err('too_slow'));
    expect(sent).toBeLessThan(2000);
  });

  it('in small chunks is read with at most twice its size in memory', async () => {
    const { request, send, end } = requestWith();
    const reading = readBody(request, { maxBytes: 1_000_000, bodyDeadlines: NEVER });
    for (let part = 0; part < 5000; part += 1) send('x'.repeat(100));
    end();
    const read = await reading;
    expect(read.ok && textOf(read.value)).toBe('x'.repeat(500_000));
    expect(read.ok && read.value.buffer.byteLength).toBeLessThanOrEqual(1_000_000);
  });

  it('grows its buffer in place, without copying megabytes', async () => {
    const { request, send, end } = requestWith();
    const reading = readBody(request, { maxBytes: 1_000_000, bodyDeadlines: NEVER });
    for (let part = 0; part < 20; part += 1) send('x'.repeat(40_000));
    end();
    const read = await reading;
    // A buffer that was copied to grow would be another one, and not resizable.
    expect(read.ok && read.value.buffer).toMatchObject({ resizable: true, maxByteLength: 1_000_000 });
  });

  it('allocates no memory for its announced size', async () => {
    const { request, send, end } = requestWith({ 'Content-Length': '24000000' });
    const reading = readBody(request, { maxBytes: 24_000_000, bodyDeadlines: NEVER });
    send('x');
    end();
    const read = await reading;
    expect(read.ok && read.value.buffer.byteLength).toBeLessThan(100_000);
  });

  it('has 20 seconds at most in the services', () => {
    expect(BODY_DEADLINES.withinMs).toBe(20_000);
    expect(BODY_DEADLINES.graceMs).toBeLessThan(BODY_DEADLINES.withinMs);
    expect(BODY_DEADLINES.leastBytesPerSecond).toBeGreaterThan(0);
  });
});

describe('over the wire', () => {
  const services = withTestCalls({
    bodyDeadlines: { withinMs: 100, graceMs: HOUR_MS, leastBytesPerSecond: 1 },
  });
  let server: ServerType | null = null;

  afterEach(async () => {
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    await closed;
    server = null;
  });

  it('a body that does not arrive is answered in the envelope, and the connection closes', async () => {
    const member = await services.insertMember();
    server = createAdaptorServer({ fetch: services.app.fetch });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const request = await holdBack(port, pay, { amount: 5 }, { token: member.token, key: newKey() });
    const { status, head, body } = await request.answer();
    expect([status, body.code, body.message]).toEqual([408, 408, 'too_slow']);
    expect(body.msg).toMatch(/Nothing was done/);
    expect(head).toContain(`${MODE_HEADER.toLowerCase()}: ${MODE}`);
    expect(request.socket.closed).toBe(true);
  });
});
