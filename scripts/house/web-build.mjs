import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './places.mjs';
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
const NOT_INPUT = /\.stories\.tsx?$/;

/**
 * Build the web app when what it is built from has changed since the last time.
 *
 * @param {{ quiet?: boolean }} [options]
 * @returns {Promise<boolean>} whether it had to be built.
 * @throws {Sentence} with the compiler's words, when it fails.
 */
export async function ensureWebBuilt(options = {}) {
  const inputs = fingerprint(INPUTS, NOT_INPUT);
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
