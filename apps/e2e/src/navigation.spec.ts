import { orderList } from '@paydirt/contract/goods/orders';
import { newsList } from '@paydirt/contract/messages/announcements';
import { fromIso, HOUR_MS, unwrap } from '@paydirt/domain';
import type { Page } from '@playwright/test';

import { CUT } from './complaints.ts';
import { expect, test } from './harness.ts';
import { chunkCame } from './line.ts';
import { addressOf, ROUTES } from './routes.ts';
import type { Texts } from './texts.ts';
import { homeTitle } from './wording.ts';

for (const language of ['en-US', 'te-IN'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('every page can be opened cold by its address, with its query, its title and its tabs', async ({
      app,
      page,
      sandbox,
      texts,
    }) => {
      test.setTimeout(180_000);
      const { t } = texts;
      const member = await app.arriveAs('with_leases');
      const { client } = sandbox;
      const device = client((await sandbox.signIn(member)).token);
      const [order] = (await device.call(orderList, { pageNum: 1, pageSize: 1 })).data.list;
      const [article] = (await device.call(newsList, { pageNum: 1, pageSize: 1 })).data.list;
      const queries: Readonly<Record<string, string>> = {
        '/user/orders': `orderId=${order?.id}`,
        '/info/detail': `id=${article?.id}`,
      };

      const addresses = new Set(['/user/login', '/user/login/register', '/login/registerbym']);
      for (const route of ROUTES.filter(({ path }) => !addresses.has(path))) {
        const query = queries[route.path] ?? route.query;
        const wanted = addressOf({ ...route, ...(query !== undefined && { query }) });
        await test.step(wanted, async () => {
          await app.open(wanted);
          await expect(page).toHaveTitle(t('shell.documentTitle', { title: route.title(texts) }));
          await app.shows(/./);
          expect(app.address()).toBe(wanted);
          const tabs = page.getByRole('navigation', { name: t('shell.tabs') });
          await expect(tabs).toHaveCount(route.tab ? 1 : 0);
          await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
        });
      }
    });
  });
}

test('the tab bar leads to the five, and says where one is', async ({ app, page, texts }) => {
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
    await app.shows(/./);
  }
});

test('the bottom menu of the header leads home, to the machines and to me', async ({ app, page, texts }) => {
  const { t } = texts;
  await app.arriveNew();
  for (const [entry, address] of [
    ['home', '/index'],
    ['machines', '/projects'],
    ['me', '/mine'],
  ] as const) {
    await app.open('/user/record?type=5');
    await app.shows(t('shell.title.records'));
    await app.takeMenu(entry);
    await expect.poll(app.address).toBe(address);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The menu is no page: Back leads to where it was opened.
    await page.goBack();
    await app.shows(t('shell.title.records'));
  }
});

test('an address that leads nowhere says so, and a closed page too; both lead home', async ({
  app,
  page,
  texts,
}) => {
  const { t } = texts;
  const member = await app.arriveNew();
  for (const [address, page_] of [
    ['/no/such/page?at=all', 'notFound'],
    ['/nopermission', 'noPermission'],
  ] as const) {
    await app.open(address);
    await app.stands(t(`shell.${page_}.title`));
    expect(app.address()).toBe(address);
    await page.getByRole('link', { name: t(`shell.${page_}.action`) }).click();
    await app.shows(homeTitle(texts, member.phone));
  }
});

