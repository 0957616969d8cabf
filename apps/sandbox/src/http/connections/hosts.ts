import { isIP } from 'node:net';

import { localeFromHeader } from '@paydirt/domain';
import type { Context, MiddlewareHandler } from 'hono';

import { refusedAnswer } from '../../operation/answer.ts';

/** Names of this machine for itself. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Names of all addresses of this machine: what to listen on, never what to ask for. */
const ANY_ADDRESS = ['0.0.0.0', '[::]'];

/** The longest name that there is, brackets and a port with it. */
const HOST_MAX_LENGTH = 253 + 8;

/** Text that is answered in place of a page. */
const EXPLANATION =
  'Paydirt does not answer under this name. Open it at its own address, or name this one in ALLOWED_HOSTS.';

/** The name in an address or a `Host` header as browsers write it: small letters, brackets about IPv6, no port. */
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
  /** Further names, including the address that is listened on. */
  readonly hosts: readonly string[];
}

/**
 * Answer requests for our own names only: those of the loopback, that of the public address, and those that are
 * listed. A foreign page whose name points at this machine (DNS rebinding) has the same origin as its requests, so
 * that nothing else would refuse it. Where all addresses are listened on, any of them is accepted: no name can pose
 * as an address.
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
    // A request may name its host twice, and both count.
    const named = [c.req.header('Host'), new URL(c.req.url).host].filter((host) => host !== undefined);
    if (named.every(isOurs)) return next();
    return refuse(c);
  };
}

async function refuse(c: Context): Promise<Response> {
  const answer = await refusedAnswer('misdirected', localeFromHeader(c.req.header('Language')));
  return c.req.path.startsWith('/api/') ? c.json(answer, 421) : c.text(EXPLANATION, 421);
}
