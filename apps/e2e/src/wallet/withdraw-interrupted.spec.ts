import { REFUSED } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import { advanceToNoonOf, bindAll, holdings, withdrawFormOf } from '../support/withdrawal-form.ts';

test.describe.configure({ retries: 0 });

const WEDNESDAY = 3;

test('tapping Done repeatedly while the sheet closes sends nothing again', async ({
  app,
  page,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  const member = await app.arriveNew('100');
  await advanceToNoonOf(sandbox, WEDNESDAY);
  await bindAll(sandbox, member);
  const form = withdrawFormOf(page, texts);
  await app.open('/user/withdraw');
  await form.fillAndReview('10');
  await form.send('10').click();
  const done = form.receipt.getByRole('button', { name: t('common.done'), exact: true });
  await expect(done).toBeVisible();
  const { x, y, width, height } = (await done.boundingBox())!;
  const at = [x + width / 2, y + height / 2] as const;
  for (let taps = 0; taps < 12; taps += 1) await page.mouse.click(...at);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await holdings(member)).toEqual({ available: '90.00', withdrawing: '10.00' });
});

test('closing the sheet while the identity is being confirmed sends nothing', async ({
  app,
  pageErrors,
  page,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(REFUSED);
  const member = await app.arriveNew('100');
  await advanceToNoonOf(sandbox, WEDNESDAY);
  await bindAll(sandbox, member);
  // The clock passes the time for which a confirmed identity is valid.
  await sandbox.moveClock({ minutes: 15 });
  const form = withdrawFormOf(page, texts);
  await app.open('/user/withdraw');
  await form.fillAndReview('10');
  await form.send('10').click();
  const identity = page.getByRole('dialog', { name: t('security.verify.title') });
  await identity.getByRole('button', { name: t('auth.sendCode') }).click();
  await expect(identity.getByText(t('auth.codeSent', { to: member.phone }))).toBeVisible();

  const closed = Promise.withResolvers<void>();
  await page.route('**/user/verify', async (route) => {
    await closed.promise;
    await route.continue();
  });
  const requested = page.waitForRequest('**/user/verify');
  const answered = page.waitForResponse('**/user/verify');
  await identity.getByLabel(t('auth.code'), { exact: true }).fill(await sandbox.codeFor(member.phone));
  await requested;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  closed.resolve();
  await answered;

  // A new review needs the confirmation again: nothing is sent by itself.
  await form.review.click();
  await expect(form.send('10')).toBeVisible();
  expect(await holdings(member)).toEqual({ available: '100.00', withdrawing: '0.00' });
});
