import type { BrowserContext, Page } from '@playwright/test';

import { type Builds, NEXT_VERSION, openBuilds } from '../support/builds.ts';
import { expect, test as base } from '../support/harness.ts';
import { openTestServices, type TestServices } from '../support/test-services.ts';
import type { Texts } from '../support/texts.ts';
import { advanceToNoonOf, bindAll, holdings, withdrawFormOf } from '../support/withdrawal-form.ts';

const WEDNESDAY = 3;

const test = base.extend<object, { builds: Builds; services: TestServices }>({
  builds: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const builds = await openBuilds();
      await use(builds);
      await builds.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  services: [
    async ({ builds }, use) => {
      const services = await openTestServices({ PAYDIRT_WEB: builds.web });
      await use(services);
      const { code, log } = await services.close();
      expect(code, `the services stop cleanly; they said:\n${log}`).toBe(0);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// All tests run in one worker process, so that the second build is made once.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ builds }) => builds.serve('first', 'none'));

const workerRuns = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** Read the build of a page from its entry script. */
const entryOf = (page: Page) => page.locator('script[type=module][src*="/index-"]').getAttribute('src');

const promptOn = (page: Page, { t }: Texts) =>
  page.getByRole('alertdialog', { name: t('shell.update.title', { version: NEXT_VERSION }) });

/** Open an address in a tab of its own. */
async function openTab(context: BrowserContext, address: string, route: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${address}/#${route}`);
  return tab;
}

/** Go to another address of the app that is open. */
const goTo = (page: Page, route: string) =>
  page.evaluate((address) => {
    window.location.hash = address;
  }, route);

test('a newer version is offered, installed only when the member agrees, and loses no input and nothing about to be sent', async ({
  app,
  builds,
  context,
  page,
  sandbox,
  texts,
}) => {
  test.slow();
  const { t } = texts;
  const member = await app.arriveNew('100');
  await advanceToNoonOf(sandbox, WEDNESDAY);
  await bindAll(sandbox, member);
  await app.open('/mine');
  await app.expectPage(t('shell.tab.me'));
  await workerRuns(page);

  const writing = await openTab(context, sandbox.address, '/user/addynamic');
  const field = writing.getByRole('textbox').first();
  await field.fill('Gold in the morning');
  const paying = await openTab(context, sandbox.address, '/user/withdraw');
  const form = withdrawFormOf(paying, texts);
  await form.fillAndReview('10');
  await expect(form.confirmation('10')).toBeVisible();
  const first = await entryOf(page);

  await builds.serve('next', 'first');
  await page.bringToFront();
  await app.open('/mine');
  await expect(promptOn(page, texts)).toContainText(t('shell.update.changes'), { timeout: 60_000 });
  expect(await entryOf(page)).toBe(first);
  await promptOn(page, texts)
    .getByRole('button', { name: t('shell.update.confirm') })
    .click();
  await expect.poll(() => entryOf(page)).not.toBe(first);
  await app.expectPage(t('shell.tab.me'));
  await goTo(page, '/index/about');
  await expect(page.getByText(NEXT_VERSION)).toBeVisible();

  // The other pages continue with the old version: they send what the member confirms, and load what they
  // still need.
  await paying.bringToFront();
  await expect(promptOn(paying, texts)).toHaveCount(0);
  await form.send('10').click();
  await expect(form.receipt).toBeVisible();
  expect(await holdings(member)).toEqual({ available: '90.00', withdrawing: '10.00' });
  await writing.bringToFront();
  await expect(promptOn(writing, texts)).toHaveCount(0);
  await expect(field).toHaveValue('Gold in the morning');
  const oldFile = writing.waitForResponse((response) => response.url().includes('/assets/blocked-screen-'));
  await goTo(writing, '/user/avoided');
  const heading = writing.getByRole('heading', { level: 1, name: t('moderation.list.title') });
  await expect(heading).toBeVisible();
  expect((await oldFile).ok()).toBe(true);
  expect([await entryOf(paying), await entryOf(writing)]).toEqual([first, first]);
  await writing.reload();
  await expect(heading).toBeVisible();
  expect(await entryOf(writing)).not.toBe(first);
});

test('an interrupted update is discarded; a postponed one can be found and is applied at the next cold start; a rollback replaces it', async ({
  app,
  builds,
  page,
  pageErrors,
  texts,
}) => {
  test.slow();
  pageErrors.expect(/bad-precaching-response/);
  const { t } = texts;
  const heading = { level: 1, name: t('shell.tab.me') } as const;
  const putOff = async () => {
    await promptOn(page, texts)
      .getByRole('button', { name: t('shell.update.cancel') })
      .click();
    await expect(promptOn(page, texts)).toHaveCount(0);
  };
  await app.arriveAs('with_leases');
  await app.open('/mine');
  await app.expectPage(t('shell.tab.me'));
  await workerRuns(page);
  const first = await entryOf(page);

  await builds.serve('cutOff', 'first');
  const outcome = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    // A version that cannot be fetched may be discarded before `update` resolves.
    const found = new Promise<ServiceWorker | null>((resolve) => {
      registration.addEventListener('updatefound', () => resolve(registration.installing), { once: true });
    });
    // The app, which looks for a version by itself, may have found it already.
    const already = registration.installing;
    await registration.update();
    const worker = already ?? (await found);
    if (worker?.state === 'installing')
      await new Promise((resolve) => {
        worker.addEventListener('statechange', resolve, { once: true });
      });
    return worker?.state;
  });
  expect(outcome).toBe('redundant');
  await app.open('/mine');
  await app.expectPage(t('shell.tab.me'));
  expect(await entryOf(page)).toBe(first);

  await builds.serve('next', 'first');
  await app.open('/mine');
  await putOff();
  await goTo(page, '/index/about');
  await page.getByRole('button', { name: t('me.about.checkForUpdate') }).click();
  await putOff();
  await expect(page.getByText(t('shell.update.upToDate'))).toHaveCount(0);
  await goTo(page, '/mine');
  await page.reload();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  expect(await entryOf(page)).toBe(first);
  const coldStart = async (check: (entry: string | null) => void) => {
    await page.goto('about:blank');
    await expect(async () => {
      await app.open('/mine');
      try {
        await expect(page.getByRole('heading', heading)).toBeVisible();
        check(await entryOf(page));
      } catch (failure) {
        // A waiting version takes over a moment after the last page of the one before has closed: none is open during
        // the pause before the next try.
        await page.goto('about:blank');
        throw failure;
      }
    }).toPass({ intervals: [1000, 2000, 4000] });
  };
  await coldStart((entry) => expect(entry).not.toBe(first));

  // The services are rolled back to the previous version, which reads what the newer one stored.
  await builds.serve('first', 'next');
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null), {
      timeout: 60_000,
    })
    .toBe(true);
  await coldStart((entry) => expect(entry).toBe(first));
});

test('a page whose files are gone is led to the version that has them', async ({
  app,
  builds,
  page,
  pageErrors,
  texts,
}) => {
  // A file may be replaced while the worker is fetching it.
  pageErrors.expect(/status of 404|Failed to fetch dynamically imported module|CONTENT_LENGTH_MISMATCH/);
  const { t } = texts;
  await app.arriveAs('with_leases');
  await app.open('/mine');
  await app.expectPage(t('shell.tab.me'));
  await workerRuns(page);
  const first = await entryOf(page);
  // The host now has a build that is two versions newer.
  await builds.serve('next', 'none');
  await goTo(page, '/user/avoided');
  // The page reloads by itself once that version is there, without a tap.
  await expect.poll(() => entryOf(page), { timeout: 60_000 }).not.toBe(first);
  await app.expectPage(t('moderation.list.title'));
});

test('a version can remove the service worker', async ({ app, builds, page, texts }) => {
  await app.arriveAs('with_leases');
  await app.open('/mine');
  await app.expectPage(texts.t('shell.tab.me'));
  await workerRuns(page);
  await builds.serve('withoutWorker', 'first');
  await app.open('/mine');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});
