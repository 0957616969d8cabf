import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

import { isFlow, MAIN_MODE, MODES } from '../../.storybook/modes.ts';
import { ownSize, sizeOf, viewports } from '../../.storybook/toolbar.ts';
import { readStory, preparePage, heightOfContent, settle, showStory, freezePage } from './in-page.mjs';

/** @typedef {import('./plan.mjs').Job} Job */

/**
 * A screenshot, and what went wrong on the way to it.
 *
 * @typedef {object} Screenshot
 * @property {Buffer} png
 * @property {string} fault Why the story is not as it should be in this mode; "" when it is.
 */

const STORY_WITHIN_MS = 30_000;
/** Lived through from the beginning, on a machine that does other work. */
const FLOW_WITHIN_MS = 90_000;
const SETTLED_WITHIN_MS = 10_000;
/** The top of a list of ten thousand is enough. */
const HIGHEST = 2000;
const LOWEST = 8;

/**
 * Open a separate browser context for screenshots, isolated from others' storage.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address Of the built Storybook.
 */
export async function openScreenshotContext(browser, address) {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Storybook then sets every animation to its end.
    userAgent: 'StorybookTestRunner',
  });
  await context.addInitScript(freezePage);
  return {
    /**
     * Take pictures of one mode, in one page, one after the other.
     *
     * @param {readonly Job[]} jobs
     * @param {(job: Job, screenshot: Screenshot) => Promise<void>} onScreenshot
     */
    take: async (jobs, onScreenshot) => {
      const [first] = jobs;
      if (first === undefined) return;
      let storyPage = await openPage(context, address, first);
      for (const job of jobs) {
        const screenshot = await takeScreenshot(storyPage, job).catch(async (error) => {
          // A page that hangs or broke takes nothing any more.
          await storyPage.page.close();
          storyPage = await openPage(context, address, first);
          return { png: Buffer.alloc(0), fault: String(error).split('\n')[0] ?? '' };
        });
        await onScreenshot(job, screenshot);
      }
      await storyPage.page.close();
    },
    close: () => context.close(),
  };
}

/**
 * Open a page that shows stories in a mode, and tell what it is waiting for.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 * @param {Job} job
 */
async function openPage(context, address, { mode: name, plays }) {
  const mode = MODES[name];
  if (mode === undefined) throw new Error(`visual: there is no mode "${name}"`);
  const page = await context.newPage();
  page.setDefaultTimeout(STORY_WITHIN_MS);
  await page.setViewportSize(sizeOf(mode.viewport));
  await page.emulateMedia({
    colorScheme: mode.theme,
    forcedColors: mode.forcedColors ?? 'none',
    reducedMotion: mode.prefersReducedMotion ?? 'no-preference',
  });
  /** @type {Set<import('playwright').Request>} */
  const loading = new Set();
  page.on('request', (request) => loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  // An embedded story is not played.
  await page.goto(`${address}/iframe.html${plays ? '' : '?embed=true'}`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const { locale, theme, textSize, direction = 'ltr' } = mode;
  await page.evaluate(preparePage, { locale, theme, textSize, direction, a11y: { manual: true } });
  return { page, loading };
}

/**
 * @param {Awaited<ReturnType<typeof openPage>>} storyPage
 * @param {Job} job
 * @returns {Promise<Screenshot>}
 */
async function takeScreenshot({ page, loading }, { entry, mode, plays, whole }) {
  const { viewport } = await page.evaluate(readStory, entry.id);
  const size = ownSize(viewport) ?? sizeOf(MODES[mode]?.viewport ?? viewports.phone.styles);
  const before = page.viewportSize();
  if (before?.width !== size.width || before.height !== size.height) await page.setViewportSize(size);

  const withinMs = isFlow(entry.title) ? FLOW_WITHIN_MS : STORY_WITHIN_MS;
  const late = wait(withinMs, undefined, { ref: false }).then(() => {
    throw new Error(`did not finish within ${withinMs / 1000} s`);
  });
  const { broken, unplayed } = await Promise.race([page.evaluate(showStory, entry.id), late]);
  await settled(page, loading, !plays);
  let height = await page.evaluate(heightOfContent);
  if (whole && height > size.height) {
    // A window as high as the page: fixed elements are at its end, and lazy content is loaded.
    await page.setViewportSize({ width: size.width, height: Math.min(height, HIGHEST) });
    await settled(page, loading, !plays);
    height = await page.evaluate(heightOfContent);
  }
  // A story that is not played may fail after it has finished, when an answer is due.
  const failed = await page.evaluate(() => document.querySelector('[data-story-fault]')?.textContent ?? '');
  const png = await page.screenshot({
    // Storybook holds every animation at its end. Playwright would fire that end, and elements waiting for it would
    // disappear.
    animations: 'allow',
    caret: 'hide',
    clip: {
      x: 0,
      y: 0,
      width: size.width,
      height: Math.min(Math.max(height, LOWEST), whole ? HIGHEST : size.height),
    },
    fullPage: whole,
  });
  return {
    png,
    // Plays may count on the size and the language that `npm test -- stories` runs them in.
    fault: stripVTControlCharacters(broken || failed || (mode === MAIN_MODE ? unplayed : '')),
  };
}

/** @param {import('playwright').Page} page @param {ReadonlySet<unknown>} loading @param {boolean} loaded */
async function settled(page, loading, loaded) {
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  do {
    await page.evaluate(settle, { loaded, withinMs: SETTLED_WITHIN_MS });
  } while (loading.size > 0 && performance.now() < deadline);
}
