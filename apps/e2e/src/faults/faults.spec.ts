import { MINUTE_MS } from '@paydirt/domain';

import { CUT } from '../support/page-errors.ts';
import { retryUntil, withholdMachines } from '../support/network.ts';
import { keptAnswers } from '../support/kept-answers.ts';
import { expect, test } from '../support/harness.ts';
import { recordTexts } from '../support/text-changes.ts';
import { logIn } from '../support/login-form.ts';
import { homeTitle, patternOf } from '../support/text-patterns.ts';

test.describe.configure({ retries: 0 });

const SERVER_FAILED = /the server responded with a status of 500/;

test('a chunk that fails to load is reported, reloads the page once, and never leaves it blank', async ({
  app,
  pageErrors,
  page,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(CUT);
  const member = await app.arriveNew();
  const shown = await recordTexts(page, `[aria-label="${t('shell.messages')}"]`);
  const letThrough = await withholdMachines(page);
  await app.open('/index');
  await app.expectPage(homeTitle(texts, member.phone));
  // The place of messages comes with a chunk of its own, after home.
  await expect(page.getByRole('region', { name: t('shell.messages'), exact: true })).toBeAttached();
  let loads = 0;
  page.on('load', () => (loads += 1));

  await page.getByRole('link', { name: t('shell.tab.machines'), exact: true }).click();
  await expect.poll(() => loads).toBe(1);
  // The message was shown during the second before the reload.
  expect(shown.join('\n')).toContain(t('shell.chunkFailed'));

  // The file fails again; this time the page is not reloaded, and says that it could not load.
  await expect(page.getByRole('alert')).toContainText(t('common.loadFailed'));
  await app.expectAccessible();
  expect(loads).toBe(1);

  await letThrough();
  await retryUntil(page.getByRole('button', { name: t('common.retry') }), () =>
    app.expectPage(t('shell.tab.machines')),
  );
});

const FAILURES = [
  { what: 'serverError', says: 'error.internal' },
  { what: 'badAnswer', says: 'error.bad_answer' },
  { what: 'offline', says: 'shell.offline.title' },
] as const;

test('a page that cannot be fetched says why, stays usable and loads after a retry', async ({
  app,
  page,
  panel,
  texts,
}) => {
  test.slow();
  const { t } = texts;
  for (const { what, says } of FAILURES)
    await test.step(what, async () => {
      // A new member each time: what the device keeps of the last one's records would be shown in place of a failure.
      await app.arriveNew();
      await app.open('/mine');
      await app.expectPage(t('shell.tab.me'));
      await panel.break(what);
      await page.getByRole('link', { name: t('shell.title.records') }).click();

      const failure = page.getByRole('alert').filter({ hasText: t(says) });
      await expect(failure).toBeVisible();
      await app.expectAccessiblePage(t('shell.title.records'));
      const retry = failure.getByRole('button', { name: t('common.retry') });
      await retry.click();
      await expect(failure).toBeVisible();

      await panel.break('none');
      await retryUntil(retry, () => expect(failure).toHaveCount(0, { timeout: 1000 }));
      await expect(page.getByRole('link').filter({ hasText: t('record.kind.bonus') })).toBeVisible();
      await expect(failure).toHaveCount(0);
    });
});

test('a form that cannot be sent says why and keeps all input', async ({
  app,
  page,
  panel,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  const member = await sandbox.newMember();
  await app.arrive();
  await app.open('/user/login');
  await app.expectPage(t('auth.login.title'));
  for (const { what, says } of FAILURES)
    await test.step(what, async () => {
      await panel.break(what);
      await logIn(page, texts, member);
      await expect(page.getByRole('alert')).toContainText(t(what === 'offline' ? 'error.offline' : says));
      await expect(page.getByLabel(t('auth.phone'), { exact: true })).toHaveValue(member.phone.slice(3));
      await expect(page.getByLabel(t('auth.password'), { exact: true })).toHaveValue(member.password);
      await panel.break('none');
    });
  await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
  await app.expectPage(homeTitle(texts, member.phone));
});

test('a slow service shows a skeleton of the page', async ({ app, page, panel, texts }) => {
  const { t } = texts;
  await app.arriveNew();
  await app.open('/mine');
  await app.expectPage(t('shell.tab.me'));
  await panel.break('slow');
  await page.getByRole('link', { name: t('shell.title.records') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('common.loading') })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: t('shell.title.records') })).toBeVisible();
  await expect(page.getByRole('link').filter({ hasText: t('record.kind.bonus') })).toBeVisible();
});

