import type { ClassMode } from '../class-mode.ts';
import { isLoopbackName } from './hosts.ts';

/** Settings that decide who can reach the services. */
export interface Reach {
  /** Listening address; undefined for the loopback. */
  readonly host: string | undefined;
  readonly publicUrl: string;
  readonly allowedHosts: readonly string[];
  readonly trustProxy: boolean;
}

/**
 * Tell whether the services are in class mode: they listen beyond the loopback, or answer under another name.
 * With such a name or a trusted proxy, a program on this machine may pass on requests of others, so the
 * loopback is not trusted.
 */
export function classModeOf(reach: Reach): Pick<ClassMode, 'trustsLoopback'> | null {
  const { host, publicUrl, allowedHosts, trustProxy } = reach;
  const publicHost = URL.canParse(publicUrl) ? new URL(publicUrl).host : publicUrl;
  const behindProxy = trustProxy || ![publicHost, ...allowedHosts].every(isLoopbackName);
  const beyond = host !== undefined && !isLoopbackName(host);
  return behindProxy || beyond ? { trustsLoopback: !behindProxy } : null;
}
