import { expect, test } from '../support/harness.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

test('in a wide window a machine opens beside the list, and Back restores the list', async ({
  app,
  page,
  texts,
}) => {
  const { t } = texts;
  await app.arriveNew('200.00');
  await app.open('/projects');
  await app.expectPage(t('shell.tab.machines'));
  await expect(page.getByText(t('shell.beside.title'))).toBeVisible();
  const list = page.getByRole('list', { name: t('products.list') });
  const card = list.getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name, exact: true }).click();

  const beside = page.getByRole('region', { name: t('shell.title.product') });
  await expect(beside.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(list).toBeVisible();
  await expect(page).toHaveTitle(t('shell.documentTitle', { title: t('shell.title.product') }));
  await expect(beside.locator(':focus')).toHaveCount(1);
  // The list marks the card of the open product.
  await expect(list.locator('[aria-current=true]')).toHaveCount(1);
  await expect(card.locator('[aria-current=true]')).toBeVisible();

  await page.goBack();
  await expect(page.getByText(t('shell.beside.title'))).toBeVisible();
  expect(app.address()).toBe('/projects');
  await expect(list).toBeVisible();
  await expect(list.locator('[aria-current=true]')).toHaveCount(0);
});

test('in a wide window leasing the open machine adds nothing to the history', async ({
  app,
  page,
  texts,
}) => {
  const { t } = texts;
  await app.arriveNew('2000.00');
  await app.open('/projects');
  await app.expectPage(t('shell.tab.machines'));
  const cards = page.getByRole('list', { name: t('products.list') }).getByRole('article');
  const card = cards.filter({ has: page.getByRole('link', { name: t('products.lease') }) }).first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  const entries = () => page.evaluate(() => history.length);
  const opened = await entries();

  // Each time, the sheet adds a history entry, which is removed when the sheet closes.
  for (let time = 0; time < 3; time += 1) {
    await card.getByRole('link', { name: t('products.lease') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await entries()).toBeLessThanOrEqual(opened + 1);
  await page.goBack();
  await expect(page.getByText(t('shell.beside.title'))).toBeVisible();
  expect(app.address()).toBe('/projects');
});

test('in a wide window every page starts at the same position beside the rail', async ({
  app,
  page,
  texts,
}) => {
  const { t } = texts;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await app.arriveAs('with_leases');
  const begins = async (address: string) => {
    await app.open(address);
    await app.expectPage(/./);
    await expect(page.getByRole('navigation', { name: t('shell.tabs') })).toBeVisible();
    return page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().left));
  };
  const home = await begins('/index');
  for (const address of ['/index/money', '/user/system', '/user/record', '/mine'])
    expect(await begins(address), address).toBe(home);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await begins('/index/money')).toBe(await begins('/index'));
});
