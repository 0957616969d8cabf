import { createOrder } from '@paydirt/contract/goods/orders';
import { productDetail } from '@paydirt/contract/goods/products';
import { clock, faucet, ledgerCheck, moveClock, seed } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { DAY_MS } from '@paydirt/domain';
import { createTranslator } from '@paydirt/i18n';
import { loadCatalogue } from '@paydirt/i18n/load';
import type { Page } from 'playwright';
import type { Plugin } from 'vite';

import { ensureBrowser } from '../../../scripts/browser/browser.mjs';
import { inRoot } from '../../../scripts/process/paths.mjs';
import { run, tool } from '../../../scripts/process/run.mjs';
import { servePages } from '../../../scripts/web/serve.mjs';
import { figuresOf, show, tableOf } from './figures.ts';
import { inBrowser } from './in-browser.ts';
import { describeRun, untilQuiet, versionOf, withDataFolder } from './machine.ts';
import { clientOf } from './member.ts';

const REPETITIONS = 5;
const PURCHASES = 20;
const DAYS = 30;
/** Files of the engine and of the prepared world, without which no screen is drawn. */
const BIG_FILE = /\.(?:wasm|data|tar\.gz)$/;

/** Milliseconds of one browser that opens the demo for the first time, uses it, and opens it again. */
interface Visit {
  readonly first: number;
  readonly answer: number;
  readonly answerAfterFiles: number;
  readonly home: number;
  readonly second: number;
  readonly read: readonly number[];
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
    visits.push(await withDataFolder(visit));
  }
  const of = (figure: (visit: Visit) => number | readonly number[]) =>
    show(figuresOf(visits.flatMap((one) => figure(one))), 'ms');
  return `\`npm run bench -- tab\`: the built demo from a bare file server, in ${visits.length} browsers that know nothing of it, one after the other, not slowed down; from the balance on while a screen without figures is shown; median and range. ${describeRun([versionOf('@electric-sql/pglite')])}

${tableOf([
  ['', 'goal', 'measured'],
  ['login page, from the address on', '', of(({ first }) => first)],
  ['first answer of the services, from the address on', '', of(({ answer }) => answer)],
  [
    'first answer, once engine and prepared world are there',
    '≤ 3,000 ms',
    of(({ answerAfterFiles }) => answerAfterFiles),
  ],
  ['from the login to home, the first request that is kept', '', of(({ home }) => home)],
  ['home with the balance, in the restarted browser', '', of(({ second }) => second)],
  ['a balance is asked for', '', of(({ read }) => read)],
  [`a purchase, each of ${PURCHASES}`, '≤ 15 ms', of(({ purchase }) => purchase)],
  [`the clock is moved by ${DAYS} days`, '≤ 2,500 ms', of(({ days }) => days)],
])}
`;
}

async function visit(folder: string): Promise<Visit> {
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
  const { t } = createTranslator({ locale: 'en-US', catalogue: await loadCatalogue('en-US') });
  try {
    const begun = await inBrowser(folder, async (page) => {
      const from = performance.now();
      await page.goto(address, { waitUntil: 'commit' });
      const members = page.getByRole('button', { name: t('auth.login.readyMade') });
      await members.waitFor();
      const first = performance.now() - from;
      await members.click();
      const mara = page.getByRole('button', { name: t('test.members.logIn', { name: 'Mara Okafor' }) });
      await mara.waitFor();
      const answered = performance.now();
      await mara.click();
      await page.getByText(t('balance.available')).first().waitFor();
      return {
        first,
        answer: answered - from,
        answerAfterFiles: answered - filesThereAt,
        home: performance.now() - answered,
        ...(await useServices(await onQuietScreen(page, t('me.about.title')))),
      };
    });
    const second = await inBrowser(folder, async (page) => {
      const from = performance.now();
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByText(t('balance.available')).first().waitFor();
      return performance.now() - from;
    });
    return { ...begun, second };
  } finally {
    await server.close();
  }
}

/**
 * Show a screen without figures: one with figures fetches them again when they change, which would delay the
 * measurement.
 */
async function onQuietScreen(page: Page, title: string): Promise<Page> {
  await page.evaluate(() => (location.hash = '/index/about'));
  await page.getByRole('heading', { name: title }).waitFor();
  return page;
}

/** Call the services from a page, with the page's own session, and measure it. */
async function useServices(page: Page): Promise<Pick<Visit, 'read' | 'purchase' | 'days'>> {
  const took: number[] = [];
  const token = await page.evaluate(() => localStorage.getItem('paydirt.token'));
  const client = clientOf(new URL(page.url()).origin, token, timedIn(page, took));
  /** Do something some times; answers how long the services took each time. */
  const each = async (times: number, work: () => Promise<unknown>): Promise<readonly number[]> => {
    took.length = 0;
    for (let at = 0; at < times; at += 1) await work();
    return [...took];
  };

  const { data: world } = await client.call(seed, {});
  const phone = world.members.find(({ about }) => about === 'with_leases')?.phone ?? '';
  await client.call(faucet, { phone, amount: '10000' }, { idempotencyKey: crypto.randomUUID() });
  const { data: product } = await client.call(productDetail, { productId: 'gold-pan' });
  const read = await each(PURCHASES, () => client.call(balance, {}));
  const purchase = await each(PURCHASES, () =>
    client.call(
      createOrder,
      { productId: product.id, agreementVersion: product.leaseTermsVersion ?? undefined },
      { idempotencyKey: crypto.randomUUID() },
    ),
  );
  const { data: before } = await client.call(clock, {});
  const from = performance.now();
  let { data: moved } = await client.call(moveClock, {
    to: new Date(Date.parse(before.now) + DAYS * DAY_MS).toISOString(),
  });
  while (moved.to !== null) ({ data: moved } = await client.call(moveClock, { to: moved.to }));
  const days = performance.now() - from;
  const { data: check } = await client.call(ledgerCheck, {});
  if (!check.ok) throw new Error(`bench: the ledger does not hold: ${check.broken.join(', ')}`);
  return { read, purchase, days };
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
