import { orderList } from '@paydirt/contract/goods/orders';
import { newsList } from '@paydirt/contract/messages/announcements';
import { fromIso, HOUR_MS, unwrap } from '@paydirt/domain';
import type { Page } from '@playwright/test';

import { CUT } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import { waitForChunk, waitForFrames } from '../support/network.ts';
import { addressOf, ROUTES } from '../support/routes.ts';
import { homeTitle } from '../support/text-patterns.ts';

const PUBLIC_PAGES = new Set(['/user/login', '/user/login/register', '/login/registerbym']);
/** Seventy cold starts with axe take minutes: each worker gets a part of them. */
const PARTS = 3;

for (let part = 0; part < PARTS; part += 1)
  test(`every page can be opened by its address from a cold start, with its query, title and tabs (part ${part + 1} of ${PARTS})`, async ({
    app,
    page,
    sandbox,
    texts,
  }) => {
    test.setTimeout(300_000);
    const { t } = texts;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const member = await app.arriveAs('with_leases');
    const { client } = sandbox;
    const device = client((await sandbox.signIn(member)).token);
    const [order] = (await device.call(orderList, { pageNum: 1, pageSize: 1 })).data.list;
    const [article] = (await device.call(newsList, { pageNum: 1, pageSize: 1 })).data.list;
    const queries: Readonly<Record<string, string>> = {
      '/user/orders': `orderId=${order?.id}`,
      '/info/detail': `id=${article?.id}`,
    };

    const routes = ROUTES.filter(({ path }) => !PUBLIC_PAGES.has(path));
    for (const route of routes.filter((_, n) => n % PARTS === part)) {
      const query = queries[route.path] ?? route.query;
      const wanted = addressOf({ ...route, ...(query !== undefined && { query }) });
      await test.step(wanted, async () => {
        await app.open(wanted);
        await expect(page).toHaveTitle(t('shell.documentTitle', { title: route.title(texts) }));
        await app.expectAccessiblePage(/./);
        expect(app.address()).toBe(wanted);
        const tabs = page.getByRole('navigation', { name: t('shell.tabs') });
        await expect(tabs).toHaveCount(route.tab ? 1 : 0);
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
        const icons = page.locator('header h1 + div').locator('a, button');
        expect(await icons.count(), 'a header has two icons at most (SCREENS, Shell)').toBeLessThanOrEqual(2);
      });
    }
  });

test('the tab bar leads to its five pages and marks the current one', async ({ app, page, texts }) => {
  const { t } = texts;
  await app.arriveNew();
  await app.open('/index');
  const tabs = page.getByRole('navigation', { name: t('shell.tabs') });
  for (const [tab, address] of [
    ['community', '/dynamic'],
    ['machines', '/projects'],
    ['team', '/index/friend'],
    ['me', '/mine'],
    ['home', '/index'],
  ] as const) {
    const link = tabs.getByRole('link', { name: t(`shell.tab.${tab}`), exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect(app.address()).toBe(address);
    await app.expectPage(/./);
  }
});

test('tapping a tab changes the page, also when that page is already loaded', async ({
  app,
  page,
  texts,
}) => {
  const { t } = texts;
  await app.arriveNew();
  await app.open('/mine');
  const tabs = page.getByRole('navigation', { name: t('shell.tabs') });
  const heading = page.getByRole('heading', { level: 1 });
  // In the second round, both pages are in memory.
  for (const tab of ['machines', 'me', 'machines', 'me'] as const) {
    const title = t(`shell.tab.${tab}`);
    await tabs.getByRole('link', { name: new RegExp(`^${title}`, 'u') }).tap();
    await expect(heading).toHaveText(title);
  }
});

test('a page below the tabs leads home by one icon, or by an entry of its menu', async ({
  app,
  page,
  texts,
}) => {
  const { t } = texts;
  const member = await app.arriveNew();
  await app.open('/user/balance');
  await app.expectPage(t('balance.title'));
  await app.goHome();
  await app.expectPage(homeTitle(texts, member.phone));

  await app.open('/user/record?type=5');
  await app.expectPage(t('shell.title.records'));
  await page.getByRole('button', { name: t('shell.menu'), exact: true }).click();
  const menu = page.getByRole('dialog', { name: t('shell.menu') });
  await menu.getByRole('link', { name: t('shell.tab.home'), exact: true }).click();
  await expect.poll(app.address).toBe('/index');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The menu adds no history entry: Back leads to the page where it was opened.
  await page.goBack();
  await app.expectPage(t('shell.title.records'));
});

test('an unknown address and a forbidden page say so, and both lead home', async ({ app, page, texts }) => {
  const { t } = texts;
  const member = await app.arriveNew();
  for (const [address, page_] of [
    ['/no/such/page?at=all', 'notFound'],
    ['/nopermission', 'noPermission'],
  ] as const) {
    await app.open(address);
    await app.expectPage(t(`shell.${page_}.title`));
    expect(app.address()).toBe(address);
    await page.getByRole('link', { name: t(`shell.${page_}.action`) }).click();
    await app.expectPage(homeTitle(texts, member.phone));
  }
});

test('a page that loads during a press waits until it is released, and the press still takes effect', async ({
  app,
  page,
  panel,
  texts,
}) => {
  const { t } = texts;
  await app.arriveNew();
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset['changed'] = 'yes';
      return start(update);
    };
  });
  await app.open('/index');
  await app.expectPage(/./);
  const tabs = page.getByRole('navigation', { name: t('shell.tabs') });
  const ribbon = page.getByRole('button', { name: t('shell.ribbonOpen') });
  const drawn = () => page.evaluate(() => document.documentElement.dataset['changed']);
  await ribbon.hover();
  await page.mouse.down();
  // Another finger taps a tab meanwhile.
  await tabs
    .getByRole('link', { name: new RegExp(`^${t('shell.tab.me')}\\b`) })
    .dispatchEvent('click', { button: 0 });
  await expect.poll(app.address).toBe('/mine');
  await waitForChunk(page, 'me');
  await waitForFrames(page);
  expect(await drawn()).toBeUndefined();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: t('test.title') })).toBeVisible();
  await panel.close();
  await app.expectPage(t('shell.tab.me'));
  expect(await drawn()).toBe('yes');
});

