import type { Socket } from 'node:net';

/** Paused connections that are resumed in one turn of the event loop. */
const RESUMED_PER_TURN = 2;

/** The paused ones, the longest waiting first. */
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
 * Pause a connection until it is its turn among all that are paused so. Called after each packet, it keeps those that send
 * without a pause from taking up the turns of the event loop, of which each accepts only one new connection.
 */
export function resumeInTurn(socket: Socket): void {
  socket.pause();
  waiting.add(socket);
  if (turning) return;
  turning = true;
  setImmediate(resumeSome);
}
