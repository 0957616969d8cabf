import { parseMoney, unwrap } from '@paydirt/domain';

import { STILL } from '../support/device.ts';
import { expect, test } from '../support/harness.ts';
import { registrationOf } from '../support/registration-form.ts';
import { freshPhone } from '../support/sandbox.ts';
import { advanceToNoon } from '../support/withdrawal-form.ts';
import { homeTitle, patternOf } from '../support/text-patterns.ts';

test.describe.configure({ retries: 0 });

/** Machines have days without output by their rule (H13); hardly ever this many in a row. */
const DAYS_AT_MOST = 8;
const PASSWORD = 'Nugget2026';

// The language with the longest words, in the largest text.
test.use({ language: 'ta-IN', textSize: 200, ...STILL });

test('a visitor registers, leases a machine, receives its income and reads who paid', async ({
  app,
  page,
  panel,
  sandbox,
  texts,
}) => {
  test.setTimeout(180_000);
  const { t, format } = texts;
  const phone = freshPhone();
  const { productName: trommel, price: decimal } = await sandbox.product('trommel');
  const price = format.money(unwrap(parseMoney(decimal, 'USDT')), 'price');

  // The clock is at noon, because income of a second day would change the figures.
  await advanceToNoon(sandbox, 1);
  await app.arrive();
  await app.open('/index');
  await app.expectAccessiblePage(t('auth.login.title'));
  expect(await page.locator('html').getAttribute('lang')).toBe('ta-IN');

  await test.step('register', async () => {
    await page.getByRole('link', { name: t('auth.register.title') }).click();
    await app.expectAccessiblePage(t('auth.register.title'));
    const invitation = await panel.invitationCode();
    const form = registrationOf(page, texts);
    await form.account(form.phone, phone.national);
    await expect(page.getByText(t('auth.codeSent', { to: phone.whole }))).toBeVisible();
    await app.expectAccessible();
    await form.answerCode(await panel.codeFor(phone.whole));
    await app.expectAccessible();
    await form.answerPassword(PASSWORD);
    await app.expectAccessible();
    await form.answerInvitation(invitation);
    await app.expectAccessible();
    await form.create.click();
    await app.expectAccessiblePage(homeTitle(texts, phone.whole));
    expect(app.address()).toBe('/index');
  });

  const income = page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: t('income.receive'), exact: true }) });

  await test.step('receive the free day', async () => {
    await expect(income).toContainText(t('income.toReceive'));
    await page.getByRole('button', { name: t('income.receive'), exact: true }).click();
    // A screen reader announces this; the panel above shows it.
    const announcement = patternOf(t('income.receivedArrives', { amount: '…', time: '…' }));
    await expect(page.getByText(announcement)).toBeAttached();
    await expect(page.getByRole('heading', { name: t('income.arriving') })).toBeVisible();
    const region = page.getByRole('status').filter({ hasText: announcement });
    await expect(region, 'it takes no room below the panel').toHaveCSS('position', 'absolute');
  });

  await panel.takeFromFaucet('200');

  await test.step('look at the machines, and at one', async () => {
    await page.getByRole('link', { name: t('shell.tab.machines'), exact: true }).click();
    await app.expectAccessiblePage(t('shell.tab.machines'));
    await page.getByRole('link', { name: trommel, exact: true }).click();
    await app.expectAccessiblePage(trommel);
    expect(app.address()).toBe('/index/detail?productId=trommel');
  });

  await test.step('read the risk, decide, confirm', async () => {
    const lease = page.getByRole('button', { name: t('products.detail.leaseFor', { amount: price }) });
    const risk = page.getByText(t('common.risk.income'));
    await expect(risk).toBeVisible();
    // If both do not fit into the window, the button comes only after the notice has been scrolled past.
    const [above, below] = [await risk.boundingBox(), await lease.boundingBox()];
    expect(
      above !== null && below !== null && above.y + above.height <= below.y,
      'the risk notice was in the window before the button is (H5)',
    ).toBe(true);
    await lease.click();

    const agreement = page.getByRole('dialog', { name: t('products.detail.agreement') });
    await expect(agreement.getByText(t('common.risk.income'))).toBeVisible();
    const decision = agreement.getByRole('group', { name: t('products.detail.agreementDecide') });
    const agree = decision.getByRole('button', { name: t('products.detail.agree'), exact: true });
    const disagree = decision.getByRole('button', { name: t('products.detail.disagree'), exact: true });
    await expect(agree).toHaveAttribute('aria-pressed', 'false');
    await expect(disagree).toHaveAttribute('aria-pressed', 'false');
    // Measure both buttons in one call, because the sheet may still be moving.
    const [no, yes] = await decision
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => [button.clientWidth, button.clientHeight]));
    expect(yes, 'neither answer is easier to reach (H5)').toEqual(no);
    await app.expectAccessible();
    await agree.click();

    const confirmation = page.getByRole('dialog', {
      name: t('products.confirm.leaseTitle', { name: trommel }),
    });
    await expect(confirmation.getByText(t('products.comesTo.pay'))).toBeVisible();
    await expect(confirmation.getByRole('complementary').getByText(t('common.risk.income'))).toBeVisible();
    await app.expectAccessible();
    await confirmation
      .getByRole('button', { name: t('products.detail.leaseFor', { amount: price }) })
      .click();

    const result = page.getByRole('dialog', {
      name: t('products.result.leasedTitle', { name: trommel }),
    });
    await expect(result).toBeVisible();
    await app.expectAccessible();
    await result.getByRole('link', { name: t('products.result.toOrder') }).click();
    await expect(page.getByRole('heading', { name: t('orders.one.revenue') })).toBeVisible();
    await app.expectAccessiblePage(trommel);
  });

  await test.step('a day later, receive what the machine earned', async () => {
    await app.goHome();
    await app.expectPage(homeTitle(texts, phone.whole));
    await page.getByRole('link', { name: t('income.historyTitle'), exact: true }).click();
    await app.expectAccessiblePage(t('shell.title.receiveIncome'));

    const receive = page.getByRole('button', { name: t('income.receive'), exact: true });
    for (let day = 1; day <= DAYS_AT_MOST; day += 1) {
      await panel.move('plusDay');
      await app.expectPage(t('shell.title.receiveIncome'));
      await expect(receive.or(page.getByRole('heading', { name: t('income.nothing') }))).toBeVisible();
      if (await receive.isVisible()) break;
    }
    await app.expectAccessible();
    await receive.click();
    // A screen reader announces this; the panel below shows it.
    await expect(
      page.getByText(patternOf(t('income.receivedArrives', { amount: '…', time: '…' }))),
    ).toBeAttached();
    await expect(page.getByRole('heading', { name: t('income.arriving') })).toBeVisible();

    await panel.move('plusHour');
    await expect(page.getByRole('heading', { name: t('income.nothing') })).toBeVisible();
  });

  await test.step('read in the records who paid', async () => {
    await page.getByRole('link', { name: t('income.toRecords') }).click();
    await app.expectAccessiblePage(t('shell.title.records'));
    expect(app.address()).toBe('/user/record?type=5');
    const row = page
      .getByRole('link')
      .filter({ hasText: t('record.kind.daily_income') })
      .first();
    await expect(row).toContainText(t('record.status.arrived'));
    await row.click();

    const record = page.getByRole('dialog', { name: t('records.one.title') });
    const paidBy = record.getByRole('term').filter({ hasText: t('records.one.paidBy') });
    await expect(paidBy.locator('xpath=following-sibling::dd')).toHaveText(
      t('record.source.machine_revenue'),
    );
    await expect(record.getByText(t('account.machine_revenue')).first()).toBeVisible();
    await expect(record.getByRole('heading', { name: t('records.one.entry.income_arrival') })).toBeVisible();
    await app.expectAccessible();
    await record.getByRole('button', { name: t('common.close') }).click();
    await expect(record).toBeHidden();
  });

  await test.step('log out', async () => {
    await app.open('/mine');
    await app.expectAccessiblePage(t('shell.tab.me'));
    await page.getByRole('button', { name: t('me.logOut'), exact: true }).click();
    const question = page.getByRole('alertdialog', { name: t('me.confirmLogOut') });
    await question.getByRole('button', { name: t('me.logOut'), exact: true }).click();
    await app.expectAccessiblePage(t('auth.login.title'));
    const kept = await page.evaluate(() => Object.keys(localStorage).toSorted());
    expect(kept, 'nothing of the member stays on the device').toEqual([
      'paydirt.language',
      'paydirt.textSize',
    ]);
  });
});
