import { barColour } from '../support/device.ts';
import { expect, test } from '../support/harness.ts';
import { patternOf } from '../support/text-patterns.ts';

const UNIT = 'NGN';

test('prices are also shown in the member’s currency, in every tab, and only in play USDT without a rate', async ({
  app,
  context,
  page,
  sandbox,
  texts,
}) => {
  test.slow();
  const { t } = texts;
  await app.arriveNew();
  const jig = await sandbox.product('jig');
  const display = patternOf(t('products.unit.display', { unit: UNIT, rate: '…', time: '…' }));
  const shop = await context.newPage();
  await shop.goto(`${sandbox.address}/#/projects`);
  const card = shop.getByRole('article', { name: jig.productName });
  await expect(card).toBeVisible();
  await expect(card).not.toContainText(UNIT);

  await test.step('a unit chosen in one tab appears in another at once, beside what is paid', async () => {
    await app.open('/user/system');
    await app.expectPage(t('me.settings.title'));
    const choice = page.getByRole('group', { name: t('me.settings.salesUnit') });
    await choice.getByRole('radio', { name: UNIT }).click();
    await expect(choice.getByRole('radio', { name: UNIT })).toBeChecked();
    await expect(shop.getByText(display)).toBeVisible();
    await expect(card).toContainText(UNIT);
    await expect(card).toContainText('USDT');
  });

  await test.step('a device setting is followed as well', async () => {
    await page.getByRole('radio', { name: t('me.settings.themeDark'), exact: true }).check();
    await expect(shop.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => barColour(shop)).toBe('#15110c');
  });

  await test.step('the page of a machine and its confirmation show both', async () => {
    await app.open('/index/detail?productId=jig');
    await app.expectPage(jig.productName);
    await expect(page.getByText(patternOf(t('products.unit.about', { amount: '…' }))).first()).toBeVisible();
    await expect(page.getByText(display)).toBeVisible();
  });

  await test.step('without a rate no price is converted', async () => {
    await shop.route('**/exchangeRate/get*', (route) => route.abort());
    await shop.reload();
    await expect(card).toBeVisible();
    await expect(shop.getByText(t('products.unit.noRate', { unit: UNIT }))).toBeVisible();
    await expect(card).toContainText('USDT');
    await expect(card).not.toContainText(UNIT);
  });
});
