import { createOrder } from '@paydirt/contract/goods/orders';
import { productDetail } from '@paydirt/contract/goods/products';
import { clock, faucet, ledgerCheck, moveClock, seed } from '@paydirt/contract/sandbox/world';
import { DAY_MS } from '@paydirt/domain';
import { createTranslator } from '@paydirt/i18n';
import { loadCatalogue } from '@paydirt/i18n/load';
import { chromium, type Page } from 'playwright';
import type { Plugin } from 'vite';

import { ensureBrowser, launchOptions } from '../../../scripts/browser/browser.mjs';
import { inRoot } from '../../../scripts/process/paths.mjs';
import { run, tool } from '../../../scripts/process/run.mjs';
import { servePages } from '../../../scripts/web/serve.mjs';
import { figuresOf, show, tableOf } from './figures.ts';
import { describeRun, untilQuiet, versionOf } from './machine.ts';
import { clientOf } from './member.ts';

const REPETITIONS = 5;
const PURCHASES = 20;
const DAYS = 30;
/** Files of the engine and of the prepared world, without which no screen is drawn. */
const BIG_FILE = /\.(?:wasm|data|tar\.gz)$/;

/** Milliseconds of one browser that opens the demo for the first time and uses it. */
interface Visit {
  readonly answer: number;
  readonly purchase: readonly number[];
  readonly days: number;
}

/** Measure the whole product in one tab, in browsers that visit it for the first time; `quick` in one. */
export async function benchTab(quick: boolean): Promise<string> {
  await ensureBrowser();
  await run(tool('turbo'), ['run', 'build', '--filter=@paydirt/demo', '--log-prefix=none'], {
    fault: 'The demo could not be built',
  });
  const visits: Visit[] = [];
  for (let at = 0; at < (quick ? 1 : REPETITIONS); at += 1) {
    await untilQuiet(30_000);
    visits.push(await visit());
  }
  const of = (figure: (visit: Visit) => number | readonly number[]) =>
    show(figuresOf(visits.flatMap((one) => figure(one))), 'ms');
  return `\`npm run bench -- tab\`: the built demo from a bare file server, in ${visits.length} browsers that know nothing of it, one after the other, not slowed down; purchases and days while a screen without figures is shown; median and range. ${describeRun([versionOf('@electric-sql/pglite')])}

${tableOf([
  ['', 'goal', 'measured'],
  ['first answer, once engine and prepared world are there', '≤ 3,000 ms', of(({ answer }) => answer)],
  [`a purchase, each of ${PURCHASES}`, '≤ 15 ms', of(({ purchase }) => purchase)],
  [`the clock is moved by ${DAYS} days`, '≤ 2,500 ms', of(({ days }) => days)],
])}
`;
}

async function visit(): Promise<Visit> {
  let filesThereAt = 0;
  const noteFiles: Plugin = {
    name: 'note-files',
    configurePreviewServer({ middlewares }) {
      middlewares.use(({ url }, response, next) => {
        if (BIG_FILE.test(url ?? '')) response.on('finish', () => (filesThereAt = performance.now()));
        next();
      });
    },
  };
  const demo = inRoot('apps/demo');
  const { server, address } = await servePages(demo, {
    configFile: `${demo}/vite.config.ts`,
    plugins: [noteFiles],
  });
  // With a new profile on disk, as a person's browser has one.
  const browser = await chromium.launchPersistentContext('', launchOptions());
  const { t } = createTranslator({ locale: 'en-US', catalogue: await loadCatalogue('en-US') });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.getByRole('button', { name: t('auth.login.readyMade') }).click();
    const mara = page.getByRole('button', { name: t('test.members.logIn', { name: 'Mara Okafor' }) });
    await mara.waitFor();
    const answer = performance.now() - filesThereAt;
    await mara.click();
    await page.getByText(t('balance.available')).first().waitFor();
    // A screen with figures fetches them again when they change, which would delay the measurement.
    await page.evaluate(() => (location.hash = '/index/about'));
    await page.getByRole('heading', { name: t('me.about.title') }).waitFor();
    return { answer, ...(await callServices(page)) };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Call the services from a page, with the page's own session, and measure it. */
async function callServices(page: Page): Promise<Pick<Visit, 'purchase' | 'days'>> {
  const took: number[] = [];
  const token = await page.evaluate(() => localStorage.getItem('paydirt.token'));
  const client = clientOf(new URL(page.url()).origin, token, timedIn(page, took));
  const { data: world } = await client.call(seed, {});
  const phone = world.members.find(({ about }) => about === 'with_leases')?.phone ?? '';
  await client.call(faucet, { phone, amount: '10000' }, { idempotencyKey: crypto.randomUUID() });
  const { data: product } = await client.call(productDetail, { productId: 'gold-pan' });
  took.length = 0;
  while (took.length < PURCHASES)
    await client.call(
      createOrder,
      { productId: product.id, agreementVersion: product.leaseTermsVersion ?? undefined },
      { idempotencyKey: crypto.randomUUID() },
    );
  const purchase = [...took];
  const { data: before } = await client.call(clock, {});
  const from = performance.now();
  let { data: moved } = await client.call(moveClock, {
    to: new Date(Date.parse(before.now) + DAYS * DAY_MS).toISOString(),
  });
  while (moved.to !== null) ({ data: moved } = await client.call(moveClock, { to: moved.to }));
  const days = performance.now() - from;
  const { data: check } = await client.call(ledgerCheck, {});
  if (!check.ok) throw new Error(`bench: the ledger does not hold: ${check.broken.join(', ')}`);
  return { purchase, days };
}

/** Make a `fetch` that asks the services of a page, and notes after how many milliseconds the page had each answer. */
function timedIn(page: Page, took: number[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const sent = {
      url: request.url,
      method: request.method,
      headers: [...request.headers],
      body: request.method === 'GET' ? null : await request.text(),
    };
    const { ms, status, headers, body } = await page.evaluate(async ({ url, ...rest }) => {
      const { paydirtFetch } = window as unknown as { paydirtFetch: typeof fetch };
      const from = performance.now();
      const response = await paydirtFetch(url, rest);
      const text = await response.text();
      return {
        ms: performance.now() - from,
        status: response.status,
        headers: [...response.headers],
        body: text,
      };
    }, sent);
    took.push(ms);
    return new Response(body, { status, headers });
  };
}
