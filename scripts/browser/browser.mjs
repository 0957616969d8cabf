import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { inRoot } from '../process/paths.mjs';
import { lastLines, CommandError } from '../process/command.mjs';
import { node24, run, tool } from '../process/run.mjs';

/** Flags besides Playwright's with which every browser runs, so that text is drawn the same everywhere. */
const ARGS = ['--disable-gpu', '--font-render-hinting=none'];
const FONTS = inRoot('scripts/browser/fonts.conf');
const PACKAGE = '@sparticuz/chromium';
const UNPACKED = inRoot('.cache/browser');

/**
 * A browser for tests.
 *
 * @typedef {object} Browser
 * @property {string} name Names what draws the pages, for what is recorded beside pictures.
 * @property {boolean} pinned Whether it is the one of the lock file, which draws alike on every machine.
 * @property {string} [path] Undefined where it is Playwright's own.
 * @property {NodeJS.ProcessEnv} [env] What it needs in its environment.
 */

/**
 * Find the browser that tests run in: the one that `CHROMIUM_PATH` names, else the one that npm brings, else
 * Playwright's own.
 *
 * @returns {Browser}
 */
export function findBrowser() {
  const path = process.env.CHROMIUM_PATH;
  if (path) return { name: `installed ${path}`, pinned: false, path };
  return packagedBrowser() ?? { name: "Playwright's Chromium", pinned: false };
}

/** Make the options with which Playwright launches the browser. @param {...string} flags Further flags. */
export function launchOptions(...flags) {
  const { path, env } = findBrowser();
  return {
    args: [...ARGS, ...flags],
    // Linux alone heeds it.
    env: { ...process.env, ...env, FONTCONFIG_FILE: FONTS },
    ...(path === undefined ? {} : { executablePath: path }),
  };
}

/**
 * Make sure that there is a browser, if need be by Playwright's download.
 *
 * @throws {CommandError} where none can be had.
 */
export async function ensureBrowser() {
  if (findBrowser().path !== undefined) return;
  await run(tool('playwright'), ['install', 'chromium'], {
    fault:
      'The Chromium that npm brings does not run here and no other could be fetched: install one and name it in CHROMIUM_PATH',
  });
}

/**
 * The Chromium that npm brings, unpacked at the first call; undefined where it does not run.
 *
 * @returns {Browser | undefined}
 */
function packagedBrowser() {
  const glibc = /** @type {any} */ (process.report.getReport()).header.glibcVersionRuntime;
  if (process.platform !== 'linux' || process.arch !== 'x64' || glibc === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(inRoot('node_modules', PACKAGE, 'package.json'), 'utf8'));
  const folder = join(UNPACKED, version);
  if (!existsSync(folder) && !unpack(folder)) return undefined;
  return { name: `${PACKAGE} ${version}`, pinned: true, ...partsOf(folder) };
}

/** @param {string} folder Where the browser is unpacked. */
function partsOf(folder) {
  const libraries = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']];
  return {
    path: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries.filter(Boolean).join(delimiter) },
  };
}

/**
 * Unpack the browser into a temporary folder, which is renamed only when it is complete: several processes may do
 * so at once.
 *
 * @param {string} folder
 * @returns {boolean} whether it runs here.
 */
function unpack(folder) {
  mkdirSync(UNPACKED, { recursive: true });
  const own = mkdtempSync(join(UNPACKED, 'unpacking-'));
  try {
    const { status, stderr } = spawnSync(node24(), [inRoot('scripts/browser/unpack-browser.mjs')], {
      env: { ...process.env, TMPDIR: own },
      encoding: 'utf8',
    });
    if (status !== 0) throw new CommandError(`The browser could not be unpacked:\n${lastLines(stderr)}`);
    const { path, env } = partsOf(own);
    if (spawnSync(path, ['--version'], { env: { ...process.env, ...env } }).status !== 0) return false;
    renameSync(own, folder);
    return true;
  } catch (error) {
    // Another process was faster.
    if (existsSync(folder)) return true;
    throw error;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
