import { logout } from '@paydirt/contract/account/session';
import type { Locator, Page } from '@playwright/test';

import { REFUSED } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import { crash } from '../support/network.ts';
import { logIn } from '../support/login-form.ts';
import type { Texts } from '../support/texts.ts';
import { advanceToNoonOf, bindAll, FUND_PASSWORD, withdrawFormOf } from '../support/withdrawal-form.ts';

const WEDNESDAY = 3;
const PASSWORD = 'Nugget2026';
const CODE = '406193';

interface FormCase {
  readonly what: string;
  readonly route: string;
  /** Its fields, with the text that is typed into each and restored. */
  readonly typed: (page: Page, texts: Texts) => readonly (readonly [Locator, string])[];
  /** Its fields that are never restored. */
  readonly secret?: (page: Page, texts: Texts) => readonly (readonly [Locator, string])[];
}

const labelled = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const FORMS: Readonly<Record<'a visitor' | 'a member', readonly FormCase[]>> = {
  'a visitor': [
    {
      what: 'a login',
      route: '/user/login',
      typed: (page, { t }) => [[labelled(page, t('auth.phone')), '9830009999']],
      secret: (page, { t }) => [[labelled(page, t('auth.password')), PASSWORD]],
    },
    {
      what: 'a registration',
      route: '/user/login/register',
      // registration.spec.ts plays the further questions.
      typed: (page, { t }) => [[labelled(page, t('auth.phone')), '9830009999']],
    },
    {
      what: 'a forgotten password',
      route: '/user/login/forgetPassword',
      typed: (page, { t }) => [[labelled(page, t('auth.phone')), '9830009999']],
      secret: (page, { t }) => [
        [labelled(page, t('auth.code')), CODE],
        [labelled(page, t('auth.newPassword')), PASSWORD],
      ],
    },
  ],
  'a member': [
    {
      what: 'a recharge with USDT',
      route: '/user/recharge',
      typed: (page, { t }) => [[labelled(page, t('recharge.form.amount')), '57']],
    },
    {
      what: 'a recharge with cash',
      route: '/user/cashrecharge',
      typed: (page, { t }) => [[labelled(page, t('recharge.cash.amount')), '2700']],
    },
    {
      what: 'a redemption',
      route: '/user/exchange',
      typed: (page, { t }) => [[labelled(page, t('exchange.code')), 'GOLD100']],
    },
    {
      what: 'a withdrawal',
      route: '/user/withdraw',
      typed: (page, texts) => [[withdrawFormOf(page, texts).amount, '40']],
      secret: (page, texts) => [[withdrawFormOf(page, texts).fundPassword, FUND_PASSWORD]],
    },
    {
      what: 'an address',
      route: '/user/addAddress',
      typed: (page, { t }) => [
        [labelled(page, t('destinations.address.address')), 'test1succeedslater'],
        [labelled(page, t('destinations.address.label')), 'Savings'],
      ],
    },
    {
      what: 'a bank card',
      route: '/user/bank?id=new',
      typed: (page, { t }) => [
        [labelled(page, t('destinations.bank.payeeName')), 'Asha Verma'],
        [labelled(page, t('destinations.bank.account')), '1000000002'],
      ],
    },
    {
      what: 'a delivery address',
      route: '/user/CaddAddress',
      typed: (page, { t }) => [
        [labelled(page, t('products.detail.deliveryName')), 'Asha Verma'],
        [labelled(page, t('products.detail.deliveryLines')), '12 Assay Street'],
      ],
    },
    {
      what: 'a video',
      route: '/index/shareLink',
      typed: (page, { t }) => [[labelled(page, t('earn.share.link')), 'https://youtu.be/abc']],
    },
  ],
};

