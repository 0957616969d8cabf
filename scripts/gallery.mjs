// `npm run gallery`: pictures of the app on a fresh seed, as docs/gallery. Runs on Node 24.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { prepareDevice } from '../apps/e2e/src/device.ts';
import { createSandbox } from '../apps/e2e/src/sandbox.ts';
import { ensureBrowser, launchOptions } from './house/browser.mjs';
import { inRoot } from './house/places.mjs';
import { command, Sentence } from './house/sentence.mjs';
import { startServices } from './house/services.mjs';
import { ensureWebBuilt, WEB_DIST } from './house/web-build.mjs';

/** @typedef {import('../apps/e2e/src/sandbox.ts').Sandbox} Sandbox */

const FOLDER = inRoot('docs/gallery');
const BYTES_AT_MOST = 3_000_000;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/** What is photographed: a name, its route, and whether somebody is logged in. */
const SCREENS = [
  { name: 'login', route: '/user/login', visitor: true },
  { name: 'register', route: '/user/login/register', visitor: true },
  { name: 'home', route: '/index' },
  { name: 'products', route: '/projects' },
  { name: 'product', route: '/index/detail', product: true },
  { name: 'income-pattern', route: '/index/incomePattern', product: true },
  { name: 'receive-income', route: '/user/receiveincome' },
  { name: 'orders', route: '/user/myorder' },
  { name: 'records', route: '/user/record' },
  { name: 'balance', route: '/user/balance' },
  { name: 'recharge', route: '/user/newrecharge' },
  { name: 'withdraw', route: '/user/withdraw' },
  { name: 'withdrawals', route: '/user/withrecord' },
  { name: 'leases', route: '/user/stock' },
  { name: 'documents', route: '/user/pdf' },
  { name: 'money', route: '/index/money' },
  { name: 'team', route: '/index/friend' },
  { name: 'community', route: '/dynamic' },
  { name: 'me', route: '/mine' },
];

/**
 * How it is photographed. A round without `screens` takes them all.
 *
 * @type {readonly { name: string, title: string, viewport: { width: number, height: number }, settings: import('../apps/e2e/src/device.ts').DeviceSettings, screens?: readonly string[] }[]}
 */
const ROUNDS = [
  { name: 'light', title: 'Phone, light', viewport: PHONE, settings: { theme: 'light' } },
  { name: 'dark', title: 'Phone, dark', viewport: PHONE, settings: { theme: 'dark' } },
  {
    name: 'german',
    title: 'In German',
    viewport: PHONE,
    settings: { theme: 'light', language: 'de_DE' },
    screens: ['home', 'product', 'records', 'withdraw', 'money', 'me'],
  },
  {
    name: 'tamil',
    title: 'In Tamil',
    viewport: PHONE,
    settings: { theme: 'light', language: 'ta_IN' },
    screens: ['home', 'product', 'records', 'withdraw', 'money', 'me'],
  },
  {
    name: 'large-text',
    title: 'Text at 200 %',
    viewport: PHONE,
    settings: { theme: 'light', textSize: 200 },
    screens: ['home', 'product', 'records', 'withdraw', 'money', 'me'],
  },
  {
    name: 'wide',
    title: 'On a wide screen',
    viewport: DESK,
    settings: { theme: 'light' },
    screens: ['home', 'products', 'product', 'money', 'me'],
  },
];

/** Id of the machine that the pictures are about: the first one on offer. */
async function firstMachine(/** @type {Sandbox} */ sandbox) {
  const answer = await fetch(
    `${sandbox.address}/api/goods/mine/product/list?kind=machine&pageNum=1&pageSize=1`,
  );
  const { data } = await answer.json();
  if (data.list.length === 0) throw new Sentence('The seed has no machine to take a picture of.');
  return data.list[0].id;
}

