import { stripVTControlCharacters } from 'node:util';

import { viewports } from '../../.storybook/toolbar.ts';
import { readStory, showStory, untilReady } from '../visual/in-page.mjs';

const STORY_WITHIN_MS = 60_000;
/** What a failure shows of the page is longer than anybody reads. */
const MOST_LETTERS = 300;

/**
 * What went wrong with a story; a flaky one played the second time.
 *
 * @typedef {{ id: string, fault: string, flaky: boolean }} StoryFault
 */

/**
 * Show stories one after the other in one page, as somebody does who goes down the sidebar, and let each play; one that
 * fails is played once more, in a new page.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address Of the built Storybook.
 * @param {() => string | undefined} nextId Id of a story that nobody has taken yet.
 * @returns {Promise<StoryFault[]>}
 */
export async function faultsOfStories(browser, address, nextId) {
  /** @type {StoryFault[]} */
  const faults = [];
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', serviceWorkers: 'block' });
  let page = await openPreview(context, address);
  for (let id = nextId(); id !== undefined; id = nextId()) {
    const play = () => faultOf(page, id).catch(String);
    // What is left of a story that broke is not the next one's.
    const begin = async () => {
      await page.close();
      page = await openPreview(context, address);
    };
    const fault = await play();
    if (fault === '') continue;
    await begin();
    const flaky = (await play()) === '';
    if (!flaky) await begin();
    faults.push({ id, fault: stripVTControlCharacters(fault).slice(0, MOST_LETTERS), flaky });
  }
  await context.close();
  return faults;
}

/** @param {import('playwright').BrowserContext} context @param {string} address */
async function openPreview(context, address) {
  const page = await context.newPage();
  page.setDefaultTimeout(STORY_WITHIN_MS);
  await page.goto(`${address}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(untilReady);
  return page;
}

/**
 * @param {import('playwright').Page} page
 * @param {string} id
 * @returns {Promise<string>} why the story cannot be seen or its play stopped; "" when all is well.
 */
async function faultOf(page, id) {
  /** @type {string[]} */
  const errors = [];
  const hear = (/** @type {Error} */ { message }) => errors.push(message);
  page.on('pageerror', hear);
  try {
    const { viewport } = await page.evaluate(readStory, id);
    // A story that asks for no window holds in any: Vitest plays it in a phone's, and this in a laptop's.
    const { styles } =
      Object.entries(viewports).find(([name]) => name === viewport)?.[1] ?? viewports.desktop;
    await page.setViewportSize({
      width: Number.parseInt(styles.width, 10),
      height: Number.parseInt(styles.height, 10),
    });
    const { broken, unplayed } = await Promise.race([
      page.evaluate(showStory, id),
      new Promise((_resolve, reject) => {
        setTimeout(() => reject(new Error('did not finish')), STORY_WITHIN_MS).unref();
      }),
    ]);
    return [broken, unplayed, ...errors].filter((text) => text !== '').join(' · ');
  } finally {
    page.off('pageerror', hear);
  }
}
