import type { Socket } from 'node:net';

import { resumeInTurn } from './resume-in-turn.ts';

/** More than a browser still had on its way when its answer came. */
const THROWN_AWAY_BYTES = 4 * 1024 * 1024;

/**
 * End a connection on which more may arrive, so that the answer is received (RFC 9112, 9.6): our side is closed,
 * and incoming bytes are discarded unparsed, up to a limit, a packet at a time. Closing it at once with unread
 * bytes resets the connection, and the answer is lost. `watchConnections` decides how long the client may take to
 * close its side.
 */
export function closeLingering(socket: Socket): void {
  let bytes = 0;
  socket.removeAllListeners('data');
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > THROWN_AWAY_BYTES) socket.destroy();
    else resumeInTurn(socket);
  });
  socket.end();
  // With which the server of HTTP ends it once its answer is out.
  socket.destroySoon = () => undefined;
  // An unread body may have paused it.
  resumeInTurn(socket);
}
