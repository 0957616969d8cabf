import type { Locator } from '@playwright/test';

import { expect, test } from '../support/harness.ts';
import {
  advanceToNoonOf,
  bindAll,
  FUND_PASSWORD,
  holdings,
  withdrawFormOf,
} from '../support/withdrawal-form.ts';
import { MOVED_WITHIN_MS } from '../support/test-panel.ts';
import { patternOf } from '../support/text-patterns.ts';

test.describe.configure({ retries: 0 });

const WEDNESDAY = 3;
const SATURDAY = 6;
const AT_MOST_TAPS = 10;

test(
  'a first withdrawal from home takes one sheet and ten taps, and nothing is asked twice',
  { tag: '@tab-extra' },
  async ({ app, page, panel, sandbox, texts }) => {
    test.slow();
    const { t } = texts;
    const member = await app.arriveNew('200');
    await advanceToNoonOf(sandbox, WEDNESDAY);
    const form = withdrawFormOf(page, texts);
    const taps: string[] = [];
    const tap = async (target: Locator) => {
      taps.push(await target.evaluate((element) => element.textContent || element.id));
      await target.click();
    };
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
    await app.open('/index');
    await tap(
      page
        .getByRole('main')
        .getByRole('link', { name: t('withdraw.title.ways'), exact: true })
        .first(),
    );
    await app.expectAccessiblePage(t('withdraw.title.ways'));
    const [usdt, cash] = [t('withdraw.title.usdt'), t('withdraw.title.cash')].map((name) =>
      page.getByRole('link', { name, exact: true }),
    );
    if (usdt === undefined || cash === undefined) throw new Error('two ways to withdraw');
    await expect(async () => {
      const [one, other] = await Promise.all([usdt.boundingBox(), cash.boundingBox()]);
      expect([one?.width, one?.height], 'both ways are the same size').toEqual([other?.width, other?.height]);
    }).toPass();
    await tap(usdt);
    await app.expectAccessiblePage(t('withdraw.title.usdt'));
    await expect(page.getByText(t('withdraw.form.feeOf', { share: '5%' }))).toBeVisible();
    await tap(form.amount);
    await page.keyboard.type('120.5');
    await tap(form.review);

    await test.step('an address', async () => {
      const adding = dialog(t('destinations.title.addAddress'));
      await app.expectAccessible();
      await tap(adding.getByRole('radio', { name: /^BEP20/ }));
      await tap(adding.getByRole('button', { name: 'test1succeedslater' }));
      await tap(adding.getByRole('button', { name: t('destinations.address.save') }));
    });

    await test.step('a PIN, by a code that confirms the identity', async () => {
      const pin = dialog(t('destinations.title.fundPassword'));
      await expect(pin.getByLabel(t('destinations.fund.password'), { exact: true })).toBeFocused();
      await page.keyboard.type(FUND_PASSWORD);
      await expect(pin.getByLabel(t('destinations.fund.again'), { exact: true })).toBeFocused();
      await page.keyboard.type(FUND_PASSWORD);
      await expect(pin.getByText(member.phone, { exact: true }), 'the only way of a code').toBeVisible();
      await app.expectAccessible();
      await tap(pin.getByRole('button', { name: t('auth.sendCode') }));
      await expect(pin.getByText(t('auth.codeSent', { to: member.phone }))).toBeVisible();
      await tap(
        pin.getByRole('button', { name: t('auth.useCode', { code: await sandbox.codeFor(member.phone) }) }),
      );
    });

    await test.step('the whole withdrawal, and its receipt', async () => {
      const confirmation = form.confirmation('120.50');
      await expect(confirmation).toBeVisible();
      await expect(confirmation.getByText('6.02')).toBeVisible();
      await expect(confirmation.getByText('114.48')).toBeVisible();
      await expect(confirmation.getByText('BNB Smart Chain (BEP20)', { exact: true })).toBeVisible();
      await expect(confirmation.getByText('test1succeedslater')).toHaveCount(1);
      await app.expectAccessible();
      await tap(form.send('120.50'));
      await expect(form.receipt).toBeVisible();
      expect(taps.length, taps.join(' > ')).toBeLessThanOrEqual(AT_MOST_TAPS);
      await app.expectAccessible();
      expect(await holdings(member)).toEqual({ available: '79.50', withdrawing: '120.50' });
      await form.receipt.getByRole('link', { name: t('withdraw.receipt.follow') }).click();
    });

    await test.step('follow it until it arrives', async () => {
      await app.expectAccessiblePage(t('withdraw.title.list'));
      const card = page.getByRole('article');
      await expect(card.getByText(t('withdraw.status.pending'), { exact: true })).toBeVisible();
      await panel.move('plusHour');
      await expect(card.getByText(t('withdraw.status.succeeded'), { exact: true })).toBeVisible();
      await expect(card.getByText(t('withdraw.step.arrived'))).toBeVisible();
      await app.expectAccessible();
      expect(await holdings(member)).toEqual({ available: '79.50', withdrawing: '0.00' });
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(FUND_PASSWORD);
    });
  },
);

