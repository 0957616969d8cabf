import { CLOCK_HEADER, MODE_HEADER, REPLAY_HEADER } from '@paydirt/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Let pages of the listed origins call the services. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'Language', 'X-Access-Token', 'Idempotency-Key'],
    exposeHeaders: [MODE_HEADER, CLOCK_HEADER, REPLAY_HEADER, 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}

/**
 * Whether a browser sent this for a page of somebody else's. The token is a header that no foreign page
 * can set, so nothing depends on this; it costs nothing either.
 */
export function isForeign(
  c: Context,
  { publicUrl, origins }: { publicUrl: string; origins: readonly string[] },
): boolean {
  const origin = c.req.header('Origin');
  if (origin === undefined || origins.includes(origin)) return false;
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  const host = hostOf(origin);
  return host === null || (host !== c.req.header('Host') && host !== hostOf(publicUrl));
}
