import { expect, test } from '../support/harness.ts';

const NOON = new Date('2030-01-01T12:00:00Z');

test('shows the posts above one whose font is still loading', async ({ app, page, sandbox }) => {
  let releaseFont: (() => void) | undefined;
  const come = new Promise<void>((resolve) => {
    releaseFont = resolve;
  });
  await page.route('**/noto-sans-devanagari*', async (route) => {
    await come;
    await route.continue();
  });
  await app.arriveAs('with_leases');
  // Stop the clock, so that the time for which posts are held back does not pass.
  await page.clock.install();
  await page.clock.pauseAt(NOON);
  // Do not wait for the load event, which waits for the fonts.
  await page.goto(`${sandbox.address}/#/dynamic`, { waitUntil: 'commit' });
  const posts = page.getByRole('article');
  const hindi = posts.filter({ hasText: /[\u0900-\u097F]/ }).first();
  await expect(posts.first()).toBeVisible();
  await expect(hindi).toHaveCount(0);

  releaseFont?.();
  await expect(hindi).toBeVisible();
});
