import { usdt } from '@paydirt/domain';

import { CUT, REFUSED } from '../support/page-errors.ts';
import { clickPastGuard } from '../support/click-past-guard.ts';
import { expect, test } from '../support/harness.ts';
import { ordersAndBalance, purchaseOf } from '../support/purchase.ts';
import { freshPhone } from '../support/sandbox.ts';
import { patternOf } from '../support/text-patterns.ts';

test.describe.configure({ retries: 0 });

const ORDER = '**/mine/order/create';
/** Any parameters of a text that is looked for. */
const ANY = { date: '…', version: '…' };

test('a balance that is too small says what is missing and leads to the faucet', async ({
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
  // Opened for it, the panel goes when the money is there.
  const faucet = page.getByRole('dialog', { name: t('test.title') });
  await faucet.getByLabel(t('test.faucet.amount')).fill('159');
  const grant = t('test.faucet.grant', { amount: format.money(usdt(159_000_000n), 'price') });
  await faucet.getByRole('button', { name: grant }).click();
  await expect(faucet).toBeHidden();
  await expect(page.getByText(missing(179_500_000n, 500_000n))).toBeVisible();
  await panel.takeFromFaucet('0.5');
  await expect(purchaseOf(page, texts, jig).begin).toBeEnabled();
});

test('what is sold out between seeing and buying is told, charges nothing and shows others', async ({
  app,
  pageErrors,
  page,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(REFUSED);
  const member = await app.arriveNew('1000');
  const crusher = await sandbox.product('jaw-crusher');
  const purchase = purchaseOf(page, texts, crusher);
  await app.open('/index/detail?productId=jaw-crusher');
  await purchase.review();

  const others = await sandbox.newMember();
  await sandbox.grant(others.phone, '5000');
  for (let left = (crusher.stock ?? 0) - (crusher.sold ?? 0); left > 0; left -= 1)
    await sandbox.buy(others, 'jaw-crusher');

  await purchase.send.click();
  await expect(
    purchase.confirmation.getByRole('alert').filter({ hasText: t('error.sold_out') }),
  ).toBeVisible();
  await expect(purchase.send).toBeHidden();
  expect(await ordersAndBalance(member)).toEqual({ orders: 0, available: '1000.00' });

  await purchase.confirmation.getByRole('link', { name: t('products.detail.toProducts') }).click();
  await app.expectPage(t('shell.tab.machines'));
  const card = page.getByRole('article', { name: crusher.productName });
  await expect(card.getByRole('button', { name: t('products.badge.soldOut') })).toBeDisabled();
});

test('a second lease under the same agreement says when it was agreed to, and asks for nothing', async ({
  app,
  page,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  const member = await app.arriveNew('100');
  await app.open('/index/detail?productId=sluice-box');
  const first = purchaseOf(page, texts, await sandbox.product('sluice-box'));
  await first.begin.click();
  await expect(first.agreement).toBeVisible();
  await first.agreement.getByRole('button', { name: t('products.detail.agree'), exact: true }).click();
  await first.send.click();
  await expect(first.result).toBeVisible();

  const second = purchaseOf(page, texts, await sandbox.product('gold-pan'));
  await app.open('/index/detail?productId=gold-pan');
  await expect(page.getByText(patternOf(t('products.detail.agreementAgreedOn', ANY)))).toBeVisible();
  await second.begin.click();
  await expect(second.confirmation).toBeVisible();
  await expect(second.confirmation.getByText(t('common.risk.income')), 'H5').toBeVisible();
  await expect(second.agreement).toBeHidden();
  await second.confirmation.getByText(t('products.detail.agreementAgain')).click();
  await expect(second.confirmation.getByRole('listitem').first()).toBeVisible();
  await second.send.click();
  await expect(second.result).toBeVisible();
  expect(await ordersAndBalance(member)).toEqual({ orders: 2, available: '43.00' });
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

test('a purchase whose sheet is closed before its answer is told, and bought once', async ({
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
  // The next one shows its own confirmation, not the result of this.
  await page.locator('[data-action-bar]').getByRole('button').click();
  await expect(purchase.send).toBeVisible();
});

for (const next of ['try again', 'load the page again and buy again'] as const) {
  test(`a purchase whose answer is lost buys once when they ${next}`, async ({
    app,
    pageErrors,
    page,
    sandbox,
    texts,
  }) => {
    const { t } = texts;
    pageErrors.expect(CUT);
    const member = await app.arriveNew('100');
    const purchase = purchaseOf(page, texts, await sandbox.product('sluice-box'));
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/mine/order/create')) keys.push(request.headers()['idempotency-key']);
    });
    await page.route(
      ORDER,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );

    await app.open('/index/detail?productId=sluice-box');
    await purchase.review();
    await purchase.send.click();
    const failure = purchase.confirmation.getByRole('alert');
    await expect(failure).toContainText(t('error.offline'));
    await expect(failure).toContainText(t('common.unanswered.text'));

    if (next === 'try again') {
      await clickPastGuard(purchase.sendAgain, purchase.result);
    } else {
      await page.reload();
      await page
        .getByRole('main')
        .getByRole('button', { name: t('common.unanswered.check') })
        .click();
      await purchase.sendAgain.click();
    }
    await expect(purchase.result).toBeVisible();
    expect(keys).toEqual([expect.any(String), keys[0]]);
    expect(await ordersAndBalance(member)).toEqual({ orders: 1, available: '55.00' });
  });
}

test('services that are killed in the middle of a purchase double nothing and lose nothing', async ({
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
      // On its way to the database, or there already, when the power goes.
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
  // The services repair their database first.
  await clickPastGuard(purchase.sendAgain, purchase.result, 30_000);
  expect(await ordersAndBalance(member)).toEqual({ orders: 1, available: '55.00' });
});

test('merchandise asks where it goes, keeps what was typed, and is bought', async ({
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

  // Leave it in the middle and come back.
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
