/**
 * One page of each sort, what stands in it once it is drawn, the panel that is open beside it, and on a page of docs
 * what its first story draws in a frame, which takes the focus and must not take the page along.
 */
export const PAGES = [
  { path: '', shown: '#storybook-root article' },
  { path: '/story/product-productcard--open', shown: '#storybook-root article', panel: 'Controls' },
  { path: '/story/screens-home--loaded', shown: '#storybook-root h1', panel: 'Interactions' },
  { path: '/story/screens-by-route--by-route', shown: '#storybook-root article a' },
  { path: '/docs/product-productcard--docs', shown: '#storybook-docs table' },
  {
    path: '/docs/patterns-confirmdialog--docs',
    shown: '#storybook-docs h1',
    takesFocus: '[role=alertdialog] button:focus',
  },
];

/**
 * Open a page as a reviewer does, with all that stands around it.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {(typeof PAGES)[number]} wanted
 * @returns {Promise<string[]>} what went wrong; nothing when the page is drawn.
 */
export async function faultsOfPage(browser, address, { path, shown, panel, takesFocus }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    /** @type {string[]} */
    const faults = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`${address}/?path=${path}`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview
      .locator(shown)
      .first()
      .waitFor({ timeout: 120_000 })
      .catch(() => faults.push(`nothing came at ${shown}`));
    if (panel !== undefined)
      await page
        .getByRole('tab', { name: panel, selected: true })
        .waitFor({ timeout: 30_000 })
        .catch(() => faults.push(`${panel} is not the panel that is open`));
    if (takesFocus !== undefined) {
      await preview
        .locator('iframe')
        .first()
        .contentFrame()
        .locator(takesFocus)
        .waitFor({ timeout: 60_000 })
        .catch(() => faults.push(`nothing has the focus at ${takesFocus}`));
      const scrolled = await preview.locator(shown).evaluate(() => window.scrollY);
      if (scrolled > 0) faults.push(`the page opens ${scrolled} px below its top`);
    }
    return faults.map((fault) => `${path || 'the first page'}: ${fault}`);
  } finally {
    await page.close();
  }
}
