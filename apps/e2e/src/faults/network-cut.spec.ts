import { JPEG } from '@paydirt/domain/picture/pictures.fixture';

import { clickPastGuard } from '../support/click-past-guard.ts';
import { CUT } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import { networkOf, retryUntil, waitForChunk, withholdMachines } from '../support/network.ts';
import { ordersAndBalance, purchaseOf } from '../support/purchase.ts';
import { homeTitle } from '../support/text-patterns.ts';

test.describe.configure({ retries: 0 });

const PANEL = '**/assets/test-panel-*.js';
/** A few more requests than growing pauses allow in half a minute. */
const FEW = 12;

test('a screen opened for the first time while the network is cut is retried with growing pauses and loads once it is back', async ({
  app,
  pageErrors,
  page,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(CUT);
  const member = await app.arriveNew();
  await page.clock.install();
  // Block the panel's code, so that the test does not depend on whether it has been preloaded.
  await page.route(PANEL, (route) => route.abort());
  let requests = 0;
  page.on('console', (message) => {
    if (message.text().includes('Failed to fetch dynamically imported module')) requests += 1;
  });
  pageErrors.expect(/Failed to fetch dynamically imported module/);
  await app.open('/index');
  await app.expectPage(homeTitle(texts, member.phone));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const network = networkOf(page);
  await network.cut();

  await page.getByRole('link', { name: t('shell.tab.me'), exact: true }).click();
  const failure = page.getByRole('alert').filter({ hasText: t('common.loadFailed') });
  await expect(failure).toBeVisible();
  // Another failure is reported at once, even if the code that shows messages had not loaded before the cut.
  await page.getByRole('button', { name: t('shell.ribbonOpen') }).click();
  const messages = page.getByRole('region', { name: t('shell.messages'), exact: true });
  const failureMessage = messages.or(page.getByRole('alert')).filter({ hasText: t('error.unavailable') });
  await expect(failureMessage.first()).toBeVisible();
  for (let second = 0; second < 30; second += 1) await page.clock.runFor(1000);
  expect(network.requests().filter((path) => path === '/').length, 'probes of the server').toBeLessThan(FEW);
  expect(requests, 'failures that React reports').toBeLessThan(FEW);

  // The shell is shown, and its retry sends a request.
  await expect(page.getByText(t('shell.ribbon'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t('shell.tab.me') })).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('shell.tabs') })).toBeVisible();
  const before = network.requests().length;
  await failure.getByRole('button', { name: t('common.retry') }).click();
  await expect.poll(() => network.requests().length).toBeGreaterThan(before);
  await expect(failure).toBeVisible();

  await page.unroute(PANEL);
  await network.restore();
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page.getByText(t('me.available'))).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('a manual retry loads the screen as soon as the network is back', async ({
  app,
  pageErrors,
  page,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(CUT);
  pageErrors.expect(/Failed to fetch dynamically imported module/);
  const member = await app.arriveNew();
  const letThrough = await withholdMachines(page);
  await app.open('/index');
  await app.expectPage(homeTitle(texts, member.phone));
  const network = networkOf(page);
  await network.cut();
  await page.getByRole('link', { name: t('shell.tab.machines'), exact: true }).click();
  const retry = page.getByRole('alert').getByRole('button', { name: t('common.retry') });
  await expect(retry).toBeVisible();
  await letThrough();
  await network.restore();
  await retryUntil(retry, () => app.expectPage(t('shell.tab.machines')));
});

test('a lease succeeds once although the network is cut at every step', async ({
  app,
  pageErrors,
  page,
  sandbox,
  texts,
}) => {
  test.slow();
  const { t } = texts;
  pageErrors.expect(CUT);
  pageErrors.expect(/Failed to fetch dynamically imported module/);
  const member = await app.arriveNew('100');
  const product = await sandbox.product('sluice-box');
  const purchase = purchaseOf(page, texts, product);
  const network = networkOf(page);
  const failure = page.getByRole('alert').filter({ hasText: t('common.loadFailed') });
  const offline = page.getByRole('alert').filter({ hasText: t('shell.offline.title') });
  const retryOffline = offline.getByRole('button', { name: t('common.retry') });
  const letThrough = await withholdMachines(page);
  await app.open('/index');
  await app.expectPage(homeTitle(texts, member.phone));

  await test.step('on the way to the machines', async () => {
    await network.cut();
    await page.getByRole('link', { name: t('shell.tab.machines'), exact: true }).click();
    await expect(failure).toBeVisible();
    await letThrough();
    await network.restore();
    await retryUntil(failure.getByRole('button', { name: t('common.retry') }), () =>
      app.expectPage(t('shell.tab.machines')),
    );
    await expect(page.getByRole('article', { name: product.productName })).toBeVisible();
  });

  await test.step('on the way to the machine', async () => {
    // The product page is preloaded, with its own requests, while the list of machines is shown.
    await waitForChunk(page, 'product-screen');
    await waitForChunk(page, 'purchase-sheet');
    await network.cut();
    await page.getByRole('article', { name: product.productName }).getByRole('link').first().click();
    await expect(offline).toBeVisible();
    await expect(page.getByRole('button', { name: t('common.back') })).toBeVisible();
    await network.restore();
    await retryUntil(retryOffline, () => expect(purchase.begin).toBeVisible());
    await waitForChunk(page, 'bottom-sheet');
  });

  await test.step('before the agreement', async () => {
    await network.cut();
    await purchase.begin.click();
    await expect(purchase.agreement).toBeVisible();
    await expect(offline).toBeVisible();
    await network.restore();
    await retryUntil(retryOffline, () =>
      expect(
        purchase.agreement.getByRole('button', { name: t('products.detail.agree'), exact: true }),
      ).toBeVisible(),
    );
  });

  await test.step('before sending', async () => {
    await network.cut();
    await purchase.agreement.getByRole('button', { name: t('products.detail.agree'), exact: true }).click();
    await purchase.send.click();
    await expect(purchase.confirmation.getByRole('alert')).toContainText(t('error.offline'));
    await network.restore();
    await clickPastGuard(purchase.sendAgain, purchase.result);
    expect(await ordersAndBalance(member)).toEqual({ orders: 1, available: '55.00' });
  });

  await test.step('on the way to the order', async () => {
    await network.cut();
    await purchase.result.getByRole('link', { name: t('products.result.toOrder') }).click();
    // The page was loaded only a moment ago, so the order's chunk may have been preloaded or not.
    await expect(failure.or(offline).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t('common.back') })).toBeVisible();
    await network.restore();
    const retry = page
      .getByRole('alert')
      .getByRole('button', { name: t('common.retry') })
      .first();
    await retryUntil(retry, () =>
      expect(page.getByText(product.productName).first()).toBeVisible({ timeout: 2000 }),
    );
  });
});

