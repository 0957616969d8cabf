// The pages of the built Storybook open in a browser. `npm test -- storybook` builds it first. Runs on Node 24.
import { chromium } from 'playwright';
import { preview } from 'vite';

import { ensureBrowser, launchOptions } from './browser/browser.mjs';
import { inRoot } from './process/paths.mjs';
import { command, CommandError } from './process/command.mjs';

const FOLDER = inRoot('storybook-static');

/** One page of each sort, and what stands in it once it is drawn. */
const PAGES = [
  { path: '', shown: '#storybook-root article' },
  { path: '/story/components-products-productcard--open', shown: '#storybook-root article' },
  { path: '/story/screens-home--loaded', shown: '#storybook-root h1' },
  { path: '/story/screens-by-route--by-route', shown: '#storybook-root article a' },
  { path: '/docs/components-products-productcard--docs', shown: '#storybook-docs table' },
];

/**
 * Open a page as a reviewer does, with all that stands around it.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {(typeof PAGES)[number]} wanted
 * @returns {Promise<string[]>} what went wrong; nothing when the page is drawn.
 */
async function faultsOf(browser, address, { path, shown }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    /** @type {string[]} */
    const faults = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`${address}/?path=${path}`);
    await page
      .frameLocator('#storybook-preview-iframe')
      .locator(shown)
      .first()
      .waitFor({ timeout: 120_000 })
      .catch(() => faults.push(`nothing came at ${shown}`));
    return faults.map((fault) => `${path || 'the first page'}: ${fault}`);
  } finally {
    await page.close();
  }
}

await command(async () => {
  await ensureBrowser();
  const server = await preview({
    configFile: false,
    root: inRoot('.cache'),
    build: { outDir: FOLDER },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  });
  const browser = await chromium.launch(launchOptions());
  try {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address());
    const faults = [];
    for (const page of PAGES) faults.push(...(await faultsOf(browser, `http://127.0.0.1:${port}`, page)));
    if (faults.length > 0) throw new CommandError(`Storybook does not open:\n${faults.join('\n')}`);
    console.log(`${PAGES.length} pages of Storybook open.`);
  } finally {
    await browser.close();
    await server.close();
  }
});
