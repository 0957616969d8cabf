import { readFile } from 'node:fs/promises';

import { type ErrorName, ERRORS } from '@paydirt/contract';
import { createOpenApi } from '@paydirt/contract/openapi';
import { CONSTANTS, DEFAULT_LOCALE } from '@paydirt/domain';
import { Hono } from 'hono';

import { docsPage } from './docs/docs-page.ts';
import { errorText } from './error-texts.ts';

const STYLES = new URL('./docs/docs.css', import.meta.url);
const CACHE = 'public, max-age=300';

async function drawPage(): Promise<string> {
  const names = Object.keys(ERRORS) as ErrorName[];
  const texts = await Promise.all(
    names.map(async (name) => [name, await errorText(name, DEFAULT_LOCALE)] as const),
  );
  return String(
    await docsPage(createOpenApi({ baseUrl: '/api', version: CONSTANTS.VERSION }), Object.fromEntries(texts)),
  );
}

/** Serve the OpenAPI document, and the page that shows it; both are made at the first request. */
export function documentation(): Hono {
  const app = new Hono();
  let page: Promise<string> | null = null;
  let document: string | null = null;

  app.get('/openapi.json', (c) => {
    document ??= JSON.stringify(createOpenApi({ baseUrl: '/api', version: CONSTANTS.VERSION }));
    return c.body(document, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': CACHE,
    });
  });
  app.get('/docs', async (c) => {
    page ??= drawPage();
    return c.html(await page, 200, { 'Cache-Control': CACHE });
  });
  app.get('/docs.css', async (c) =>
    c.body(await readFile(STYLES, 'utf8'), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': CACHE,
    }),
  );
  return app;
}
