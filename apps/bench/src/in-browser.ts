import { join } from 'node:path';

import { chromium, type Page } from 'playwright';

import { launchOptions } from '../../../scripts/browser/browser.mjs';

/** Give some work a page of a browser whose profile is kept in a folder. */
export async function inBrowser<T>(folder: string, work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), launchOptions());
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}
