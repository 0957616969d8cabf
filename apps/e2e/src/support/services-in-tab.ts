import { fileURLToPath } from 'node:url';

import type { BrowserContext, Page } from '@playwright/test';
import { preview } from 'vite';

const DEMO = fileURLToPath(new URL('../../../demo', import.meta.url));

/** The static folder of the demo, served by a bare file server. */
export interface ServedDemo {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serve the built demo on a free port, below a path. */
export async function serveDemo(base = '/'): Promise<ServedDemo> {
  const server = await preview({
    root: DEMO,
    base,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('e2e: the demo is not served');
  return { address: address.replace(/\/$/, ''), close: () => server.close() };
}

/** Make a `fetch` that asks the services from a page of the demo. */
export function fetchIn(page: Page): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const asked = {
      url: request.url,
      method: request.method,
      headers: [...request.headers],
      body: request.method === 'GET' ? null : await request.text(),
    };
    await page.waitForFunction(() => 'paydirtFetch' in window);
    const { status, headers, body } = await page.evaluate(async ({ url, ...rest }) => {
      const { paydirtFetch } = window as unknown as { paydirtFetch: typeof fetch };
      const response = await paydirtFetch(url, rest);
      return { status: response.status, headers: [...response.headers], body: await response.text() };
    }, asked);
    return new Response(body, { status, headers });
  };
}

/**
 * Open the services in a page of their own, which knows nothing of what the journey's page keeps; answers a `fetch`
 * that asks them.
 */
export async function openServicesInTab(context: BrowserContext, address: string): Promise<typeof fetch> {
  const tab = await context.newPage();
  await tab.goto(`${address}/?apart`);
  return fetchIn(tab);
}
