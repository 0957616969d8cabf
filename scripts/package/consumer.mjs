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

import { expect } from '@playwright/test';
import { chromium } from 'playwright';

import { launchOptions } from '../browser/browser.mjs';
import { inRoot } from '../process/paths.mjs';
import { CommandError } from '../process/command.mjs';
import { node24, run, tool, toolEnvironment } from '../process/run.mjs';
import { servePages } from '../web/serve.mjs';
import { entries, UI } from './entries.mjs';
import { faultsOfHost, faultsWithin } from './host.mjs';

/** Packages that such an app has besides this one, with their own requirements. */
const CONSUMER_PACKAGES = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite'];

/**
 * Unpack the tarball into an app outside the repository, check its types as bundlers and as Node find them, import all
 * of it as server components do, render it on a server, build it, and look at it in a browser that takes the markup
 * over.
 *
 * @param {string} tarball
 * @throws at the first thing that is not as it should be.
 */
export async function checkConsumer(tarball) {
  const app = mkdtempSync(join(tmpdir(), 'paydirt-consumer-'));
  const names = entries().map(({ name }) => name);
  // React then says what it finds wrong.
  const development = { cwd: app, env: toolEnvironment({ NODE_ENV: 'development' }) };
  try {
    cpSync(join(UI, 'consumer'), app, { recursive: true });
    cpSync(inRoot('scripts/package/in-app'), app, { recursive: true });
    for (const file of ['package.json', 'tsconfig.json', 'tsconfig.node.json'])
      renameSync(join(app, `consumer-${file}`), join(app, file));
    // The compiler reads the types of each entry.
    const everyEntry = names.map(
      (name) => `export type * as ${name.replaceAll('-', '_')} from '@paydirt/ui/${name}';\n`,
    );
    writeFileSync(join(app, 'src/every-entry.ts'), everyEntry.join(''));
    for (const [index, snippet] of readmeSnippets().entries())
      writeFileSync(join(app, `src/readme-${index}.tsx`), snippet);
    writeFileSync(join(app, 'src/brand.d.css.ts'), 'export {};');
    await install(app, tarball);

    for (const project of ['tsconfig.json', 'tsconfig.node.json'])
      await run(tool('tsc'), ['-p', project], {
        cwd: app,
        fault: `The types do not hold in a consumer app (${project})`,
      });
    await silently('Server components cannot use the package', {
      args: ['--conditions=react-server', 'server-components.mjs', ...names],
      options: { cwd: app, env: toolEnvironment({ NODE_ENV: 'production' }) },
    });
    for (const args of [
      ['--outDir', 'dist'],
      ['--outDir', 'server', '--ssr', 'src/server.tsx'],
    ])
      await run(tool('vite'), ['build', '--logLevel', 'warn', ...args], {
        ...development,
        fault: 'The consumer app cannot be built',
      });
    await silently('The package cannot be rendered on a server', {
      args: ['prerender.mjs', ...names],
      options: development,
    });
    await look(app);
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}

/** The modules that the README tells to paste; those of a Next app are built with its starter. */
function readmeSnippets() {
  const readme = readFileSync(join(UI, 'README.md'), 'utf8');
  return [...readme.replace(/^## The same in Next$.*?(?=^## )/ms, '').matchAll(/^```tsx\n(.*?)^```$/gms)].map(
    ([, code = '']) => code,
  );
}

/** Install the packed package in the app, with its dependencies, as this repository has them. */
async function install(/** @type {string} */ app, /** @type {string} */ tarball) {
  const modules = join(app, 'node_modules');
  const target = join(modules, '@paydirt/ui');
  mkdirSync(target, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'], {
    fault: 'The tarball could not be unpacked',
  });
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  for (const name of [...CONSUMER_PACKAGES, ...Object.keys(dependencies)]) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(inRoot('node_modules', name), join(modules, name), 'dir');
  }
}

/**
 * Run a script in Node, where each word that is printed is a fault.
 *
 * @param {string} fault
 * @param {{ args: string[], options: import('../process/run.mjs').Options }} script
 */
async function silently(fault, { args, options }) {
  const { output } = await run(node24(), args, { ...options, fault });
  if (output.trim() !== '') throw new CommandError(`${fault}:\n${output}`);
}

/** See the built app as a person does. */
async function look(/** @type {string} */ app) {
  const { server, address } = await servePages(app);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });
    /** @type {string[]} */
    const faults = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('requestfailed', (request) => faults.push(`${request.url()} failed`));
    page.on('response', (answer) => answer.ok() || faults.push(`${answer.url()} answers ${answer.status()}`));
    await page.goto(address, { waitUntil: 'networkidle' });
    await showsAll(page);
    faults.push(...(await faultsWithin(page)), ...(await faultsOfHost(browser)));
    if (faults.length > 0)
      throw new CommandError(`The consumer app does not show it as it is:\n  ${faults.join('\n  ')}`);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** See that nothing is missing on the page, and that it has its style. @param {import('playwright').Page} page */
async function showsAll(page) {
  const card = page.getByRole('article', { name: 'Trommel TR-4' });
  await expect(card, 'its price is exact').toContainText('120.00');
  await expect(card.getByRole('timer'), 'its countdown runs').toContainText('1 d 03:00:00');
  await expect(card, 'it has its ground').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(card, 'it has its corners').not.toHaveCSS('border-radius', '0px');
  await expect(card.locator('h3'), 'its title has its font').toHaveCSS('font-family', /Bricolage Grotesque/);
  const loaded = await page.evaluate(() => document.fonts.check("700 17px 'Bricolage Grotesque'"));
  expect(loaded, 'the font is loaded').toBe(true);
  await expect(card.locator('svg use').first(), 'its drawing takes the theme').toBeVisible();
  const goods = page.getByRole('tab', { name: 'Merchandise' });
  expect((await goods.boundingBox())?.height, 'the tabs are 44 px high').toBeGreaterThanOrEqual(44);
  await goods.click();
  await expect(page.getByRole('tabpanel', { name: 'Merchandise' }), 'the tabs switch').toBeVisible();
}