test('on a weekend a withdrawal to a bank is accepted, with a note that it settles on Monday', async ({
  app,
  page,
  panel,
  sandbox,
  texts,
}) => {
  test.slow();
  const { t } = texts;
  // The way through the day's passing and its end are day-pass.spec's; here it would end during a click.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const member = await app.arriveNew('112');
  await advanceToNoonOf(sandbox, SATURDAY);
  // A day on which no machine worked has no receipt, and this clock may be past the end of the seed's leases.
  await sandbox.buy(member, 'gold-pan');
  await bindAll(sandbox, member);
  const form = withdrawFormOf(page, texts);
  await app.open('/user/cashwithdraw');
  await app.expectAccessiblePage(t('withdraw.title.cash'));
  await expect(page.getByText(patternOf(t('withdraw.terms.weekend', { time: '…' })))).toBeVisible();
  await form.fillAndReview('40');
  await form.send('40').click();
  await form.receipt.getByRole('link', { name: t('withdraw.receipt.follow') }).click();
  const card = page.getByRole('article');
  await expect(card).toContainText(t('withdraw.step.weekend'));

  const skip = (await panel.open('money')).getByRole('button', { name: t('test.withdrawal.skipToMonday') });
  await skip.click();
  const receipt = page.getByRole('dialog', { name: patternOf(t('dayPassed.range', { from: '…', to: '…' })) });
  await expect(receipt).toBeVisible({ timeout: MOVED_WITHIN_MS });
  await receipt.getByRole('button', { name: t('common.close'), exact: true }).click();
  await panel.close();
  await expect(card.getByText(t('withdraw.status.pending'), { exact: true })).toBeVisible();
  await sandbox.moveClock({ hours: 10 });
  await panel.move('plusHour');
  await expect(card.getByText(t('withdraw.status.processing'), { exact: true })).toBeVisible();
  await sandbox.moveClock({ hours: 2 });
  await panel.move('plusHour');
  await expect(card.getByText(t('withdraw.status.succeeded'), { exact: true })).toBeVisible();
  expect(await holdings(member)).toEqual({ available: '60.00', withdrawing: '0.00' });
});

test('a failed withdrawal says why, returns the full amount, and offers the next step', async ({
  app,
  page,
  panel,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  const reason = 'The clearing house was on strike.';
  const member = await app.arriveNew('100');
  await advanceToNoonOf(sandbox, WEDNESDAY);
  await bindAll(sandbox, member);
  const form = withdrawFormOf(page, texts);
  await app.open('/user/withdraw');
  await app.expectPage(t('withdraw.title.usdt'));
  const drawer = await panel.open('money');
  await drawer.getByLabel(t('test.withdrawal.reason')).fill(reason);
  await drawer.getByRole('button', { name: t('test.withdrawal.fail') }).click();
  const messages = page.getByRole('region', { name: t('shell.messages'), exact: true });
  await expect(messages).toContainText(t('test.withdrawal.willFail'));
  await panel.close();

  await form.fillAndReview('40');
  await form.send('40').click();
  await form.receipt.getByRole('button', { name: t('common.done') }).click();
  await expect(form.amount, 'the form is empty again').toHaveValue('');
  await app.open('/user/withrecord');
  await panel.move('plusHour');
  const card = page.getByRole('article');
  await expect(card.getByText(t('withdraw.status.failed'), { exact: true }).first()).toBeVisible();
  await expect(card).toContainText(reason);
  await expect(card).toContainText(t('withdraw.step.returned'));
  await app.expectAccessible();
  expect(await holdings(member)).toEqual({ available: '100.00', withdrawing: '0.00' });
  await card.getByRole('link', { name: t('withdraw.list.again') }).click();
  await app.expectPage(t('withdraw.title.usdt'));
  await app.open('/user/recordU');
  await expect(page.getByText(t('record.kind.withdrawal_failed')).first()).toBeVisible();
});
