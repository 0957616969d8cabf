import { hasFundPassword } from '@paydirt/contract/account/fund-password';
import { bankCards } from '@paydirt/contract/wallet/bank-card';
import { walletAddresses } from '@paydirt/contract/wallet/wallet-address';
import type { Page } from '@playwright/test';

import { REFUSED } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import type { Texts } from '../support/texts.ts';

/** The form for an address, by its labels. */
function addressFormOf(page: Page, { t }: Texts) {
  return {
    chain: (chain: string) => page.getByRole('radio', { name: new RegExp(chain) }),
    address: page.getByLabel(t('destinations.address.address'), { exact: true }),
    label: page.getByLabel(t('destinations.address.label'), { exact: true }),
    testValue: (value: string) => page.getByRole('button', { name: value }),
    save: page.getByRole('button', { name: t('destinations.address.save') }),
  };
}

test('an address is added for its chain, copied in full, and deleted after a confirmation', async ({
  app,
  context,
  page,
  texts,
}) => {
  const { t } = texts;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const member = await app.arriveNew();
  const form = addressFormOf(page, texts);
  await app.open('/mine');
  await app.expectPage(t('shell.tab.me'));
  await page.getByRole('link', { name: t('me.entry.addresses'), exact: true }).click();
  await app.expectPage(t('destinations.title.addresses'));
  await expect(page.getByText(t('destinations.address.emptyTitle'))).toBeVisible();
  await page.getByRole('link', { name: t('destinations.title.addAddress') }).click();
  await app.expectPage(t('destinations.title.addAddress'));

  await form.address.fill('0x12');
  await form.save.click();
  await expect(page.getByText(t('field.chain_required')).first()).toBeVisible();
  await expect(form.chain('BEP20')).toBeFocused();
  await form.chain('BEP20').check();
  await form.label.fill('Savings');
  await form.save.click();
  await expect(form.address).toHaveAccessibleDescription(new RegExp(t('field.malformed')));
  await expect(form.address).toHaveValue('0x12');

  // Leave the form in the middle and come back.
  await page.goBack();
  await app.expectPage(t('destinations.title.addresses'));
  await page.getByRole('link', { name: t('destinations.title.addAddress') }).click();
  await expect(form.label).toHaveValue('Savings');
  await form.address.fill('0x52908400098527886E0F7030069857D2E4169EE7');
  await form.save.click();

  await app.expectPage(t('destinations.title.addresses'));
  await expect(page.getByText('0x5290840009852…169EE7')).toBeVisible();
  await page.getByRole('button', { name: t('common.copy') }).click();
  await expect(page.getByText(t('common.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '0x52908400098527886E0F7030069857D2E4169EE7',
  );

  await page.getByRole('button', { name: t('destinations.deleteNamed', { name: 'Savings' }) }).click();
  const question = page.getByRole('alertdialog', { name: t('common.confirmDelete') });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: t('common.cancel') }).click();
  await expect(page.getByText('0x5290840009852…169EE7')).toBeVisible();
  await page.getByRole('button', { name: t('destinations.deleteNamed', { name: 'Savings' }) }).click();
  await question.getByRole('button', { name: t('common.delete') }).click();
  await expect(page.getByText(t('destinations.address.emptyTitle'))).toBeVisible();
  expect((await member.client.call(walletAddresses, {})).data).toEqual([]);
});

test('a bank card is added from test values, changed and removed', async ({ app, page, texts }) => {
  const { t } = texts;
  const member = await app.arriveNew();
  const field = (key: 'bank' | 'payeeName' | 'account' | 'ifsc') =>
    page.getByLabel(t(`destinations.bank.${key}`), { exact: true });
  await app.open('/user/bank');
  await app.expectPage(t('destinations.title.bankCards'));
  await page.getByRole('link', { name: t('destinations.bank.add') }).click();
  await app.expectPage(t('destinations.bank.add'));
  await field('bank').selectOption('sluice');
  await field('payeeName').fill('Asha Verma');
  await page.getByRole('button', { name: '1000000004' }).click();
  await field('ifsc').fill('nonsense');
  await page.getByRole('button', { name: t('destinations.bank.add') }).click();
  await expect(field('ifsc')).toBeFocused();
  await page.getByRole('button', { name: 'SLCE0TEST02' }).click();
  await page.getByRole('button', { name: t('destinations.bank.add') }).click();

  await app.expectPage(t('destinations.title.bankCards'));
  await expect(page.getByText('1000000004')).toBeVisible();
  await page
    .getByRole('link', { name: t('destinations.changeNamed', { name: 'Sluice Valley Test Bank' }) })
    .click();
  await app.expectPage(t('destinations.bank.changeTitle'));
  await expect(field('payeeName')).toHaveValue('Asha Verma');
  await field('payeeName').fill('Asha V.');
  await page.getByRole('button', { name: t('destinations.bank.saveChange') }).click();
  await expect(page.getByText('Asha V.')).toBeVisible();
  expect((await member.client.call(bankCards, {})).data).toMatchObject([
    { payeeName: 'Asha V.', account: '1000000004', ifsc: 'SLCE0TEST02' },
  ]);

  await page
    .getByRole('button', { name: t('destinations.deleteNamed', { name: 'Sluice Valley Test Bank' }) })
    .click();
  const question = page.getByRole('alertdialog', { name: t('common.confirmDelete') });
  await question.getByRole('button', { name: t('common.delete') }).click();
  await expect(page.getByText(t('destinations.bank.emptyTitle'))).toBeVisible();
});

test('setting the fund password takes a code, and a refused attempt keeps all input', async ({
  app,
  pageErrors,
  page,
  panel,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(REFUSED);
  const member = await app.arriveNew();
  const code = page.getByLabel(t('auth.code'), { exact: true });
  const password = page.getByLabel(t('destinations.fund.password'), { exact: true });
  const again = page.getByLabel(t('destinations.fund.again'), { exact: true });
  const submit = page.getByRole('button', { name: t('destinations.fund.set') });
  await app.open('/user/securitycenter');
  await page.getByRole('link', { name: t('security.pin') }).click();
  await app.expectPage(t('destinations.title.fundPassword'));
  await page.getByRole('button', { name: t('auth.sendCode') }).click();
  await expect(page.getByText(t('auth.codeSent', { to: member.phone }))).toBeVisible();
  const right = await panel.codeFor(member.phone);
  await code.fill(right === '000000' ? '000001' : '000000');
  await password.fill('123456');
  await again.fill('123456');
  await submit.click();
  await expect(page.getByText(t('field.fund_password_run'))).toBeVisible();
  await password.fill('602214');
  await again.fill('602214');
  await submit.click();
  await expect(page.getByText(new RegExp(t('error.code_wrong')))).toBeVisible();
  await expect(password).toHaveValue('602214');
  await expect(code).toHaveValue(/^\d{6}$/);
  await code.fill(right);
  await submit.click();
  // The app goes back to the page that required the PIN.
  await app.expectPage(t('security.title'));
  expect((await member.client.call(hasFundPassword, {})).data).toEqual({ set: true, lockedUntil: null });
});
