import { returnLease } from '@paydirt/contract/goods/orders';
import { parseMoney, scale, unwrap, usdt } from '@paydirt/domain';

import { expect, test } from '../support/harness.ts';
import { ordersAndBalance } from '../support/purchase.ts';
import { advanceToNoon } from '../support/withdrawal-form.ts';

test.describe.configure({ retries: 0 });

const usdtOf = (decimal: string) => unwrap(parseMoney(decimal, 'USDT'));

test('returning a lease within 24 hours gives back the full price', async ({ app, page, sandbox, texts }) => {
  const { t, format } = texts;
  const member = await app.arriveNew('100');
  const order = await sandbox.buy(member, 'sluice-box');
  await app.open(`/user/orders?orderId=${order.id}`);
  await app.expectPage(order.productName);
  await page.getByRole('button', { name: t('orders.giveBack.action') }).click();
  const sheet = page.getByRole('dialog', { name: t('orders.giveBack.title', { name: order.productName }) });
  await expect(sheet.getByText(t('orders.giveBack.basisFull'))).toBeVisible();
  const amount = format.money(usdtOf(order.paid), 'balance');
  await sheet.getByRole('button', { name: t('orders.giveBack.confirm', { amount }) }).click();
  await expect(sheet.getByText(t('orders.giveBack.doneText', { amount }))).toBeVisible();
  expect(await ordersAndBalance(member)).toEqual({ orders: 1, available: '100.00' });

  await sheet.getByRole('link', { name: t('orders.giveBack.toRecords') }).click();
  await app.expectPage(t('shell.title.records'));
  await expect(page.getByRole('link').filter({ hasText: t('record.kind.refund') })).toHaveCount(1);
});

test('returning a lease later gives back the price of the remaining days', async ({
  app,
  page,
  sandbox,
  texts,
}) => {
  const { t, format } = texts;
  const member = await app.arriveNew('100');
  const order = await sandbox.buy(member, 'sluice-box');
  // The clock is at noon, so that no day ends between the quote and the page.
  await advanceToNoon(sandbox, 3);
  const { data: quote } = await member.client.call(returnLease, { orderId: order.id, quote: true });
  const due = scale(usdtOf(order.paid), BigInt(quote.remainingDays), BigInt(order.validDays), 'floor');

  await app.open(`/user/orders?orderId=${order.id}`);
  await page.getByRole('button', { name: t('orders.giveBack.action') }).click();
  const sheet = page.getByRole('dialog', { name: t('orders.giveBack.title', { name: order.productName }) });
  await expect(sheet.getByText(t('orders.giveBack.basisProRata'))).toBeVisible();
  await expect(
    sheet.getByText(t('orders.giveBack.daysOf', { days: quote.remainingDays, all: order.validDays })),
  ).toBeVisible();
  const amount = format.money(due, 'balance');
  await sheet.getByRole('button', { name: t('orders.giveBack.confirm', { amount }) }).click();
  await expect(sheet.getByText(t('orders.giveBack.doneText', { amount }))).toBeVisible();
  await sheet.getByRole('button', { name: t('common.close') }).click();
  await expect(page.getByText(t('orders.status.returned')).first()).toBeVisible();
  const { available } = await ordersAndBalance(member);
  expect(usdtOf(available)).toEqual(usdt(usdtOf('55').minor + due.minor));
});
