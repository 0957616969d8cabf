import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import * as v from 'valibot';

import { contentPolicy, MEDIA_POLICY } from './security-headers.ts';
import { YEAR_SECONDS } from './uploads.ts';

/** Cached for an hour, because pictures keep their names when they are redrawn. */
const MEDIA_CACHE = 'public, max-age=3600';
/** Matches files that can be cached for ever, because their names contain a hash of their content. */
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.[a-z0-9]+$/;

const MEDIA_TYPES = /\.(?:svg|webp|avif|png|jpg|mp4|webm)$/;

/** Serve pictures and films from their folder, and no other files. */
export function serveMedia(folder: string): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    if (!MEDIA_TYPES.test(c.req.path)) return c.notFound();
    await next();
    if (!c.res.ok) return;
    c.res.headers.set('Cache-Control', MEDIA_CACHE);
    c.res.headers.set('Content-Security-Policy', MEDIA_POLICY);
  });
  app.use(serveStatic({ root: folder, rewriteRequestPath: (path) => path.replace(/^\/media/, '') }));
  return app;
}

const asset = v.pipe(v.string(), v.regex(/^\/assets\/[\w.-]+$/));
/**
 * File of the build about its page (apps/web/first-paint): hashes of its scripts, its style sheet and its
 * entry.
 */
const pageFile = v.object({
  scripts: v.array(v.pipe(v.string(), v.regex(/^sha256-[\w+/]+=*$/))),
  style: asset,
  entry: asset,
});

/**
 * Create the headers of the page. They name its first files, so that a browser requests them before it has
 * the page.
 */
async function pageHeaders(
  folder: string,
  frames: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  try {
    const page = v.parse(pageFile, JSON.parse(await readFile(join(folder, '.vite/page.json'), 'utf8')));
    const link = `<${page.style}>; rel=preload; as=style; crossorigin, <${page.entry}>; rel=modulepreload; crossorigin`;
    return [
      ['Content-Security-Policy', contentPolicy(page.scripts, frames)],
      ['Link', link],
    ];
  } catch {
    // A build without this file has no inline scripts in its page either.
    return [['Content-Security-Policy', contentPolicy([], frames)]];
  }
}

/**
 * Matches files and folders that the build made for itself, such as `.vite`, and that are not part of the
 * app.
 */
const HIDDEN = /(?:^|[/\\])\./;

/**
 * Serve the built app, with the compressed form of each file from the build, and files of the previous build
 * from the folder `…-last` next to it.
 *
 * @param frames Origins that the app may show in a frame.
 */
export function serveApp(folder: string, frames: readonly string[]): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    // No file of the app needs escapes in its path, so a path with escapes only tries to get around the
    // check.
    if (HIDDEN.test(c.req.path) || c.req.path.includes('%')) return c.notFound();
    await next();
    if (!c.res.ok) return;
    if (c.res.headers.get('Content-Type')?.startsWith('text/html'))
      for (const [name, value] of await pageHeaders(folder, frames)) c.res.headers.set(name, value);
    const forEver = HASHED.test(c.req.path);
    c.res.headers.set('Cache-Control', forEver ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
  });
  app.use(serveStatic({ root: folder, precompressed: true }));
  // The service worker handles what a phone shares; without it, the request still leads to the composer.
  app.post('/share', (c) => c.redirect('/#/user/addynamic', 303));
  // A page that was opened before the last update still requests files of its own build.
  const last = `${folder}-last`;
  if (existsSync(last)) app.use('/assets/*', serveStatic({ root: last, precompressed: true }));
  return app;
}
