import { userInfo } from '@paydirt/contract/account/session';
import type { Page } from '@playwright/test';

import { clickPastGuard } from '../support/click-past-guard.ts';
import { CUT, REFUSED } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import { logIn } from '../support/login-form.ts';
import { giveUpButton, loseAnswerTo, recordsOfKind } from '../support/lost-answer.ts';
import { purchaseOf } from '../support/purchase.ts';
import type { Sandbox } from '../support/sandbox.ts';
import type { Texts } from '../support/texts.ts';

test.describe.configure({ retries: 0 });

const ROUTE = '/index/detail?productId=sluice-box';
const PATH = 'mine/order/create';

async function leaseWithoutAnswer(page: Page, sandbox: Sandbox, texts: Texts) {
  const purchase = purchaseOf(page, texts, await sandbox.product('sluice-box'));
  await purchase.review();
  await purchase.send.click();
  await expect(purchase.sendAgain).toBeVisible();
  return purchase;
}

test('a lease that did not arrive can be given up, and is refused when it arrives late', async ({
  app,
  pageErrors,
  page,
  request,
  sandbox,
  texts,
}) => {
  pageErrors.expect(CUT);
  const member = await app.arriveNew('100');
  const sent = await loseAnswerTo(page, PATH, { late: true });
  await app.open(ROUTE);
  const purchase = await leaseWithoutAnswer(page, sandbox, texts);
  const check = await purchase.sendAgain.boundingBox();
  await giveUpButton(page, texts).last().click();
  await expect(page.getByText(texts.t('error.key_void'))).toBeVisible();
  // Taps where the button was must not start a new purchase.
  for (let tap = 0; tap < 3; tap += 1)
    await page.mouse.click(
      (check?.x ?? 0) + (check?.width ?? 0) / 2,
      (check?.y ?? 0) + (check?.height ?? 0) / 2,
    );
  await expect(purchase.confirmation).toHaveCount(0);
  expect(sent()).toHaveLength(1);

  const [key = '', contents = ''] = sent()[0]?.split(/ (.*)/s) ?? [];
  const late = await request.post(`${sandbox.address}/api/goods/${PATH}`, {
    headers: {
      'Idempotency-Key': key,
      'X-Access-Token': member.token,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    data: contents,
  });
  expect([late.status(), ((await late.json()) as { message: string }).message]).toEqual([410, 'key_void']);
  expect(await recordsOfKind('buy_machine')(member)).toBe(0);
});

test('giving up a lease that did arrive does not undo it: it is shown as done', async ({
  app,
  pageErrors,
  page,
  sandbox,
  texts,
}) => {
  pageErrors.expect(CUT);
  const member = await app.arriveNew('100');
  await loseAnswerTo(page, PATH);
  await app.open(ROUTE);
  const purchase = await leaseWithoutAnswer(page, sandbox, texts);
  await giveUpButton(page, texts).last().click();
  await expect(purchase.result).toBeVisible();
  expect(await recordsOfKind('buy_machine')(member)).toBe(1);
});

test('a request sent to a world that was reset is dropped, and the page says so', async ({
  app,
  pageErrors,
  page,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(CUT);
  const member = await app.arriveNew('100');
  await loseAnswerTo(page, PATH, { late: true });
  await app.open(ROUTE);
  await leaseWithoutAnswer(page, sandbox, texts);
  // Simulate a reset by somebody else: the answers come from another world.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-paydirt-world': 'another' } });
  });
  await page.reload();
  await expect(page.getByText(t('common.unanswered.reset'))).toBeVisible();
  await expect(page.getByText(t('common.unanswered.text'))).toHaveCount(0);
  expect(await recordsOfKind('buy_machine')(member)).toBe(0);
});

test('forgetting the device gives up requests without an answer, and leaves none of the member’s data on it', async ({
  app,
  pageErrors,
  page,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(CUT);
  pageErrors.expect(REFUSED);
  const member = await app.arriveNew('100');
  await loseAnswerTo(page, PATH, { late: true });
  await app.open(ROUTE);
  await leaseWithoutAnswer(page, sandbox, texts);
  await app.open('/mine');
  await page.getByRole('button', { name: t('me.forget') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(t('me.forgetText'));
  const given = page.waitForResponse((response) => response.url().endsWith('user/intent/void'));
  await question.getByRole('button', { name: t('me.forget') }).click();
  expect(((await (await given).json()) as { data: unknown }).data).toEqual({ voided: true });
  await app.expectPage(t('auth.login.title'));
  const kept = await page.evaluate(() => [
    ...Object.entries(window.localStorage),
    ...Object.entries(window.sessionStorage),
  ]);
  const theirs = [member.user.userId, member.phone, member.token];
  expect(kept.filter((entry) => theirs.some((own) => entry.join(' ').includes(own)))).toEqual([]);
  const session = () =>
    member.client.call(userInfo, {}).then(
      () => 'lives',
      (error: Error) => error.name,
    );
  await expect.poll(session).toBe('unauthorized');
});

test('a lease that did not arrive is offered again after the member logged out and in', async ({
  app,
  pageErrors,
  page,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(CUT);
  const member = await app.arriveNew('100');
  await loseAnswerTo(page, PATH, { late: true });
  await app.open(ROUTE);
  const purchase = await leaseWithoutAnswer(page, sandbox, texts);

  await app.logOut();
  await logIn(page, texts, member);
  await expect(page.getByRole('navigation', { name: t('shell.tabs') })).toBeVisible();
  await app.open(ROUTE);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common.unanswered.check') })
    .click();
  await clickPastGuard(purchase.sendAgain, purchase.result);
  // The member's first session has ended, so log in again.
  const again = sandbox.client((await sandbox.signIn(member)).token);
  expect(await recordsOfKind('buy_machine')({ client: again })).toBe(1);
});
