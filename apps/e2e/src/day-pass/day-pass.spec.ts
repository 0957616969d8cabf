import { orderRevenue } from '@paydirt/contract/goods/orders';
import { incomeDays } from '@paydirt/contract/wallet/income';
import { moneyReport } from '@paydirt/contract/wallet/money';
import { standing } from '@paydirt/contract/wallet/standing';
import {
  CURRENCY,
  dayOf,
  fromIso,
  isoDay,
  MINUTE_MS,
  parseMoney,
  shownStanding,
  standingOf,
  sum,
  unwrap,
} from '@paydirt/domain';
import type { Page } from '@playwright/test';

import { expect, test } from '../support/harness.ts';
import type { NewMember, Sandbox } from '../support/sandbox.ts';
import { MOVED_WITHIN_MS } from '../support/test-panel.ts';
import { patternOf } from '../support/text-patterns.ts';
import type { Texts } from '../support/texts.ts';
import { advanceToNoon } from '../support/withdrawal-form.ts';

test.describe.configure({ retries: 0 });

const money = (decimal: string) => unwrap(parseMoney(decimal, CURRENCY));

/** A member with two leases, at noon, on a page of their own. */
async function withLeases(
  app: { arriveNew: (funds: string) => Promise<NewMember>; open: (route: string) => Promise<void> },
  sandbox: Sandbox,
) {
  await advanceToNoon(sandbox, 1);
  const member = await app.arriveNew('300');
  const orders = [await sandbox.buy(member, 'trommel'), await sandbox.buy(member, 'sluice-box')];
  return { member, orders, day: isoDay(dayOf(unwrap(fromIso(await sandbox.now())))) };
}

const receiptOf = (page: Page, { t }: Texts) =>
  page.getByRole('dialog', { name: patternOf(t('dayPassed.title', { day: '…' })) });

/** Let a day pass by the button on the ribbon. */
const passADay = (page: Page, { t }: Texts) =>
  page.getByRole('button', { name: t('shell.plusDay'), exact: true }).click();

test(
  'the receipt of a day that passed shows the figures that the services return',
  { tag: '@tab-extra' },
  async ({ app, page, sandbox, texts }) => {
    const { t, format } = texts;
    const bare = (decimal: string) => format.figure(money(decimal), 'balance');
    const { member, orders, day } = await withLeases(app, sandbox);
    await app.open('/user/balance');
    await app.expectPage(t('balance.title'));
    await passADay(page, texts);
    const receipt = receiptOf(page, texts);
    await expect(receipt).toBeVisible({ timeout: MOVED_WITHIN_MS });
    await expect(receipt.getByRole('button', { name: t('dayPassed.skip'), exact: true })).toHaveCount(0);

    const { data: report } = await member.client.call(moneyReport, { from: day, to: day });
    const { earned, owed } = report.sums;
    const revenue = await Promise.all(
      orders.map(async ({ id }) => (await member.client.call(orderRevenue, { orderId: id })).data.list),
    );
    const own = revenue.flat().filter((record) => record.day === day);
    expect(own).toHaveLength(2);
    const got = sum(
      own.map(({ amount }) => money(amount)),
      CURRENCY,
    );
    const yours = receipt.getByRole('link').filter({ hasText: t('dayPassed.yours') });
    await expect(yours).toContainText(format.figure(got, 'balance'));
    const sums = receipt
      .getByRole('link')
      .filter({ hasText: t('dayPassed.owed') })
      .first();
    await expect(sums).toContainText(bare(earned));
    await expect(sums).toContainText(bare(owed));
    const { data: incomeReport } = await member.client.call(incomeDays, { to: day });
    for (const { productId, productName, earned: output, owed: due, paid } of incomeReport.machines) {
      expect(report.products).toContainEqual(
        expect.objectContaining({ productId, earned: output, owed: due }),
      );
      const row = receipt.getByRole('listitem').filter({ hasText: productName }).first();
      await expect(row).toContainText(
        t('dayPassed.of', { earned: bare(output), owed: bare(due), paid: bare(paid) }),
      );
    }
    await sums.click();
    await app.expectPage(t('money.title'));
    expect(app.address()).toBe(`/index/money?from=${day}&to=${day}`);
    await expect(receipt).toHaveCount(0);
  },
);

test('a tap skips the animation, another closes only the receipt, and moving an hour plays nothing', async ({
  app,
  page,
  panel,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  await withLeases(app, sandbox);
  const begun = unwrap(fromIso(await sandbox.now()));
  await page.clock.install({ time: begun });
  await app.open('/user/balance');
  await app.expectPage(t('balance.title'));
  await panel.move('plusHour');
  await expect(receiptOf(page, texts)).toHaveCount(0);
  const drawer = await panel.open();
  // The animation would end by itself after three seconds: pausing the clock leaves time for the tap.
  await page.clock.pauseAt(begun + 10 * MINUTE_MS);
  await drawer.getByRole('button', { name: t('shell.plusDay'), exact: true }).click();
  const skip = page.getByRole('button', { name: t('dayPassed.skip'), exact: true });
  await expect(async () => {
    await page.clock.runFor(200);
    expect(await skip.isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
  await skip.click();
  await expect(skip).toHaveCount(0);
  await page.clock.resume();
  const receipt = receiptOf(page, texts);
  await receipt.getByRole('button', { name: t('common.close'), exact: true }).click();
  await expect(receipt).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await panel.close();

  await test.step('with reduced motion only the receipt is shown', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate((label) => {
      const seen = new MutationObserver(() => {
        if (document.querySelector(`[aria-label="${label}"]`) !== null) document.title = 'played';
      });
      seen.observe(document, { childList: true, subtree: true });
    }, t('dayPassed.skip'));
    await passADay(page, texts);
    await expect(receipt.getByRole('button', { name: t('common.close'), exact: true })).toBeVisible({
      timeout: MOVED_WITHIN_MS,
    });
    expect(await page.title()).not.toBe('played');
  });
});

test('the figure for stopping now is the sum of its parts, and the forecast starts there', async ({
  app,
  page,
  sandbox,
  texts,
}) => {
  const { t, format } = texts;
  const { member } = await withLeases(app, sandbox);
  await sandbox.moveClock({ days: 3 });
  await app.open('/user/balance');
  await app.expectPage(t('balance.title'));
  const { data } = await member.client.call(standing, {});
  const { leaveWith, net } = standingOf(
    shownStanding({
      available: money(data.available),
      receivable: money(data.receivable),
      arriving: money(data.arriving),
      withdrawing: money(data.withdrawing),
      returns: money(data.returns),
      takenOut: money(data.takenOut),
      putIn: money(data.putIn),
    }),
  );
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t('standing.title'), exact: true }) });
  const figures = section.getByRole('definition');
  await expect(figures.last()).toHaveText(format.figure(money(data.putIn), 'balance'));
  const shown = (await figures.allInnerTexts()).slice(0, -1);
  const total = format.figure(leaveWith, 'balance');
  await expect(section).toContainText(total);
  const centsOf = (text: string) => Number(text.replaceAll('−', '-').replace(/[^\d-]/g, ''));
  // The total is the sum of the figures on the screen.
  expect(shown.reduce((all, text) => all + centsOf(text), 0)).toBe(centsOf(total));
  const slider = page.getByRole('slider', { name: t('standing.chart') });
  await slider.focus();
  await page.keyboard.press('Home');
  const now = format.figure(net, 'delta');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    new RegExp(
      `${t('standing.worst')} \\${now}, ${t('standing.median')} \\${now}, ${t('standing.best')} \\${now}$`,
    ),
  );
});
