import { usdt } from '@paydirt/domain';

import { CUT } from '../support/page-errors.ts';
import { clickPastGuard } from '../support/click-past-guard.ts';
import { expect, test } from '../support/harness.ts';
import { ordersAndBalance, purchaseOf } from '../support/purchase.ts';
import { freshPhone } from '../support/sandbox.ts';

test.describe.configure({ retries: 0 });

const ORDER = '**/mine/order/create';

test('a purchase beyond the balance says how much is missing and leads to the faucet', async ({
  app,
  page,
  panel,
  sandbox,
  texts,
}) => {
  const { t, format } = texts;
  await app.arriveNew('20.50');
  const jig = await sandbox.product('jig');
  const missing = (available: bigint, lacks: bigint) =>
    t('products.detail.missing', {
      available: format.money(usdt(available), 'balance'),
      missing: format.money(usdt(lacks), 'price'),
    });

  await app.open('/index/detail?productId=jig');
  await expect(page.getByText(missing(20_500_000n, 159_500_000n))).toBeVisible();
  await app.expectPage(jig.productName);
  await page.getByRole('button', { name: t('products.detail.toFaucet') }).click();
  // The purchase opened the panel, so the panel closes once the money has arrived.
  const faucet = page.getByRole('dialog', { name: t('test.title') });
  await faucet.getByLabel(t('test.faucet.amount')).fill('159');
  const grant = t('test.faucet.grant', { amount: format.money(usdt(159_000_000n), 'price') });
  await faucet.getByRole('button', { name: grant }).click();
  await expect(faucet).toBeHidden();
  await expect(page.getByText(missing(179_500_000n, 500_000n))).toBeVisible();
  await panel.takeFromFaucet('0.5');
  await expect(purchaseOf(page, texts, jig).begin).toBeEnabled();
});

test('a double tap buys once', async ({ app, page, sandbox, texts }) => {
  const member = await app.arriveNew('100');
  const sluice = await sandbox.product('sluice-box');
  const purchase = purchaseOf(page, texts, sluice);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/mine/order/create')) sent += 1;
  });
  await app.open('/index/detail?productId=sluice-box');
  await purchase.review();
  await purchase.send.dblclick();
  await expect(purchase.result).toBeVisible();
  expect(sent).toBe(1);
  expect(await ordersAndBalance(member)).toEqual({ orders: 1, available: '55.00' });
});

test('a purchase whose sheet was closed before its answer is reported later, and happens once', async ({
  app,
  page,
  sandbox,
  texts,
}) => {
  const member = await app.arriveNew('100');
  const sluice = await sandbox.product('sluice-box');
  const purchase = purchaseOf(page, texts, sluice);
  const closed = Promise.withResolvers<void>();
  await page.route('**/mine/order/create', async (route) => {
    await closed.promise;
    await route.continue();
  });
  await app.open('/index/detail?productId=sluice-box');
  await purchase.review();
  const requested = page.waitForRequest('**/mine/order/create');
  await purchase.send.click();
  await requested;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  closed.resolve();
  const messages = page.getByRole('region', { name: texts.t('shell.messages'), exact: true });
  await expect(messages).toContainText(texts.t('products.result.leasedTitle', { name: sluice.productName }));
  expect(await ordersAndBalance(member)).toEqual({ orders: 1, available: '55.00' });
  // A new purchase shows its own confirmation, not the result of the previous one.
  await page.locator('[data-action-bar]').getByRole('button').click();
  await expect(purchase.send).toBeVisible();
});

test('services killed during a purchase neither repeat nor lose it', async ({
  app,
  pageErrors,
  services,
  page,
  sandbox,
  texts,
}) => {
  test.setTimeout(180_000);
  const { t } = texts;
  pageErrors.expect(CUT);
  const member = await app.arriveNew('100');
  const purchase = purchaseOf(page, texts, await sandbox.product('sluice-box'));
  await page.route(
    ORDER,
    async (route) => {
      // The purchase is on its way to the database, or stored already, when the services are killed.
      const answer = route.fetch().catch(() => null);
      await services.kill();
      await answer;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await app.open('/index/detail?productId=sluice-box');
  await purchase.review();
  await purchase.send.click();
  await expect(purchase.confirmation.getByRole('alert')).toContainText(t('error.offline'));
  await expect(purchase.sendAgain).toBeVisible();

  await services.start();
  // The services need time to repair their database first.
  await clickPastGuard(purchase.sendAgain, purchase.result);
  expect(await ordersAndBalance(member)).toEqual({ orders: 1, available: '55.00' });
});

test('buying merchandise asks for a delivery address and keeps what was typed', async ({
  app,
  page,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  const member = await app.arriveNew('100');
  const mug = await sandbox.product('enamel-mug');
  const purchase = purchaseOf(page, texts, mug);
  const address = page.getByRole('dialog', { name: t('products.detail.deliveryChoose') });
  const field = (key: 'Name' | 'Phone' | 'Lines' | 'Country') =>
    address.getByLabel(t(`products.detail.delivery${key}`), { exact: true });

  await app.open('/index/detail?productId=enamel-mug');
  await app.expectPage(mug.productName);
  await purchase.begin.click();
  await field('Name').fill('Asha Verma');
  await address.getByRole('button', { name: t('products.detail.deliverySave') }).click();
  await expect(field('Phone')).toHaveAccessibleDescription(new RegExp(t('field.required')));

  // Leave the form in the middle and come back.
  await page.goBack();
  await expect(address).toBeHidden();
  await purchase.begin.click();
  await expect(field('Name')).toHaveValue('Asha Verma');
  await field('Phone').fill(freshPhone().whole);
  await field('Lines').fill('7 Riverbank Road, Kolar 563101');
  await field('Country').selectOption('IN');
  await address.getByRole('button', { name: t('products.detail.deliverySave') }).click();

  await expect(purchase.confirmation.getByText('7 Riverbank Road, Kolar 563101')).toBeVisible();
  await purchase.send.click();
  await expect(purchase.result).toBeVisible();
  expect(await ordersAndBalance(member)).toEqual({ orders: 1, available: '91.00' });
});
