import type { Locator } from '@playwright/test';

import { expect, test } from '../support/harness.ts';
import { freshPhone } from '../support/sandbox.ts';
import { advanceToNoon } from '../support/withdrawal-form.ts';
import { homeTitle, patternOf } from '../support/text-patterns.ts';

/** To the record that says who paid, and from there to having collected the first income. */
const WHO_PAID_AT_MOST = 13;
const COLLECTED_AT_MOST = 18;
const PASSWORD = 'Nugget2026';

test('a newcomer gets from the root address to who paid and to the first income by tapping visible controls only', async ({
  app,
  page,
  sandbox,
  texts,
}) => {
  test.setTimeout(150_000);
  const { t } = texts;
  const phone = freshPhone();
  const taps: string[] = [];
  const tap = async (target: Locator) => {
    taps.push(await target.evaluate((element) => element.textContent || element.id));
    await target.click();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const panel = page.getByRole('dialog', { name: t('test.title') });

  // The clock is at noon, because income of a second day would change the figures.
  await advanceToNoon(sandbox, 1);
  const code = await sandbox.invitationCode();
  await app.arrive();
  await app.open('/');
  await app.expectPage(t('auth.login.title'));

  await tap(page.getByRole('link', { name: t('auth.register.title') }));
  // Until the page loads, the previous page has a field of the same name.
  await app.expectPage(t('auth.register.title'));
  await expect(page.getByLabel(t('auth.phone'), { exact: true })).toBeFocused();
  await page.keyboard.type(phone.national);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('auth.code'), { exact: true })).toBeFocused();
  await tap(button(t('auth.useCode', { code: await sandbox.codeFor(phone.whole) })));
  await expect(page.getByLabel(t('auth.password'), { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('auth.passwordAgain'), { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await tap(button(t('auth.useCode', { code })));
  await tap(button(t('common.next')));
  await tap(button(t('auth.register.submit')));
  await app.expectPage(homeTitle(texts, phone.whole));

  // Home shows three steps, each with a button that leads to it.
  await tap(button(t('home.steps.money')));
  await tap(
    panel
      .locator('form')
      .filter({ has: page.getByLabel(t('test.faucet.amount')) })
      .getByRole('button')
      .last(),
  );
  await expect(panel).toBeHidden();
  await tap(page.getByRole('main').getByRole('link', { name: t('home.steps.lease'), exact: true }));
  await app.expectPage(t('shell.tab.machines'));
  const list = page.getByRole('list', { name: t('products.list') });
  await tap(list.getByRole('link', { name: new RegExp(`^${t('products.lease')} `, 'u') }).first());
  // The link opens the agreement at once, above the page with its price.
  await tap(button(t('products.detail.agree')));
  const price = await page.locator('[data-action-bar] button').innerText();
  await tap(page.getByRole('dialog').getByRole('button', { name: price, exact: true }));
  await tap(button(`${t('products.result.watchDay')} · ${t('shell.plusDay')}`));
  const receipt = page.getByRole('dialog', { name: patternOf(t('dayPassed.title', { day: '…' })) });
  await tap(receipt.getByRole('link').filter({ hasText: t('dayPassed.yours') }));

  const record = page.getByRole('dialog', { name: t('records.one.title') });
  const paidBy = record.getByRole('term').filter({ hasText: t('records.one.paidBy') });
  await expect(paidBy.locator('xpath=following-sibling::dd')).toHaveText(t('record.source.machine_revenue'));
  expect(taps.length, taps.join(' > ')).toBeLessThanOrEqual(WHO_PAID_AT_MOST);

  await tap(record.getByRole('button', { name: t('common.close') }).last());
  await tap(button(t('shell.menu')));
  await tap(
    page
      .getByRole('dialog', { name: t('shell.menu') })
      .getByRole('link', { name: t('shell.tab.home'), exact: true }),
  );
  await app.expectPage(homeTitle(texts, phone.whole));
  await tap(page.getByRole('main').getByRole('button', { name: t('income.receive'), exact: true }));
  await expect(page.getByRole('heading', { name: t('income.arriving') })).toBeVisible();
  expect(taps.length, taps.join(' > ')).toBeLessThanOrEqual(COLLECTED_AT_MOST);
});
