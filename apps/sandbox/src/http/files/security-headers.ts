import { MODE, MODE_HEADER } from '@paydirt/contract';
import type { MiddlewareHandler } from 'hono';

/**
 * Create the content policy of our pages: their own files, and inline scripts with these hashes (`sha256-…`).
 *
 * @param frames Origins that they may show in a frame: the support chat.
 */
export const contentPolicy = (scriptHashes: readonly string[], frames: readonly string[] = []): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
const CONTENT_POLICY = contentPolicy([]);

/** Content policy of a picture, under which it can do nothing, whatever its contents. */
export const MEDIA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Content policy of a document: if it is opened from our origin, it runs nothing and loads nothing. */
export const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

const HEADERS: readonly (readonly [string, string])[] = [
  [MODE_HEADER, MODE],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'no-referrer'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/**
 * Set the common headers on every answer, also on errors and files (H1). Only the support chat may deviate,
 * because its page is in a frame, and its files are loaded by a page without an origin.
 */
export function securityHeaders({ https }: { https: boolean }): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const isChat = c.req.path === '/support' || c.req.path.startsWith('/support/');
    for (const [name, value] of HEADERS) {
      if (!isChat || !headers.has(name)) headers.set(name, value);
    }
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', CONTENT_POLICY);
    if (https) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  };
}
