import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { WEB_DIST } from '../../../../scripts/web/build.mjs';
import { expect, test as base } from '../support/harness.ts';
import { openTestServices, type TestServices } from '../support/test-services.ts';

interface Deployed {
  /** Put another version in the place of the one that is served: its page says so, and a screen's file has gone. */
  readonly next: () => Promise<void>;
  /** Put a version there whose worker takes itself away. */
  readonly withoutWorker: () => Promise<void>;
}

const test = base.extend<object, { folder: string; services: TestServices; deployed: Deployed }>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'paydirt-versions-'));
      const web = join(folder, 'web');
      await cp(WEB_DIST, web, { recursive: true });
      await mkdir(`${web}-last`);
      await use(web);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  services: [
    async ({ folder }, use) => {
      const services = await openTestServices({ PAYDIRT_WEB: folder });
      await use(services);
      const { code, log } = await services.close();
      expect(code, `the services stop cleanly; they said:\n${log}`).toBe(0);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  deployed: [
    async ({ folder }, use) => {
      /** Change a file, without the compressed forms that the services would rather send. */
      async function change(name: string, changed: (text: string) => string) {
        const file = join(folder, name);
        await writeFile(file, changed(await readFile(file, 'utf8')));
        await Promise.all(['.br', '.gz'].map((form) => rm(file + form, { force: true })));
      }
      await use({
        async next() {
          await change('index.html', (page) => page.replace('<title>', '<meta name="next" /><title>'));
          await change('whats-new.json', (text) =>
            JSON.stringify({ ...(JSON.parse(text) as object), version: '1.3.0' }),
          );
          await change('service-worker.js', (worker) =>
            worker.replace(/[0-9a-f]{32}(?="[^{}]*"index\.html")/, 'a'.repeat(32)),
          );
          await rename(join(folder, 'assets'), join(`${folder}-last`, 'assets'));
          await cp(join(`${folder}-last`, 'assets'), join(folder, 'assets'), {
            recursive: true,
            filter: (file) => !/\/feedback-screen-/.test(file),
          });
        },
        withoutWorker: () =>
          change(
            'service-worker.js',
            () => `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', () => self.registration.unregister());`,
          ),
      });
    },
    { scope: 'worker' },
  ],
});

test.use({ serviceWorkers: 'allow' });

const workerRuns = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
const isNext = (page: Page) => page.locator('meta[name=next]');

test('a newer version is offered, taken where the member says so, and takes no typed text', async ({
  app,
  context,
  deployed,
  page,
  sandbox,
  texts,
}) => {
  test.slow();
  const { t } = texts;
  await app.arriveAs('with_leases');
  await app.open('/mine');
  await app.expectPage(t('shell.tab.me'));
  await workerRuns(page);

  const other = await context.newPage();
  await other.goto(`${sandbox.address}/#/user/addynamic`);
  const field = other.getByRole('textbox').first();
  await field.fill('Gold in the morning');

  await deployed.next();
  await page.goto('about:blank');
  await page.goto(`${sandbox.address}/#/mine`);
  const prompt = page.getByRole('alertdialog', { name: t('shell.update.title', { version: '1.3.0' }) });
  await expect(prompt).toContainText(t('shell.update.changes'));
  await expect(isNext(page)).toHaveCount(0);
  await prompt.getByRole('button', { name: t('shell.update.confirm') }).click();
  await expect(isNext(page)).toHaveCount(1);
  await app.expectPage(t('shell.tab.me'));

  // The other page runs on as it was, and gets what the newer version has no more.
  await expect(field).toHaveValue('Gold in the morning');
  await expect(isNext(other)).toHaveCount(0);
  await other.evaluate(() => (window.location.hash = '/user/feedback'));
  await expect(other.getByRole('heading', { level: 1, name: t('feedback.title') })).toBeVisible();
});

test('a version can take the worker away', async ({ app, deployed, page, texts }) => {
  await app.arriveAs('with_leases');
  await app.open('/mine');
  await app.expectPage(texts.t('shell.tab.me'));
  await workerRuns(page);
  await deployed.withoutWorker();
  await app.open('/mine');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});
