import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { launch } from 'chrome-launcher';
import { chromium, type LaunchOptions } from 'playwright';

import { launchOptions } from '../../../../scripts/browser/browser.mjs';

/** Folders of a profile with what was fetched and compiled. */
const CACHES = ['Cache', 'Code Cache', 'GPUCache'];

/** Somebody whose browser has kept what it was given, and has fetched nothing of the app yet. */
export interface Visitor {
  /** Give some work a browser of theirs, by its port, and end it afterwards; what it keeps is gone with it. */
  readonly withBrowser: <T>(work: (port: number) => Promise<T>) => Promise<T>;
  /** As its maker numbers it. */
  readonly browserVersion: string;
}

/**
 * Make a profile of Chromium that holds some entries of an origin's local storage.
 *
 * @param folder Where it goes, and its copies beside it.
 */
export async function createVisitor(
  folder: string,
  address: string,
  kept: Readonly<Record<string, string>>,
): Promise<Visitor> {
  const options: LaunchOptions = launchOptions();
  const context = await chromium.launchPersistentContext(folder, options);
  const page = context.pages()[0] ?? (await context.newPage());
  // Of the same origin as the app, and none of its files.
  await page.goto(`${address}/healthz`);
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(kept));
  const browserVersion = context.browser()?.version() ?? 'unknown';
  await context.close();
  for (const cache of CACHES) await rm(join(folder, 'Default', cache), { recursive: true, force: true });

  return {
    browserVersion,
    async withBrowser(work) {
      const copy = `${folder}-once`;
      await cp(folder, copy, { recursive: true });
      // Not by Playwright, which listens to each page it has: nobody but Lighthouse is to.
      const browser = await launch({
        chromePath: options.executablePath ?? chromium.executablePath(),
        chromeFlags: ['--headless', '--no-sandbox', ...(options.args ?? [])],
        userDataDir: copy,
        logLevel: 'error',
        ...(options.env === undefined ? {} : { envVars: options.env }),
      });
      const ended = new Promise((resolve) => {
        browser.process.once('exit', resolve);
      });
      try {
        return await work(browser.port);
      } finally {
        browser.kill();
        await ended;
        await rm(copy, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  };
}
