import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { BrowserContext, Page } from '@playwright/test';
import { type Plugin, preview } from 'vite';

const DEMO = fileURLToPath(new URL('../../../demo', import.meta.url));

export interface HostFaults {
  /** Send `.wasm` files with another content type. */
  readonly wrongType?: boolean;
  /** Code to run before the script of the services' worker. */
  beforeWorker?: string;
  /** Seconds added to the time of the build, so that it looks newer. */
  newerBy?: number;
  /** Paths that the host no longer has, as after another build. */
  gone?: RegExp | undefined;
}

/** The static folder of the demo, served by a bare file server. */
export interface ServedDemo {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Path of a built script; its group is the name with the hash. */
const SCRIPT = /assets\/([\w-]+)\.js$/;

/** Content policy of the strictest host that docs/demo.md describes. */
const POLICY = "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";

/** Add faults to a host; they are read again for each request. */
const faulty = (faults: HostFaults): Plugin => ({
  name: 'faulty-host',
  configurePreviewServer({ middlewares, config }) {
    middlewares.use((request, response, next) => {
      response.setHeader('Content-Security-Policy', POLICY);
      const path = (request.url ?? '').replace(/\?.*/, '').slice(config.base.length);
      if (faults.gone?.test(path)) {
        response.statusCode = 404;
        response.end();
        return;
      }
      if (faults.wrongType && path.endsWith('.wasm')) {
        response.setHeader('Content-Type', 'text/plain');
        response.end(readFileSync(join(DEMO, 'dist', path)));
        return;
      }
      const [, name] = SCRIPT.exec(path) ?? [];
      if (name === undefined || (faults.beforeWorker === undefined && faults.newerBy === undefined)) {
        next();
        return;
      }
      const { preparedAt } = JSON.parse(readFileSync(join(DEMO, 'dist/world.json'), 'utf8')) as {
        readonly preparedAt: number;
      };
      const script = readFileSync(join(DEMO, 'dist', path), 'utf8');
      response.setHeader('Content-Type', 'text/javascript');
      response.setHeader('Cache-Control', 'no-store');
      response.end(
        (name.startsWith('services-worker') ? (faults.beforeWorker ?? '') : '') +
          script.replaceAll(String(preparedAt), String(preparedAt + (faults.newerBy ?? 0) * 1000)),
      );
    });
  },
});

/** Serve the built demo on a free port, below a path. */
export async function serveDemo(base = '/', faults: HostFaults = {}): Promise<ServedDemo> {
  const server = await preview({
    root: DEMO,
    base,
    plugins: [faulty(faults)],
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
    const sentRequest = {
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
    }, sentRequest);
    return new Response(body, { status, headers });
  };
}

/**
 * Open the services in a separate page, isolated from the storage of the journey's page; returns a `fetch` that
 * calls them.
 */
export async function openServicesInTab(context: BrowserContext, address: string): Promise<typeof fetch> {
  const tab = await context.newPage();
  await tab.goto(`${address}/?apart`);
  return fetchIn(tab);
}
