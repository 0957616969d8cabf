import { publishNews } from '@paydirt/contract/sandbox/publishing';
import { clock, moveClock } from '@paydirt/contract/sandbox/world';
import { DAY_MS } from '@paydirt/domain';
import { expect, type Page } from '@playwright/test';

import { test } from '../support/demo-host.ts';
import { enterAs, enterAsMara, servicesIn } from '../support/demo-page.ts';
import { downloadedBy, readPdf } from '../support/downloads.ts';
import { ordersAndBalance, purchaseOf } from '../support/purchase.ts';
import { createTestPanel } from '../support/test-panel.ts';
import { textsOf } from '../support/texts.ts';

// Serve the demo below a path, as a real host does.
test.use({ below: '/play/' });
// These journeys move money, so a flaky failure may be a race of the product.
test.describe.configure({ retries: 0 });

const texts = await textsOf('en-US');
const { t } = texts;

/** Mara's; below them are those that can be leased. */
const MACHINES_AT_WORK = 3;

/** More days than any machine lives through before the request is answered. */
const LONG_MOVE_DAYS = 390;

/** Much less than the polling interval of the pages. */
const AT_ONCE = { timeout: 5000 };

/** Count the machines whose drawing has loaded. */
const drawnMachines = (page: Page) =>
  page
    .locator('use[href*="/media/products/"]')
    .evaluateAll((uses) => uses.filter((use) => (use as SVGUseElement).getBBox().width > 0).length);

test(
  'a world lives in one browser: no server is asked, a statement is drawn in the tab, it opens again offline, and an address that does not exist leads back to it',
  { tag: '@tab' },
  async ({ address, context }) => {
    const requests: string[] = [];
    context.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const page = await enterAsMara(context, address);

    await test.step('a statement is drawn by a library that loads with the first one', async () => {
      const ofDocuments = () => requests.filter((path) => /draw-orders|harfbuzz|\.woff$/.test(path));
      expect(ofDocuments()).toEqual([]);
      await page.goto(`${address}/#/user/pdf`);
      await page
        .getByRole('link', { name: new RegExp(t('documents.soFar')) })
        .first()
        .click();
      const pdf = await downloadedBy(page, () =>
        page.getByRole('button', { name: t('documents.download') }).click(),
      );
      expect(new TextDecoder('latin1').decode(pdf.bytes.subarray(0, 5))).toBe('%PDF-');
      const { pages, lines } = await readPdf(pdf.bytes);
      await expect(page.getByRole('article')).toHaveCount(pages);
      expect(lines).toContain(t('paper.statement.closing'));
      expect(ofDocuments()).not.toEqual([]);
    });

    await page.goto(`${address}/#/index`);
    const { sandbox, member } = await servicesIn(page, address);
    await createTestPanel(page, texts, sandbox).move('plusDay');
    await page.getByRole('button', { name: t('income.receive'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('income.arriving') })).toBeVisible();
    const [before, day] = await Promise.all([ordersAndBalance(member), sandbox.now()]);
    await expect.poll(() => drawnMachines(page)).toBeGreaterThanOrEqual(MACHINES_AT_WORK);

    await test.step('offline', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { name: t('income.arriving') })).toBeVisible();
      await expect(page.getByText(t('shell.offline.title'))).toBeHidden();
      await expect.poll(() => drawnMachines(page)).toBeGreaterThanOrEqual(MACHINES_AT_WORK);
      const again = await servicesIn(page, address);
      expect(await ordersAndBalance(again.member)).toEqual(before);
      expect(Date.parse(await again.sandbox.now())).toBeGreaterThanOrEqual(Date.parse(day));
      expect(await again.sandbox.ledgerCheck()).toMatchObject({ ok: true, broken: [], sum: '0.00' });
    });
    await context.setOffline(false);
    await page.goto(`${address}/some/where/else`);
    await expect(page).toHaveURL(new RegExp(`^${address}/`));
    await expect(page.getByRole('heading', { name: t('income.arriving') })).toBeVisible();
    expect(requests.filter((path) => path.includes('/api/'))).toEqual([]);
  },
);

test(
  'two members in two tabs are told news at once; when the tab that runs the services closes during a purchase in the other, that completes it once and is told news again',
  { tag: '@tab' },
  async ({ address, context }) => {
    const first = await context.newPage();
    await enterAs('Jonas Berg', first, `${address}/?apart`);
    const page = await enterAsMara(context, address);
    const { sandbox, member } = await servicesIn(page, address);
    const visitor = sandbox.client(null);
    const publish = (title: string) =>
      visitor.call(publishNews, { title, body: title, channel: 'station_news' });
    const openMailbox = async (tab: Page) => {
      await tab.evaluate(() => (window.location.hash = '/message'));
      await expect(tab.getByRole('heading', { level: 1, name: t('mailbox.title') })).toBeVisible();
      await expect(tab.getByText(t('shell.noLiveUpdates'))).toHaveCount(0);
    };
    for (const tab of [first, page]) await openMailbox(tab);
    await publish('The wash plant rests');
    for (const tab of [first, page]) await expect(tab.getByText('The wash plant rests')).toBeVisible(AT_ONCE);

    await page.goto(`${address}/#/index/detail?productId=gold-pan`);
    const before = await ordersAndBalance(member);
    const purchase = purchaseOf(page, texts, await sandbox.product('gold-pan'));
    await purchase.review();
    await Promise.all([purchase.send.click(), first.close()]);
    await expect(purchase.result).toBeVisible();
    const after = await ordersAndBalance(member);
    expect(after.orders - before.orders).toBe(1);
    expect(await sandbox.ledgerCheck()).toMatchObject({ ok: true, broken: [], sum: '0.00' });

    await openMailbox(page);
    await publish('It works again');
    await expect(page.getByText('It works again')).toBeVisible(AT_ONCE);
  },
);

test(
  'the support chat, whose page no tab can serve, is refused and shows nothing of the host',
  { tag: '@tab-extra' },
  async ({ address, context }) => {
    const page = await enterAsMara(context, address);
    await page.goto(`${address}/#/help`);
    await page
      .locator('header')
      .getByRole('link', { name: t('shell.support') })
      .click();
    await page.getByRole('button', { name: t('support.agree') }).click();
    // The app first retries an unavailable call by itself for a while, and then shows the button.
    await expect(page.getByRole('alert').getByRole('button', { name: t('common.retry') })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

test(
  'a long move of the clock continues and ends in the next tab',
  { tag: '@tab-extra' },
  async ({ address, context }) => {
    // The request is answered after twenty seconds, before the move ends.
    const first = await enterAsMara(context, address);
    const { sandbox } = await servicesIn(first, address);
    const { data: begun } = await sandbox
      .client(null)
      .call(moveClock, { advanceSeconds: (LONG_MOVE_DAYS * DAY_MS) / 1000 });
    await first.close();

    const page = await context.newPage();
    await page.goto(`${address}/`);
    const again = (await servicesIn(page, address)).sandbox;
    await expect
      .poll(async () => (await again.client(null).call(clock, {})).data.to, { timeout: 180_000 })
      .toBeNull();
    expect(Date.parse(await again.now())).toBeGreaterThanOrEqual(Date.parse(begun.to ?? begun.now));
    expect(await again.ledgerCheck()).toMatchObject({ ok: true, broken: [], sum: '0.00' });
  },
);
