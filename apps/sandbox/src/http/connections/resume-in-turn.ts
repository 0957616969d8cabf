import type { Socket } from 'node:net';

/** Paused connections that are resumed in one turn of the event loop. */
const RESUMED_PER_TURN = 2;

/** Paused connections, the longest waiting first. */
const waiting = new Set<Socket>();
let turning = false;

function resumeSome(): void {
  let left = RESUMED_PER_TURN;
  for (const socket of waiting) {
    if (left === 0) break;
    waiting.delete(socket);
    if (socket.destroyed) continue;
    left -= 1;
    socket.resume();
  }
  turning = waiting.size > 0;
  if (turning) setImmediate(resumeSome);
}

/**
 * Pause a connection until its turn comes among all those paused here. Called after each packet, this keeps
 * connections that send without a pause from taking up the event loop, which accepts only one new connection
 * per turn.
 */
export function resumeInTurn(socket: Socket): void {
  socket.pause();
  waiting.add(socket);
  if (turning) return;
  turning = true;
  setImmediate(resumeSome);
}
