import { REFUSED } from '../support/page-errors.ts';
import { expect, test as base } from '../support/harness.ts';
import { logIn } from '../support/login-form.ts';
import { registrationOf } from '../support/registration-form.ts';
import { freshPhone } from '../support/sandbox.ts';
import { openTestServices, type TestServices } from '../support/test-services.ts';
import { homeTitle } from '../support/text-patterns.ts';

const PASSWORD = 'Nugget2026';
/** A ready-made member, as shown by the panel on the services' own machine. */
const READY_MADE = { phone: '+919876543210', password: 'Ananya12345' };

/** As other machines reach the services: behind a proxy no client counts as this machine. */
const test = base.extend<object, { services: TestServices }>({
  services: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const services = await openTestServices({ TRUST_PROXY: '1' });
      await use(services);
      const { code, log } = await services.close();
      expect(code, `the services stop cleanly; they said:\n${log}`).toBe(0);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('in class mode a newcomer registers and takes play money without the key, and the class key unlocks the rest', async ({
  app,
  pageErrors,
  page,
  panel,
  sandbox,
  services,
  texts,
}) => {
  const { t } = texts;
  const phone = freshPhone();
  const drawer = page.getByRole('dialog', { name: t('test.title') });
  pageErrors.expect(REFUSED);
  await app.arrive();

  await test.step('logging in as a ready-made member needs the key', async () => {
    await app.open('/user/login');
    await logIn(page, texts, READY_MADE);
    await expect(page.getByText(t('error.class_key_needed'))).toBeVisible();
  });

  await test.step('the code is shown in the browser that requested it', async () => {
    await app.open('/user/login/register');
    const form = registrationOf(page, texts);
    await form.account(form.phone, phone.national);
    await expect(page.getByText(t('auth.codeSent', { to: phone.whole }))).toBeVisible();
    const ownCode = new RegExp(t('auth.useCode', { code: String.raw`\d{6}` }));
    await page.getByRole('button', { name: ownCode }).click();
    await form.answerPassword(PASSWORD);
    await page
      .getByRole('button', { name: t('auth.useCode', { code: await sandbox.invitationCode() }) })
      .click();
    await form.answerInvitation();
    await form.create.click();
    await app.expectPage(homeTitle(texts, phone.whole));
  });

  await panel.takeFromFaucet('5');

  const day = drawer.getByRole('button', { name: t('shell.plusDay'), exact: true });
  const key = drawer.getByLabel(t('test.classMode.key'), { exact: true });
  await test.step('the panel shows the member’s own controls and a field for the key', async () => {
    await panel.open();
    await expect(key).toBeVisible();
    await expect(day).toHaveCount(0);
    await expect(page.getByText(t('shell.plusDay'), { exact: true })).toBeHidden();
    await panel.open('world');
    await expect(drawer.getByText(t('test.reset.action'))).toHaveCount(0);
    await panel.open();
    await key.fill('0000 0000');
    await drawer.getByRole('button', { name: t('test.classMode.open') }).click();
    await expect(key).toHaveAccessibleDescription(new RegExp(t('error.class_key_wrong')));
  });

  await test.step('the right key unlocks everything until the tab is closed', async () => {
    await key.fill(services.classKey ?? '');
    await drawer.getByRole('button', { name: t('test.classMode.open') }).click();
    await expect(day).toBeVisible();
    await expect(key).toHaveCount(0);
    await panel.close();
    await expect(page.getByRole('button', { name: t('shell.plusDay'), exact: true })).toBeVisible();
    await panel.move('plusHour');
    await page.reload();
    await panel.open();
    await expect(day).toBeVisible();
  });
});
