import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { STAGING } from './pack.mjs';

/** What a page of one's own looks like, before the library's style sheet comes and after. */
const HOST = `<!doctype html><html lang="en"><style>.card { padding: 7px }</style><body>
  <h1>Its own</h1><ul><li>list</li></ul><p lang="de">Text</p><a href="#">link</a><button>Button</button>
  <input value="Field"><table><tr><td>Cell</td></tr></table><blockquote class="card">Quote</blockquote></body></html>`;

/**
 * Name the elements of a host page that the style sheet changes, though they have none of its classes.
 *
 * @param {import('playwright').Browser} browser
 * @returns {Promise<string[]>}
 */
export async function faultsOfHost(browser) {
  const page = await browser.newPage();
  await page.setContent(HOST);
  const before = await page.evaluate(looksOfAll);
  await page.addStyleTag({ content: readFileSync(join(STAGING, 'dist/styles.css'), 'utf8') });
  const after = await page.evaluate(looksOfAll);
  await page.close();
  return before.flatMap(({ element, looks }, index) =>
    Object.entries(looks).flatMap(([property, value]) =>
      after[index]?.looks[property] === value
        ? []
        : [`styles.css changes ${property} of a host's <${element}>`],
    ),
  );
}

/** Runs in the page: how each element looks. Custom properties are not looks, and the scheme goes with the theme. */
function looksOfAll() {
  return [...document.querySelectorAll('html, body, body *')].map((one) => {
    const style = getComputedStyle(one);
    const names = [...style].filter((name) => !name.startsWith('--') && name !== 'color-scheme');
    return {
      element: one.localName,
      looks: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
    };
  });
}
