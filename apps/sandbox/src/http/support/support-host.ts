import { allCalls } from '@paydirt/contract/calls';
import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Calls that pages of any origin may make. */
const OPEN_PATHS = allCalls
  .filter(({ anyOrigin }) => anyOrigin)
  .map(({ service, path }) => `/api/${service}/${path}`);

/**
 * Allow pages of any origin to make the calls that the contract declares so: these carry a key, and ignore
 * cookies.
 */
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

/** Serve only the chat under the name of its host. */
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
