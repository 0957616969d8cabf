import { isIPv6 } from 'node:net';

import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Limit that no address reaches, even with its zone. */
const ADDRESS_MAX_LENGTH = 64;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Length of the prefix that IPv6 providers give each customer at least: four groups of sixteen bits. */
const OWN_GROUPS = 4;
const GROUPS = 8;

/**
 * Get the network of an address, within which a client can choose its address: the address itself in IPv4,
 * its /64 in IPv6.
 */
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

/** Get the address that the proxy next to us has added: the last one. */
function lastOf(forwarded: string): string {
  return forwarded.slice(forwarded.lastIndexOf(',') + 1).trim();
}

/**
 * Get the network of the client, for limits. The proxy's header is used only if `trustProxy` says that there
 * is a proxy, because anyone can send the header.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastOf(c.req.header('X-Forwarded-For') ?? '') : '';
  if (forwarded !== '') return networkOf(forwarded);
  // Tests pass requests to the app directly, without a socket.
  const direct = (c.env as { incoming?: unknown } | undefined)?.incoming === undefined;
  return direct ? 'local' : networkOf(getConnInfo(c).remote.address ?? 'unknown');
}
