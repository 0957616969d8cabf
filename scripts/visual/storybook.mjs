import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { fingerprint } from '../house/fingerprint.mjs';
import { Sentence } from '../house/sentence.mjs';
import { tool } from '../house/tool.mjs';

/** All that a story can show. */
const INPUTS = [
  '.storybook',
  'packages',
  'apps/web',
  'apps/sandbox/media',
  'package-lock.json',
  'tsconfig.base.json',
];

/** The first of what a builder complains of; the traces after it are of its own code. @param {string} output */
function whyNot(output) {
  const lines = output.split('\n');
  const first = lines.findIndex((line) => /build failed|\[[A-Z_]+\]/i.test(line));
  return lines.slice(Math.max(first, 0)).slice(0, 30).join('\n');
}

/**
 * Build the stories when what they are made of has changed since the last time.
 *
 * @param {string} folder
 * @returns {Promise<import('./plan.mjs').Entry[]>} the stories in it.
 * @throws {Sentence} with the builder's words, when it fails.
 */
export async function builtStories(folder) {
  const stamp = join(folder, '.build-of');
  const inputs = fingerprint(INPUTS);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== inputs) {
    // A build that is broken off is not to pass for the one before.
    rmSync(stamp, { force: true });
    mkdirSync(folder, { recursive: true });
    const { code, output } = await tool('storybook', ['build', '--test', '--quiet', '-o', folder]);
    if (code !== 0) throw new Sentence(`The stories could not be built:\n${whyNot(output)}`);
    writeFileSync(stamp, inputs);
  }
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}
