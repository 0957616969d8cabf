import { modifyHead } from '@paydirt/contract/account/profile';
import type { Page } from '@playwright/test';

import { STILL } from '../support/device.ts';
import { expect, test } from '../support/harness.ts';
import { addressOf, ROUTES } from '../support/routes.ts';
import { keptAnswers } from '../support/kept-answers.ts';
import { CUT } from '../support/page-errors.ts';
import { patternOf } from '../support/text-patterns.ts';

test.use({ serviceWorkers: 'allow', ...STILL });

/** Shortcuts and screenshots of the app's manifest. */
interface WebManifest {
  readonly shortcuts: readonly { readonly url: string }[];
  readonly screenshots: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly form_factor: string;
  }[];
}

/** The given files that are in no cache of the worker. */
const uncached = (page: Page, files: Iterable<string>) =>
  page.evaluate(async (urls) => {
    const found = await Promise.all(urls.map((url) => caches.match(url)));
    return urls.filter((_, at) => found[at] === undefined);
  }, Array.from(files));

test('every visited screen opens offline, the tabs from a cold start, and says that it is offline', async ({
  app,
  context,
  services,
  pageErrors,
  page,
  texts,
}) => {
  test.setTimeout(300_000);
  const { t, format } = texts;
  pageErrors.expect(CUT);
  await app.arriveNew('12.50');
  const files = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) files.add(request.url());
  });
  // Visit all routes in one page that was loaded before the service worker: the page has to report each file
  // to it.
  await app.open('/index');
  const visited = ROUTES.filter(({ access }) => access === 'member');
  for (const route of visited) {
    await app.goTo(addressOf(route));
    await expect(page).toHaveTitle(t('shell.documentTitle', { title: route.title(texts) }));
    await expect(page.getByText(t('common.loading'))).toHaveCount(0);
  }
  // The worker stores files and answers a moment after they arrive.
  await expect.poll(() => uncached(page, files)).toEqual([]);
  await expect.poll(async () => (await keptAnswers(page)).join()).toContain('12.5');
  await page.goto('about:blank');
  await services.kill();
  await context.setOffline(true);
  try {
    const says = page
      .getByText(patternOf(t('common.offlineAsOf', { time: '…' })))
      .or(page.getByText(t('shell.offline.title')));
    for (const route of visited) {
      // A screen below the tabs differs in its own files and answers, which a document fetches when it goes there.
      let go = route.tab ? app.open : app.goTo;
      // While Playwright listens to the network, answers of a worker stay unread in about one of a hundred
      // pages: retry, in a new document.
      await expect(async () => {
        await go(addressOf(route));
        go = app.open;
        await expect(page).toHaveTitle(t('shell.documentTitle', { title: route.title(texts) }));
        await expect(says.first()).toBeVisible();
      }).toPass({ timeout: 60_000 });
    }
    await app.open('/mine');
    await expect(page.getByText(format.number(12.5)).first()).toBeVisible();
  } finally {
    await context.setOffline(false);
    await services.start();
  }
});

test('the service worker precaches everything home needs, in no more than 450 KB', async ({ app, page }) => {
  await app.arriveAs('with_leases');
  await app.open('/index');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const home = await page.evaluate(async () => {
    const precache = (await caches.keys()).find((name) => name.includes('precache')) ?? '';
    const kept = (await (await caches.open(precache)).keys()).map(({ url }) => new URL(url).pathname);
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    const preloaded = links.map(({ href }) => new URL(href).pathname);
    const at = preloaded.findIndex((path) => path.startsWith('/assets/home-'));
    // The files before the texts, which depend on the language, are those of the screen.
    const screen = preloaded.slice(at).filter((path) => !/^\/assets\/[a-z]{2}-/.test(path));
    return { screen: screen.length, missing: screen.filter((path) => !kept.includes(path)), precached: kept };
  });
  expect(home.screen).toBeGreaterThan(1);
  expect(home.missing).toEqual([]);
  // The page was loaded before the worker, and has to report its pictures to it.
  await app.goTo('/projects');
  const pictures = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((url) => /\/media\/products\//.test(url)),
    );
  await expect.poll(async () => (await pictures()).length).toBeGreaterThan(0);
  await expect.poll(async () => uncached(page, await pictures())).toEqual([]);
  const answers = await Promise.all(home.precached.map((path) => page.request.get(path)));
  const bytes = answers.map((answer) => Number(answer.headers()['content-length']));
  const kilobytes = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  expect(kilobytes).toBeGreaterThan(100);
  expect(kilobytes).toBeLessThan(450);
});

test('the service worker never caches uploads', async ({ app, page, texts }) => {
  const member = await app.arriveNew();
  await app.open('/mine');
  await app.expectPage(texts.t('shell.tab.me'));
  const square = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
  await member.client.call(modifyHead, { file: new Blob([new Uint8Array(square)], { type: 'image/png' }) });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  // This page is controlled by the worker, so all its requests go through it.
  await app.open('/projects');
  const kept = () =>
    page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(async () => (await kept()).some((path) => path.startsWith('/media/'))).toBe(true);
  await app.open('/mine');
  const picture = page.getByRole('main').locator('img[src^="/media/uploads/"]').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect((await kept()).filter((path) => path.startsWith('/media/uploads/'))).toEqual([]);
});

test('a redrawn machine takes the place of its cached drawing', async ({ app, page }) => {
  await app.arriveAs('with_leases');
  await app.open('/mine');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  // This page is controlled by the worker.
  await app.open('/mine');
  const drawing = '/media/products/gold-pan.svg';
  const read = () => page.evaluate(async (url) => (await fetch(url)).text(), drawing);
  await read();
  await expect.poll(() => uncached(page, [drawing])).toEqual([]);
  await page.evaluate(async (url) => {
    const cache = await caches.open('drawings');
    await cache.put(url, new Response('as it was drawn before', await cache.match(url)));
  }, drawing);
  await expect.poll(read).toContain('<svg');
});

test('the browser reports no obstacle to installing the app', async ({ app, page, texts }) => {
  await app.arrive();
  await app.open('/user/login');
  await app.expectPage(texts.t('auth.login.title'));
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as WebManifest;
  const leadTo = manifest.shortcuts.map(({ url }) => url.replace('/#', ''));
  expect(leadTo.filter((address) => !ROUTES.some(({ path }) => path === address))).toEqual([]);
  // Browsers ignore screenshots of another size than declared, and any longer than 2.3 times its width.
  const screenshots = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ({ src, sizes, form_factor: form }) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
          const ratio = Math.max(width, height) / Math.min(width, height);
          return { form, sizes, drawn: `${width}x${height}`, ratio };
        }),
      ),
    manifest.screenshots,
  );
  expect(screenshots.map(({ form }) => form).toSorted()).toEqual(['narrow', 'wide']);
  for (const { sizes, drawn, ratio } of screenshots) {
    expect(drawn).toBe(sizes);
    expect(ratio).toBeLessThanOrEqual(2.3);
  }
});
