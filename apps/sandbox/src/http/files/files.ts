import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import * as v from 'valibot';

import { contentPolicy, MEDIA_POLICY } from './security-headers.ts';
import { YEAR_SECONDS } from './uploads.ts';

/** Pictures keep their names when they are redrawn. */
const MEDIA_CACHE = 'public, max-age=3600';
/** Files whose names have a hash of their content can be cached for ever. */
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.[a-z0-9]+$/;

const MEDIA_TYPES = /\.(?:svg|webp|avif|png|jpg|mp4|webm)$/;

/** Serve pictures and films, and nothing else, from their folder. */
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
/** The build's note on its page (apps/web/first-paint): hashes of its scripts, its style sheet and its entry. */
const pageFile = v.object({
  scripts: v.array(v.pipe(v.string(), v.regex(/^sha256-[\w+/]+=*$/))),
  style: asset,
  entry: asset,
});

/** Make the headers of the page. They name what it begins with, so that a browser asks for that before it has the page. */
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
    // An app that was built without that has no scripts in its markup either.
    return [['Content-Security-Policy', contentPolicy([], frames)]];
  }
}

/** A file or folder that the build left for itself, such as `.vite`, and none of the app's. */
const HIDDEN = /(?:^|[/\\])\./;

/**
 * Serve the built app, in the compressed form of each file from the build, and files of the previous build from the
 * folder `…-last` next to it.
 *
 * @param frames Origins of what it shows in a frame.
 */
export function serveApp(folder: string, frames: readonly string[]): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    // A path that is written with escapes is no file of the app's either.
    if (HIDDEN.test(c.req.path) || c.req.path.includes('%')) return c.notFound();
    await next();
    if (!c.res.ok) return;
    if (c.res.headers.get('Content-Type')?.startsWith('text/html'))
      for (const [name, value] of await pageHeaders(folder, frames)) c.res.headers.set(name, value);
    const forEver = HASHED.test(c.req.path);
    c.res.headers.set('Cache-Control', forEver ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
  });
  app.use(serveStatic({ root: folder, precompressed: true }));
  // The service worker reads what a phone shares; where there is none, the request still leads to the composer.
  app.post('/share', (c) => c.redirect('/#/user/addynamic', 303));
  // A page that was opened before the last update continues to request its own files.
  const last = `${folder}-last`;
  if (existsSync(last)) app.use('/assets/*', serveStatic({ root: last, precompressed: true }));
  return app;
}
