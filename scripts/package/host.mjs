import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { STAGING } from './pack.mjs';
import { PREFIX } from './prefix.mjs';

/**
 * A page's own rules with short names, such as the library's source has, and in the style of Bootstrap and
 * Tailwind. The order of a page's style sheets is unknown: the checks add these before and after the library.
 */
const OWN_RULES = `:root { --ink: tomato; --line: plum; --gold: navy; --spacing: 3rem; --ribbon: 9rem; --color-line: red }
  .card { padding: 7px }
  .flex, .grid, .block, .border, .relative, .tabular, .target, .group, .sr-only, .hidden {
    border: 9px double currentColor; padding: 11px; display: inline-block; color: rebeccapurple }
  .text-15, .gap-2, .bg-sheet, .font-bold, .rounded-card, .person-colours { margin: 13px; background: var(--ink) }
  @keyframes fade-in { from { opacity: 0 } }`;

/** A foreign page, to be compared before and after the library's style sheet is added. */
const HOST = `<!doctype html><html lang="en"><style>${OWN_RULES}</style><body>
  <h1>Its own</h1><ul><li>list</li></ul><p lang="de">Text</p><a href="#">link</a><button>Button</button>
  <input value="Field"><table><tr><td>Cell</td></tr></table><blockquote class="card">Quote</blockquote>
  <div class="flex border relative">Row</div><div class="grid gap-2 text-15">Grid</div>
  <p class="sr-only">Read out</p><p class="hidden block">Closed</p><b class="bg-sheet rounded-card">Ground</b>
  <i style="color: var(--ink); border: 1px solid var(--line); padding: var(--spacing)">Variables</i></body></html>`;

/**
 * Name the elements of a host page that the style sheet changes, though they have none of its classes: their
 * classes and custom properties have the names that the source of the library uses without the prefix.
 *
 * @param {import('playwright').Browser} browser
 * @returns {Promise<string[]>}
 */
export async function faultsOfHost(browser) {
  const page = await browser.newPage();
  await page.setContent(HOST);
  const changes = await page.evaluate(changesBy, readFileSync(join(STAGING, 'dist/styles.css'), 'utf8'));
  await page.close();
  return changes.map((change) => `styles.css changes ${change} of a host`);
}

/**
 * List the changes that a host's own rules make to components on a page, and elements with a class that a host may
 * have.
 *
 * @param {import('playwright').Page} page
 * @returns {Promise<string[]>}
 */
export async function faultsWithin(page) {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('body [class]')].flatMap((one) => [...one.classList]),
  );
  const bare = [...new Set(names)].filter((name) => !name.startsWith(PREFIX));
  const changes = await page.evaluate(changesBy, OWN_RULES);
  return [
    ...bare.map((name) => `a component has the class "${name}", without ${PREFIX}`),
    ...changes.map((change) => `a host's rules change ${change} of a component`),
  ];
}

/**
 * List the changes that an added style sheet makes to each element; runs in the page. Custom properties are
 * left out because they are not rendered, and `color-scheme` because it follows the theme.
 *
 * @param {string} sheet
 */
function changesBy(sheet) {
  // A transition under way would hide the change.
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important }';
  document.head.append(still);
  const elements = [...document.querySelectorAll('html, body, body *')];
  const looks = () =>
    elements.map((one) => {
      const style = getComputedStyle(one);
      const names = [...style].filter((name) => !name.startsWith('--') && name !== 'color-scheme');
      return new Map(names.map((name) => [name, style.getPropertyValue(name)]));
    });
  const before = looks();
  const style = document.createElement('style');
  style.textContent = sheet;
  document.head.append(style);
  const after = looks();
  return elements.flatMap((element, index) => {
    const changed = [...(before[index] ?? [])].filter(([name, value]) => after[index]?.get(name) !== value);
    return changed.length === 0
      ? []
      : [
          `${changed
            .map(([name]) => name)
            .slice(0, 5)
            .join(', ')} of <${element.localName}>`,
        ];
  });
}
