import { type BrowserContext, expect, type Locator, type Page, type Request } from '@playwright/test';

/** The network between a page and everything else, services and files of the app alike. */
export interface Network {
  /** Block all requests, as when the services are stopped; the device still reports a network. */
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
  /** Addresses requested since the network was last cut or restored, without the host. */
  readonly requests: () => readonly string[];
}

const EVERYTHING = '**/*';

/** Control a page's network. */
export function networkOf(page: Page): Network {
  let requests: string[] = [];
  page.on('request', (request: Request) => void requests.push(new URL(request.url()).pathname));
  return {
    async cut() {
      requests = [];
      await page.route(EVERYTHING, (route) => route.abort('connectionrefused'));
    },
    async restore() {
      requests = [];
      await page.unroute(EVERYTHING);
    },
    requests: () => requests,
  };
}

/**
 * Block the code of the machines' screen, which an idle page would preload; the result unblocks it.
 */
export async function withholdMachines(page: Page): Promise<() => Promise<void>> {
  const chunk = '**/assets/products-*.js';
  await page.route(chunk, (route) => route.abort());
  return () => page.unroute(chunk);
}

/**
 * Wait until a preloaded chunk has arrived, with its imports. An idle network does not show that, because the
 * chunk may not have been requested yet.
 */
export async function waitForChunk(page: Page, name: string): Promise<void> {
  const address = await page.waitForFunction(
    (part) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(part))?.name,
    `/assets/${name}-`,
  );
  await page.evaluate(`import(${JSON.stringify(await address.jsonValue())}).then(() => undefined)`);
}

/** Retry until a check passes. The app also retries by itself, which may remove the button before the click. */
export async function retryUntil(retry: Locator, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await check();
  }).toPass();
}

/** Mark the document of a page; the returned function tells whether the page still shows it. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  return () => page.evaluate(() => 'stillHere' in window);
}

/** Crash a page's renderer, as when the device runs out of memory. */
export async function crash(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The call never resolves, because the process that would answer is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** Wait for forty animation frames, so that late measurements of the layout are done. */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 40;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
  );
}
