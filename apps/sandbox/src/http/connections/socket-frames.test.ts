import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { MODE, MODE_HEADER } from '@paydirt/contract';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';

import { withServices } from '../../testing/with-services.ts';
import { type RunningServer, startServer } from './server.ts';

const SEED = 20_261_123;
const HANDSHAKE: readonly (readonly [name: string, value: string])[] = [
  ['Host', 'localhost'],
  ['Connection', 'Upgrade'],
  ['Upgrade', 'websocket'],
  ['Sec-WebSocket-Version', '13'],
  ['Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='],
];
const MEGABYTE = 1024 * 1024;

/** A frame given by its bits, whether or not its length is right and its opcode exists (RFC 6455, 5.2). */
interface Frame {
  readonly first: number;
  readonly masked: boolean;
  /** Announced length, in 7, 16 or 64 bits. */
  readonly length: bigint;
  readonly bits: 7 | 16 | 64;
  readonly payload: Uint8Array;
}

function bytesOf({ first, masked, length, bits, payload }: Frame): Buffer {
  const mask = masked ? 0x80 : 0;
  const text =
    bits === 7
      ? Buffer.from([mask | Number(length & 0x7fn)])
      : bits === 16
        ? Buffer.from([mask | 126, Number((length >> 8n) & 0xffn), Number(length & 0xffn)])
        : Buffer.concat([Buffer.from([mask | 127]), Buffer.alloc(8)]);
  if (bits === 64) text.writeBigUInt64BE(BigInt.asUintN(64, length), 1);
  const key = masked ? Buffer.from([1, 2, 3, 4]) : Buffer.alloc(0);
  const sent = masked ? payload.map((byte, i) => byte ^ ((i % 4) + 1)) : payload;
  return Buffer.concat([Buffer.from([first]), text, key, sent]);
}

const payloads = fc.uint8Array({ maxLength: 300 });
/** Nearly valid frames: of the announced length, masked, and with any of the sixteen opcodes and reserved bits. */
const nearly = payloads.chain((payload) =>
  fc.record({
    first: fc.nat(255),
    masked: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.boolean()),
    length: fc.constant(BigInt(payload.length)),
    bits: fc.constant(payload.length < 126 ? (7 as const) : (16 as const)),
    payload: fc.constant(payload),
  }),
);
const anything = fc.record({
  first: fc.nat(255),
  masked: fc.boolean(),
  length: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  bits: fc.constantFrom(7 as const, 16 as const, 64 as const),
  payload: payloads,
});
const frames = fc.array(
  fc.oneof(
    nearly.map(bytesOf),
    anything.map(bytesOf),
    payloads.map((bytes) => Buffer.from(bytes)),
  ),
  { minLength: 1, maxLength: 12 },
);

/** Fragments without an end, lengths beyond every limit, invalid texts and opcodes. */
const KNOWN_ATTACKS: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['pieces without an end', Buffer.concat([pieceOf(1), ...Array.from({ length: 50_000 }, () => pieceOf(0))])],
  ['pieces of nothing without an end', Buffer.concat([emptyOf(1), ...many(emptyOf(0))])],
  ['a piece of nothing', pieceOf(0)],
  ['a length of eight million terabytes', bytesOf({ ...pieceFrame(2), length: 2n ** 63n - 1n, bits: 64 })],
  ['a length of a gigabyte', bytesOf({ ...pieceFrame(0x82), length: 2n ** 30n, bits: 64 })],
  [
    'a text that is no text',
    bytesOf({ ...pieceFrame(0x81), length: 2n, payload: Buffer.from([0xc3, 0x28]) }),
  ],
  ['a ping too long', bytesOf({ ...pieceFrame(0x89), length: 200n, bits: 16, payload: Buffer.alloc(200) })],
  [
    'an end with a reason that is none',
    bytesOf({ ...pieceFrame(0x88), length: 2n, payload: Buffer.from([0, 7]) }),
  ],
  ['no mask', bytesOf({ ...pieceFrame(0x81), masked: false, payload: Buffer.from('a') })],
  ['reserved bits', bytesOf(pieceFrame(0xf1))],
  ['an opcode that is none', bytesOf(pieceFrame(0x83))],
];

function pieceFrame(first: number): Frame {
  return { first, masked: true, length: 1n, bits: 7, payload: Buffer.from('a') };
}

function pieceOf(first: number): Buffer {
  return bytesOf(pieceFrame(first));
}

function emptyOf(first: number): Buffer {
  return bytesOf({ ...pieceFrame(first), length: 0n, payload: Buffer.alloc(0) });
}

function many(frame: Buffer): readonly Buffer[] {
  return Array.from({ length: 10_000 }, () => frame);
}

