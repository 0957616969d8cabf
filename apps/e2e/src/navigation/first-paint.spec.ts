import { ROUTES } from '@paydirt/web/routes';

import type { Page } from '@playwright/test';

import { barColour } from '../support/device.ts';
import { expect, test } from '../support/harness.ts';

/** The app's own script, which nothing else in the page needs. */
const ENTRY = /\/assets\/index-[\w-]+\.js$/;

test.describe('before the app has loaded', () => {
  test.use({ language: 'de-DE' });

  test('the shell is shown in the stored language, theme and text size', async ({
    app,
    page,
    sandbox,
    texts,
  }) => {
    await app.arriveAs('with_leases');
    await page.evaluate(() => {
      localStorage.setItem('paydirt.theme', 'dark');
      localStorage.setItem('paydirt.textSize', '150');
    });
    const cold = await page.context().newPage();
    await cold.route(ENTRY, () => undefined);
    await cold.goto(`${sandbox.address}/#/index`, { waitUntil: 'commit' });
    await expect(cold.getByText(texts.t('shell.ribbon'))).toBeVisible();
    await expect(cold.getByRole('link', { name: texts.t('shell.tab.machines') })).toBeVisible();
    await expect(cold.locator('[aria-current=page]')).toHaveText(texts.t('shell.tab.home'));
    const root = cold.locator('html');
    await expect(root).toHaveAttribute('lang', 'de-DE');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => barColour(cold)).toBe('#15110c');
    await expect(root).toHaveAttribute('data-text-size', '150');
  });

  test('the feed fetches its first picture early, unless the data saver is on', async ({
    app,
    page,
    sandbox,
    texts,
  }) => {
    await app.arriveAs('with_leases');
    const open = async () => {
      const cold = await page.context().newPage();
      await cold.route(ENTRY, () => undefined);
      const pictures: string[] = [];
      cold.on('request', (request) => {
        if (request.resourceType() === 'image' && request.url().includes('/media/'))
          pictures.push(request.url());
      });
      await cold.goto(`${sandbox.address}/#/dynamic`, { waitUntil: 'commit' });
      await expect(cold.getByText(texts.t('shell.ribbon'))).toBeVisible();
      // The page's inline script reads the first answers before this line does, and then requests the
      // picture.
      await firstAnswersOf(cold);
      return pictures;
    };
    const pictures = await open();
    await expect.poll(() => pictures.length).toBe(1);
    await page.evaluate(() => localStorage.setItem('paydirt.dataSaver', 'true'));
    expect(await open()).toEqual([]);
  });

  test('a visitor gets the shell without tabs', async ({ app, context, sandbox, texts }) => {
    await app.arrive();
    const cold = await context.newPage();
    await cold.route(ENTRY, () => undefined);
    await cold.goto(`${sandbox.address}/#/index`, { waitUntil: 'commit' });
    await expect(cold.getByText(texts.t('shell.ribbon'))).toBeVisible();
    await expect(cold.getByRole('navigation')).toHaveCount(0);
  });
});

/** Wait for the answers to the page's own early requests. */
const firstAnswersOf = (page: Page) =>
  page.evaluate(async () => {
    const { paydirtFirstAnswers } = globalThis as unknown as {
      paydirtFirstAnswers: { answers: Record<string, Promise<unknown>> };
    };
    await Promise.all(Object.values(paydirtFirstAnswers.answers));
  });

test('the app starts with the answers that arrived before it, below a header as high as before', async ({
  app,
  context,
  page,
  sandbox,
  texts,
}) => {
  await app.arriveAs('with_leases');
  await page.close();
  const cold = await context.newPage();
  const entry = Promise.withResolvers<void>();
  await cold.route(ENTRY, async (route) => {
    await entry.promise;
    await route.continue();
  });
  // Record what is shown when the app's heading replaces the shell's: it was drawn together with the heading.
  await cold.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1') === null || document.querySelector('[data-first]') !== null) return;
      observer.disconnect();
      Object.assign(globalThis, { firstDrawn: document.getElementById('content')?.innerText });
    }).observe(document, { childList: true, subtree: true });
  });
  await cold.goto(`${sandbox.address}/#/index`, { waitUntil: 'commit' });
  await expect(cold.getByText(texts.t('shell.ribbon'))).toBeVisible();
  await firstAnswersOf(cold);
  const heightOfHeader = () =>
    cold.locator('header').evaluate((header) => header.getBoundingClientRect().height);
  const before = await heightOfHeader();
  entry.resolve();
  const drawn = await cold.waitForFunction(() => (globalThis as { firstDrawn?: string }).firstDrawn);
  expect(await drawn.jsonValue()).toContain(texts.t('home.actions.recharge'));
  expect(await heightOfHeader()).toBe(before);
});

for (const { path, atOnce } of ROUTES.filter(({ tab }) => tab !== undefined)) {
  test(`${path}: the page fetches early exactly what the screen needs, and only once`, async ({
    app,
    context,
    sandbox,
    page,
    texts,
  }) => {
    await app.arriveAs('with_leases');
    await page.close();
    const cold = await context.newPage();
    const requests: string[] = [];
    cold.on('request', (request) => {
      const [, call] = /\/api\/(.*)$/.exec(request.url()) ?? [];
      if (call !== undefined)
        requests.push(request.method() === 'GET' ? call : `${request.method()} ${call}`);
    });
    // What follows messages is no part of the screen, and asks for the member again if it comes late.
    await cold.route('**/assets/live-host-*.js', () => undefined);
    await cold.goto(`${sandbox.address}/#${path}`);
    await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(cold.getByText(texts.t('common.loading'))).toHaveCount(0);
    const wanted = atOnce?.calls ?? [];
    expect(wanted.length).toBeGreaterThan(0);
    // The app uses every one of the prefetched answers, also those for content further down.
    const left = () =>
      cold.evaluate(() => {
        const { paydirtFirstAnswers } = globalThis as { paydirtFirstAnswers?: { answers: object } };
        return Object.keys(paydirtFirstAnswers?.answers ?? { none: 'was asked for' });
      });
    await expect.poll(left).toEqual([]);
    for (const call of wanted) expect(requests.filter((made) => made === call)).toHaveLength(1);
  });
}
