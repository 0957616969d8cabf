import { CONSTANTS, INVITATION_ALPHABET } from '@paydirt/domain';

import { clickPastGuard } from '../support/click-past-guard.ts';
import { REFUSED } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import { freshPhone } from '../support/sandbox.ts';
import { homeTitle, patternOf } from '../support/text-patterns.ts';

const PASSWORD = 'Nugget2026';

test('what is wrong with a registration is said where it is, and nothing typed is lost', async ({
  app,
  pageErrors,
  page,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(REFUSED);
  const phone = freshPhone();
  const invitation = page.getByLabel(t('auth.invitationCode'), { exact: true });
  const code = page.getByLabel(t('auth.code'), { exact: true });
  const submit = page.getByRole('button', { name: t('auth.register.submit') });
  const messages = page.getByRole('region', { name: t('shell.messages'), exact: true });
  const wrongCodes = ['111111', '222222', '333333', '444444', '555555', '666666'];

  await app.arrive();
  await app.open('/user/login/register');
  await page.getByLabel(t('auth.phone'), { exact: true }).fill('12345');
  await submit.click();
  await expect(invitation).toHaveAccessibleDescription(new RegExp(t('field.invitation_required')));
  await expect(page.getByLabel(t('auth.phone'), { exact: true })).toBeFocused();
  await expect(page.getByLabel(t('auth.phone'), { exact: true })).toHaveAccessibleDescription(
    new RegExp(t('field.phone_invalid')),
  );

  await page.getByLabel(t('auth.phone'), { exact: true }).fill(phone.national);
  await page.getByRole('button', { name: t('auth.sendCode') }).click();
  await expect(messages).toContainText(t('auth.codeSent', { to: phone.whole }));
  const first = await sandbox.codeFor(phone.whole);
  await code.fill(first);
  await page.getByLabel(t('auth.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('auth.passwordAgain'), { exact: true }).fill(PASSWORD);

  await test.step('an invitation that nobody gave', async () => {
    await invitation.fill(INVITATION_ALPHABET.slice(0, 8));
    await submit.click();
    await expect(invitation).toHaveAccessibleDescription(new RegExp(t('error.invitation_unknown')));
    await expect(code).toHaveValue(first);
    await invitation.fill(await sandbox.invitationCode());
  });

  await test.step('a code that is too old', async () => {
    await sandbox.moveClock({ minutes: 11 });
    await submit.click();
    await expect(code).toHaveAccessibleDescription(new RegExp(t('error.code_expired')));
  });

  await test.step('wrong codes, as often as a code bears', async () => {
    await clickPastGuard(
      page.getByRole('button', { name: t('auth.sendCodeAgain') }),
      page.getByText(patternOf(t('auth.sendCodeIn', { count: 0 }).replace('0', '…'))),
    );
    const second = await sandbox.codeFor(phone.whole);
    const wrong = wrongCodes.filter((one) => one !== second).slice(0, CONSTANTS.CODE_TRIES);
    for (const [index, one] of wrong.entries()) {
      await code.fill(one);
      await submit.click();
      const left = CONSTANTS.CODE_TRIES - 1 - index;
      const text =
        left > 0
          ? `${t('error.code_wrong')} ${t('error.detail.triesLeft', { count: left })}`
          : t('error.code_too_many_tries');
      await expect(code).toHaveAccessibleDescription(new RegExp(text));
    }
    await code.fill(second);
    await submit.click();
    await expect(code).toHaveAccessibleDescription(new RegExp(t('error.code_too_many_tries')));
    await expect(page.getByLabel(t('auth.phone'), { exact: true })).toHaveValue(phone.national);
    await app.expectAccessible();
  });

  await test.step('the next one opens the door', async () => {
    await sandbox.moveClock({ minutes: 2 });
    // The browser learns of the moved clock with the next answer.
    await page.reload();
    await expect(page.getByLabel(t('auth.phone'), { exact: true })).toHaveValue(phone.national);
    await page.getByRole('button', { name: t('auth.sendCodeAgain') }).click();
    await expect(messages).toContainText(t('auth.codeSent', { to: phone.whole }));
    await code.fill(await sandbox.codeFor(phone.whole));
    await page.getByLabel(t('auth.password'), { exact: true }).fill(PASSWORD);
    await page.getByLabel(t('auth.passwordAgain'), { exact: true }).fill(PASSWORD);
    await submit.click();
    await app.expectPage(homeTitle(texts, phone.whole));
  });
});

test('an invitation link and an e-mail address make a member', async ({
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
  await app.expectAccessiblePage(t('auth.registerByEmail.title'));
  await expect(page.getByLabel(t('auth.invitationCode'), { exact: true })).toHaveValue(invitation);

  await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('auth.sendCode') }).click();
  await expect(page.getByRole('region', { name: t('shell.messages'), exact: true })).toContainText(
    t('auth.codeSent', { to: email }),
  );
  await page.getByLabel(t('auth.code'), { exact: true }).fill(await panel.codeFor(email));
  await page.getByLabel(t('auth.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('auth.passwordAgain'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('auth.register.submit') }).click();
  await expect.poll(app.address).toBe('/index');
  // Nobody is called by a piece of their address.
  await app.expectPage(homeTitle(texts, email));
});
