import { keptBy } from '../support/kept-answers.ts';
import { REFUSED } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import { logIn } from '../support/login-form.ts';
import { homeTitle } from '../support/text-patterns.ts';

test.describe.configure({ retries: 0 });

const FUNDS = '1234.50';

test('a member who logs in after a crashed tab finds nothing of the previous member', async ({
  app,
  context,
  page,
  sandbox,
  texts,
}) => {
  const first = await app.arriveNew(FUNDS);
  await app.open('/mine');
  await app.expectPage(texts.t('shell.tab.me'));
  await expect(page.getByText(texts.format.number(1234.5)).first()).toBeVisible();
  await expect.poll(() => keptBy(page)).toContain(first.user.userId);
  await expect.poll(() => keptBy(page)).toContain(FUNDS);

  // The tab crashed without cleaning up, and the token is gone; all other stored data remain.
  await page.evaluate(() => localStorage.removeItem('paydirt.token'));
  const second = await sandbox.newMember();
  await page.close();
  const next = await context.newPage();
  await next.goto(`${sandbox.address}/#/user/login`);
  await logIn(next, texts, second);
  await expect(next.getByRole('heading', { level: 1, name: homeTitle(texts, second.phone) })).toBeVisible();
  await expect.poll(() => keptBy(next)).toContain(second.user.userId);
  await expect.poll(() => keptBy(next)).not.toContain(first.user.userId);
  expect(await keptBy(next)).not.toContain(FUNDS);
});

test('a tab follows when another tab logs out and somebody else logs in', async ({
  app,
  context,
  page,
  sandbox,
  texts,
}) => {
  const { t, format } = texts;
  await app.arriveNew(FUNDS);
  await app.open('/mine');
  const balance = page.getByText(format.number(1234.5)).first();
  await expect(balance).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${sandbox.address}/#/mine`);
  await other.getByRole('button', { name: t('me.logOut'), exact: true }).click();
  const question = other.getByRole('alertdialog', { name: t('me.confirmLogOut') });
  await question.getByRole('button', { name: t('me.logOut'), exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('auth.login.title'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.login.title'));
  await expect(balance).toBeHidden();

  const second = await sandbox.newMember();
  await logIn(other, texts, second);
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(t('auth.login.title'));
  // The first tab now belongs to the new member too, with their data.
  await page.goto(`${sandbox.address}/#/mine`);
  await expect(page.getByText(second.phone).first()).toBeVisible();
  await expect(balance).toBeHidden();
  await expect.poll(() => keptBy(page)).not.toContain(FUNDS);
});

test('going back to a page that the browser kept in memory shows nothing after a logout', async ({
  app,
  pageErrors,
  context,
  page,
  sandbox,
  texts,
}) => {
  const { t, format } = texts;
  // The page /healthz has no icon, and the browser reports that.
  pageErrors.expect(REFUSED);
  await app.arriveNew(FUNDS);
  await app.open('/mine');
  const balance = page.getByText(format.number(1234.5)).first();
  await expect(balance).toBeVisible();
  // The browser decides whether it restores a page from memory; if not, the page is reloaded.
  await page.goto(`${sandbox.address}/healthz`);
  const other = await context.newPage();
  await other.goto(`${sandbox.address}/healthz`);
  await other.evaluate(() => localStorage.clear());
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.login.title'));
  await expect(balance).toBeHidden();
});

test('a page restored from memory checks whose session it is', async ({ app, page, texts }) => {
  const { t } = texts;
  await app.arriveNew(FUNDS);
  await app.open('/mine');
  await app.expectPage(t('shell.tab.me'));
  // Simulate a page restored from the browser's memory: it misses all changes and gets only this event.
  await page.evaluate(() => {
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.login.title'));
});
