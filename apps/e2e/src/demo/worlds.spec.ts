import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

import { HOUR_MS } from '@paydirt/domain';
import { expect, type Page } from '@playwright/test';

import { inRoot } from '../../../../scripts/process/paths.mjs';
import { clickPastGuard } from '../support/click-past-guard.ts';
import { test } from '../support/demo-host.ts';
import { keepAsEarlier } from '../support/earlier-world.ts';
import { enterAsMara, sandboxIn, servicesIn } from '../support/demo-page.ts';
import { ordersAndBalance, purchaseOf } from '../support/purchase.ts';
import { fetchIn } from '../support/services-in-tab.ts';
import { createTestPanel } from '../support/test-panel.ts';
import { textsOf } from '../support/texts.ts';

// These journeys move money, so a flaky failure may be a race of the product.
test.describe.configure({ retries: 0 });

const texts = await textsOf('en-US');
const { t } = texts;

/** Download the world by the panel, which stays open. */
async function downloadWorld(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('test.world.download') }).click(),
  ]);
  return readFile(await download.path());
}

/** Open a file as a world, in the open panel. */
async function openWorld(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel(t('test.world.open')).setInputFiles({ name, mimeType: 'application/gzip', buffer });
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('test.world.open') })
    .click();
}

/** Open the confirmation of a gold pan, without buying it; returns the purchase, and the state before it. */
async function reviewGoldPan(page: Page, address: string) {
  await page.goto(`${address}/#/index/detail?productId=gold-pan`);
  const { sandbox, member } = await servicesIn(page, address);
  const purchase = purchaseOf(page, texts, await sandbox.product('gold-pan'));
  await purchase.review();
  return { sandbox, member, purchase, before: await ordersAndBalance(member) };
}

test(
  'a world is saved to a file and opened again; a file without a world is refused and changes nothing',
  { tag: '@tab' },
  async ({ address, context }) => {
    const page = await enterAsMara(context, address);
    const { sandbox } = await servicesIn(page, address);
    const panel = createTestPanel(page, texts, sandbox);
    await panel.open('world');
    const world = await downloadWorld(page);
    const day = await sandbox.now();
    const file = test.info().outputPath('world.tar.gz');
    await writeFile(file, world);
    // It takes half a minute, so it runs beside the next steps.
    const verified = promisify(execFile)(process.execPath, [
      inRoot('scripts/with-node-24.mjs'),
      'apps/sandbox/src/entrances/node/verify-ledger.ts',
      '--world',
      file,
    ]);
    await panel.close();
    await panel.move('plusDay');

    await panel.open('world');
    await openWorld(page, 'photo.gz', Buffer.from('no world at all'));
    await expect(page.getByText(t('test.world.wrongFile'))).toBeVisible();
    const later = Date.parse(await sandbox.now());
    expect(later - Date.parse(day)).toBeGreaterThan(20 * HOUR_MS);

    await panel.open('world');
    await openWorld(page, 'world.tar.gz', world);
    await expect(page.getByText(t('test.world.opened'))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: t('auth.login.readyMade') })).toBeVisible();
    const again = await servicesIn(page, address);
    expect(later - Date.parse(await again.sandbox.now())).toBeGreaterThan(20 * HOUR_MS);
    expect(await again.sandbox.ledgerCheck()).toMatchObject({ ok: true, broken: [], sum: '0.00' });
    expect((await verified).stdout).toContain('The ledger is sound');
  },
);

test(
  'a world that an earlier build kept opens; one that cannot be opened is kept: it can be downloaded, and is discarded only after a confirmation',
  { tag: '@tab' },
  async ({ address, context }) => {
    const page = await enterAsMara(context, address);
    const { purchase, member } = await reviewGoldPan(page, address);
    await purchase.send.click();
    await expect(purchase.result).toBeVisible();
    const after = await ordersAndBalance(member);

    await page.goto(`${address}/world.json`);
    await keepAsEarlier(page);
    await page.goto(`${address}/`);
    await expect(page.getByText(t('balance.available')).first()).toBeVisible();
    const earlier = await servicesIn(page, address);
    expect(await ordersAndBalance(earlier.member)).toEqual(after);
    expect(await earlier.sandbox.ledgerCheck()).toMatchObject({ ok: true, broken: [], sum: '0.00' });

    await page.goto(`${address}/world.json`);
    /** Count the files of the world; with a name, without that one. */
    const files = (without?: string) =>
      page.evaluate(
        (name) =>
          new Promise<number>((resolve) => {
            indexedDB.open('/pglite/paydirt').addEventListener('success', ({ target }) => {
              const database = (target as IDBOpenDBRequest).result;
              const store = database.transaction('blocks', 'readwrite').objectStore('blocks');
              if (name !== undefined) store.delete([name, 0]);
              const count = store.count();
              store.transaction.addEventListener('complete', () => {
                database.close();
                resolve(count.result);
              });
            });
          }),
        without,
      );
    const damaged = await files('/global/pg_control');

    await page.goto(`${address}/`);
    const heading = page.getByRole('heading', { name: t('test.world.unreadable') });
    await expect(heading).toBeVisible();
    expect((await downloadWorld(page)).length).toBeGreaterThan(1_000_000);
    await page.getByRole('button', { name: t('test.reset.title') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('common.cancel') })
      .click();
    await expect(heading).toBeVisible();
    expect(await files()).toBe(damaged);

    // Where no other world can be fetched, this one stays.
    await context.setOffline(true);
    expect((await fetchIn(page)(`${address}/world`, { method: 'DELETE' })).status).toBe(503);
    expect(await files()).toBe(damaged);
    await context.setOffline(false);

    await page.getByRole('button', { name: t('test.reset.title') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('test.reset.title') })
      .click();
    // Wait for the login page: the page of a world that cannot be opened has the ribbon, too.
    await expect(page.getByRole('button', { name: t('auth.login.readyMade') })).toBeVisible();
    const { sandbox } = await servicesIn(page, address);
    expect(await sandbox.ledgerCheck()).toMatchObject({ ok: true, broken: [], sum: '0.00' });
  },
);