/** Wait until nothing more is being loaded or moved. */
async function settled(/** @type {import('playwright').Page} */ page) {
  await page.waitForFunction(() => document.querySelector('#root')?.firstElementChild);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * @param {import('playwright').Browser} browser
 * @param {Sandbox} sandbox
 * @param {(typeof ROUNDS)[number]} round
 */
async function photograph(browser, sandbox, round) {
  const member = await sandbox.signIn(await sandbox.member('with_leases'));
  const product = await firstMachine(sandbox);
  /** @type {{ file: string, picture: Buffer }[]} */
  const taken = [];
  for (const screen of SCREENS) {
    if (round.screens !== undefined && !round.screens.includes(screen.name)) continue;
    const context = await browser.newContext({
      viewport: round.viewport,
      deviceScaleFactor: round.viewport === PHONE ? 2 : 1,
      isMobile: round.viewport === PHONE,
      hasTouch: round.viewport === PHONE,
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
    });
    const page = await context.newPage();
    await prepareDevice(page, sandbox.address, round.settings, screen.visitor ? undefined : member);
    await page.goto(`${sandbox.address}/#${screen.route}${screen.product ? `?productId=${product}` : ''}`);
    await settled(page);
    const file = `${round.name}-${screen.name}.webp`;
    const picture = await takePicture(page);
    if (taken.some((other) => other.picture.equals(picture))) {
      throw new Sentence(`${file} is the same as another picture: the app did not show what was asked for.`);
    }
    writeFileSync(join(FOLDER, file), picture);
    taken.push({ file, picture });
    await context.close();
  }
  return taken.map(({ file }) => file);
}

/**
 * Take what is to be seen as WebP. The browser itself draws and compresses it: Playwright takes PNG and JPEG
 * alone, and a second page turns the one into the other.
 *
 * @param {import('playwright').Page} page
 */
async function takePicture(page) {
  const png = await page.screenshot({ type: 'png', animations: 'disabled', caret: 'hide' });
  const converter = await page.context().newPage();
  const webp = await converter.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, png.toString('base64'));
  await converter.close();
  return Buffer.from(webp);
}

/** @param {readonly (readonly [(typeof ROUNDS)[number], readonly string[]])[]} rounds */
function indexOf(rounds) {
  const sections = rounds.map(([round, files]) => {
    const width = round.viewport === PHONE ? 180 : 640;
    const pictures = files.map(
      (file) => `<img src="${file}" width="${width}" alt="${altOf(round.title, file)}">`,
    );
    return `## ${round.title}\n\n${pictures.join('\n')}\n`;
  });
  return `# Pictures\n\nThe app on a fresh seed, taken by \`npm run gallery\`.\n\n${sections.join('\n')}`;
}

function altOf(/** @type {string} */ title, /** @type {string} */ file) {
  const screen = SCREENS.find(({ name }) => file.endsWith(`-${name}.webp`));
  return `${(screen?.name ?? file).replaceAll('-', ' ')}, ${title.toLowerCase()}`;
}

await command(async () => {
  await ensureBrowser();
  await ensureWebBuilt();
  const dataFolder = mkdtempSync(join(tmpdir(), 'paydirt-gallery-'));
  const services = await startServices({
    dataFolder,
    env: { PAYDIRT_WEB: WEB_DIST, DATABASE_URL: undefined },
  });
  const browser = await chromium.launch(launchOptions());
  try {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const sandbox = createSandbox(services.address);
    const rounds = [];
    for (const round of ROUNDS) {
      const files = await photograph(browser, sandbox, round);
      rounds.push(/** @type {const} */ ([round, files]));
      console.log(`${round.title}: ${files.length} pictures`);
    }
    writeFileSync(join(FOLDER, 'README.md'), indexOf(rounds));
    const bytes = readdirSync(FOLDER).reduce((total, file) => total + statSync(join(FOLDER, file)).size, 0);
    console.log(`docs/gallery: ${(bytes / 1e6).toFixed(1)} MB`);
    if (bytes > BYTES_AT_MOST)
      throw new Sentence('The pictures are more than 3 MB: take fewer, or compress them more.');
  } finally {
    await browser.close();
    await services.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
