import { stripVTControlCharacters } from 'node:util';

import { viewports } from '../../.storybook/toolbar.ts';
import { readStory, showPage, showStory } from '../visual/in-page.mjs';

/** @typedef {{ id: string, type: 'story' | 'docs', importPath: string, tags: string[] }} Entry */

const WITHIN_MS = 60_000;
/** Longest message of a failure: more nobody reads. */
const MOST_LETTERS = 300;

/** Every page of docs, and of each file the first story: `npm test -- stories` plays the others. */
export function entriesToShow(/** @type {readonly Entry[]} */ entries) {
  const firsts = new Map(
    entries
      .filter(({ type }) => type === 'story')
      .toReversed()
      .map((entry) => [entry.importPath, entry]),
  );
  return entries.filter((entry) => entry.type === 'docs' || firsts.get(entry.importPath) === entry);
}

/**
 * Show entries one after the other in one page, as somebody does who goes down the sidebar, and let stories play. One
 * that fails is shown once more, in a new page; a flaky one is well then.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address Of the built Storybook.
 * @param {() => Entry | undefined} next An entry that nobody has taken yet.
 * @returns {Promise<{ id: string, fault: string, flaky: boolean }[]>}
 */
export async function faultsOfEntries(browser, address, next) {
  const faults = [];
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', serviceWorkers: 'block' });
  context.setDefaultTimeout(WITHIN_MS);
  let page = await openPreview(context, address);
  for (let entry = next(); entry !== undefined; entry = next()) {
    const fault = await faultOf(page, entry);
    if (fault === '') continue;
    // A story that broke may leave something behind: it and the next one get a new page.
    await page.close();
    page = await openPreview(context, address);
    const flaky = (await faultOf(page, entry)) === '';
    faults.push({ id: entry.id, fault: stripVTControlCharacters(fault).slice(0, MOST_LETTERS), flaky });
  }
  await context.close();
  return faults;
}

/** @param {import('playwright').BrowserContext} context @param {string} address */
async function openPreview(context, address) {
  const page = await context.newPage();
  await page.goto(`${address}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  return page;
}

/**
 * @param {import('playwright').Page} page
 * @param {Entry} entry
 * @returns {Promise<string>} why it cannot be seen or its play stopped; "" when all is well.
 */
async function faultOf(page, { id, type }) {
  /** @type {string[]} */
  const errors = [];
  const listen = (/** @type {Error} */ { message }) => errors.push(message);
  page.on('pageerror', listen);
  try {
    const shown = await within(type === 'docs' ? page.evaluate(showPage, id) : played(page, id));
    return [...shown, ...errors].filter((text) => text !== '').join(' · ');
  } catch (error) {
    return String(error);
  } finally {
    page.off('pageerror', listen);
  }
}

/** @param {import('playwright').Page} page @param {string} id */
async function played(page, id) {
  const { viewport } = await page.evaluate(readStory, id);
  // A story that asks for no window holds in any: Vitest plays it in a phone's, and this in a laptop's.
  const { styles } = Object.entries(viewports).find(([name]) => name === viewport)?.[1] ?? viewports.desktop;
  await page.setViewportSize({
    width: Number.parseInt(styles.width, 10),
    height: Number.parseInt(styles.height, 10),
  });
  const { broken, unplayed } = await page.evaluate(showStory, id);
  return [broken, unplayed];
}

/** @param {Promise<string[]>} work */
function within(work) {
  /** @type {Promise<never>} */
  const late = new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('did not finish')), WITHIN_MS).unref();
  });
  return Promise.race([work, late]);
}
