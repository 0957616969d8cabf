import type { Socket } from 'node:net';

import { SECOND_MS } from '@paydirt/domain';
import type { WebSocket } from 'ws';

import { resumeInTurn } from './resume-in-turn.ts';

/** A client has its token to say, and answers a ping now and then. */
const FRAMES_AT_MOST = 64;
const WITHIN_MS = 20 * SECOND_MS;

/** Bytes of a packet that are parsed before its frames are counted: eighty of the smallest. */
const PIECE_BYTES = 512;

/**
 * Receive the frames of a WebSocket that has just been opened: a packet at a time, and no more once there are too
 * many. The parser emits each frame, ten thousand out of one packet of 64 KB, before any check could run; if it is
 * stopped in the middle it would never release its connection.
 */
export function boundFrames(webSocket: WebSocket, socket: Socket): void {
  let frames = 0;
  let begunAt = performance.now();
  const count = () => {
    if (performance.now() - begunAt > WITHIN_MS) {
      frames = 0;
      begunAt = performance.now();
    }
    frames += 1;
  };
  for (const kind of ['message', 'ping', 'pong'] as const) webSocket.on(kind, count);

  // The parser's own.
  const [parse] = socket.listeners('data') as ((this: Socket, packet: Buffer) => void)[];
  if (!parse) throw new Error('websocket: nobody hears this connection');
  socket.removeListener('data', parse);
  socket.on('data', (packet: Buffer) => {
    for (let from = 0; from < packet.length && !socket.destroyed; from += PIECE_BYTES) {
      parse.call(socket, packet.subarray(from, from + PIECE_BYTES));
      if (frames > FRAMES_AT_MOST) webSocket.terminate();
    }
    resumeInTurn(socket);
  });
}
