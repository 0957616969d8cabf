import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { chromium } from 'playwright';
import { preview } from 'vite';

import { launchOptions } from '../browser/browser.mjs';
import { inRoot } from '../process/paths.mjs';
import { lastLines, CommandError } from '../process/command.mjs';
import { run, toolEnvironment } from '../process/run.mjs';
import { entries, UI } from './entries.mjs';
import { faultsOfHost, faultsWithin } from './host.mjs';
import { installFromRegistry } from './registry.mjs';
import { checkServerComponents, renderOnServer } from './server.mjs';

const CONSUMER_PACKAGES = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'vite'];

/**
 * Install the tarball into an app outside the repository, check its types as bundlers and as Node find them,
 * render it on a server, build it, and look at it in a browser that takes the markup over.
 *
 * @param {string} tarball
 * @throws {CommandError} at the first thing that is not as it should be.
 */
export async function checkConsumer(tarball) {
  const app = mkdtempSync(join(tmpdir(), 'paydirt-consumer-'));
  try {
    cpSync(join(UI, 'consumer'), app, { recursive: true });
    cpSync(inRoot('scripts/package/in-app'), app, { recursive: true });
    for (const file of ['package.json', 'tsconfig.json', 'tsconfig.node.json'])
      renameSync(join(app, `consumer-${file}`), join(app, file));
    writeFileSync(join(app, 'src/every-entry.ts'), everyEntry());
    for (const [index, snippet] of readmeSnippets().entries())
      writeFileSync(join(app, `src/readme-${index}.tsx`), snippet);
    writeFileSync(join(app, 'src/brand.d.css.ts'), 'export {};');
    await install(app, tarball);
    for (const project of ['tsconfig.json', 'tsconfig.node.json'])
      await must(
        app,
        'typescript',
        'tsc',
        ['-p', project],
        `The types do not hold in a consumer app (${project})`,
      );
    await checkServerComponents(app);
    for (const args of [
      ['--outDir', 'dist'],
      ['--outDir', 'server', '--ssr', 'src/server.tsx'],
    ])
      await must(
        app,
        'vite',
        'vite',
        ['build', '--logLevel', 'warn', ...args],
        'The consumer app cannot be built',
      );
    await renderOnServer(app);
    await look(app);
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}

/** A module that makes the compiler read the types of each entry. */
function everyEntry() {
  return entries()
    .map(({ name }) => `export type * as ${name.replaceAll('-', '_')} from '@paydirt/ui/${name}';\n`)
    .join('');
}

/** The modules that the README tells to paste. */
function readmeSnippets() {
  const readme = readFileSync(join(UI, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, code = '']) => code);
}

/** Install the tarball and what such an app has, by npm; where no registry answers, from this repository's own. */
async function install(/** @type {string} */ app, /** @type {string} */ tarball) {
  const packages = CONSUMER_PACKAGES.map((name) => `${name}@${versionOf(name)}`);
  if (await installFromRegistry(app, [tarball, ...packages])) return;
  console.log('No registry answers: the consumer app is given the packages of this repository.');
  const modules = join(app, 'node_modules');
  const target = join(modules, '@paydirt/ui');
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const unpacked = await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  if (unpacked.code !== 0)
    throw new CommandError(`The tarball could not be unpacked:\n${lastLines(unpacked.output)}`);
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  for (const name of [...CONSUMER_PACKAGES, ...Object.keys(dependencies)]) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(inRoot('node_modules', name), join(modules, name), 'dir');
  }
}

/** The version that this repository is tested with. @returns {string} */
function versionOf(/** @type {string} */ name) {
  return JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')).version;
}

/**
 * Run a tool of the consumer app's own.
 *
 * @param {string} app
 * @param {string} packageName
 * @param {string} bin
 * @param {string[]} args
 * @param {string} fault
 */
async function must(app, packageName, bin, args, fault) {
  const folder = join(app, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { code, output } = await run(
    inRoot('node_modules/.bin/node'),
    [join(folder, manifest.bin[bin]), ...args],
    // React then says what it finds wrong.
    { cwd: app, env: toolEnvironment({ NODE_ENV: 'development' }) },
  );
  if (code !== 0) throw new CommandError(`${fault}:\n${lastLines(output, 30)}`);
}

/** See the built app as a person does. */
async function look(/** @type {string} */ app) {
  const server = await preview({
    configFile: false,
    root: app,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });
    /** @type {string[]} */
    const faults = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('requestfailed', (request) => faults.push(`${request.url()} failed`));
    page.on('response', (answer) => answer.ok() || faults.push(`${answer.url()} answers ${answer.status()}`));
    const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
    if (address === undefined) throw new CommandError('The consumer app is not served.');
    await page.goto(address, { waitUntil: 'networkidle' });
    mkdirSync(inRoot('.cache/package'), { recursive: true });
    await page.screenshot({ path: inRoot('.cache/package/consumer.png') });
    // Before the tabs are switched, and what they show is gone.
    faults.push(...(await faultsWithin(page)), ...(await faultsOf(page)), ...(await faultsOfHost(browser)));
    if (faults.length > 0)
      throw new CommandError(`The consumer app does not show it as it is:\n  ${faults.join('\n  ')}`);
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Find what is missing on the page, or has no style.
 *
 * @param {import('playwright').Page} page
 * @returns {Promise<string[]>}
 */
async function faultsOf(page) {
  /** @type {[what: string, holds: boolean][]} */
  const looks = [];
  const card = page.getByRole('article', { name: 'Trommel TR-4' });
  looks.push(['the card is there', await card.isVisible()]);
  looks.push(['its price is exact', (await card.textContent())?.includes('120.00') === true]);
  looks.push([
    'its countdown runs',
    (await card.getByRole('timer').textContent())?.includes('1 d 03:00:00') === true,
  ]);
  const style = await card.evaluate((element) => {
    const { backgroundColor, borderRadius } = getComputedStyle(element);
    const heading = element.querySelector('h3');
    return { backgroundColor, borderRadius, font: heading ? getComputedStyle(heading).fontFamily : '' };
  });
  looks.push(['the card has its ground', style.backgroundColor !== 'rgba(0, 0, 0, 0)']);
  looks.push(['the card has its corners', Number.parseInt(style.borderRadius, 10) > 0]);
  looks.push(['its title has its font', style.font.includes('Bricolage Grotesque')]);
  looks.push([
    'the font is loaded',
    await page.evaluate(() => document.fonts.check("700 17px 'Bricolage Grotesque'")),
  ]);
  const drawing = card.locator('svg use').first();
  looks.push([
    'its drawing takes the theme',
    (await drawing.count()) === 1 && ((await drawing.boundingBox())?.width ?? 0) > 0,
  ]);
  const goods = page.getByRole('tab', { name: 'Merchandise' });
  looks.push(['the tabs are 44 px high', ((await goods.boundingBox())?.height ?? 0) >= 44]);
  await goods.click();
  looks.push(['the tabs switch', await page.getByRole('tabpanel', { name: 'Merchandise' }).isVisible()]);
  return looks.flatMap(([what, holds]) => (holds ? [] : [`not true: ${what}`]));
}
