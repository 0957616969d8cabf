import { orderList } from '@paydirt/contract/goods/orders';
import { newsList } from '@paydirt/contract/messages/announcements';
import type { Page } from '@playwright/test';

import { REFUSED } from '../support/page-errors.ts';
import { ALLOWED, answerAllowed, answerBroken, TRAP } from '../support/broken-answers.ts';
import { STILL } from '../support/device.ts';
import { expect, test } from '../support/harness.ts';
import { addressOf, ROUTES } from '../support/routes.ts';
import type { Sandbox } from '../support/sandbox.ts';
import type { Texts } from '../support/texts.ts';

// The test visits all routes in sequence and waits for each to finish, perhaps on a busy machine.
test.describe.configure({ timeout: 300_000 });

/** The size of a common phone, which no page may exceed. */
test.use({
  viewport: { width: 360, height: 740 },
  // A part that slides in would be outside the viewport for a moment.
  ...STILL,
});

// A request that is pending when the page closes is no failure of the journey.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Far too long for a person; answers pass through the test, on a machine that may be busy. */
const LOADED = { timeout: 30_000 };

/** Every route, and those that show one thing with one of the member's. */
async function addresses(sandbox: Sandbox, token: string | null): Promise<string[]> {
  const access = token === null ? 'visitor' : 'member';
  const paths = ROUTES.filter((route) => route.access === access).map(addressOf);
  if (token === null) return paths;
  const client = sandbox.client(token);
  const { data: orders } = await client.call(orderList, { pageNum: 1, pageSize: 1 });
  const { data: news } = await client.call(newsList, { pageNum: 1, pageSize: 1 });
  return [
    ...paths,
    ...orders.list.map(({ id }) => `/user/orders?orderId=${id}`),
    ...news.list.map(({ id }) => `/info/detail?id=${id}`),
    '/index/money?account=machine_revenue',
  ];
}

/**
 * Name the innermost element that makes the page wider than its window; null when there is none. Runs in the page.
 */
function whatIsTooWide(): string | null {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return null;
  const widest = [...document.querySelectorAll('#root *')].findLast(
    (element) =>
      element.closest('.sr-only') === null &&
      Math.round(element.getBoundingClientRect().right) >= scrollWidth,
  );
  return `it is ${scrollWidth} px wide: ${widest?.tagName}.${widest?.getAttribute('class')}`;
}

/** Wait until nothing more is loading, and return what is wrong with the page. */
async function wrongWith(page: Page, { t }: Texts): Promise<string[]> {
  const wrong: string[] = [];
  const isStill = async (what: string, check: () => Promise<void>) => {
    try {
      await check();
    } catch {
      wrong.push(what);
    }
  };
  await isStill('something loads for ever', () =>
    expect(page.locator('#content').getByText(t('common.loading'))).toHaveCount(0, LOADED),
  );
  await isStill('no ribbon', () => expect(page.getByText(t('shell.ribbon'))).toBeVisible({ timeout: 1000 }));
  await isStill('no title', () =>
    expect(page.locator('#content').getByRole('heading', { level: 1 }).first()).toBeVisible(),
  );
  // Scroll to the end of the page: some parts load only when they are near.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await isStill('something below loads for ever', () =>
    expect(page.locator('#content').getByText(t('common.loading'))).toHaveCount(0, LOADED),
  );
  if (await page.getByText(t('shell.crashed.title')).count()) wrong.push('it stopped working');
  let wide: string | null = null;
  const look = async () => (wide = await page.evaluate(whatIsTooWide));
  await isStill('', () => expect.poll(look).toBeNull());
  const seen = await page.evaluate(
    (trap) => ({
      markup: document.getElementById(trap) === null ? '' : 'markup became elements',
      script: 'trapped' in window ? 'a script ran' : '',
    }),
    TRAP,
  );
  return [...wrong, wide ?? '', ...Object.values(seen)].filter((text) => text !== '');
}

async function visitAll(page: Page, texts: Texts, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    // All routes are visited in sequence without a reload, so that each page finds the data that the previous
    // ones stored.
    await page.evaluate((address) => {
      window.location.hash = address;
    }, path);
    await expect.poll(() => page.evaluate(() => window.location.hash)).toBe(`#${path}`);
    for (const wrong of await wrongWith(page, texts)) found.push(`${path}: ${wrong}`);
  }
  return found;
}

for (const [name, garble] of Object.entries(ALLOWED)) {
  test(`every page stays usable when answers contain ${name}`, async ({
    app,
    pageErrors,
    page,
    sandbox,
    texts,
  }) => {
    // Pictures and items with garbage as their address fail to load.
    pageErrors.expect(REFUSED);
    pageErrors.expect(/net::ERR_/);
    const member = await sandbox.member('with_leases');
    const { token } = await sandbox.signIn(member);
    const paths = await addresses(sandbox, token);
    await app.arriveAs('with_leases');
    await answerAllowed(page, garble);
    await app.open('/index');
    expect(await visitAll(page, texts, paths)).toEqual([]);
  });
}

test('every page stays usable when answers have another shape', async ({
  app,
  pageErrors,
  page,
  sandbox,
  texts,
}) => {
  pageErrors.expect(REFUSED);
  const { token } = await sandbox.signIn(await sandbox.member('with_leases'));
  const paths = await addresses(sandbox, token);
  await app.arriveAs('with_leases');
  await answerBroken(page);
  await app.open('/index');
  expect(await visitAll(page, texts, paths)).toEqual([]);
});

test('every page of a visitor stays usable when answers are garbage', async ({
  app,
  pageErrors,
  page,
  sandbox,
  texts,
}) => {
  pageErrors.expect(REFUSED);
  const paths = await addresses(sandbox, null);
  const found: string[] = [];
  for (const garble of Object.values(ALLOWED)) {
    await page.unrouteAll({ behavior: 'wait' });
    await app.arrive();
    await answerAllowed(page, garble);
    await app.open('/user/login');
    found.push(...(await visitAll(page, texts, paths)));
  }
  expect(found).toEqual([]);
});
