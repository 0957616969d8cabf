import { balance } from '@paydirt/contract/wallet/balance';
import { records } from '@paydirt/contract/wallet/records';

import type { Page } from '@playwright/test';

import { clickPastGuard } from '../support/click-past-guard.ts';
import { REFUSED } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import type { NewMember } from '../support/sandbox.ts';
import { patternOf } from '../support/text-patterns.ts';

test.describe.configure({ retries: 0 });

/** Read a member's balance and their number of bonuses; the one of their welcome waits to be collected. */
async function paidTo({ client }: NewMember) {
  const { available } = (await client.call(balance, {})).data;
  const payments = (await client.call(records, { kind: 'bonus', status: 'credited' })).data.total;
  return { available, payments };
}

test('checking in works once a day, and its record is two taps away', async ({ app, page, texts }) => {
  const { t } = texts;
  const member = await app.arriveNew();
  await app.open('/user/earn');
  await page.getByRole('link', { name: t('earn.also.checkIn') }).click();
  await app.expectPage(t('checkIn.title'));
  // The page shows before the tap how much a check-in pays, and that a missed day costs nothing.
  await expect(page.getByText(patternOf(t('checkIn.note', { amount: '…' })))).toBeVisible();
  await page.getByRole('button', { name: t('checkIn.action') }).click();
  await expect(page.getByText(patternOf(t('checkIn.checkedIn', { day: '…', amount: '…' })))).toBeVisible();
  await expect(page.getByRole('button', { name: t('checkIn.isDone') })).toBeVisible();
  expect((await member.client.call(balance, {})).data.available).toBe('0.05');

  await page.getByRole('link', { name: t('checkIn.historyTitle') }).click();
  await app.expectPage(t('checkIn.historyTitle'));
  const month = page.getByRole('list', { name: patternOf(t('checkIn.history.list', { month: '…' })) });
  await month.getByRole('link').click();
  const record = page.getByRole('dialog', { name: t('records.one.title') });
  await expect(record.getByText(t('records.one.entry.sign_in_bonus')).first()).toBeVisible();
  await expect(record.getByText(t('record.source.promotion_budget')).first()).toBeVisible();
});

test('when two tabs check in on the same day, the second asks for the outcome of the first, it is paid once, and both show it', async ({
  app,
  page,
  context,
  texts,
}) => {
  const { t } = texts;
  const member = await app.arriveNew();
  await app.open('/index/sign');
  const action = (tab: Page) => tab.getByRole('button', { name: t('checkIn.action') });
  await expect(action(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await second.route('**/signin/todaySignin', async (route) => {
    await released;
    await route.continue();
  });
  await action(second).click();
  // The first tab knows of the request without an answer, and sends the same request again.
  await page.getByRole('button', { name: t('common.unanswered.check') }).click();
  const done = patternOf(t('checkIn.checkedIn', { day: '…', amount: '…' }));
  await expect(page.getByText(done)).toBeVisible();
  release();
  await expect(second.getByText(done)).toBeVisible();
  for (const tab of [page, second])
    await expect(tab.getByRole('button', { name: t('checkIn.isDone') })).toBeVisible();
  expect(await paidTo(member)).toEqual({ available: '0.05', payments: 1 });
});

test('a tab that missed a check-in in another tab is told so, and nothing more is paid', async ({
  app,
  page,
  context,
  pageErrors,
  texts,
}) => {
  pageErrors.expect(REFUSED);
  const { t } = texts;
  const member = await app.arriveNew();
  await app.open('/index/sign');
  await expect(page.getByRole('button', { name: t('checkIn.action') })).toBeVisible();
  const second = await context.newPage();
  let known: Buffer | undefined;
  // Simulate a tab with an old answer: each of its requests for today's check-in gets the first answer.
  await second.route('**/signin/today', async (route) => {
    const response = await route.fetch();
    known ??= await response.body();
    await route.fulfill({ response, body: known });
  });
  await second.goto(page.url());
  const action = second.getByRole('button', { name: t('checkIn.action') });
  await expect(action).toBeVisible();

  await page.getByRole('button', { name: t('checkIn.action') }).click();
  await expect(page.getByText(patternOf(t('checkIn.checkedIn', { day: '…', amount: '…' })))).toBeVisible();
  const refused = second.waitForResponse('**/signin/todaySignin');
  await clickPastGuard(action, second.getByText(t('error.already_checked_in')));
  expect(((await (await refused).json()) as { message: string }).message).toBe('already_checked_in');
  await second.unrouteAll({ behavior: 'wait' });
  await second.reload();
  await expect(second.getByRole('button', { name: t('checkIn.isDone') })).toBeVisible();
  expect(await paidTo(member)).toEqual({ available: '0.05', payments: 1 });
});
