import type { Socket } from 'node:net';

import { resumeInTurn } from './resume-in-turn.ts';

/** More than what a browser still had on its way when its answer came. */
const THROWN_AWAY_BYTES = 4 * 1024 * 1024;

/**
 * End a connection on which more may come, so that what was answered arrives (RFC 9112, 9.6): our side is closed, and
 * what comes is thrown away unparsed, up to some bytes, a packet at a time. Closed at once on bytes that nobody read, a
 * connection is reset, and the answer with it. How long the client may take to close its side, `watchConnections` says.
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
  // A body that nobody read may have stopped it.
  resumeInTurn(socket);
}
