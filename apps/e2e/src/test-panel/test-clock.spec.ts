import { addDays, dayOf, fromIso, isoDay, MINUTE_MS, startOfDay, unwrap } from '@paydirt/domain';

import { CUT } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import { MOVED_WITHIN_MS } from '../support/test-panel.ts';
import { retryUntil } from '../support/network.ts';

/** Days that take longer to pass than a page takes to load. */
const DAYS_MOVED = 100;

test('without the services the ribbon keeps their time, also after a reload, and says that it is not connected', async ({
  app,
  pageErrors,
  page,
  sandbox,
  texts,
}) => {
  const { t, format } = texts;
  pageErrors.expect(CUT);
  // Move the test clock far from the device's, so that the two times cannot be confused.
  await sandbox.moveClock({ days: 3 });
  await app.arriveNew('12.50');
  await app.open('/mine');
  await app.expectPage(t('shell.tab.me'));
  const clock = page.getByRole('button', { name: t('shell.ribbonOpen') });
  const shownDays = async () => {
    const now = unwrap(fromIso(await sandbox.now()));
    // The clock day may change between the two readings.
    return [format.day(now), format.day((now - MINUTE_MS) as typeof now)];
  };
  const saysServiceDay = async () => {
    const text = await clock.textContent();
    return (await shownDays()).some((day) => text?.includes(day));
  };
  await expect.poll(saysServiceDay).toBe(true);
  await expect(clock).not.toContainText(t('shell.notConnected'));

  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(clock).toContainText(t('shell.notConnected'));
  expect(await saysServiceDay()).toBe(true);

  const retry = page.getByRole('button', { name: t('common.retry') }).first();
  await expect(retry).toBeVisible();
  await page.unroute('**/api/**');
  await retryUntil(retry, () => expect(clock).not.toContainText(t('shell.notConnected'), { timeout: 1000 }));
  await expect.poll(saysServiceDay).toBe(true);
});

test('the ribbon shows no time until a service sent one, not even the device’s', async ({
  app,
  pageErrors,
  page,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(CUT);
  await app.arrive();
  await page.route('**/api/**', (route) => route.abort());
  await app.open('/user/login');
  const clock = page.getByRole('button', { name: t('shell.ribbonOpen') });
  await expect(clock).toHaveText(t('shell.notConnected'));
});

test('a move of many days shows its progress, also after a reload, and ends on the chosen day', async ({
  app,
  panel,
  page,
  sandbox,
  texts,
}) => {
  test.slow();
  const { t, format } = texts;
  const until = startOfDay(addDays(dayOf(unwrap(fromIso(await sandbox.now()))), DAYS_MOVED));
  await app.arriveAs('with_leases');
  await app.open('/mine');
  const opened = await panel.open();
  await opened.getByLabel(t('test.clock.toDate')).fill(isoDay(dayOf(until)));
  await opened.getByRole('button', { name: t('test.clock.move'), exact: true }).click();
  const progress = page.getByRole('progressbar', {
    name: t('test.clock.movingTo', { time: format.clock(until) }),
  });
  await expect(progress).toBeVisible();
  const comeTo = async () => Number(await progress.getAttribute('aria-valuenow', { timeout: 1000 }));
  await expect.poll(comeTo).toBeGreaterThan(0);

  const before = await comeTo();
  await page.reload();
  await panel.open();
  await expect(progress).toBeVisible();
  expect(await comeTo()).toBeGreaterThanOrEqual(before);
  await expect(progress).toBeHidden({ timeout: MOVED_WITHIN_MS });
  const now = unwrap(fromIso(await sandbox.now()));
  expect(dayOf(now)).toBe(dayOf(until));
});
