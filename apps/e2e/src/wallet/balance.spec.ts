import { balance } from '@paydirt/contract/wallet/balance';

import { expect, test } from '../support/harness.ts';

test.describe.configure({ retries: 0 });

test('a lease is returned from the list of holdings after its quote', async ({
  app,
  page,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  const member = await app.arriveNew('500');
  await sandbox.buy(member, 'trommel');
  const name = (await sandbox.product('trommel')).productName;
  await app.open('/user/stock');
  await app.expectPage(t('shell.title.orders'));
  await page.getByRole('button', { name: t('holdings.giveBackOne', { name }) }).click();
  const sheet = page.getByRole('dialog', { name: t('orders.giveBack.title', { name }) });
  await expect(sheet.getByText(t('orders.giveBack.basisFull'))).toBeVisible();
  const confirm = sheet.getByRole('button', { name: /120\.00/ });
  await confirm.click();
  await expect(sheet.getByText(t('orders.giveBack.doneTitle', { name }))).toBeVisible();
  const { data } = await member.client.call(balance, {});
  expect(data.available).toBe('500.00');
  await page.goBack();
  await expect(page.getByText(t('orders.empty.valid.title'))).toBeVisible();
  await page.getByRole('tab', { name: t('orders.returned') }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
});