test('an answer that does not match its schema fails only where it is shown', async ({
  app,
  page,
  texts,
}) => {
  const { t, format } = texts;
  await app.arriveNew('12.50');
  await page.route('**/account/balance', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, available: 12.5 } } });
  });
  await app.open('/mine');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText(t('error.bad_answer'));
  await app.expectAccessiblePage(t('shell.tab.me'));
  await expect(page.getByRole('link', { name: t('shell.title.records') })).toBeVisible();

  await page.unrouteAll({ behavior: 'wait' });
  const retry = failure.getByRole('button', { name: t('common.retry') });
  await retryUntil(retry, () =>
    expect(page.getByText(format.number(12.5)).first()).toBeVisible({ timeout: 1000 }),
  );
});

test('when one service fails, the other parts of home still work', async ({
  app,
  pageErrors,
  page,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(SERVER_FAILED);
  const member = await app.arriveNew();
  await page.route('**/api/income/**', (route) =>
    route.fulfill({ status: 500, headers: { 'X-Paydirt-Mode': 'test' }, body: 'stack at /srv/app.js:1' }),
  );
  await app.open('/index');
  await app.expectPage(homeTitle(texts, member.phone));
  await expect(page.getByRole('alert').first()).toContainText(t('error.bad_answer'));
  await expect(page.getByText(t('home.available'))).toBeVisible();
  await expect(page.getByText('/srv/app.js')).toHaveCount(0);
});

test('a service that does not declare test mode is refused with one page and no data (H1)', async ({
  app,
  page,
  texts,
}) => {
  const { t } = texts;
  const member = await app.arriveNew('12.50');
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const { 'x-paydirt-mode': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await app.open('/index');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.notTestMode.title'));
  await expect(page.getByText(/USDT|12\.50/)).toHaveCount(0);
  await expect(page.getByText(member.phone)).toHaveCount(0);
  await app.expectAccessible();

  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: t('shell.notTestMode.action') }).click();
  await app.expectPage(homeTitle(texts, member.phone));
});

test('without a network, cached data is shown with its age', async ({
  app,
  pageErrors,
  context,
  page,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(CUT);
  const member = await app.arriveNew('12.50');
  await page.clock.install();
  await app.open('/index');
  await app.expectPage(homeTitle(texts, member.phone));
  const lastDays = page.getByRole('link', { name: t('income.historyTitle'), exact: true });
  await lastDays.click();
  await app.expectPage(t('shell.title.receiveIncome'));
  const waiting = page.getByRole('heading', { name: t('income.toReceive') });
  await expect(waiting).toBeVisible();
  await page.getByRole('button', { name: t('common.back') }).click();
  await app.expectPage(homeTitle(texts, member.phone));

  await context.setOffline(true);
  await expect(page.getByText(t('shell.offline.title'), { exact: true })).toBeVisible();
  await page.clock.fastForward(MINUTE_MS);
  await lastDays.click();
  await app.expectPage(t('shell.title.receiveIncome'));
  await expect(waiting).toBeVisible();
  await expect(page.getByText(patternOf(t('common.offlineAsOf', { time: '…' }))).first()).toBeVisible();
  await app.expectAccessible();

  await context.setOffline(false);
  await expect(page.getByText(t('shell.offline.title'), { exact: true })).toBeHidden();
  await expect(page.getByText(patternOf(t('common.offlineAsOf', { time: '…' })))).toHaveCount(0);
});

test('a cold start without the services shows data of the last visit with its age', async ({
  app,
  pageErrors,
  page,
  texts,
}) => {
  const { t, format } = texts;
  pageErrors.expect(CUT);
  await app.arriveNew('12.50');
  await app.open('/mine');
  await app.expectPage(t('shell.tab.me'));
  const balance = page.getByText(format.number(12.5)).first();
  await expect(balance).toBeVisible();
  await expect
    .poll(async () => (await keptAnswers(page)).map(([key]) => key).join())
    .toContain('account/balance');

  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(balance).toBeVisible();
  const age = page.getByText(patternOf(t('common.staleAsOf', { time: '…' })));
  await expect(age.first()).toBeVisible();

  await page.unroute('**/api/**');
  const retry = page.getByRole('button', { name: t('common.retry') }).first();
  await retryUntil(retry, () => expect(age).toHaveCount(0, { timeout: 1000 }));
});

test('opening a page for the first time without a network leaves the app usable', async ({
  app,
  pageErrors,
  context,
  page,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(CUT);
  // React reports that the code of a toast could not be fetched.
  pageErrors.expect(/Failed to fetch dynamically imported module/);
  const member = await app.arriveNew();
  await app.open('/index');
  await app.expectPage(homeTitle(texts, member.phone));
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: t('shell.tabs') })
    .getByRole('link', { name: new RegExp(`^${t('shell.tab.me')}\\b`) })
    .click();
  await expect(page.getByRole('alert')).toContainText(t('common.loadFailed'));
  await expect(page.getByText(t('shell.offline.title'))).toHaveCount(1);
  await expect(page.getByText(t('shell.ribbon'))).toBeVisible();

  await context.setOffline(false);
  await retryUntil(page.getByRole('button', { name: t('common.retry') }), () =>
    app.expectPage(t('shell.tab.me')),
  );
});
