/** One page of each sort, and what stands in it once it is drawn. */
export const PAGES = [
  { path: '', shown: '#storybook-root article' },
  { path: '/story/product-productcard--open', shown: '#storybook-root article' },
  { path: '/story/screens-home--loaded', shown: '#storybook-root h1' },
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
export async function faultsOfPage(browser, address, { path, shown }) {
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
