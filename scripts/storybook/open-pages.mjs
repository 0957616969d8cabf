/** One page of each sort, what stands in it once it is drawn, and the panel that is open beside it. */
export const PAGES = [
  { path: '', shown: '#storybook-root article' },
  { path: '/story/product-productcard--open', shown: '#storybook-root article', panel: 'Controls' },
  { path: '/story/screens-home--loaded', shown: '#storybook-root h1', panel: 'Interactions' },
  { path: '/story/screens-by-route--by-route', shown: '#storybook-root article a' },
  { path: '/docs/product-productcard--docs', shown: '#storybook-docs table' },
];

/**
 * Open a page as a reviewer does, with all that stands around it.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {(typeof PAGES)[number]} wanted
 * @returns {Promise<string[]>} what went wrong; nothing when the page is drawn.
 */
export async function faultsOfPage(browser, address, { path, shown, panel }) {
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
    if (panel !== undefined)
      await page
        .getByRole('tab', { name: panel, selected: true })
        .waitFor({ timeout: 30_000 })
        .catch(() => faults.push(`${panel} is not the panel that is open`));
    return faults.map((fault) => `${path || 'the first page'}: ${fault}`);
  } finally {
    await page.close();
  }
}
