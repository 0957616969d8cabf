import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { closeLingering } from './lingering-close.ts';

const SENDERS = 60;
const SENT = Buffer.alloc(1024 * 1024);

const senders: Socket[] = [];
let server: Server | undefined;

afterEach(() => {
  for (const sender of senders.splice(0)) sender.destroy();
  server?.close();
});

it('discards what many connections still send, a little at a time, and closes each', async () => {
  let inTurn = 0;
  let most = 0;
  let bytes = 0;
  const turn = () => {
    most = Math.max(most, inTurn);
    inTurn = 0;
    turning = setImmediate(turn);
  };
  let turning = setImmediate(turn);
  server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    closeLingering(socket);
    socket.on('end', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      inTurn += 1;
      bytes += chunk.length;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = Array.from({ length: SENDERS }, async () => {
    const sender = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    senders.push(sender);
    sender.resume();
    // A reset throws here.
    const closed = once(sender, 'close');
    sender.end(SENT);
    await closed;
  });
  await Promise.all(sent);
  // Their bytes may still be on the way.
  server.close();
  await once(server, 'close');
  clearImmediate(turning);
  expect(bytes).toBe(SENDERS * SENT.length);
  expect(most).toBeLessThan(10);
});
