import { clickPastGuard } from '../support/click-past-guard.ts';
import { CUT } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import { markDocument, networkOf, retryUntil, waitForChunk } from '../support/network.ts';
import {
  advanceToNoonOf,
  bindAll,
  FUND_PASSWORD,
  holdings,
  withdrawFormOf,
} from '../support/withdrawal-form.ts';

test.describe.configure({ retries: 0 });

const WEDNESDAY = 3;

test('a withdrawal, with the network cut at every step', async ({
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
  const member = await app.arriveNew('200');
  await advanceToNoonOf(sandbox, WEDNESDAY);
  await bindAll(sandbox, member);
  const form = withdrawFormOf(page, texts);
  const network = networkOf(page);
  const offline = page.getByRole('alert').filter({ hasText: t('shell.offline.title') });
  await app.open('/user/allExtract');
  await app.expectPage(t('withdraw.title.ways'));
  const usdt = page.getByRole('link', { name: t('withdraw.title.usdt'), exact: true });
  await expect(usdt).toBeVisible();
  // The form's chunk loads while somebody reads the terms.
  await waitForChunk(page, 'withdraw-usdt-screen');

  await test.step('on the way to the form', async () => {
    await network.cut();
    await usdt.click();
    await app.expectPage(t('withdraw.title.usdt'));
    // The previous page has fetched the form's data already.
    await expect(form.amount).toBeVisible();
    await network.restore();
  });

  await test.step('while filling it in', async () => {
    await form.amount.fill('40');
    await network.cut();
    await network.restore();
    // When the network is back, the form loads the only address and selects it.
    await expect(form.destination('Savings')).toBeVisible();
    await form.fundPassword.fill(FUND_PASSWORD);
    await waitForChunk(page, 'bottom-sheet');
  });

  await test.step('before the review, and before sending', async () => {
    const stillHere = await markDocument(page);
    await network.cut();
    await form.review.click();
    await form.send('40').click();
    await expect(form.confirmation('40').getByRole('alert')).toContainText(t('error.offline'));
    await form
      .confirmation('40')
      .getByRole('button', { name: t('common.close') })
      .last()
      .click();
    await expect(form.amount).toHaveValue('40');
    await expect(form.fundPassword).toHaveValue(FUND_PASSWORD);
    await network.restore();
    // The request may have arrived: the app asks for its outcome before it allows another one.
    await page
      .getByRole('main')
      .getByRole('button', { name: t('common.unanswered.check') })
      .click();
    const check = form.confirmation('40').getByRole('button', { name: t('common.unanswered.check') });
    await clickPastGuard(check, form.receipt);
    expect(await stillHere()).toBe(true);
    expect(await holdings(member)).toEqual({ available: '160.00', withdrawing: '40.00' });
  });

  await test.step('on the way to its outcome', async () => {
    await network.cut();
    await form.receipt.getByRole('link', { name: t('withdraw.receipt.follow') }).click();
    // The order of events is open: the chunk may have been preloaded or not.
    const failure = page.getByRole('alert').filter({ hasText: t('common.loadFailed') });
    await expect(failure.or(offline).first()).toBeVisible();
    await network.restore();
    const retry = failure
      .or(offline)
      .first()
      .getByRole('button', { name: t('common.retry') });
    await retryUntil(retry, () => expect(page.getByRole('article')).toBeVisible({ timeout: 2000 }));
  });
});

test('with the services stopped, a review stays on the form and all input is kept', async ({
  app,
  pageErrors,
  services,
  page,
  sandbox,
  texts,
}) => {
  test.slow();
  const { t } = texts;
  pageErrors.expect(CUT);
  pageErrors.expect(/Failed to fetch dynamically imported module/);
  const member = await app.arriveNew('200');
  await advanceToNoonOf(sandbox, WEDNESDAY);
  await bindAll(sandbox, member);
  const form = withdrawFormOf(page, texts);
  // Block even the code of the form's next step.
  await page.route('**/assets/bottom-sheet-*.js', (route) => route.abort());
  await app.open('/user/withdraw');
  await form.amount.fill('40');
  await form.fundPassword.fill(FUND_PASSWORD);
  await expect(form.destination('Savings')).toBeVisible();
  const stillHere = await markDocument(page);
  const messages = page.getByRole('region', { name: t('shell.messages'), exact: true });
  // The code that shows messages loads when the page is idle.
  await expect(messages).toBeAttached();

  await services.kill();
  await form.review.click();
  await expect(messages).toContainText(t('error.unavailable'));
  await services.start();
  await form.review.click();
  await expect(messages).toContainText(t('shell.chunkTyped'));
  // The app reloads a page without typed text after a second; this page must stay.
  const documentAge = () => page.evaluate(() => performance.now());
  const shownAt = await documentAge();
  await expect.poll(documentAge).toBeGreaterThan(shownAt + 1500);
  expect(await stillHere()).toBe(true);
  await messages.getByRole('button', { name: t('common.close'), exact: true }).click();
  await expect(messages.getByText(t('shell.chunkTyped'))).toBeHidden();
  await expect(form.amount).toHaveValue('40');
  await expect(form.fundPassword).toHaveValue(FUND_PASSWORD);

  await page.unroute('**/assets/bottom-sheet-*.js');
  await page.reload();
  await expect(form.amount).toHaveValue('40');
  await expect(form.destination('Savings')).toBeVisible();
  await expect(form.fundPassword, 'a secret is never kept').toHaveValue('');
  await form.fundPassword.fill(FUND_PASSWORD);
  await form.review.click();
  await form.send('40').click();
  await expect(form.receipt).toBeVisible();
  expect(await holdings(member)).toEqual({ available: '160.00', withdrawing: '40.00' });
});
