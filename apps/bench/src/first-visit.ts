import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ROUTES } from '@paydirt/web/routes';
import { killAll, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';

import { ensureBrowser, launchOptions } from '../../../scripts/browser/browser.mjs';
import { inRoot } from '../../../scripts/process/paths.mjs';
import { ensureWebBuilt, WEB_DIST } from '../../../scripts/web/build.mjs';
import { figuresOf, inTurn, judged, ratioOf, show, tableOf } from './figures.ts';
import { describeRun, untilQuiet, withDataFolder, withServices } from './machine.ts';
import { createBenchMember } from './member.ts';
import { measureOfflineStarts } from './offline-start.ts';

const REPETITIONS = 5;
const HELLO_DIST = inRoot('.cache/bench/hello');
/** Folder of Lighthouse's own pages on the last visit of each name. */
const REPORTS = inRoot('.cache/bench/first-visit');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TABS = ROUTES.filter(({ tab }) => tab !== undefined).map(({ path }) => path);

/** A page to visit, with the entries of local storage that the browser has kept for it. */
interface Visited {
  readonly name: string;
  readonly url: string;
  readonly kept: Readonly<Record<string, string>>;
  readonly results: Result[];
  /** Second visits by the same browser, with the service worker active; null where none are made. */
  readonly again: Result[] | null;
}

/** Measure first visits, compared with a hello-world of React on the same services; `quick` visits home once. */
export async function benchFirstVisit(quick: boolean): Promise<string> {
  await ensureBrowser();
  await ensureWebBuilt();
  await buildHello();
  // The launcher ends its browsers on Ctrl-C alone.
  process.once('SIGTERM', () => process.exit(143));
  process.once('exit', killAll);
  const repetitions = quick ? 1 : REPETITIONS;
  const [[hello, ...pages], shells] = await withWeb(WEB_DIST, async (address) => {
    const visited = await withWeb(HELLO_DIST, async (helloAddress) => {
      const all = await pagesToVisit(address, helloAddress, quick ? TABS.slice(0, 1) : TABS);
      await inTurn(all, repetitions, visit);
      return all;
    });
    await untilQuiet(30_000);
    return [visited, await measureOfflineStarts(address, repetitions)] as const;
  });
  if (hello === undefined) throw new Error('bench: nothing was visited');
  return `\`npm run bench -- first-visit\`. Lighthouse's mobile preset with applied throttling; a member is logged in and the browser has fetched nothing before; in turn, ${repetitions} times, median and range. ${describeRun()}

${tableOf([
  [
    '',
    'FCP',
    'LCP',
    'TBT, ≤ 150 ms',
    'CLS, 0',
    'FCP, of the hello-world’s',
    'LCP, of it',
    'LCP of a second visit',
    'of the hello-world’s first',
  ],
  ...[hello, ...pages].map((page) => timesRow(page, hello)),
])}

Home offline from a cold start, once visited, in a restarted browser and at a quarter of the processor: the shell is painted after ${show(figuresOf(shells), 'ms')}; at most 1,000 ms.

${tableOf([
  ['lowest scores; 100 but for the first', ...CATEGORIES],
  ...[hello, ...pages].map(({ name, results }) => [
    name,
    ...CATEGORIES.map((category) =>
      String(Math.min(...results.map(({ categories }) => (categories[category]?.score ?? 0) * 100))),
    ),
  ]),
])}

Lighthouse's own pages on the last visits are in \`.cache/bench/first-visit\`.
`;
}

function timesRow({ name, results, again }: Visited, hello: Visited): string[] {
  const runs = (audit: string, of = results) =>
    of.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  const ratio = (audit: string) => ratioOf(runs(audit), runs(audit, hello.results));
  return [
    name,
    show(figuresOf(runs('first-contentful-paint')), 'ms'),
    show(figuresOf(runs('largest-contentful-paint')), 'ms'),
    show(figuresOf(runs('total-blocking-time')), 'ms'),
    show(figuresOf(runs('cumulative-layout-shift')), '', 3),
    judged(ratio('first-contentful-paint'), { most: 1 }),
    judged(ratio('largest-contentful-paint'), { most: 1.5 }),
    ...(again === null
      ? ['', '']
      : [
          show(figuresOf(runs('largest-contentful-paint', again)), 'ms'),
          judged(
            ratioOf(runs('largest-contentful-paint', again), runs('largest-contentful-paint', hello.results)),
            { most: 0.8 },
          ),
        ]),
  ];
}

/** List the hello-world, the tabs, and home in settings in which nothing may jump either. */
async function pagesToVisit(
  address: string,
  helloAddress: string,
  tabs: readonly string[],
): Promise<readonly Visited[]> {
  const { kept } = await createBenchMember(address);
  const ofApp = (name: string, route: string, setting?: Visited['kept']): Visited => ({
    name,
    url: `${address}/#${route}`,
    kept: { ...kept, ...setting },
    results: [],
    again: setting === undefined ? [] : null,
  });
  return [
    { name: 'hello-world', url: helloAddress, kept: {}, results: [], again: null },
    ...tabs.map((tab) => ofApp(tab, tab)),
    ofApp('/index in Tamil', '/index', { 'paydirt.language': 'ta-IN' }),
    ofApp('/index at 200 % text', '/index', { 'paydirt.textSize': '200' }),
  ];
}

/** Lighthouse found no paint in the browser's trace, which happens about once in a hundred visits. */
class NoPaint extends Error {}

/** Visit a page; if Lighthouse finds no paint, visit it again, once. */
async function visit(visited: Visited): Promise<void> {
  const measured = await visitOnce(visited).catch((cause: unknown) => {
    if (cause instanceof NoPaint) return visitOnce(visited);
    throw cause;
  });
  visited.results.push(measured.first);
  if (measured.second !== null) visited.again?.push(measured.second);
}

/**
 * Visit a page with a new browser that has the given storage and no cache; and where second visits are measured,
 * once more with the first one's cache.
 */
async function visitOnce({ name, url, kept, again }: Visited) {
  await untilQuiet(30_000);
  const { args, env, executablePath } = launchOptions();
  const browser = await launch({
    chromePath: executablePath ?? chromium.executablePath(),
    chromeFlags: ['--headless', '--no-sandbox', ...args],
    logLevel: 'error',
    ...(env === undefined ? {} : { envVars: env }),
  });
  try {
    await keep(browser.port, url, kept);
    const first = await measure(browser.port, url, name);
    if (again === null) return { first, second: null };
    await waitForWorker(browser.port, url);
    return { first, second: await measure(browser.port, url, `${name} again`) };
  } finally {
    browser.kill();
  }
}

/** Run Lighthouse on a page in the browser's present state, and store its report. */
async function measure(port: number, url: string, name: string): Promise<Result> {
  const found = await lighthouse(url, {
    port,
    throttlingMethod: 'devtools',
    onlyCategories: CATEGORIES,
    disableStorageReset: true,
    output: 'html',
    logLevel: 'error',
  });
  if (found === undefined) throw new Error(`bench: Lighthouse said nothing of ${url}`);
  const { lhr, report } = found;
  if (lhr.runtimeError !== undefined) throw new Error(`bench: ${url}: ${lhr.runtimeError.message}`);
  if (lhr.audits['largest-contentful-paint']?.numericValue === undefined) throw new NoPaint(url);
  await mkdir(REPORTS, { recursive: true });
  await writeFile(join(REPORTS, `${name.replaceAll(/[^\w]+/g, '-')}.html`), String(report));
  console.log(`${name}: LCP ${lhr.audits['largest-contentful-paint']?.displayValue ?? 'not measured'}`);
  return lhr;
}

/** Wait for the visit's service worker, in a page of the same origin that loads none of the app's files. */
async function waitForWorker(port: number, url: string): Promise<void> {
  await inPage(port, new URL('/healthz', url).href, (page) =>
    page.waitForFunction(async () => {
      const registered = await navigator.serviceWorker.getRegistration('/');
      return registered?.active?.state === 'activated';
    }),
  );
}

/** Fill local storage from a page of the same origin that loads none of the app's files, and leave the browser. */
async function keep(port: number, url: string, kept: Visited['kept']): Promise<void> {
  await inPage(port, new URL('/healthz', url).href, (page) =>
    page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(kept)),
  );
}

async function inPage(port: number, url: string, work: (page: Page) => Promise<unknown>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(url);
  await work(page);
  await page.close();
  await browser.close();
}

function withWeb<T>(web: string, work: (address: string) => Promise<T>): Promise<T> {
  return withDataFolder((folder) => withServices(folder, ({ address }) => work(address), web));
}

/** Build the hello-world of React that first visits are compared with, compressed as the app is. */
async function buildHello(): Promise<void> {
  await build({
    root: inRoot('apps/bench/src/hello'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: HELLO_DIST, emptyOutDir: true, target: 'es2023', modulePreload: false },
  });
  execFileSync(process.execPath, [inRoot('apps/web/scripts/precompress.ts'), HELLO_DIST]);
}
