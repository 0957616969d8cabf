import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';

import { ROOT } from '../process/paths.mjs';

/** @typedef {import('./review.mjs').Finding} Finding */

/**
 * A file that changed since the pictures were accepted, with what changed in it.
 *
 * @typedef {object} Change
 * @property {string} path From the root.
 * @property {string} said What went and what came, in words: "p-3 → p-4", or "".
 */

/**
 * Pictures that one change moved; without a change, those that none explains.
 *
 * @typedef {object} Cause
 * @property {Change | undefined} change
 * @property {readonly Finding[]} findings
 */

/** Files that every picture is drawn from, though no story imports them. */
const EVERYWHERE = [
  'packages/ui/src/*.css',
  'packages/ui/src/fonts/**',
  '.storybook/preview.*',
  '.storybook/mount.tsx',
];
/** Words of a change that are told; of more the file says enough. */
const MOST_WORDS = 6;

/**
 * Group pictures that changed by the file that explains them: of those that a story is drawn from, the one of whose
 * pictures the greatest share changed, and of two such the one with more of them.
 *
 * @param {readonly Finding[]} findings All of a review.
 * @param {readonly Finding[]} moved Those that changed.
 * @param {readonly Change[]} changes
 * @param {(path: string) => readonly string[]} reach The files that a file of stories is drawn from.
 * @returns {readonly Cause[]} the cause of most pictures first, and last what nothing explains.
 */
export function causesOf(findings, moved, changes, reach) {
  const reached = new Map(
    [...new Set(findings.map(({ job }) => job.entry.importPath))].map((path) => [
      path,
      new Set(reach(path.replace(/^\.\//, ''))),
    ]),
  );
  const draws = (/** @type {Change} */ { path }, /** @type {Finding} */ { job }) =>
    reached.get(job.entry.importPath)?.has(path) === true ||
    EVERYWHERE.some((glob) => matchesGlob(path, glob));
  const weighed = changes
    .map((change) => {
      const explained = moved.filter((finding) => draws(change, finding)).length;
      const drawn = findings.filter((finding) => draws(change, finding)).length;
      return { change, explained, share: drawn === 0 ? 0 : explained / drawn };
    })
    .filter(({ explained }) => explained > 0)
    .toSorted((one, other) => other.share - one.share || other.explained - one.explained);
  const grouped = Map.groupBy(
    moved,
    (finding) => weighed.find(({ change }) => draws(change, finding))?.change,
  );
  return [...grouped]
    .map(([change, its]) => ({ change, findings: its }))
    .toSorted(
      (one, other) =>
        Number(one.change === undefined) - Number(other.change === undefined) ||
        other.findings.length - one.findings.length,
    );
}

/**
 * Say what changed in the lines of a difference: words that went, and words that came.
 *
 * @param {string} difference As `git diff --unified=0` writes it, of one file.
 */
export function wordsOf(difference) {
  const lines = difference.split('\n').filter((line) => !/^(\+\+\+|---)/.test(line));
  const words = (/** @type {string} */ sign) =>
    lines.filter((line) => line.startsWith(sign)).flatMap((line) => line.slice(1).split(/[\s"'`;,(){}]+/));
  const went = words('-').filter(Boolean);
  const came = words('+').filter(Boolean);
  const gone = went.filter((word) => !came.includes(word));
  const fresh = came.filter((word) => !went.includes(word));
  if (gone.length + fresh.length === 0 || gone.length + fresh.length > MOST_WORDS) return '';
  return `${gone.join(' ') || 'nothing'} → ${fresh.join(' ') || 'nothing'}`;
}

/**
 * Find what changed since the pictures were accepted, committed or not.
 *
 * @returns {readonly Change[]} nothing where there is no history.
 */
export function changesSinceAccepted() {
  try {
    const since = git('log', '-1', '--format=%h', '--', 'visual/accepted.json');
    if (since === '') return [];
    return git('diff', '--name-only', since)
      .split('\n')
      .filter((path) => /\.(tsx?|css|svg|json|webp|png|jpg)$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => ({ path, said: wordsOf(git('diff', '--unified=0', since, '--', path)) }));
  } catch {
    // Without a history, as in an archive of the sources, there is nothing to say.
    return [];
  }
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