describe('a socket', () => {
  const services = withServices();
  const clients: Socket[] = [];
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ fetch: services.app.fetch, port: 0, times: { closeMs: 100 } });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    for (const client of clients.splice(0)) client.destroy();
  });
  afterAll(() => server.close());

  async function send(bytes: string | Buffer) {
    const client = connect(server.port, '127.0.0.1');
    clients.push(client);
    const received: Buffer[] = [];
    client.on('error', () => undefined).on('data', (chunk: Buffer) => received.push(chunk));
    await once(client, 'connect');
    client.write(bytes);
    return { client, received: () => Buffer.concat(received).toString('latin1') };
  }

  const requestOf = (line: string, headers: readonly (readonly [string, string])[]) =>
    `${line}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;

  async function upgrade() {
    const connection = await send(requestOf('GET /api/message/socket HTTP/1.1', HANDSHAKE));
    while (!connection.received().includes('\r\n\r\n')) await once(connection.client, 'data');
    expect(connection.received()).toMatch(/^HTTP\/1\.1 101 /);
    return connection;
  }

  /** Another client connects with a valid token. */
  async function expectOthersServed(): Promise<void> {
    const { token } = await services.insertMember();
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/message/socket`);
    await once(socket, 'open');
    socket.send(JSON.stringify({ token }));
    const [data] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(data.toString())).toMatchObject({ type: 'ready' });
    socket.terminate();
  }

  it('survives arbitrary frames and keeps serving others', async () => {
    await fc.assert(
      fc.asyncProperty(frames, async (sent) => {
        const { client } = await upgrade();
        for (const bytes of sent) client.write(bytes);
        // The services may wait for more, or have closed it.
        client.destroy();
      }),
      { seed: SEED, numRuns: 300 },
    );
    await expectOthersServed();
    expect(services.log.filter((line) => line.includes('"fault"'))).toEqual([]);
  });

  it.each(KNOWN_ATTACKS)('is closed after %s', async (_name, bytes) => {
    const { client } = await upgrade();
    client.write(bytes);
    await once(client, 'close');
    expect(client.destroyed).toBe(true);
    await expectOthersServed();
  });

  it.each([
    ['texts', emptyOf(0x81)],
    ['bytes', pieceOf(0x82)],
    ['pings', emptyOf(0x89)],
    ['pongs', pieceOf(0x8a)],
  ])('is closed after a few of many %s, and the rest is not parsed', async (_name, frame) => {
    const emitted = vi.spyOn(WebSocket.prototype, 'emit');
    const { client } = await upgrade();
    client.write(Buffer.concat(many(frame)));
    // A client that continues to write may get an error.
    await once(client, 'close').catch(() => undefined);
    const parsed = emitted.mock.calls.filter(([event]) =>
      ['message', 'ping', 'pong'].includes(String(event)),
    );
    expect(parsed.length).toBeGreaterThan(1);
    expect(parsed.length).toBeLessThan(200);
    await expectOthersServed();
  });

  it('buffers nothing of a frame that never ends', async () => {
    const before = process.memoryUsage();
    const length = 2n ** 40n;
    for (let i = 0; i < 20; i += 1) {
      const { client } = await upgrade();
      client.write(bytesOf({ ...pieceFrame(0x82), length, bits: 64, payload: Buffer.alloc(MEGABYTE) }));
      await once(client, 'close');
    }
    const after = process.memoryUsage();
    // The clients of this process sent twenty megabytes, which may not have been collected yet.
    expect(after.rss - before.rss).toBeLessThan(100 * MEGABYTE);
  });

  const names = fc.constantFrom(
    ...HANDSHAKE.map(([name]) => name),
    ...['Origin', 'Sec-WebSocket-Protocol', 'Sec-WebSocket-Extensions', 'Sec-Fetch-Site', 'Content-Length'],
    ...['Transfer-Encoding', 'Expect', 'X-Forwarded-For', 'Cookie', 'X-Access-Token'],
  );
  const values = fc.oneof(
    fc.constantFrom(...HANDSHAKE.map(([, value]) => value)),
    fc.constantFrom(
      '',
      '0',
      '-1',
      'null',
      'chunked',
      'h2c',
      '[::1]:4100',
      '127.1',
      'localhost:0',
      'a@localhost',
    ),
    fc.string({ unit: 'binary-ascii', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom('a', ',', ';', '"', '=', ' ', '\\', '%', 'é'), maxLength: 200 }),
  );
  const targets = fc.constantFrom(
    ...[
      '/api/message/socket',
      '/api/message/socket?token=gold',
      '/api/message/socket?\\',
      '/api//message/socket',
    ],
    ...['//localhost/api/message/socket', 'http://localhost/api/message/socket', '*', '/%2e/', '/healthz'],
  );

  it('answers every handshake in test mode, and closes those that it refuses', async () => {
    const statuses = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'GET', 'GET', 'POST', 'CONNECT', 'OPTIONS'),
        targets,
        fc.subarray([...HANDSHAKE], { minLength: 2 }),
        fc.array(fc.tuple(names, values), { maxLength: 3 }),
        async (method, target, some, added) => {
          const others = some.filter(([name]) => !added.some(([other]) => other === name));
          const request = requestOf(`${method} ${target} HTTP/1.1`, [
            ...others,
            ...added,
            ['Connection', 'Upgrade'],
          ]);
          const { client, received } = await send(request);
          const ended = once(client, 'end').catch(() => undefined);
          client.end();
          await ended;
          const answers = received().match(/^HTTP\/1\.1 \d{3}(?= )/gm) ?? [];
          for (const answer of answers) statuses.add(answer.slice(-3));
          const modes = received().match(new RegExp(`^${MODE_HEADER}: ${MODE}\r$`, 'gim')) ?? [];
          expect({ request, modes: modes.length }).toEqual({ request, modes: answers.length });
        },
      ),
      { seed: SEED, numRuns: 300 },
    );
    expect([...statuses]).toEqual(expect.arrayContaining(['101', '400', '403', '404', '421']));
    await expectOthersServed();
  });
});
