import { BlockList, isIPv6 } from 'node:net';

import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

import { isLoopbackName } from './hosts.ts';

/** Headers that mark a request as forwarded by a proxy. */
const FORWARDING = [
  'Forwarded',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
  'Via',
];

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/**
 * Recognize a request from this machine: over its loopback, under a name of the loopback, and not forwarded.
 * A request without a socket is not from this machine.
 */
export function isFromThisMachine(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: unknown };
  const address = incoming === undefined ? undefined : getConnInfo(c).remote.address;
  if (address === undefined || !loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return false;
  if (FORWARDING.some((name) => c.req.header(name) !== undefined)) return false;
  // A request may name its host in the header and in its URL.
  return [c.req.header('Host') ?? '', new URL(c.req.url).host].every(isLoopbackName);
}
