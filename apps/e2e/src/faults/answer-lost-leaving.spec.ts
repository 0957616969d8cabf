import { CUT } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import { loseAnswerTo } from '../support/lost-answer.ts';
import { confirmIdentity } from '../support/withdrawal-form.ts';

test.describe.configure({ retries: 0 });

test('when the answer to deleting the account is lost, the session ends and the deletion is confirmed', async ({
  app,
  pageErrors,
  page,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(CUT);
  // The session of a member who left is refused.
  pageErrors.expect(/status of 401/);
  const member = await app.arriveNew('25');
  await confirmIdentity(sandbox, member);
  const code = await sandbox.codeFor(member.phone);
  const path = 'account/delete';
  const sent = await loseAnswerTo(page, path);
  let cut = true;
  // Cut the connection together with the answer: a later request would be refused and reveal the deletion
  // before the reload.
  await page.route('**/api/**', async (route) => {
    const after = cut && sent().length > 0 && !route.request().url().endsWith(path);
    await (after ? route.abort('connectionreset') : route.fallback());
  });
  await app.open('/user/leave');
  await page.getByLabel(t('auth.code'), { exact: true }).fill(code);
  await page.getByRole('button', { name: t('privacy.leave.submit') }).click();
  await expect(page.getByText(t('common.unanswered.text'))).toBeVisible();

  // The first call that gets through is refused: the app then asks for the outcome by the key.
  cut = false;
  await page.reload();
  await app.expectPage(t('auth.login.title'));
  await expect(page.getByText(t('privacy.leave.done'))).toBeVisible();
  expect(new Set(sent()).size, 'sent byte for byte').toBe(1);
  await expect(sandbox.signIn(member)).rejects.toMatchObject({ name: 'wrong_credentials' });
  expect((await sandbox.ledgerCheck()).ok).toBe(true);
});
