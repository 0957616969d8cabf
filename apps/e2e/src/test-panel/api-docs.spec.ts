import { expect, test } from '../support/harness.ts';

test('the API documentation works under our content security policy, and sends a call', async ({ page }) => {
  await page.goto('/api/docs');
  await page.getByRole('heading', { name: /^goods/ }).click();
  const call = page.locator('#operations-goods-goods-get-mine-product-list');
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table')).toContainText('x-paydirt-mode: test');
});
