import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Address of the client, for rate limits. What a proxy says is believed only where `trustProxy` says
 * that there is one: anybody can send the header.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  if (trustProxy && forwarded) return forwarded.slice(0, 64);
  // Requests that a test hands over directly come through no socket.
  const direct = (c.env as { incoming?: unknown } | undefined)?.incoming === undefined;
  return direct ? 'local' : (getConnInfo(c).remote.address ?? 'unknown');
}
