import { dateFormatCode, DAY_MS, type EpochMs, epochMs, yearOf } from '@paydirt/domain';
import { createFormatters } from '@paydirt/i18n';
import type { Page } from '@playwright/test';

import { expect, test } from '../support/harness.ts';
import { keptAnswers, keptBy } from '../support/kept-answers.ts';
import { logIn } from '../support/login-form.ts';
import { waitForChunk } from '../support/network.ts';
import { CUT } from '../support/page-errors.ts';
import { homeTitle, patternOf } from '../support/text-patterns.ts';
import { withdrawFormOf } from '../support/withdrawal-form.ts';

const FUNDS = '1234.50';

/**
 * Faults of browsers that keep nothing: each runs in a page before its own scripts, if it is one that may keep
 * anything.
 */
const NOTHING_KEPT: Readonly<Record<string, () => void>> = {
  'refuses to keep anything or to run a worker': () => {
    if (!window.isSecureContext) return;
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('refused', 'SecurityError'));
  },
  'has no room left': () => {
    if (!window.isSecureContext) return;
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  },
};

for (const [what, act] of Object.entries(NOTHING_KEPT))
  test.describe(`a browser that ${what}`, () => {
    test.use({ serviceWorkers: 'allow' });
    test('the whole app works for as long as the page is open', async ({ app, page, sandbox, texts }) => {
      const { t, format } = texts;
      const member = await sandbox.newMember();
      await sandbox.grant(member.phone, FUNDS);
      await page.addInitScript(act);
      await app.open('/user/login');
      await logIn(page, texts, member);
      await app.expectPage(homeTitle(texts, member.phone));
      await app.goTo('/mine');
      await app.expectPage(t('shell.tab.me'));
      await expect(page.getByText(format.number(1234.5)).first()).toBeVisible();
      await app.goTo('/user/withdraw');
      const { amount } = withdrawFormOf(page, texts);
      await amount.fill('40');
      await expect(amount).toHaveValue('40');
    });
  });

test('a member who logs out offline leaves no data to the next member', async ({
  app,
  context,
  page,
  pageErrors,
  sandbox,
  texts,
}) => {
  pageErrors.expect(CUT);
  const { t } = texts;
  const first = await app.arriveNew(FUNDS);
  await app.open('/mine');
  await app.expectPage(t('shell.tab.me'));
  await expect.poll(() => keptBy(page)).toContain(FUNDS);
  // Without this chunk, the app could only tell the member that they are offline: wait for it.
  await waitForChunk(page, 'confirm-host');
  await context.setOffline(true);
  await page.getByRole('button', { name: t('me.logOut'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('me.logOut') })
    .click();
  await expect.poll(() => app.address()).toMatch(/^\/user\/login/);
  await expect.poll(() => keptBy(page)).not.toContain(first.user.userId);
  expect(await keptBy(page)).not.toContain(FUNDS);
  await context.setOffline(false);
  const second = await sandbox.newMember();
  // Now that the network is back, the page may be reloading itself: repeat the navigation.
  await expect(() => app.open('/user/login')).toPass();
  await logIn(page, texts, second);
  await app.expectPage(homeTitle(texts, second.phone));
  await app.goTo('/mine');
  await app.expectPage(t('shell.tab.me'));
  await expect(page.getByText(texts.format.number(1234.5))).toHaveCount(0);
});

/** Move the device's clock forward or back by some milliseconds. */
const putClock = (page: Page, byMs: number) =>
  page.addInitScript((ms) => {
    const right = Date.now.bind(Date);
    Date.now = () => right() + ms;
  }, byMs);

test('a device whose clock is two days ahead, then two days behind, shows the right time of its figures', async ({
  app,
  page,
  pageErrors,
  sandbox,
  texts,
}) => {
  pageErrors.expect(CUT);
  // Move the test clock far from the device's, so that the two times cannot be confused.
  await sandbox.moveClock({ days: 3 });
  const { t, format } = texts;
  const balance = page.getByText(format.number(1234.5)).first();
  const keptAt = async () => {
    const answers = await keptAnswers(page);
    const [, answer = '{}'] =
      answers.find(([key, kept]) => key.includes('account/balance') && kept.includes(FUNDS)) ?? [];
    return (JSON.parse(answer) as { readonly asOf?: EpochMs }).asOf ?? epochMs(0);
  };
  let asOf = epochMs(0);
  await app.arriveNew(FUNDS);
  await app.open('/mine');
  // The second move adds to the first, so that the device is then two days behind.
  for (const byMs of [2 * DAY_MS, -4 * DAY_MS]) {
    await app.expectPage(t('shell.tab.me'));
    await expect(balance).toBeVisible();
    // The app keeps an answer some time after it has shown it.
    await expect.poll(keptAt).toBeGreaterThan(asOf);
    asOf = await keptAt();
    await page.route('**/api/**', (route) => route.abort());
    await putClock(page, byMs);
    await page.reload();
    await expect(balance).toBeVisible();
    // The app omits the year if it is the present one.
    const thisYear = createFormatters('en-US', { dateFormat: dateFormatCode(0), thisYear: yearOf(asOf) });
    const ages = [format, thisYear].map((one) =>
      t('common.staleAsOf', { time: `${one.dateTime(asOf)} (…)` }),
    );
    // The locator normalizes the spaces of the page's text, so the pattern needs plain spaces too.
    const [age, ageThisYear] = ages.map((one) => page.getByText(patternOf(one.replaceAll(/\s/g, ' '))));
    await expect(age!.or(ageThisYear!).first()).toBeVisible();
    await page.unroute('**/api/**');
    await app.open('/mine');
  }
});
