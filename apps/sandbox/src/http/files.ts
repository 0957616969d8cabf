import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

import { MEDIA_POLICY } from './security-headers.ts';

const YEAR_SECONDS = 31_536_000;
/** Pictures keep their names when they are drawn anew. */
const MEDIA_CACHE = 'public, max-age=3600';
/** What Vite names by its content can be kept for ever. */
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.[a-z0-9]+$/;

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

/** Serve the built app, in the compressed form that the build left beside each file. */
export function serveApp(folder: string): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    if (!c.res.ok) return;
    const forEver = HASHED.test(c.req.path);
    c.res.headers.set('Cache-Control', forEver ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
  });
  app.use(serveStatic({ root: folder, precompressed: true }));
  return app;
}
