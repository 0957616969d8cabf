import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';

import { inRoot } from '../process/paths.mjs';
import { tool } from '../process/run.mjs';
import { jobsOf, wantedEntries } from './plan.mjs';

/** @typedef {import('./plan.mjs').Entry} Entry */

/**
 * What Chromatic would photograph after a change.
 *
 * @typedef {object} Affected
 * @property {string} everything Why it would be every story, or "".
 * @property {readonly string[]} files Files of stories that the change reaches.
 * @property {number} pictures That are taken of them.
 */

/**
 * Ask Chromatic's own trace what a change reaches, in a Storybook that was built with `--stats-json`.
 *
 * @param {readonly string[]} changed Paths from the root.
 * @param {string} storybook Folder of the build.
 * @returns {Promise<Affected>}
 */
export async function affectedBy(changed, storybook) {
  const { untraced, externals } = JSON.parse(readFileSync(inRoot('chromatic.config.json'), 'utf8'));
  const { entries } = JSON.parse(readFileSync(`${storybook}/index.json`, 'utf8'));
  /** @type {Entry[]} */
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const kept = wantedEntries(stories);
  // The trace is not told of them; a build looks at them first.
  const external = changed.find((path) =>
    externals.some((/** @type {string} */ glob) => matchesGlob(path, glob)),
  );
  if (external !== undefined)
    return { everything: `${external} is an external`, ...photographed(kept, null) };

  const globs = untraced.flatMap((/** @type {string} */ glob) => ['--untraced', glob]);
  const stats = ['--stats-file', `${storybook}/preview-stats.json`, '--mode', 'compact'];
  const { output } = await tool('chromatic', ['trace', ...stats, ...globs, ...changed]);
  const { everything, files } = readTrace(output);
  return { everything, ...photographed(kept, everything === '' ? files : null) };
}

/**
 * Read what `chromatic trace` says.
 *
 * @param {string} output
 * @returns {{ everything: string, files: readonly string[] }}
 * @throws {Error} where it says something else.
 */
export function readTrace(output) {
  if (!/Traced \d+ changed file/.test(output)) throw new Error(`chromatic trace says: ${output}`);
  const everything = /TurboSnap disabled[^\n]*\n([^\n]+)/.exec(output)?.[1] ?? '';
  const files = [...output.matchAll(/^— (\S+\.stories\.tsx)/gm)].map(([, file = '']) => file);
  return { everything, files };
}

/** @param {readonly Entry[]} kept @param {readonly string[] | null} files Null is all of them. */
function photographed(kept, files) {
  const taken = kept.filter(({ importPath }) => files === null || files.includes(importPath.slice(2)));
  return {
    files: files ?? [...new Set(kept.map(({ importPath }) => importPath.slice(2)))],
    pictures: taken.flatMap(jobsOf).length,
  };
}
