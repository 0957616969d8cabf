import { balance } from '@paydirt/contract/wallet/balance';
import { usdt } from '@paydirt/domain';
import type { Page } from '@playwright/test';

import { expect, test } from '../support/harness.ts';
import type { NewMember } from '../support/sandbox.ts';
import { patternOf } from '../support/text-patterns.ts';

test.describe.configure({ retries: 0 });

const availableTo = async ({ client }: NewMember) => (await client.call(balance, {})).data.available;

/** Read the id of the shown recharge from the address of the page. */
function shownId(page: Page): string {
  const id = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('id');
  if (id === null) throw new Error(`No recharge is shown: ${page.url()}`);
  return id;
}

test(
  'a recharge with USDT is confirmed live, survives a reload halfway, and links to its record',
  { tag: '@tab-extra' },
  async ({ app, page, sandbox, texts }) => {
    const { t, format } = texts;
    const member = await app.arriveNew();
    await app.open('/mine');
    await page.getByRole('link', { name: t('me.recharge'), exact: true }).click();
    await app.expectAccessiblePage(t('recharge.title'));
    await page.getByRole('link', { name: t('recharge.titleUsdt') }).click();
    await app.expectAccessiblePage(t('recharge.titleUsdt'));

    await page.getByLabel(t('recharge.form.amount')).fill('5');
    await page.getByRole('button', { name: t('recharge.form.start') }).click();
    await expect(page.getByText(t('field.below_minimum'))).toBeVisible();
    // The typed amount outlives a reload.
    await page.reload();
    await expect(page.getByLabel(t('recharge.form.amount'))).toHaveValue('5');
    await page.getByLabel(t('recharge.form.amount')).fill('50');
    await page.getByRole('button', { name: t('recharge.form.start') }).click();

    await expect(page.getByRole('img', { name: t('recharge.status.qr') })).toBeVisible();
    await expect(page.getByText(t('recharge.status.live'), { exact: true })).toBeVisible();
    await app.expectAccessiblePage(t('recharge.titleUsdt'));
    const id = shownId(page);
    await sandbox.moveClock({ minutes: 5 });
    expect(await availableTo(member)).toBe('0.00');

    await page.getByRole('button', { name: t('recharge.status.testDeposit') }).click();
    const confirmed = page.getByRole('progressbar', { name: t('recharge.step.confirming') });
    await expect(confirmed).toBeVisible();
    await expect(confirmed).not.toHaveAttribute('aria-valuenow', '0');
    await page.reload();
    await expect(confirmed).toBeVisible();
    await app.expectAccessible();
    expect(shownId(page)).toBe(id);

    await sandbox.moveClock({ minutes: 1 });
    const amount = format.money(usdt(50_000_000n), 'balance');
    await expect(page.getByText(t('recharge.status.credited', { amount }))).toBeVisible();
    expect(await availableTo(member)).toBe('50.00');
    await app.expectAccessible();
    await page.getByRole('link', { name: t('recharge.status.record') }).click();
    const record = page.getByRole('dialog', { name: t('records.one.title') });
    await expect(record.getByText(t('records.one.entry.recharge_credit')).first()).toBeVisible();
  },
);

test('without the socket a recharge is polled, also after the network was gone', async ({
  app,
  pageErrors,
  context,
  page,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(/net::ERR_INTERNET_DISCONNECTED|WebSocket/);
  const member = await app.arriveNew();
  await page.routeWebSocket('**/message/socket', (socket) => socket.close());
  await app.open('/user/recharge');
  await page.getByLabel(t('recharge.form.amount')).fill('20');
  await page.getByRole('button', { name: t('recharge.form.start') }).click();
  await expect(page.getByText(t('recharge.status.polling'))).toBeVisible();
  await page.getByRole('button', { name: t('recharge.status.testDeposit') }).click();
  await expect(page.getByRole('progressbar', { name: t('recharge.step.confirming') })).toBeVisible();

  await context.setOffline(true);
  await sandbox.moveClock({ minutes: 2 });
  await context.setOffline(false);
  await expect(page.getByText(patternOf(t('recharge.status.credited', { amount: '…' })))).toBeVisible();
  expect(await availableTo(member)).toBe('20.00');
});

test('the test panel sends the deposit of the logged-in member', async ({ app, page, panel, texts }) => {
  const { t } = texts;
  await app.arriveNew();
  await app.open('/user/recharge');
  await page.getByLabel(t('recharge.form.amount')).fill('30');
  await page.getByRole('button', { name: t('recharge.form.start') }).click();
  await expect(page.getByRole('button', { name: t('recharge.status.testDeposit') })).toBeVisible();
  const opened = await panel.open('money');
  const deposits = opened.getByRole('region', { name: t('test.deposits.title'), exact: true });
  await deposits.getByRole('button', { name: patternOf(t('test.deposits.send', { amount: '…' })) }).click();
  await expect(deposits.getByText(t('test.none'))).toBeVisible();
  await panel.close();
  await expect(page.getByRole('progressbar', { name: t('recharge.step.confirming') })).toBeVisible();
});
