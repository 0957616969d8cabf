import { expect, type Page } from '@playwright/test';

/** Errors and warnings of the browser's console. */
export interface PageErrors {
  /** Expect errors that match: a journey that breaks something on purpose says so. */
  readonly expect: (pattern: RegExp) => void;
}

/** A refusal, which Chromium logs to the console. */
export const REFUSED = /the server responded with a status of 4\d\d/;
/** A request that did not get through. */
export const CUT = /net::ERR_/;

/** Chromium's warning about any preload on a busy machine; another journey checks that the app's are used. */
const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/;

/** Chromium's warning where a journey's own measurement forces a layout, and so a font, before the page does. */
const FONT_OF_ANOTHER_WORLD = /cross-world service worker resource mismatch/;

/** Playwright's own message where a journey has no service worker (playwright.config.ts). */
const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;

/** Listen to a page's console and to uncaught errors; `check` fails when there were unexpected ones. */
export function listenForPageErrors(page: Page): PageErrors & { readonly check: () => void } {
  const found: string[] = [];
  const expected: RegExp[] = [LATE_PRELOAD, FONT_OF_ANOTHER_WORLD, WORKER_BLOCKED];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      found.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => found.push(String(error.stack ?? error)));
  return {
    expect: (pattern) => void expected.push(pattern),
    check() {
      const unexpected = found.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'the console stays clean').toEqual([]);
    },
  };
}
