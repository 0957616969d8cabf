import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { aptInstall, asRoot, distribution } from './packages-of-system.mjs';
import { Sentence } from './sentence.mjs';
import { outerPath, tool } from './tool.mjs';

/** Flags with which every browser of ours runs: no services of its maker, and text drawn alike everywhere. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Path of a Chromium on this system, or undefined where Playwright's own is to be used. */
export function browserPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  // Ubuntu's "chromium" is a snap that cannot be driven; Playwright brings its own there.
  if (distribution() === 'ubuntu') return undefined;
  return outerPath()
    .split(delimiter)
    .map((folder) => join(folder, 'chromium'))
    .find((path) => existsSync(path));
}

/** What Playwright needs to launch the browser. */
export function launchOptions() {
  const executablePath = browserPath();
  return { args: BROWSER_ARGS, ...(executablePath === undefined ? {} : { executablePath }) };
}

/**
 * Make sure that there is a browser: the system's Chromium, Debian's package, or Playwright's own.
 *
 * @throws {Sentence} where none can be had.
 */
export async function ensureBrowser() {
  if (browserPath() !== undefined) return;
  if (distribution() === 'debian') {
    console.log('Installing Chromium …');
    if ((await aptInstall(['chromium', 'fonts-liberation'])) === '' && browserPath() !== undefined) return;
  }
  const root = await asRoot();
  const withLibraries = root !== undefined && distribution() !== '' ? ['--with-deps'] : [];
  const { code } = await tool('playwright', ['install', ...withLibraries, 'chromium']);
  if (code !== 0) {
    throw new Sentence(
      'There is no Chromium and none could be fetched: install one and name it in CHROMIUM_PATH.',
    );
  }
}
