import { expect, test } from './harness.ts';

const RIBBON = 'Test mode · play money';

test('a visitor meets the login page under the ribbon of test mode', async ({ app, page }) => {
  await app.open('/index');

  await expect(page).toHaveURL(/#\/user\/login/);
  await expect(page.getByText(RIBBON)).toBeVisible();
  await app.isAccessible();
});

test('a member with leases arrives at home, under the same ribbon', async ({ app, page }) => {
  await app.arriveAs('with_leases');
  await app.open('/index');

  await expect(page).toHaveURL(/#\/index$/);
  await expect(page.getByText(RIBBON)).toBeVisible();
  await expect(page.getByRole('navigation')).toBeVisible();
  await app.isAccessible();
});

test('every answer declares test mode', async ({ request }) => {
  for (const path of [
    '/api/sandbox/seed',
    '/api/user/user/info',
    '/api/goods/mine/product/list',
    '/api/nowhere',
  ]) {
    const answer = await request.get(path);
    expect(answer.headers()['x-paydirt-mode'], path).toBe('test');
  }
});
