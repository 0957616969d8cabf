import type { Page } from '@playwright/test';

import { expect, test } from '../support/harness.ts';
import { waitForFrames } from '../support/network.ts';
import type { Texts } from '../support/texts.ts';

test('Back closes what lies above a page before leaving the page', async ({
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
  await page.getByRole('link', { name: jig.productName, exact: true }).click();
  await app.expectPage(jig.productName);

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
  await app.expectPage(t('shell.tab.machines'));

  await test.step('a confirmation', async () => {
    await page
      .getByRole('navigation', { name: t('shell.tabs') })
      .getByRole('link', { name: new RegExp(`^${t('shell.tab.me')}\\b`) })
      .click();
    await page.getByRole('button', { name: t('me.logOut'), exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await app.expectPage(t('shell.tab.me'));
  });
});

/** The records, and not what the header of their page leads to. */
const recordsOf = (page: Page, { t }: Texts) =>
  page.getByRole('list', { name: t('records.list') }).getByRole('link');

test('Back from a record leads to where the records were opened, not to a record that was already closed', async ({
  app,
  page,
  texts,
}) => {
  const { t } = texts;
  await app.arriveAs('with_leases');
  await app.open('/mine');
  await app.expectPage(t('shell.tab.me'));
  await page.goto(`${new URL(page.url()).origin}/#/user/record`);
  await app.expectPage(t('shell.title.records'));
  await recordsOf(page, texts).first().click();
  const record = page.getByRole('dialog', { name: t('records.one.title') });
  await record.getByRole('button', { name: t('common.close') }).click();
  await expect(record).toBeHidden();
  await expect.poll(app.address).toBe('/user/record');
  await page.goBack();
  await app.expectPage(t('shell.tab.me'));
});

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('Back restores the scroll position of the machines', async ({ app, page, sandbox, texts }) => {
  const { t } = texts;
  const tom = await sandbox.product('long-tom');
  await app.arriveNew();
  await app.open('/projects');
  const details = page.getByRole('link', { name: tom.productName, exact: true });
  await details.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(500);
  const place = async () => Math.round((await details.boundingBox())?.y ?? Number.NaN);
  // Wait until the position is stable: cards above take their real height in the frames after the scroll.
  let before = Number.NaN;
  await expect(async () => {
    before = await place();
    await waitForFrames(page);
    expect(await place()).toBe(before);
  }).toPass();
  await details.click();
  await app.expectPage(tom.productName);
  expect(await scrolled(page)).toBe(0);
  await page.getByRole('button', { name: t('common.back') }).click();
  await app.expectPage(t('shell.tab.machines'));
  // Cards take their real height as they come near, so the offset may differ; the card's place does not.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(8);
});

/** Far down a list, well past its first page. */
const PLACE = 2600;

// With more than a hundred lines the list is windowed: lines outside of the screen are removed from the page.
for (const { list, days } of [
  { list: 'a long list', days: 0 },
  { list: 'a longer, windowed list', days: 3 },
]) {
  test(`Back restores the scroll position and the loaded pages of the ${list} records`, async ({
    app,
    page,
    sandbox,
    texts,
  }) => {
    const { t } = texts;
    await app.arriveAs('with_leases');
    if (days > 0) await sandbox.moveClock({ days });
    await app.open('/user/record');
    await app.expectPage(t('shell.title.records'));
    const rows = recordsOf(page, texts);
    await expect(rows.first()).toBeVisible();
    await expect(async () => {
      await scrollTo(page, 1_000_000);
      await expect(page.getByText(t('common.listEnd'))).toBeInViewport({ timeout: 500 });
    }).toPass();
    await scrollTo(page, PLACE);
    /** Addresses of the records in view, from top to bottom, and the position of the first. */
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
    // Wait until the list is stable: it now measures rows that were never on the screen, and corrects the
    // offset.
    let before = await inView();
    await expect(async () => {
      before = await inView();
      expect(before.addresses.length).toBeGreaterThan(3);
      await waitForFrames(page);
      expect(await inView()).toEqual(before);
    }).toPass();

    await page.goto(`${new URL(page.url()).origin}/#/user/myorder`);
    await app.expectPage(t('shell.title.orders'));
    await page.goBack();
    await app.expectPage(t('shell.title.records'));
    await expect.poll(inView).toEqual(before);
    // The position stays the same in later frames.
    await waitForFrames(page);
    expect(await inView()).toEqual(before);
  });
}
