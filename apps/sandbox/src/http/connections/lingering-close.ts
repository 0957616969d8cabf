import type { Socket } from 'node:net';

import { resumeInTurn } from './resume-in-turn.ts';

/** Limit of discarded bytes, above what a browser has still in transit when its answer arrives. */
const THROWN_AWAY_BYTES = 4 * 1024 * 1024;

/**
 * End a connection on which more may arrive, so that the answer is received (RFC 9112, 9.6): our side is
 * closed, and incoming bytes are discarded unparsed, up to a limit, a packet at a time. Closing at once with
 * unread bytes would reset the connection and lose the answer. `watchConnections` decides how long the client
 * may take to close its side.
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
  // The HTTP server calls this when its answer is sent, and it would close the connection at once.
  socket.destroySoon = () => undefined;
  // An unread body may have paused the connection.
  resumeInTurn(socket);
}
