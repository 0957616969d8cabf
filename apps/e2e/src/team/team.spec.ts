import { records } from '@paydirt/contract/wallet/records';

import { expect, test } from '../support/harness.ts';
import { logIn } from '../support/login-form.ts';
import { purchaseOf } from '../support/purchase.ts';
import { registrationOf } from '../support/registration-form.ts';
import { freshPhone } from '../support/sandbox.ts';
import { homeTitle } from '../support/text-patterns.ts';
import { advanceToNoon } from '../support/withdrawal-form.ts';

const PASSWORD = 'Nugget2026';

test(
  'an invited visitor registers by the link and leases, and a day later the reward is shown with its entry',
  { tag: '@tab-extra' },
  async ({ app, page, panel, sandbox, texts }) => {
    test.setTimeout(180_000);
    const { t } = texts;
    const phone = freshPhone();
    const lastDigits = `…${phone.whole.slice(-4)}`;
    const goldPan = await sandbox.product('gold-pan');
    await advanceToNoon(sandbox, 1);

    const inviter = await app.arriveAs('high_level');
    const link = await test.step('take the link from the invitation', async () => {
      await app.open('/index/friend');
      await app.expectPage(t('shell.tab.team'));
      await page
        .getByRole('main')
        .getByRole('link', { name: t('shell.title.invitation') })
        .click();
      await app.expectPage(t('shell.title.invitation'));
      for (const name of ['YouTube', 'Facebook', 'WhatsApp', 'Telegram']) {
        const target = page.getByRole('link', { name });
        await expect(target).toHaveAttribute('rel', /noopener/);
        await expect(target).toHaveAttribute('href', /^https:/);
      }
      const url = await page.getByTitle(/register\?code=/).getAttribute('title');
      expect(url).toMatch(/#\/user\/login\/register\?code=[A-Z0-9]{6,8}$/);
      return new URL(url ?? '').hash.slice(1);
    });

    await test.step('the inviter’s own link says that it is for others', async () => {
      await app.open(link);
      await app.expectPage(t('shell.title.invitation'));
      await expect(page.getByText(t('team.invitation.ownLink'))).toBeVisible();
    });
    await app.logOut();

    await test.step('register by the link, even with a mistyped code', async () => {
      const code = link.split('=')[1] ?? '';
      await app.open(link.replace(code, `${code.slice(0, 3).toLowerCase()}%20${code.slice(3)}`));
      await app.expectPage(t('auth.register.title'));
      await expect(page.getByText(t('auth.invitedBy', { name: inviter.name }))).toBeVisible();
      const form = registrationOf(page, texts);
      await form.account(form.phone, phone.national);
      await form.answerCode(await panel.codeFor(phone.whole));
      await form.answerPassword(PASSWORD);
      await expect(form.invitation).toHaveValue(code);
      await form.answerInvitation();
      await form.create.click();
      await app.expectPage(homeTitle(texts, phone.whole));
    });

    await test.step('lease a machine, and let the day of the full refund pass', async () => {
      await panel.takeFromFaucet('100');
      await app.open(`/index/detail?productId=${goldPan.id}`);
      await app.expectPage(goldPan.productName);
      const purchase = purchaseOf(page, texts, goldPan);
      await purchase.review();
      await purchase.send.click();
      await expect(purchase.result).toBeVisible();
      await sandbox.moveClock({ hours: 25 });
    });
    await app.logOut();

    await test.step('the inviter finds the new member, who counts as active', async () => {
      await logIn(page, texts, inviter);
      await expect(page.getByRole('heading', { level: 1, name: t('auth.login.title') })).toBeHidden();
      await app.open('/index/friendmore');
      await app.expectPage(t('shell.title.teamMembers'));
      await page.getByLabel(t('team.search.label')).fill(lastDigits.slice(1));
      await expect(page.getByText(t('team.count', { count: 1 }))).toBeVisible();
      const person = page.getByRole('listitem').filter({ hasText: lastDigits });
      await expect(person).toContainText(t('team.isValid'));
    });

    await test.step('and finds the reward, with its source and ledger entry', async () => {
      const { token } = await sandbox.signIn(inviter);
      const { data } = await sandbox
        .client(token)
        .call(records, { kind: 'referral_bonus', pageNum: 1, pageSize: 1 });
      const [newest] = data.list;
      await app.open('/index/lowerincome');
      await app.expectPage(t('shell.title.teamIncome'));
      await expect(page.getByRole('heading', { name: lastDigits })).toBeVisible();
      const line = page.locator(`a[href="#/user/record?id=${newest?.id}"]`);
      await expect(line).toContainText(t('record.kind.referral_bonus'));
      await expect(line).toContainText(t('record.row.from.promotion_budget'));
      await line.click();
      const record = page.getByRole('dialog', { name: t('records.one.title') });
      await expect(record.getByText(t('account.promotion_budget')).first()).toBeVisible();
    });
  },
);