test.describe('two builds', () => {
  // The files of the two builds have the same names here, unlike those of real builds, so a service worker
  // would keep serving the first one's.
  test.use({ serviceWorkers: 'block' });

  test(
    'the newer one runs the services, a tab of the older says so, and no purchase is lost',
    { tag: '@tab' },
    async ({ address, context, faults }) => {
      // The journey is slow because it opens a world three times.
      test.slow();
      const older = await enterAsMara(context, address);
      const { purchase, member, before } = await reviewGoldPan(older, address);
      await purchase.send.click();
      await expect(purchase.result).toBeVisible();

      faults.newerBy = 60;
      const page = await context.newPage();
      await page.goto(`${address}/`);
      await expect(page.getByText(t('balance.available')).first()).toBeVisible();
      const { member: seen, sandbox } = await servicesIn(page, address);
      expect((await ordersAndBalance(seen)).orders - before.orders).toBe(1);
      await expect(ordersAndBalance(member)).rejects.toThrow();

      // Navigating makes the older tab send a request, in case it has sent none since.
      await older.evaluate(() => {
        location.hash = '#/index';
      });
      await expect(older.getByRole('heading', { name: t('test.version.title') })).toBeVisible();
      await older.getByRole('button', { name: t('shell.update.confirm') }).click();
      await expect(older.getByText(t('balance.available')).first()).toBeVisible();
      expect(await sandbox.ledgerCheck()).toMatchObject({ ok: true, broken: [], sum: '0.00' });
    },
  );
});

test(
  'when the host has a newer build, a page continues with its cached files, and reloads itself where they are gone',
  { tag: '@tab' },
  async ({ address, context, faults }) => {
    const page = await enterAsMara(context, address);
    const home = page.getByText(t('balance.available')).first();
    faults.gone = /^assets\/app-/;
    await page.reload();
    await expect(home).toBeVisible();

    await page.evaluate(() => caches.delete('files'));
    await page.clock.install();
    await page.reload();
    await expect(page.getByText('Paydirt could not be loaded. It tries again by itself.')).toBeVisible();
    faults.gone = undefined;
    // This is how long the page waits for a newer service worker.
    await page.clock.fastForward(20_000);
    await expect(home).toBeVisible();
  },
);

test.describe('a browser without storage, and a host that serves the engine as text', () => {
  test.use({
    faults: {
      wrongType: true,
      beforeWorker: 'indexedDB.databases = () => Promise.reject(new DOMException("", "SecurityError"));',
    },
  });

  test(
    'the world lasts as long as the tab, and the page says so',
    { tag: '@tab' },
    async ({ address, context }) => {
      const page = await enterAsMara(context, address);
      await expect(page.getByText(t('test.world.ofPage'))).toBeVisible();
      const { purchase, member, before } = await reviewGoldPan(page, address);
      await purchase.send.click();
      await expect(purchase.result).toBeVisible();
      expect((await ordersAndBalance(member)).orders - before.orders).toBe(1);
    },
  );
});

test.describe('a browser whose storage is full', () => {
  test.use({
    faults: {
      // Simulate a full storage as browsers report it: they abort the transaction with a reason.
      beforeWorker: `
        let full = false;
        new BroadcastChannel('full').onmessage = ({ data }) => { full = data; };
        const { put } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.put = function (...args) {
          const request = put.apply(this, args);
          if (!full) return request;
          Object.defineProperty(this.transaction, 'error', { value: new DOMException('', 'QuotaExceededError') });
          this.transaction.abort();
          return request;
        };`,
    },
  });

  /** Let the browser's storage be full, or have room. */
  const fill = (page: Page, full: boolean) =>
    // oxlint-disable-next-line require-post-message-target-origin -- A channel is of one origin.
    page.evaluate((is) => new BroadcastChannel('full').postMessage(is), full);

  test(
    'a purchase is not confirmed until there is room, then happens once, also after the site was cleared; a world that there is no room for does not replace it',
    { tag: '@tab' },
    async ({ address, context }) => {
      const page = await enterAsMara(context, address);
      const panel = createTestPanel(page, texts, sandboxIn(page, address));
      await panel.open('world');
      const earlier = await downloadWorld(page);
      await panel.close();
      const { sandbox, member, purchase, before } = await reviewGoldPan(page, address);
      await fill(page, true);
      await purchase.send.click();
      await expect(page.getByText(t('test.world.full'))).toBeVisible();
      await expect(purchase.result).toBeHidden();

      await fill(page, false);
      const devtools = await context.newCDPSession(page);
      const { origin } = new URL(address);
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
      await clickPastGuard(purchase.sendAgain, purchase.result);
      await expect(page.getByText(t('test.world.full'))).toBeHidden();

      await page.goto(`${address}/#/index`);
      await panel.open('world');
      await fill(page, true);
      await openWorld(page, 'world.tar.gz', earlier);
      await expect(page.getByText(t('test.world.full')).first()).toBeVisible();
      await fill(page, false);
      await page.reload();
      expect((await ordersAndBalance(member)).orders - before.orders).toBe(1);
      expect(await sandbox.ledgerCheck()).toMatchObject({ ok: true, broken: [], sum: '0.00' });
    },
  );
});