for (const who of ['a visitor', 'a member'] as const) {
  test(`each form of ${who} restores what was typed after a reload, but no secret`, async ({
    app,
    pageErrors,
    page,
    sandbox,
    texts,
  }) => {
    test.slow();
    pageErrors.expect(REFUSED);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (who === 'a visitor') await app.arrive();
    else await bindAll(sandbox, await app.arriveNew('100'));
    for (const { what, route, typed, secret } of FORMS[who]) {
      await test.step(what, async () => {
        await app.open(route);
        const fields = typed(page, texts);
        const secrets = secret?.(page, texts) ?? [];
        for (const [field, text] of [...fields, ...secrets]) await field.fill(text);
        await page.reload();
        for (const [field, text] of fields) await expect(field).toHaveValue(text);
        for (const [field] of secrets) await expect(field).toHaveValue('');
        const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
        for (const [, text] of secrets) expect(kept).not.toContain(text);
      });
    }
  });
}

test('a typed withdrawal is restored after a tab crash', async ({ app, context, page, sandbox, texts }) => {
  const member = await app.arriveNew('100');
  await advanceToNoonOf(sandbox, WEDNESDAY);
  await bindAll(sandbox, member);
  await app.open('/user/withdraw');
  const form = withdrawFormOf(page, texts);
  await form.amount.fill('40');
  await crash(context, page);

  const reopened = await context.newPage();
  await reopened.goto(`${sandbox.address}/#/user/withdraw`);
  const again = withdrawFormOf(reopened, texts);
  await expect(again.amount).toHaveValue('40');
  await expect(again.destination('Savings')).toBeVisible();
});

test('input survives an expired session for the same member and for nobody else', async ({
  app,
  pageErrors,
  page,
  sandbox,
  texts,
}) => {
  test.slow();
  const { t } = texts;
  pageErrors.expect(REFUSED);
  const member = await app.arriveNew('100');
  // Binding everything also sets the withdrawal PIN, which the form then asks for.
  await bindAll(sandbox, member);
  const other = await sandbox.newMember();
  const form = withdrawFormOf(page, texts);
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  async function endSession() {
    const token = await page.evaluate(() => localStorage.getItem('paydirt.token'));
    await sandbox.client(token).call(logout, {});
  }
  await app.open('/user/withdraw');
  await form.amount.fill('41.73');
  await form.fundPassword.fill(FUND_PASSWORD);

  // Another device ends the session, and this device's next call is refused.
  await endSession();
  await app.open('/user/withdraw');
  await app.expectPage(t('auth.login.title'));
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(await kept()).not.toContain(FUND_PASSWORD);
  await logIn(page, texts, member);
  await app.expectPage(t('withdraw.title.usdt'));
  await expect(form.amount).toHaveValue('41.73');
  await expect(form.fundPassword).toHaveValue('');

  await endSession();
  await app.open('/user/withdraw');
  await app.expectPage(t('auth.login.title'));
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await logIn(page, texts, other);
  await app.expectPage(t('withdraw.title.usdt'));
  await expect(form.amount).toHaveValue('');
  expect(await kept()).not.toContain('41.73');

  // A logout leaves nothing behind either.
  await form.amount.fill('42.91');
  await app.logOut();
  expect(await kept()).not.toContain('42.91');
});

test('the draft of a post survives a logout for the same member and for nobody else', async ({
  app,
  page,
  sandbox,
  texts,
}) => {
  test.slow();
  const { t } = texts;
  const member = await app.arriveNew('100');
  const other = await sandbox.newMember();
  const field = page.getByRole('textbox', { name: t('community.compose.label') });
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  async function comeBackAs(who: typeof member) {
    await app.open('/user/addynamic');
    await app.expectPage(t('auth.login.title'));
    await logIn(page, texts, who);
    await expect(field).toBeVisible();
  }
  await app.open('/user/addynamic');
  await field.fill('Nine grams, half written');
  await app.logOut();
  await comeBackAs(member);
  await expect(field).toHaveValue('Nine grams, half written');

  await app.logOut();
  await comeBackAs(other);
  await expect(field).toHaveValue('');
  expect(await kept()).not.toContain('half written');
});
