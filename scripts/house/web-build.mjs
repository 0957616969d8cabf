import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { inRoot, ROOT } from './places.mjs';
import { precompress } from './precompress.mjs';
import { asSentence, lastLines, Sentence } from './sentence.mjs';
import { tool } from './tool.mjs';

/** Folder of the built web app. */
export const WEB_DIST = inRoot('apps/web/dist');
const STAMP = join(WEB_DIST, '.build-of');
const INPUTS = [
  'apps/web',
  'packages/ui',
  'packages/domain',
  'packages/contract',
  'packages/i18n',
  'package-lock.json',
  'scripts/house/precompress.mjs',
  'tsconfig.base.json',
];
const NOT_INPUT = /^(node_modules|dist|\.turbo)$|\.(test|test-d|stories)\.tsx?$|\.md$/;

/**
 * Build the web app when what it is built from has changed since the last time.
 *
 * @param {{ quiet?: boolean }} [options]
 * @returns {Promise<boolean>} whether it had to be built.
 * @throws {Sentence} with the compiler's words, when it fails.
 */
export async function ensureWebBuilt(options = {}) {
  const inputs = inputsHash();
  if (
    existsSync(join(WEB_DIST, 'index.html')) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === inputs
  ) {
    return false;
  }
  if (!options.quiet) console.log('Building the web app …');
  const { code, output } = await tool('vite', ['build', '--logLevel', 'warn'], { cwd: inRoot('apps/web') });
  if (code !== 0)
    throw asSentence(output) ?? new Sentence(`The web app could not be built:\n${lastLines(output, 30)}`);
  await precompress(WEB_DIST);
  writeFileSync(STAMP, inputs);
  return true;
}

function inputsHash() {
  const hash = createHash('sha256');
  for (const input of INPUTS) addTo(hash, inRoot(input));
  for (const [name, value] of Object.entries(process.env).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\n`);
  }
  return hash.digest('hex');
}

function addTo(/** @type {import('node:crypto').Hash} */ hash, /** @type {string} */ path) {
  if (!statSync(path).isDirectory()) {
    hash.update(relative(ROOT, path)).update(readFileSync(path));
    return;
  }
  for (const entry of readdirSync(path).toSorted()) {
    if (!NOT_INPUT.test(entry)) addTo(hash, join(path, entry));
  }
}
