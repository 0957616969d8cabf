import { CONSTANTS, INVITATION_ALPHABET } from '@paydirt/domain';

import { clickPastGuard } from '../support/click-past-guard.ts';
import { REFUSED } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import { registrationOf } from '../support/registration-form.ts';
import { freshPhone } from '../support/sandbox.ts';
import { homeTitle, patternOf } from '../support/text-patterns.ts';

const PASSWORD = 'Nugget2026';

test('each mistake in a registration is shown at its field, and no input is lost', async ({
  app,
  pageErrors,
  page,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(REFUSED);
  const phone = freshPhone();
  const form = registrationOf(page, texts);
  const wrongCodes = ['111111', '222222', '333333', '444444', '555555', '666666'];

  await app.arrive();
  await app.open('/user/login/register');
  await form.phone.fill('12345');
  await form.phone.press('Enter');
  await expect(form.phone).toHaveAccessibleDescription(new RegExp(t('field.phone_invalid')));
  await expect(form.phone).toBeFocused();

  await form.account(form.phone, phone.national);
  const codeSent = page.getByText(t('auth.codeSent', { to: phone.whole }));
  await expect(codeSent).toBeVisible();
  await expect(form.code).toBeFocused();
  // A phone may reload the page while its owner looks for the code in another app.
  await page.reload();
  await expect(codeSent).toBeVisible();
  await expect(form.code).toBeFocused();
  await page.goBack();
  await expect(form.phone).toHaveValue(phone.national);
  await form.account(form.phone, phone.national);
  await expect(codeSent).toBeVisible();
  const first = await sandbox.codeFor(phone.whole);
  await form.answerCode(first);
  await form.answerPassword(PASSWORD);

  await test.step('an unknown invitation code', async () => {
    await form.answerInvitation(INVITATION_ALPHABET.slice(0, 8));
    await form.create.click();
    await expect(form.invitation).toHaveAccessibleDescription(new RegExp(t('error.invitation_unknown')));
    await expect(form.invitation).toBeFocused();
    await page.goBack();
    await expect(form.password).toHaveValue(PASSWORD);
    await page.goBack();
    await expect(form.code).toHaveValue(first);
    await form.code.press('Enter');
    await form.password.press('Enter');
    await form.answerInvitation(await sandbox.invitationCode());
  });

  await test.step('an expired code', async () => {
    await sandbox.moveClock({ minutes: 11 });
    await form.create.click();
    await expect(form.code).toHaveAccessibleDescription(new RegExp(t('error.code_expired')));
  });

  /** Type another code; the other answers are still there. */
  async function createWith(code: string) {
    await form.answerCode(code);
    await form.password.press('Enter');
    await form.answerInvitation();
    await form.create.click();
  }

  await test.step('wrong codes until no tries are left', async () => {
    await clickPastGuard(
      page.getByRole('button', { name: t('auth.sendCodeAgain') }),
      page.getByText(patternOf(t('auth.sendCodeIn', { count: 0 }).replace('0', '…'))),
    );
    const second = await sandbox.codeFor(phone.whole);
    const wrong = wrongCodes.filter((one) => one !== second).slice(0, CONSTANTS.CODE_TRIES);
    for (const [index, one] of wrong.entries()) {
      await createWith(one);
      const left = CONSTANTS.CODE_TRIES - 1 - index;
      const text =
        left > 0
          ? `${t('error.code_wrong')} ${t('error.detail.triesLeft', { count: left })}`
          : t('error.code_too_many_tries');
      await expect(form.code).toHaveAccessibleDescription(new RegExp(text));
    }
    await createWith(second);
    await expect(form.code).toHaveAccessibleDescription(new RegExp(t('error.code_too_many_tries')));
    await page.goBack();
    await expect(form.phone).toHaveValue(phone.national);
  });

  await test.step('a reload restores everything but the secrets, and the next code completes the registration', async () => {
    await sandbox.moveClock({ minutes: 2 });
    // The browser learns of the moved clock with the next answer.
    await page.reload();
    await expect(form.code).toHaveValue('');
    const again = page.getByRole('button', { name: t('auth.sendCodeAgain'), exact: true });
    await again.click();
    await expect(again).toHaveCount(0);
    await form.answerCode(await sandbox.codeFor(phone.whole));
    await expect(form.password).toHaveValue('');
    await form.answerPassword(PASSWORD);
    await expect(form.invitation).toHaveValue(await sandbox.invitationCode());
    await form.answerInvitation();
    await form.create.click();
    await app.expectPage(homeTitle(texts, phone.whole));
    // Back does not return to a question of the registration.
    expect(app.address()).toBe('/index');
  });
});

test('a visitor becomes a member by an invitation link and an e-mail address', async ({
  app,
  page,
  panel,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  const email = `${freshPhone().national}@nugget.example`;
  const invitation = await sandbox.invitationCode();
  await app.arrive();
  await app.open(`/user/login/register?code=${invitation}`);
  await page.getByRole('link', { name: t('auth.register.byEmail') }).click();
  await app.expectPage(t('auth.registerByEmail.title'));
  const form = registrationOf(page, texts);
  await form.account(form.email, email);
  await expect(page.getByText(t('auth.codeSent', { to: email }))).toBeVisible();
  await form.answerCode(await panel.codeFor(email));
  await form.answerPassword(PASSWORD);
  await expect(form.invitation).toHaveValue(invitation);
  await form.answerInvitation();
  await form.create.click();
  await expect.poll(app.address).toBe('/index');
  // A part of an e-mail address is not used as a name.
  await app.expectPage(homeTitle(texts, email));
});

test.describe('in Tamil at 200 % text', () => {
  test.use({ language: 'ta-IN', textSize: 200 });

  test('nothing covers a field that receives the focus', async ({ app, page, texts }) => {
    const { t } = texts;
    const phone = freshPhone();
    await app.arrive();
    await app.open('/user/login/register');
    const form = registrationOf(page, texts);
    await form.account(form.phone, phone.national);
    await expect(page.getByText(t('auth.codeSent', { to: phone.whole }))).toBeVisible();
    await expect(form.code).toBeFocused();
    const seen = await form.code.evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      const drawnAt = (y: number) => document.elementFromPoint(left + width / 2, y);
      return [drawnAt(top + 2), drawnAt(top + height - 2)].map((drawn) => drawn === field);
    });
    expect(seen).toEqual([true, true]);
  });
});
