import { logout } from '@paydirt/contract/account/session';
import { OWN_NAMES } from '@paydirt/domain';

import { REFUSED } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import { logIn } from '../support/login-form.ts';
import { textsOf } from '../support/texts.ts';
import { homeTitle } from '../support/text-patterns.ts';

const OTHER_PASSWORD = 'Pickaxe2027';

test('after login a visitor arrives at the page they asked for, query included', async ({
  app,
  page,
  sandbox,
  texts,
}) => {
  const member = await sandbox.newMember();
  for (const wanted of ['/user/record?type=5', '/index/detail?productId=jig', '/index']) {
    await app.arrive();
    await app.open(wanted);
    await app.expectPage(texts.t('auth.login.title'));
    await logIn(page, texts, member);
    await expect.poll(app.address).toBe(wanted);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(texts.t('auth.login.title'));
    await page.evaluate(() => localStorage.clear());
  }
});

test('a forgotten password is reset by a code, and the old one no longer works', async ({
  app,
  pageErrors,
  page,
  panel,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(REFUSED);
  const member = await sandbox.newMember();
  await app.arrive();
  await app.open('/user/login');
  await page.getByRole('link', { name: t('auth.login.forgot') }).click();
  await app.expectPage(t('auth.forgot.title'));
  await page.getByLabel(t('auth.phone'), { exact: true }).fill(member.phone.slice(3));
  await page.getByRole('button', { name: t('auth.sendCode') }).click();
  await expect(page.getByText(t('auth.codeSent', { to: member.phone }))).toBeVisible();
  await page.getByLabel(t('auth.code'), { exact: true }).fill(await panel.codeFor(member.phone));
  await page.getByLabel(t('auth.newPassword'), { exact: true }).fill(OTHER_PASSWORD);
  await page.getByLabel(t('auth.passwordAgain'), { exact: true }).fill(OTHER_PASSWORD);
  await page.getByRole('button', { name: t('auth.forgot.submit') }).click();
  await app.expectPage(t('auth.login.title'));

  await logIn(page, texts, member);
  await expect(page.getByLabel(t('auth.password'), { exact: true })).toHaveAccessibleDescription(
    new RegExp(t('error.wrong_credentials')),
  );
  await logIn(page, texts, { ...member, password: OTHER_PASSWORD });
  await app.expectPage(homeTitle(texts, member.phone));
});

test.describe('on a device with its own settings', () => {
  test.use({ language: 'de-DE', textSize: 125 });

  test('an expired session is announced once, however many calls fail, and only the device settings remain', async ({
    app,
    pageErrors,
    page,
    sandbox,
    texts,
  }) => {
    const { t } = texts;
    pageErrors.expect(REFUSED);
    const member = await app.arriveNew();
    await page.evaluate(() => localStorage.setItem('paydirt.theme', 'dark'));
    await page.addInitScript(() => {
      // The message is recorded when it appears, because it disappears after three seconds, which a busy
      // machine may miss.
      const announced: { readonly text: string; readonly blocks: boolean }[] = [];
      Object.assign(window, { announced });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          const message = node instanceof Element ? node.querySelector('[role=alertdialog]') : null;
          if (!message) continue;
          const top = document.elementFromPoint(innerWidth / 2, 40);
          const blocks = top !== null && (message.contains(top) || top.contains(message));
          announced.push({ text: message.textContent, blocks });
        }
      }).observe(document, { childList: true, subtree: true });
    });
    // Another device ends the session.
    await member.client.call(logout, {});
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 401) refused.push(response.url());
    });

    await app.open('/index');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.login.title'));
    await expect(page.getByRole('alertdialog')).toBeHidden();

    await expect.poll(() => refused.length, 'calls that met the lost session').toBeGreaterThan(1);
    const left = await page.evaluate(() => ({
      announced: (window as unknown as { announced: { readonly blocks: boolean }[] }).announced.map(
        ({ blocks }) => blocks,
      ),
      kept: Object.keys(localStorage).toSorted(),
      tab: Object.keys(sessionStorage).filter((name) => name !== 'paydirt.entries'),
      theme: document.documentElement.dataset['theme'],
      textSize: document.documentElement.dataset['textSize'],
      language: document.documentElement.lang,
    }));
    expect(left).toEqual({
      // The message was shown once, and blocked clicks on the page meanwhile.
      announced: [true],
      kept: ['paydirt.language', 'paydirt.textSize', 'paydirt.theme'],
      tab: [],
      theme: 'dark',
      textSize: '125',
      language: 'de-DE',
    });
    expect(await sandbox.now()).toBeTruthy();
  });
});

test('changing the language takes effect at once, without a reload, and is remembered', async ({
  app,
  page,
  texts,
}) => {
  const tamil = await textsOf('ta-IN');
  await app.arrive();
  await app.open('/user/login');
  await app.expectPage(texts.t('auth.login.title'));
  await page.getByLabel(texts.t('auth.phone'), { exact: true }).fill('9876543210');
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await page.getByRole('link', { name: texts.t('shell.languages') }).click();
  await app.expectPage(texts.t('me.language.title'));

  await page.getByText(OWN_NAMES['ta-IN'], { exact: true }).click();
  await app.reading(tamil).expectPage(tamil.t('me.language.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
  await expect(page).toHaveTitle(tamil.t('shell.documentTitle', { title: tamil.t('me.language.title') }));
  await page.getByRole('button', { name: tamil.t('common.back') }).click();
  await app.reading(tamil).expectPage(tamil.t('auth.login.title'));
  await expect(page.getByLabel(tamil.t('auth.phone'), { exact: true })).toHaveValue('9876543210');
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);

  await page.reload();
  await app.reading(tamil).expectPage(tamil.t('auth.login.title'));
});
