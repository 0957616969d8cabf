// `npm run gallery`: the pictures of the README, of the app on a fresh seed. A fixed clock, a seeded world and the
// browser of the lock file make each of them the same to the last byte until the app looks otherwise. Runs on Node 24.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from 'playwright';

import { prepareDevice } from '../apps/e2e/src/support/device.ts';
import { createSandbox } from '../apps/e2e/src/support/sandbox.ts';
import { ensureBrowser, findBrowser, launchOptions } from './browser/browser.mjs';
import { inRoot } from './process/paths.mjs';
import { command, CommandError } from './process/command.mjs';
import { startServices } from './services/start-services.mjs';
import { ensureWebBuilt, WEB_DIST } from './web/build.mjs';
import { pixelsOf, webpOf } from './visual/image-codec.mjs';

const FOLDER = inRoot('docs/gallery');
const NOW = '2026-11-21T14:05:00.000Z';

/**
 * A picture of the README.
 *
 * @typedef {object} Picture
 * @property {string} name Of its file.
 * @property {string} route
 * @property {boolean} [product] Whether the route is about a product: the first machine on offer.
 * @property {import('../apps/e2e/src/support/device.ts').DeviceSettings} settings
 */

/** @type {readonly Picture[]} */
const PICTURES = [
  { name: 'light-home', route: '/index', settings: { theme: 'light' } },
  { name: 'light-product', route: '/index/detail', product: true, settings: { theme: 'light' } },
  { name: 'light-balance', route: '/user/balance', settings: { theme: 'light' } },
  { name: 'dark-records', route: '/user/record', settings: { theme: 'dark' } },
  { name: 'dark-money', route: '/index/money', settings: { theme: 'dark' } },
  { name: 'dark-team', route: '/index/friend', settings: { theme: 'dark' } },
  { name: 'tamil-home', route: '/index', settings: { theme: 'light', language: 'ta_IN' } },
  { name: 'large-text-home', route: '/index', settings: { theme: 'light', textSize: 200 } },
];

await command(async () => {
  await ensureBrowser();
  const { name, pinned } = findBrowser();
  if (!pinned)
    throw new CommandError(`The gallery is made with the browser of the lock file, and this is ${name}.`);
  await ensureWebBuilt();
  const dataFolder = mkdtempSync(join(tmpdir(), 'paydirt-gallery-'));
  const services = await startServices({
    dataFolder,
    env: {
      PAYDIRT_WEB: WEB_DIST,
      DATABASE_URL: undefined,
      FIXED_NOW: NOW,
      NODE_OPTIONS: `--import=${pathToFileURL(inRoot('scripts/services/fixed-clock.mjs')).href}`,
      // Limits are counted per minute, and no minute goes by.
      RATE_LIMIT_FACTOR: '100',
    },
  });
  const browser = await chromium.launch(launchOptions());
  try {
    const sandbox = createSandbox(services.address);
    const member = await sandbox.signIn(await sandbox.member('with_leases'));
    const product = await firstMachine(services.address);
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    let bytes = 0;
    for (const picture of PICTURES) {
      const route = picture.product ? `${picture.route}?productId=${product}` : picture.route;
      const png = await take(browser, services.address, { ...picture, route }, member);
      const webp = await webpOf(await pixelsOf(png));
      writeFileSync(join(FOLDER, `${picture.name}.webp`), webp);
      bytes += webp.length;
    }
    console.log(`docs/gallery: ${PICTURES.length} pictures, ${(bytes / 1e6).toFixed(1)} MB`);
  } finally {
    await browser.close();
    await services.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});

/** Id of the machine that the pictures are about: the first one on offer. */
async function firstMachine(/** @type {string} */ address) {
  const answer = await fetch(`${address}/api/goods/mine/product/list?kind=machine&pageNum=1&pageSize=1`);
  const { data } = await answer.json();
  if (data.list.length === 0) throw new CommandError('The seed has no machine to take a picture of.');
  return data.list[0].id;
}

/**
 * Take a picture of a screen on a phone, as a PNG.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {Picture} picture
 * @param {import('../apps/e2e/src/support/sandbox.ts').SignedIn} member
 */
async function take(browser, address, { name, route, settings }, member) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    await prepareDevice(page, address, settings, member);
    await page.goto(`${address}/#${route}`);
    await settled(page);
    if (!page.url().endsWith(route)) throw new CommandError(`${name}: the app went to ${page.url()}.`);
    return await page.screenshot({ type: 'png', animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}

/** Wait until nothing more is being loaded or moved. */
async function settled(/** @type {import('playwright').Page} */ page) {
  await page.waitForFunction(() => document.querySelector('#root')?.firstElementChild);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.allSettled(inSight.map((image) => image.decode()));
  });
}
