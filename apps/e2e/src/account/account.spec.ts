import { sendBindEmailCode } from '@paydirt/contract/account/fund-password';
import { userInfo } from '@paydirt/contract/account/session';
import type { Page } from '@playwright/test';

import { downloadedBy } from '../support/downloads.ts';
import { REFUSED } from '../support/page-errors.ts';
import { type App, expect, test } from '../support/harness.ts';
import type { TestPanel } from '../support/test-panel.ts';
import type { Texts } from '../support/texts.ts';

const NEW_PASSWORD = 'Sluice2027';

interface Surroundings {
  readonly app: App;
  readonly page: Page;
  readonly panel: TestPanel;
  readonly texts: Texts;
}

/** Confirm the identity by a code, on a page that asks for it; returns the code. */
async function confirmByCode(
  { app, page, panel, texts: { t } }: Surroundings,
  phone: string,
): Promise<string> {
  await page.getByRole('link', { name: t('security.verify.title') }).click();
  await app.expectPage(t('security.verify.title'));
  await page.getByRole('button', { name: t('auth.sendCode') }).click();
  await expect(page.getByText(t('auth.codeSent', { to: phone }))).toBeVisible();
  const code = await panel.codeFor(phone);
  await page.getByLabel(t('auth.code'), { exact: true }).fill(code);
  await page.getByRole('button', { name: t('security.verify.submit'), exact: true }).click();
  return code;
}

test('changing the login password takes a code and logs out the other devices', async ({
  app,
  page,
  panel,
  sandbox,
  texts,
}) => {
  test.slow();
  const { t } = texts;
  const member = await app.arriveNew();
  const elsewhere = await sandbox.signIn(member);
  await app.open('/mine');
  await page.getByRole('link', { name: t('me.entry.security'), exact: true }).click();
  await app.expectPage(t('security.title'));
  await expect(page.getByText(t('security.sessions.current'))).toBeVisible();
  await page.getByRole('link', { name: new RegExp(t('security.loginPassword')) }).click();
  await app.expectPage(t('security.password.title'));
  await confirmByCode({ app, page, panel, texts }, member.phone);

  await app.expectPage(t('security.password.title'));
  await page.getByLabel(t('security.password.old'), { exact: true }).fill(member.password);
  await page.getByLabel(t('auth.newPassword'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(t('auth.passwordAgain'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: t('security.password.submit') }).click();
  await app.expectPage(t('security.title'));
  await expect(page.getByText(t('security.event.password_changed'))).toBeVisible();
  await expect(sandbox.client(elsewhere.token).call(userInfo, {})).rejects.toMatchObject({
    name: 'unauthorized',
  });
  await sandbox.signIn({ phone: member.phone, password: NEW_PASSWORD });
});

test('a change of the e-mail address can be undone from the previous one', async ({
  app,
  pageErrors,
  page,
  panel,
  sandbox,
  texts,
}) => {
  test.slow();
  const { t } = texts;
  pageErrors.expect(REFUSED);
  const member = await app.arriveNew();
  const email = `found${member.phone.slice(1)}@paydirt.example`;
  await expect(member.client.call(sendBindEmailCode, { email })).rejects.toMatchObject({
    name: 'verify_needed',
  });

  await app.open('/user/bindEmail');
  await confirmByCode({ app, page, panel, texts }, member.phone);
  await app.expectPage(t('security.email'));
  await page.getByLabel(t('security.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('auth.sendCode') }).click();
  await expect(page.getByText(t('auth.codeSent', { to: email }))).toBeVisible();
  await page.getByLabel(t('auth.code'), { exact: true }).fill(await panel.codeFor(email));
  await page.getByRole('button', { name: t('security.bind.submit') }).click();
  await app.expectPage(t('security.title'));
  expect((await member.client.call(userInfo, {})).data.email).toBe(email);

  const link = await sandbox.linkFor(member.phone);
  await app.open(link);
  await app.expectPage(t('security.undo.title'));
  await page.getByRole('button', { name: t('security.undo.submit') }).click();
  await app.expectPage(t('auth.login.title'));
  const again = await sandbox.signIn(member);
  expect(again.user.email).toBeNull();
});

test('a member sees and exports the data kept about them and leaves; nobody is found by their phone afterwards', async ({
  app,
  page,
  panel,
  sandbox,
  texts,
}) => {
  test.slow();
  const { t } = texts;
  const member = await app.arriveNew('25');
  await app.open('/user/securitycenter');
  await page.getByRole('link', { name: new RegExp(t('security.data')) }).click();
  await app.expectPage(t('privacy.title'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('privacy.export.both') }).click();
  expect((await download).suggestedFilename()).toMatch(/^paydirt-account-.*\.zip$/);
  await page.getByRole('link', { name: t('privacy.leave.open') }).click();
  await app.expectPage(t('privacy.leave.title'));
  const code = await confirmByCode({ app, page, panel, texts }, member.phone);
  await app.expectPage(t('privacy.leave.title'));
  await expect(page.getByText(t('privacy.leave.gone'))).toBeVisible();
  await page.getByLabel(t('auth.code'), { exact: true }).fill(code);
  await page.getByRole('button', { name: t('privacy.leave.submit') }).click();
  const receipt = page.getByRole('alertdialog', { name: t('privacy.leave.done') });
  const file = await downloadedBy(page, () =>
    receipt.getByRole('button', { name: t('privacy.leave.saveReceipt') }).click(),
  );
  expect(file.name).toMatch(/^paydirt-left-\d{4}-\d{2}-\d{2}\.txt$/);
  await app.expectPage(t('auth.login.title'));
  await expect(page.getByRole('main')).toBeFocused();
  await expect(sandbox.signIn(member)).rejects.toMatchObject({ name: 'wrong_credentials' });
  expect((await sandbox.ledgerCheck()).ok).toBe(true);
});
