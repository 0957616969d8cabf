import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

import { localeFromHeader } from '@paydirt/domain';
import { type Context, Hono } from 'hono';

import { supportPage } from './support-page.ts';

const SCRIPT = new URL('../../../chat-page/chat.ts', import.meta.url);
const STYLES = new URL('../../../chat-page/chat.css', import.meta.url);
const CACHE = 'public, max-age=300';
const FONT_CACHE = 'public, max-age=31536000, immutable';

/** Fonts of the page, by the names in its style sheet. */
const FONTS = new Map(
  (
    [
      ['figtree-latin', 'figtree'],
      ['figtree-latin-ext', 'figtree'],
      ['noto-sans-devanagari-devanagari', 'noto-sans-devanagari'],
      ['noto-sans-tamil-tamil', 'noto-sans-tamil'],
      ['noto-sans-telugu-telugu', 'noto-sans-telugu'],
      ['noto-sans-kannada-kannada', 'noto-sans-kannada'],
    ] as const
  ).map(([name, family]) => [
    `${name}.woff2`,
    import.meta.resolve(`@fontsource/${family}/files/${name}-400-normal.woff2`),
  ]),
);

/** Create the chat page's content policy: its own script, our services, and a frame in the app. */
function policyOf(appOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // The policy applies outside of the frame too: the page has no origin, so no storage, cookies or other
    // pages of ours.
    'sandbox allow-scripts allow-forms',
    `frame-ancestors ${["'self'", ...appOrigins].join(' ')}`,
  ].join('; ');
}

/**
 * Serve the page of the support chat, its script, style sheet and fonts. The page is in a sandbox without an
 * origin, so its own files are cross-origin for it: they allow any origin.
 *
 * @param appOrigins Origins of the app besides the page's own.
 */
export function serveSupport(appOrigins: readonly string[]): Hono {
  const app = new Hono();
  const policy = policyOf(appOrigins);
  let script: Promise<string> | null = null;

  const file = (c: Context, body: string | Uint8Array<ArrayBuffer>, type: string, cache = CACHE) =>
    c.body(body, 200, {
      'Content-Type': type,
      'Cache-Control': cache,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
    });

  app.get('/', async (c) => {
    const locale = localeFromHeader(c.req.query('lang'));
    // An older browser without `frame-ancestors` shows the page only within the app's own origin.
    return c.html(await supportPage(locale), 200, {
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'no-cache',
    });
  });
  app.get('/chat.js', async (c) => {
    script ??= readFile(SCRIPT, 'utf8').then((source) => stripTypeScriptTypes(source));
    return file(c, await script, 'text/javascript; charset=utf-8');
  });
  app.get('/chat.css', async (c) => file(c, await readFile(STYLES, 'utf8'), 'text/css; charset=utf-8'));
  app.get('/fonts/:name', async (c) => {
    const url = FONTS.get(c.req.param('name'));
    if (url === undefined) return c.notFound();
    return file(c, new Uint8Array(await readFile(fileURLToPath(url))), 'font/woff2', FONT_CACHE);
  });
  return app;
}
