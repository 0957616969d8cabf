import type { Page } from '@playwright/test';

import type { Texts } from './texts.ts';

/** Type an Indian phone number and a password into the login page, and send them. */
export async function logIn(
  page: Page,
  { t }: Texts,
  { phone, password }: { readonly phone: string; readonly password: string },
) {
  await page.getByLabel(t('auth.phone'), { exact: true }).fill(phone.replace(/^\+91/, ''));
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
}
