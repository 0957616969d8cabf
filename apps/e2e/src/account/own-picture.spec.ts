import { modifyName } from '@paydirt/contract/account/profile';
import { userInfo } from '@paydirt/contract/account/session';
import { addPost } from '@paydirt/contract/community/posts';
import { CONSTANTS } from '@paydirt/domain';
import type { Locator } from '@playwright/test';

import { expect, test } from '../support/harness.ts';
import { CUT } from '../support/page-errors.ts';

// A screenshot serves as the photo, and it has to be larger than the stored picture.
test.use({ deviceScaleFactor: 2 });

const WRITTEN = 'Two nuggets before breakfast';

/** Measure a picture once it has loaded. */
async function edges(picture: Locator): Promise<readonly [width: number, height: number]> {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  return picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight] as const);
}

/** Count the sheets that the page's entry of the history holds open. */
function openSheets(): number {
  const { sheets = [] } = (history.state ?? {}) as { readonly sheets?: readonly string[] };
  return sheets.length;
}

test('a member crops their picture by keyboard, sees it where others do, and removes it', async ({
  app,
  page,
  texts,
}) => {
  test.slow();
  const { t } = texts;
  const member = await app.arriveNew();
  // The name is unique, because a run for another device may use the same world.
  await member.client.call(modifyName, { name: `Mara L${crypto.randomUUID().slice(0, 8)}` });
  await member.client.call(addPost, { content: WRITTEN, intentId: crypto.randomUUID() });
  const pictures = page.getByRole('main').locator('img[src^="/media/uploads/"]');

  await test.step('choose a portrait file', async () => {
    await app.open('/mine');
    await page
      .getByRole('link', { name: t('me.information.title') })
      .first()
      .click();
    await app.expectPage(t('me.information.title'));
    await expect(pictures).toHaveCount(0);
    const photo = await page.screenshot();
    await page
      .getByLabel(t('me.picture.choose'))
      .setInputFiles({ name: 'camp.png', mimeType: 'image/png', buffer: photo });
  });

  await test.step('move it by keyboard, and save it', async () => {
    const sheet = page.getByRole('dialog', { name: t('me.picture.crop') });
    const area = sheet.getByRole('application', { name: t('me.picture.area') });
    const down = sheet.getByRole('slider', { name: t('me.picture.down') });
    await expect(sheet.getByRole('slider', { name: t('me.picture.across') })).toHaveAttribute(
      'data-disabled',
    );
    const before = Number(await down.getAttribute('aria-valuenow'));
    // The sheet takes the focus when it has opened; on a slow machine that is after its content is shown.
    await expect(sheet).toBeFocused();
    await area.focus();
    await expect(area).toBeFocused();
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(async () => Number(await down.getAttribute('aria-valuenow'))).toBeLessThan(before);
    await page.keyboard.press('+');
    await expect(sheet.getByRole('slider', { name: t('me.picture.zoom') })).toHaveAttribute(
      'aria-valuetext',
      '110%',
    );
    await sheet.getByRole('button', { name: t('me.picture.use') }).press('Enter');
    await expect(sheet).toBeHidden();
    // Closing the sheet removes its history entry by going back, which a reload must not interrupt.
    await expect.poll(() => page.evaluate(openSheets)).toBe(0);
  });

  await test.step('it is shown on the member’s own pages and in the feed, also after a reload', async () => {
    await page.reload();
    await app.expectPage(t('me.information.title'));
    expect(await edges(pictures)).toEqual([CONSTANTS.AVATAR_SENT_EDGE, CONSTANTS.AVATAR_SENT_EDGE]);
    await app.open('/mine');
    await app.expectPage(t('shell.tab.me'));
    await edges(pictures);
    await app.open('/dynamic');
    const post = page.getByRole('article').filter({ hasText: WRITTEN });
    await edges(post.locator('img[src^="/media/uploads/"]'));
  });

  await test.step('after removal the initials are back, and the file button has the focus', async () => {
    await app.open('/user/information');
    await page.getByRole('button', { name: t('me.picture.remove') }).click();
    await expect(pictures).toHaveCount(0);
    await expect(page.getByLabel(t('me.picture.choose'))).toBeFocused();
    expect((await member.client.call(userInfo, {})).data.avatarUrl).toBeNull();
    await app.open('/dynamic');
    const post = page.getByRole('article').filter({ hasText: WRITTEN });
    await expect(post).toContainText('ML');
    await expect(post.locator('img[src^="/media/uploads/"]')).toHaveCount(0);
  });
});

test('a picture that cannot be opened, because that part of the app cannot be fetched, is reported', async ({
  app,
  context,
  pageErrors,
  page,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(CUT);
  await app.arriveNew();
  await app.open('/user/information');
  await app.expectPage(t('me.information.title'));
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const chooser = page.getByLabel(t('me.picture.choose'));
  await context.setOffline(true);
  await chooser.setInputFiles(photo);
  await expect(page.getByRole('alert')).toContainText(t('common.loadFailed'));
  await expect(chooser).not.toHaveAttribute('aria-busy', 'true');
  await context.setOffline(false);
});

test('with the data saver on, no picture is fetched before it is tapped', async ({
  app,
  page,
  sandbox,
  texts,
}) => {
  test.slow();
  const { t } = texts;
  await app.arriveNew();
  await app.open('/user/system');
  await app.expectPage(t('me.settings.title'));
  await page.getByRole('switch', { name: t('me.settings.dataSaver') }).check();

  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/')) requests.push(pathname);
  });
  for (const [route, title] of [
    ['/index', /./],
    ['/projects', t('shell.tab.machines')],
    ['/dynamic', t('shell.tab.community')],
  ] as const) {
    await app.open(route);
    await app.expectPage(title);
    // Scroll to the end of the page, so that lazy content loads as well.
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByText(t('common.loading'))).toHaveCount(0);
  }
  const jig = await sandbox.product('jig');
  await app.open('/index/detail?productId=jig');
  await app.expectPage(jig.productName);
  expect(requests).toEqual([]);

  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect.poll(() => requests).not.toEqual([]);
});
