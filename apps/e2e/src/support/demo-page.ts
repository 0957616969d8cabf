import { type BrowserContext, expect, type Page } from '@playwright/test';

import { createSandbox } from './sandbox.ts';
import { fetchIn } from './services-in-tab.ts';
import { textsOf } from './texts.ts';

const { t } = await textsOf('en-US');

/** Open the demo in a page as a ready-made member. */
export async function enterAs(name: string, page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: t('auth.login.readyMade') }).click();
  await page.getByRole('button', { name: t('test.members.logIn', { name }) }).click();
  await expect(page.getByText(t('balance.available')).first()).toBeVisible();
}

/** Open the demo as Mara Okafor, who has leases and a history. */
export async function enterAsMara(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await enterAs('Mara Okafor', page, `${address}/`);
  return page;
}

/** Create the sandbox's calls, sent from a page. */
export const sandboxIn = (page: Page, address: string) =>
  createSandbox(new URL(address).origin, 'en-US', fetchIn(page));

/** Make clients of the services in a page's browser: one for the sandbox, one for the page's member. */
export async function servicesIn(page: Page, address: string) {
  const sandbox = sandboxIn(page, address);
  const token = await page.evaluate(() => localStorage.getItem('paydirt.token'));
  return { sandbox, member: { client: sandbox.client(token) } };
}
