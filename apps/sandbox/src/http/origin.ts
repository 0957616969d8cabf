import { CLASS_KEY_HEADER, CLOCK_HEADER, MODE_HEADER, REPLAY_HEADER, WORLD_HEADER } from '@paydirt/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Let pages of the listed origins call the services. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'Language', 'X-Access-Token', 'Idempotency-Key', CLASS_KEY_HEADER],
    exposeHeaders: [MODE_HEADER, CLOCK_HEADER, WORLD_HEADER, REPLAY_HEADER, 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}

/** Values of `Sec-Fetch-Site` for requests from our own pages, and for an address that a person typed. */
const OWN_SITES = ['same-origin', 'none'];

/**
 * Recognize a request that a browser sent for a foreign page. Other ports of our own host count as foreign
 * too, because any program may listen there. `Sec-Fetch-Site` is trusted, with or without an origin; older
 * browsers send the origin with each write. Other clients send neither.
 */
export function isForeign(
  c: Context,
  { publicUrl, origins }: { publicUrl: string; origins: readonly string[] },
): boolean {
  const origin = c.req.header('Origin');
  if (origin !== undefined && origins.includes(origin)) return false;
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return !OWN_SITES.includes(site);
  if (origin === undefined) return false;
  const host = hostOf(origin);
  return host === null || (host !== c.req.header('Host') && host !== hostOf(publicUrl));
}
