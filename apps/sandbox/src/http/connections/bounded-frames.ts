import type { Socket } from 'node:net';

import { SECOND_MS } from '@paydirt/domain';
import type { WebSocket } from 'ws';

import { resumeInTurn } from './resume-in-turn.ts';

/** Limit of frames at once: a client only sends its token, and now and then answers a ping. */
const FRAMES_AT_MOST = 64;
const WITHIN_MS = 20 * SECOND_MS;

/** Bytes of a packet that are parsed before its frames are counted: eighty of the smallest frames. */
const PIECE_BYTES = 512;

/**
 * Receive the frames of a WebSocket that has just been opened, a piece of a packet at a time, and close it if
 * there are too many. The parser emits every frame of a packet (ten thousand in 64 KB) before any check could
 * run, and would never release its connection if it were stopped in between.
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

  // The parser's own listener is replaced by one that feeds it in pieces.
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
