import { allCalls } from '@paydirt/contract/calls';
import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** The calls that pages of any origin may make. */
const OPEN_PATHS = allCalls
  .filter(({ anyOrigin }) => anyOrigin)
  .map(({ service, path }) => `/api/${service}/${path}`);

/** Allow pages of any origin to make the calls that are declared so: they carry a key, and cookies do not count. */
export function allowAnyOrigin(): Hono {
  const app = new Hono();
  const open = cors({
    origin: '*',
    allowMethods: ['POST'],
    allowHeaders: ['Content-Type', 'Language'],
    maxAge: 600,
  });
  for (const path of OPEN_PATHS) app.use(path, open);
  return app;
}

/** Under the chat's own name there is the chat, and nothing else of ours. */
export function keepToSupport(supportHost: string): MiddlewareHandler {
  return async (c, next) => {
    const { host, pathname } = new URL(c.req.url);
    const isOurs =
      host !== supportHost ||
      pathname === '/support' ||
      pathname.startsWith('/support/') ||
      OPEN_PATHS.includes(pathname);
    return isOurs ? next() : c.notFound();
  };
}