test('Back closes what lies above a page before it leaves the page', async ({
  app,
  page,
  panel,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  const jig = await sandbox.product('jig');
  await app.arriveNew();
  await app.open('/projects');
  await page.getByRole('link', { name: `${t('products.details')} ${jig.productName}` }).click();
  await app.shows(jig.productName);

  await test.step('a sheet', async () => {
    await page.getByRole('button', { name: t('products.detail.agreement') }).click();
    const sheet = page.getByRole('dialog', { name: t('products.detail.agreement') });
    await expect(sheet.getByRole('group')).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    expect(app.address()).toBe('/index/detail?productId=jig');
  });
  await test.step('the test panel, above a sheet', async () => {
    await page.getByRole('button', { name: t('products.detail.agreement') }).click();
    const sheet = page.getByRole('dialog', { name: t('products.detail.agreement') });
    await expect(sheet.getByRole('group')).toBeVisible();
    const opened = await panel.open();
    await page.goBack();
    await expect(opened).toBeHidden();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    expect(app.address()).toBe('/index/detail?productId=jig');
  });
  await page.goBack();
  await app.shows(t('shell.tab.machines'));

  await test.step('a question', async () => {
    await page
      .getByRole('navigation', { name: t('shell.tabs') })
      .getByRole('link', { name: new RegExp(`^${t('shell.tab.me')}\\b`) })
      .click();
    await page.getByRole('button', { name: t('me.logOut'), exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await app.shows(t('shell.tab.me'));
  });
});

test('a page that comes while something is pressed waits for the tap, which leads where it should', async ({
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
  await app.shows(/./);
  const tabs = page.getByRole('navigation', { name: t('shell.tabs') });
  const ribbon = page.getByRole('button', { name: t('shell.ribbonOpen') });
  const drawn = () => page.evaluate(() => document.documentElement.dataset['changed']);
  await ribbon.hover();
  await page.mouse.down();
  // By another finger.
  await tabs
    .getByRole('link', { name: new RegExp(`^${t('shell.tab.me')}\\b`) })
    .dispatchEvent('click', { button: 0 });
  await expect.poll(app.address).toBe('/mine');
  await chunkCame(page, 'me-screen');
  await framesPass(page);
  expect(await drawn()).toBeUndefined();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: t('test.title') })).toBeVisible();
  await panel.close();
  await app.shows(t('shell.tab.me'));
  expect(await drawn()).toBe('yes');
});

/** The records, and not what the header of their page leads to. */
const recordsOf = (page: Page, { t }: Texts) =>
  page.getByRole('list', { name: t('records.list') }).getByRole('link');

test('Back leads from a record that was closed to where the records were opened, not to the record again', async ({
  app,
  page,
  texts,
}) => {
  const { t } = texts;
  await app.arriveAs('with_leases');
  await app.open('/mine');
  await app.shows(t('shell.tab.me'));
  await page.goto(`${new URL(page.url()).origin}/#/user/record`);
  await app.shows(t('shell.title.records'));
  await recordsOf(page, texts).first().click();
  const record = page.getByRole('dialog', { name: t('records.one.title') });
  await record.getByRole('button', { name: t('common.close') }).click();
  await expect(record).toBeHidden();
  await expect.poll(app.address).toBe('/user/record');
  await page.goBack();
  await app.shows(t('shell.tab.me'));
});

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('Back finds the machines where they were', async ({ app, page, sandbox, texts }) => {
  const { t } = texts;
  const tom = await sandbox.product('long-tom');
  await app.arriveNew();
  await app.open('/projects');
  const details = page.getByRole('link', { name: `${t('products.details')} ${tom.productName}` });
  await details.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(500);
  const place = async () => Math.round((await details.boundingBox())?.y ?? Number.NaN);
  // Cards above take their real height in the frames after the scroll.
  let before = Number.NaN;
  await expect(async () => {
    before = await place();
    await framesPass(page);
    expect(await place()).toBe(before);
  }).toPass();
  await details.click();
  await app.shows(tom.productName);
  expect(await scrolled(page)).toBe(0);
  await page.getByRole('button', { name: t('common.back') }).click();
  await app.shows(t('shell.tab.machines'));
  // Cards take their real height as they come near, so the offset may differ; the card's place does not.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(8);
});

/** Far down a list, well behind its first page. */
const PLACE = 2600;

// With more than a hundred lines the list is windowed: what leaves the screen leaves the page, too.
for (const { list, days } of [
  { list: 'a long list', days: 0 },
  { list: 'a longer, windowed list', days: 3 },
]) {
  test(`Back finds the records of ${list} where they were, with the pages that were read`, async ({
    app,
    page,
    sandbox,
    texts,
  }) => {
    const { t } = texts;
    await app.arriveAs('with_leases');
    if (days > 0) await sandbox.moveClock({ days });
    await app.open('/user/record');
    await app.shows(t('shell.title.records'));
    const rows = recordsOf(page, texts);
    await expect(rows.first()).toBeVisible();
    await expect(async () => {
      await scrollTo(page, 1_000_000);
      await expect(page.getByText(t('common.listEnd'))).toBeInViewport({ timeout: 500 });
    }).toPass();
    await scrollTo(page, PLACE);
    /** Addresses of the records in view, from top to bottom, and where the first of them stands. */
    const inView = () =>
      rows.evaluateAll((links) => {
        const seen = links.flatMap((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return top > 120 && bottom < innerHeight
            ? [{ address: link.getAttribute('href'), top: Math.round(top) }]
            : [];
        });
        return {
          scrolled: Math.round(scrollY),
          top: seen[0]?.top,
          addresses: seen.map((row) => row.address),
        };
      });
    // Rows that were never on the screen are measured now, and the offset makes up for it.
    let before = await inView();
    await expect(async () => {
      before = await inView();
      expect(before.addresses.length).toBeGreaterThan(3);
      await framesPass(page);
      expect(await inView()).toEqual(before);
    }).toPass();

    await page.goto(`${new URL(page.url()).origin}/#/user/myorder`);
    await app.shows(t('shell.title.orders'));
    await page.goBack();
    await app.shows(t('shell.title.records'));
    await expect.poll(inView).toEqual(before);
    // And there it stays.
    await framesPass(page);
    expect(await inView()).toEqual(before);
  });
}

/** Let the browser draw for a while, so that whatever is measured late has been. */
const framesPass = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 40;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
  );

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

  test("runs on the services' clock, is right as soon as the page is seen again, and stops at its end", async ({
    app,
    complaints,
    page,
    sandbox,
    texts,
  }) => {
    test.setTimeout(240_000);
    complaints.expect(CUT);
    const { t } = texts;
    // Another journey may have moved the clock past the end of it.
    await sandbox.reset();
    const table = await sandbox.product('shaker-table');
    const endsAt = unwrap(fromIso(table.rushEndsAt ?? ''));
    const left = async () => Math.round((endsAt - unwrap(fromIso(await sandbox.now()))) / 1000);
    /** Between what was left before and after a look at it, however long that takes on a busy machine. */
    const isRight = async () => {
      const [before, seen, after] = [await left(), await shown(), await left()];
      expect(seen).toBeLessThanOrEqual(before + 3);
      expect(seen).toBeGreaterThanOrEqual(after - 3);
    };
    await app.arriveNew();
    await page.clock.install();
    await app.open('/index/detail?productId=shaker-table');
    await app.shows(table.productName);
    const timer = page.getByRole('timer');
    const shown = async () => secondsOf(await timer.innerText());
    await isRight();

    // The device sleeps for an hour, and hears nothing: while the clock is moved, what falls due would tell it the time.
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
    await app.shows(table.productName);
    await expect(page.getByText(t('products.badge.rushEnded')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t('products.detail.ended') })).toBeDisabled();
  });
});