test('a post is kept when the network is cut, and is published once when it is sent again', async ({
  app,
  pageErrors,
  page,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(CUT);
  await app.arriveNew();
  const network = networkOf(page);
  const text = `A nugget of ${crypto.randomUUID()}`;
  await app.open('/dynamic');
  await app.expectPage(t('shell.tab.community'));
  // Wait for the code that shows messages, so that it can report the failure after the cut.
  await waitForChunk(page, 'ribbon-notices');
  const write = page.getByRole('link', { name: t('community.write') });
  const field = page.getByLabel(t('community.compose.label'));
  const publish = page.getByRole('button', { name: t('community.compose.publish') });

  await write.click();
  await field.fill(text);
  await network.cut();
  await publish.click();
  const reason = t('error.offline');
  await expect(page.getByText(t('community.notPublished', { reason }))).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  await network.restore();

  // The app does not send the post by itself: Me shows that it waits, and links to it.
  await app.open('/mine');
  await page.getByRole('link', { name: text }).click();
  await expect(field).toHaveValue(text);
  const sent = Promise.withResolvers<void>();
  await page.route('**/square/addText', async (route) => {
    await sent.promise;
    await route.continue();
  });
  await publish.click();
  await app.expectPage(t('shell.tab.me'));
  // The member writes another post while the first is being sent; it must survive the first one's answer.
  const another = `Another nugget of ${crypto.randomUUID()}`;
  await page.getByRole('link', { name: text }).click();
  await field.fill(another);
  await page.goBack();
  await expect(page.getByRole('link', { name: another })).toBeVisible();
  const answered = page.waitForResponse('**/square/addText');
  sent.resolve();
  await answered;
  await app.open('/mine');
  await expect(page.getByRole('link', { name: another })).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  await app.open('/dynamic');
  await app.expectPage(t('shell.tab.community'));
  await expect(page.getByText(text)).toHaveCount(1);
});

test('a post with a picture whose answer is lost comes back beside what was written meanwhile, and is published once', async ({
  app,
  pageErrors,
  page,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(CUT);
  await app.arriveNew();
  const text = `A nugget of ${crypto.randomUUID()}`;
  const another = `Another nugget of ${crypto.randomUUID()}`;
  const write = page.getByRole('link', { name: t('community.write') });
  const field = page.getByLabel(t('community.compose.label'));
  const pictureText = page.getByLabel(t('compose.pictureText', { name: 'sluice.jpg' }));
  const publish = page.getByRole('button', { name: t('community.compose.publish') });
  const post = page.getByRole('article').filter({ hasText: text });
  const lost = Promise.withResolvers<void>();
  await page.route(
    '**/square/add',
    async (route) => {
      await route.fetch();
      await lost.promise;
      await route.abort();
    },
    { times: 1 },
  );
  await app.open('/dynamic');
  await write.click();
  await field.fill(text);
  await page.getByRole('button', { name: t('compose.pictures'), exact: true }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'sluice.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG) }]);
  await pictureText.fill('The sluice box');
  await publish.click();
  await expect(post).toHaveAttribute('aria-busy', 'true');

  await write.click();
  await expect(field).toHaveValue('');
  await expect(pictureText).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: t('community.sending') })).toBeVisible();
  await field.fill(another);
  lost.resolve();
  await expect(page.getByText(t('community.notPublished', { reason: t('error.offline') }))).toBeVisible();
  await expect(field).toHaveValue(another);
  await page.goBack();

  await page
    .getByRole('alert')
    .getByRole('link', { name: t('common.retry') })
    .click();
  await expect(field).toHaveValue(text);
  await expect(pictureText).toHaveValue('The sluice box');
  await publish.click();
  // A feed fetched meanwhile has it already, beside the one that is being sent.
  await expect(post).toHaveCount(1);
  await expect(post).not.toHaveAttribute('aria-busy', 'true');
  await app.open('/mine');
  await expect(page.getByRole('link', { name: another })).toBeVisible();
  await expect(page.getByRole('link', { name: text })).toHaveCount(0);
  await app.open('/dynamic');
  await expect(post).toHaveCount(1);
  await expect(post.locator('img[src^="/media/uploads/"]')).toHaveCount(1);
});

test('an app whose texts cannot be fetched shows a message, and starts once they arrive', async ({
  app,
  pageErrors,
  page,
  texts,
}) => {
  pageErrors.expect(CUT);
  const member = await app.arriveNew();
  const base = '**/assets/en-base-*.js';
  await page.route(base, (route) => route.abort());
  // The page reloads as soon as the server answers: block its probes until the message has been seen.
  const answers = (url: URL) => url.pathname === '/';
  await page.route(answers, (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  await app.open('/index');
  await expect(page.getByText('Paydirt could not be loaded. It tries again by itself.')).toBeVisible();
  await page.unroute(base);
  await page.unroute(answers);
  await app.expectPage(homeTitle(texts, member.phone));
});
