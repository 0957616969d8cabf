import { isIP } from 'node:net';

import { localeFromHeader } from '@paydirt/domain';
import type { Context, MiddlewareHandler } from 'hono';

import { refusedAnswer } from '../../operation/answer.ts';

/** Names by which this machine reaches itself. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Addresses that mean all of this machine's, for listening; requests never name them. */
const ANY_ADDRESS = ['0.0.0.0', '[::]'];

/** Length of the longest possible name, with brackets and a port. */
const HOST_MAX_LENGTH = 253 + 8;

/** Text that is answered instead of a page. */
const EXPLANATION =
  'Paydirt does not answer under this name. Open it at its own address, or name this one in ALLOWED_HOSTS.';

/**
 * Get the name in an address or a `Host` header, as browsers write it: lower case, brackets around IPv6, no
 * port.
 */
function nameOf(host: string): string | null {
  if (host.length > HOST_MAX_LENGTH) return null;
  const bracketed = isIP(host) === 6 ? `[${host}]` : host;
  return /^[^/?#@\\\s]+$/.test(bracketed) && URL.canParse(`http://${bracketed}`)
    ? new URL(`http://${bracketed}`).hostname.replace(/\.$/, '')
    : null;
}

/** Recognize a name of the loopback in a `Host` header or a listening address. */
export function isLoopbackName(host: string): boolean {
  const name = nameOf(host);
  return name !== null && LOOPBACK.includes(name);
}

/** Options of {@link allowHosts}. */
export interface Hosts {
  readonly publicUrl: string;
  /** Further names, including the address that the server listens on. */
  readonly hosts: readonly string[];
}

/**
 * Answer requests for our own names only: those of the loopback, that of the public address, and the listed
 * ones. A foreign page whose name resolves to this machine (DNS rebinding) has the same origin as its
 * requests, so no other check would refuse it. If the server listens on all addresses, any address is
 * accepted, because a name cannot pose as one.
 */
export function allowHosts({ publicUrl, hosts }: Hosts): MiddlewareHandler {
  const own = URL.canParse(publicUrl) ? [new URL(publicUrl).host] : [];
  const listed = [...own, ...hosts].map(nameOf);
  const names = new Set([...LOOPBACK, ...listed]);
  const anyAddress = ANY_ADDRESS.some((name) => names.has(name));
  const isOurs = (host: string) => {
    const name = nameOf(host);
    if (name === null) return false;
    return names.has(name) || (anyAddress && isIP(name.replace(/^\[|\]$/g, '')) !== 0);
  };
  return async (c, next) => {
    // A request may name its host in the header and in its URL, and both must be ours.
    const named = [c.req.header('Host'), new URL(c.req.url).host].filter((host) => host !== undefined);
    if (named.every(isOurs)) return next();
    return refuse(c);
  };
}

async function refuse(c: Context): Promise<Response> {
  const answer = await refusedAnswer('misdirected', localeFromHeader(c.req.header('Language')));
  return c.req.path.startsWith('/api/') ? c.json(answer, 421) : c.text(EXPLANATION, 421);
}
