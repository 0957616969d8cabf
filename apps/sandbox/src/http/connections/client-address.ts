import { isIPv6 } from 'node:net';

import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** More than an address has, its zone included. */
const ADDRESS_MAX_LENGTH = 64;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** The prefix that an IPv6 provider gives each customer at least: four groups of sixteen bits. */
const OWN_GROUPS = 4;
const GROUPS = 8;

/** The network that an address is in, as far as one client can choose its own address: all of IPv4, a /64 of IPv6. */
export function networkOf(written: string): string {
  const address = written.slice(0, ADDRESS_MAX_LENGTH);
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  const [left = [], right] = bare.split('::', 2).map((part) => (part === '' ? [] : part.split(':')));
  // `::` replaces all missing zeros; the end may be written as IPv4, and is ignored.
  const zeros = right === undefined ? 0 : Math.max(GROUPS - left.length - right.length, 0);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...(right ?? [])];
  const own = groups.slice(0, OWN_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${own.join(':')}::/64`;
}

/** Take the address that the proxy next to us has added: the last one. */
function lastOf(forwarded: string): string {
  return forwarded.slice(forwarded.lastIndexOf(',') + 1).trim();
}

/**
 * Network of the client, for limits. A proxy's header is trusted only where `trustProxy` says that there is one:
 * anyone can send the header.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastOf(c.req.header('X-Forwarded-For') ?? '') : '';
  if (forwarded !== '') return networkOf(forwarded);
  // Requests that a test hands over directly come through no socket.
  const direct = (c.env as { incoming?: unknown } | undefined)?.incoming === undefined;
  return direct ? 'local' : networkOf(getConnInfo(c).remote.address ?? 'unknown');
}
