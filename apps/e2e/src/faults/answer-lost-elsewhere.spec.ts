import type { Page } from '@playwright/test';

import { CUT } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import { checkButton, loseAnswerTo, recordsOfKind } from '../support/lost-answer.ts';
import { patternOf } from '../support/text-patterns.ts';
import type { Texts } from '../support/texts.ts';

test.describe.configure({ retries: 0 });

/** Top up as a person does, without getting the answer. */
async function topUp(page: Page, texts: Texts) {
  await page.getByLabel(texts.t('recharge.form.amount')).fill('50');
  await page.getByRole('button', { name: texts.t('recharge.form.start') }).click();
  await expect(checkButton(page, texts).first()).toBeVisible();
}

test('the outcome of a request without an answer is shown on another screen after a restart, and nothing is sent again', async ({
  app,
  page,
  pageErrors,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(CUT);
  const member = await app.arriveNew();
  const sent = await loseAnswerTo(page, 'recharge/add');
  await app.open('/user/recharge');
  await topUp(page, texts);
  await app.open('/index');
  const accepted = t('record.unanswered.accepted', { what: `${t('record.kind.recharge')} · …`, time: '…' });
  await expect(page.getByText(patternOf(accepted))).toBeVisible();
  await app.open('/user/recharge');
  expect(sent()).toHaveLength(1);
  // The screen of the request asks for its outcome, under the same key.
  await checkButton(page, texts).first().click();
  await expect(checkButton(page, texts)).toHaveCount(0);
  expect(await recordsOfKind('recharge')(member)).toBe(1);
});

test('a request that never arrived can still be checked on its own screen', async ({
  app,
  page,
  pageErrors,
  texts,
}) => {
  pageErrors.expect(CUT);
  const member = await app.arriveNew();
  const sent = await loseAnswerTo(page, 'recharge/add', { late: true });
  await app.open('/user/recharge');
  await topUp(page, texts);
  const answered = page.waitForResponse((response) => response.url().includes('user/intent/outcome'));
  await app.open('/index');
  await answered;
  await app.open('/user/recharge');
  await expect(checkButton(page, texts).first()).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(await recordsOfKind('recharge')(member)).toBe(0);
});

/** Send a top-up whose answer is held back; it is lost when it is released. */
async function topUpWithoutAnswer(
  page: Page,
  { t }: Texts,
  done: () => Promise<void>,
): Promise<() => Promise<void>> {
  const release = Promise.withResolvers<undefined>();
  await page.route('**/recharge/add', async (route) => {
    await route.fetch();
    await release.promise;
    await route.abort('connectionreset');
  });
  await page.getByLabel(t('recharge.form.amount')).fill('50');
  await page.getByRole('button', { name: t('recharge.form.start') }).click();
  await done();
  return async () => {
    const lost = page.waitForEvent('requestfailed');
    release.resolve(undefined);
    await lost;
    await page.unroute('**/recharge/add');
  };
}

test('another tab that learns the outcome of a request leaves it open where it was sent, and it is not sent twice', async ({
  app,
  page,
  context,
  pageErrors,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(CUT);
  const member = await app.arriveNew();
  await app.open('/user/recharge');
  const lose = await topUpWithoutAnswer(page, texts, () =>
    expect.poll(() => recordsOfKind('recharge')(member)).toBe(1),
  );
  const other = await context.newPage();
  await other.goto(`${sandbox.address}/#/index`);
  const accepted = t('record.unanswered.accepted', { what: `${t('record.kind.recharge')} · …`, time: '…' });
  await expect(other.getByText(patternOf(accepted))).toBeVisible();
  await lose();
  await expect(checkButton(page, texts).first()).toBeVisible();
  await checkButton(page, texts).first().click();
  await expect(checkButton(page, texts)).toHaveCount(0);
  expect(await recordsOfKind('recharge')(member)).toBe(1);
});

test('when another tab settles a request whose answer is lost here, this tab says so', async ({
  app,
  page,
  context,
  pageErrors,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(CUT);
  const member = await app.arriveNew();
  await app.open('/user/recharge');
  const lose = await topUpWithoutAnswer(page, texts, () =>
    expect.poll(() => recordsOfKind('recharge')(member)).toBe(1),
  );
  const other = await context.newPage();
  await other.goto(`${sandbox.address}/#/user/recharge`);
  await checkButton(other, texts).first().click();
  await expect(checkButton(other, texts)).toHaveCount(0);
  await lose();
  await expect(page.getByText(t('common.unanswered.doneElsewhere'))).toBeVisible();
  expect(await recordsOfKind('recharge')(member)).toBe(1);
});
