import { stripVTControlCharacters } from 'node:util';

import { viewports } from '../../.storybook/toolbar.ts';
import { awaitPage, readStory, showStory } from '../visual/in-page.mjs';

/** @typedef {{ id: string, type: 'story' | 'docs', importPath: string, tags: string[] }} Entry */

const WITHIN_MS = 60_000;
/** Longest message of a failure: more nobody reads. */
const MOST_LETTERS = 300;

/** Of each file the first story (`npm test -- stories` plays the others), and every page of docs. */
export function entriesToShow(/** @type {readonly Entry[]} */ entries) {
  const firsts = new Map(
    entries
      .filter(({ type }) => type === 'story')
      .toReversed()
      .map((entry) => [entry.importPath, entry]),
  );
  return [
    ...entries.filter((entry) => firsts.get(entry.importPath) === entry),
    ...entries.filter(({ type }) => type === 'docs'),
  ];
}

/**
 * Show entries one after the other and let stories play. One that fails is shown once more, in a new document; a flaky
 * one is well then.
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
  const page = await context.newPage();
  let opened = false;
  for (let entry = next(); entry !== undefined; entry = next()) {
    const again = opened && entry.type === 'story';
    const fault = await faultOf(page, address, entry, again);
    opened = fault === '' && entry.type === 'story';
    if (fault === '') continue;
    const flaky = (await faultOf(page, address, entry, false)) === '';
    faults.push({ id: entry.id, fault: stripVTControlCharacters(fault).slice(0, MOST_LETTERS), flaky });
  }
  await context.close();
  return faults;
}

/**
 * Show one entry. A page of docs is opened by its address: Storybook loads its preview anew where it leaves one whose
 * stories are not over, in the middle of what comes next.
 *
 * @param {import('playwright').Page} page
 * @param {string} address
 * @param {Entry} entry
 * @param {boolean} opened The page shows a story, from which Storybook goes on to the next one, as down its sidebar.
 * @returns {Promise<string>} why it cannot be seen or its play stopped; "" when all is well.
 */
async function faultOf(page, address, { id, type }, opened) {
  /** @type {string[]} */
  const errors = [];
  const listen = (/** @type {Error} */ { message }) => errors.push(message);
  page.on('pageerror', listen);
  try {
    if (!opened) {
      await page.goto(`${address}/iframe.html${type === 'docs' ? `?viewMode=docs&id=${id}` : ''}`);
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    }
    const shown = await within(type === 'docs' ? page.evaluate(awaitPage) : played(page, id));
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
