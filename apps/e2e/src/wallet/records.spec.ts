import { records } from '@paydirt/contract/wallet/records';

import { downloadedBy, readCsv } from '../support/downloads.ts';
import { expect, test } from '../support/harness.ts';

test.describe.configure({ retries: 0 });

test('filters are kept in the address, and Back restores the list', async ({ app, page, texts }) => {
  const { t } = texts;
  await app.arriveAs('with_leases');
  await app.open('/user/record');
  await app.expectPage(t('shell.title.records'));
  await page.getByRole('tab', { name: t('records.groups.purchase') }).click();
  await expect.poll(app.address).toBe('/user/record?kind=purchase');
  const lease = page.getByRole('link', { name: new RegExp(t('record.bought.machine')) }).first();
  await expect(lease).toBeVisible();

  await page.getByRole('button', { name: t('records.more') }).click();
  const filter = page.getByRole('dialog', { name: t('records.more') });
  await filter.getByLabel(t('records.filter.from')).fill('2020-01-01');
  await filter.getByRole('button', { name: t('records.filter.apply') }).click();
  await expect.poll(app.address).toBe('/user/record?kind=purchase&from=2020-01-01');

  await lease.click();
  const record = page.getByRole('dialog', { name: t('records.one.title') });
  await expect(record.getByText(t('records.one.balanceBefore'))).toBeVisible();
  await record.getByRole('link', { name: t('records.one.toOrder') }).click();
  await expect.poll(app.address).toContain('/user/orders?orderId=');
  await page.goBack();
  await expect(record.getByText(t('records.one.balanceBefore'))).toBeVisible();
  await record.getByRole('button', { name: t('common.close') }).click();
  await expect.poll(app.address).toBe('/user/record?kind=purchase&from=2020-01-01');
  await expect(page.getByRole('tab', { name: t('records.groups.purchase'), selected: true })).toBeVisible();
});

test(
  'two taps lead from a payout to the account that paid it',
  { tag: '@tab-extra' },
  async ({ app, page, texts }) => {
    const { t } = texts;
    await app.arriveAs('with_leases');
    await app.open('/user/record?kind=bonus');
    await page
      .getByRole('link', { name: new RegExp(t('record.kind.referral_bonus')) })
      .first()
      .click();
    await page.getByRole('link', { name: t('records.one.toSource') }).click();
    await expect.poll(app.address).toContain('/index/money?account=promotion_budget');
  },
);

test(
  'the table has exactly the records of the list',
  { tag: '@tab-extra' },
  async ({ app, page, sandbox, texts }) => {
    const { t } = texts;
    const member = await app.arriveAs('with_leases');
    await app.open('/user/record?kind=income&status=arrived');
    await app.expectPage(t('shell.title.records'));
    await page.getByRole('button', { name: t('shell.menu') }).click();
    const file = await downloadedBy(page, () =>
      page.getByRole('button', { name: t('records.export') }).click(),
    );
    expect(file.name).toMatch(/^paydirt-records-\d{4}-\d{2}-\d{2}\.csv$/);
    const { token } = await sandbox.signIn(member);
    const { data } = await sandbox
      .client(token)
      .call(records, { kind: 'daily_income', status: 'arrived', pageSize: 100 });
    const [head, ...rows] = readCsv(file.bytes);
    expect(head?.[1]).toBe(t('paper.columns.code'));
    expect(rows).toHaveLength(data.total);
    expect(rows.slice(0, 100).map((row) => [row[1], row[5], row[7]])).toEqual(
      data.list.map(({ code, amount, balanceAfter }) => [code, amount, balanceAfter ?? '']),
    );
  },
);