test.describe('a rush', () => {
  /** Seconds that a countdown shows. */
  const secondsOf = (text: string) => {
    const [, days = '0', hours = '', minutes = '', seconds = ''] =
      /(?:(\d+)\D+)?(\d\d):(\d\d):(\d\d)/.exec(text) ?? [];
    return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
  };
  const hidden = (page: Page, isHidden: boolean) =>
    page.evaluate((hide) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => (hide ? 'hidden' : 'visible'),
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);

  test('the countdown follows the services’ clock, is right as soon as the page is visible again, and stops at the end', async ({
    app,
    pageErrors,
    page,
    sandbox,
    services,
    texts,
  }) => {
    test.setTimeout(240_000);
    pageErrors.expect(CUT);
    const { t } = texts;
    // Renew the world, because another journey may have moved the clock past the end of the offer.
    await services.renew();
    const table = await sandbox.product('shaker-table');
    const endsAt = unwrap(fromIso(table.rushEndsAt ?? ''));
    const left = async () => Math.round((endsAt - unwrap(fromIso(await sandbox.now()))) / 1000);
    /** Between the time left before and after reading it, however long that takes on a busy machine. */
    const isRight = async () => {
      const [before, seen, after] = [await left(), await shown(), await left()];
      expect(seen).toBeLessThanOrEqual(before + 3);
      expect(seen).toBeGreaterThanOrEqual(after - 3);
    };
    await app.arriveNew();
    await page.clock.install();
    // The websocket is the shell's last background request, and would fail without a network: wait for it.
    const connected = page.waitForEvent('websocket');
    await app.open('/index/detail?productId=shaker-table');
    await app.expectPage(table.productName);
    await connected;
    const timer = page.getByRole('timer');
    const shown = async () => secondsOf(await timer.innerText());
    await isRight();

    // The device sleeps for an hour, offline: an event of a job that falls due would reveal the time.
    await page.context().setOffline(true);
    await hidden(page, true);
    const asleep = await shown();
    await sandbox.moveClock({ hours: 1 });
    await page.clock.fastForward(HOUR_MS);
    expect(await shown(), 'nothing is drawn while nobody looks').toBe(asleep);
    await page.context().setOffline(false);
    await hidden(page, false);
    await isRight();

    await sandbox.moveClock({ days: 2 });
    await page.reload();
    await app.expectPage(table.productName);
    await expect(page.getByText(t('products.badge.rushEnded')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t('products.badge.rushEnded') })).toBeDisabled();
  });
});
