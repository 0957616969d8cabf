import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';

import { MODES } from '../../.storybook/modes.ts';
import { inRoot, ROOT } from '../process/paths.mjs';
import { usersOf } from './tokens.mjs';

/** @typedef {import('./review.mjs').Finding} Finding */

/**
 * A file that changed since the pictures were accepted, or one token of a style sheet, with the change.
 *
 * @typedef {object} Change
 * @property {string} path From the root.
 * @property {string} words What went and what came, in words: "p-3 → p-4", or "".
 * @property {string} [token] `--radius-card`
 * @property {boolean} own Whether it came with this branch or is not committed yet. What was on main before was seen
 *   there with the accepted pictures.
 */

/**
 * Pictures that one change moved; without a change, those that none explains.
 *
 * @typedef {object} Cause
 * @property {Change | undefined} change
 * @property {readonly Finding[]} findings
 */

/** Files that every picture depends on, though no story imports them. */
const EVERYWHERE = [
  'packages/ui/src/*.css',
  'packages/ui/src/fonts/**',
  '.storybook/preview.*',
  '.storybook/mount.tsx',
];
/** The locale of a catalogue. */
const CATALOGUE = /\/catalogues\/([a-z]{2}-[A-Z]{2})\//;
/** The pseudo-locale is generated from English. */
const PSEUDO = 'en-XA';
const SHEET = /^packages\/ui\/src\/[\w.]+\.css$/;
/** Most words of a change that are shown; beyond that only the file is named. */
const MOST_WORDS = 6;

/**
 * Group changed pictures by the change that explains them: a change of this branch before an earlier one, then the
 * one with the greatest share of its pictures changed, and of two such the one that fewer pictures depend on.
 *
 * @param {readonly Finding[]} findings All of a review.
 * @param {readonly Finding[]} moved Those that changed.
 * @param {readonly Change[]} changes
 * @param {(path: string) => readonly string[]} reach The files that a file of stories is drawn from.
 * @param {(path: string) => string} [read] The text of a file.
 * @returns {readonly Cause[]} the cause of most pictures first, and last what nothing explains.
 */
export function causesOf(findings, moved, changes, reach, read = readSource) {
  const draws = drawsWith(findings, changes, reach, read);
  const weighed = changes
    .map((change) => {
      const explained = moved.filter((finding) => draws(change, finding)).length;
      const drawn = findings.filter((finding) => draws(change, finding)).length;
      return { change, explained, drawn };
    })
    .filter(({ explained }) => explained > 0)
    .toSorted(
      (one, other) =>
        Number(other.change.own) - Number(one.change.own) ||
        other.explained / other.drawn - one.explained / one.drawn ||
        one.drawn - other.drawn,
    )
    .map(({ change }) => change);
  const grouped = Map.groupBy(moved, (finding) => weighed.find((change) => draws(change, finding)));
  return [...grouped]
    .map(([change, its]) => ({ change, findings: its }))
    .toSorted(
      (one, other) =>
        Number(one.change === undefined) - Number(other.change === undefined) ||
        other.findings.length - one.findings.length,
    );
}

/**
 * @param {readonly Finding[]} findings
 * @param {readonly Change[]} changes
 * @param {(path: string) => readonly string[]} reach
 * @param {(path: string) => string} read
 * @returns {(change: Change, finding: Finding) => boolean} whether a picture is drawn with what changed.
 */
function drawsWith(findings, changes, reach, read) {
  const stories = new Set(findings.map(({ job }) => job.entry.importPath));
  const reached = new Map([...stories].map((path) => [path, new Set(reach(path.replace(/^\.\//, '')))]));
  const tokens = changes.filter(({ token }) => token !== undefined);
  const files = new Set(tokens.length === 0 ? [] : [...reached.values()].flatMap((paths) => [...paths]));
  const texts = [...files].filter((path) => /\.tsx?$/.test(path)).map((path) => ({ path, text: read(path) }));
  const users = new Map(
    tokens.map((change) => {
      const uses = usersOf(change.token ?? '', read(change.path));
      return [change, texts.flatMap(({ path, text }) => (uses(text) ? [path] : []))];
    }),
  );
  return (change, { job }) => {
    const [, locale] = CATALOGUE.exec(change.path) ?? [];
    const shown = MODES[job.mode]?.locale;
    if (locale !== undefined && shown !== locale && !(locale === 'en-US' && shown === PSEUDO)) return false;
    const drawnFrom = reached.get(job.entry.importPath);
    return (
      users.get(change)?.some((path) => drawnFrom?.has(path)) ??
      (drawnFrom?.has(change.path) || EVERYWHERE.some((glob) => matchesGlob(change.path, glob)))
    );
  };
}

/** @param {string} path */
function readSource(path) {
  try {
    return readFileSync(inRoot(path), 'utf8');
  } catch {
    // A file that the build knows and that is gone since draws nothing any more.
    return '';
  }
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
 * Take a change of a style sheet apart: a change for each token, and one for the rest, if there is any.
 *
 * @param {Omit<Change, 'words'>} change
 * @param {string} difference As `git diff --unified=0` writes it, of one file.
 * @returns {readonly Change[]}
 */
export function changesOf(change, difference) {
  const whole = { ...change, words: wordsOf(difference) };
  if (!SHEET.test(change.path)) return [whole];
  const lines = difference.split('\n').filter((line) => /^[+-](?!\+\+|--)/.test(line));
  const tokens = Map.groupBy(lines, (line) => /^[+-]\s*(--[\w-]+):.*;/.exec(line)?.[1]);
  return [...tokens].map(([token, its]) => ({
    ...change,
    ...(token === undefined ? {} : { token }),
    words: wordsOf(its.join('\n')),
  }));
}

/**
 * Find what changed since the pictures were accepted, committed or not.
 *
 * @returns {readonly Change[]} nothing where there is no history.
 */
export function changesSinceAccepted() {
  try {
    const accepted = git('log', '-1', '--format=%H', '--', 'visual/accepted.json');
    if (accepted === '') return [];
    // A clone of one branch has no main, and its own work is what is not committed.
    const mains = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main');
    const begun = git('merge-base', 'HEAD', mains.split('\n')[0] || 'HEAD');
    const own = new Set(git('diff', '--name-only', begun).split('\n'));
    return git('diff', '--name-only', accepted)
      .split('\n')
      .filter(canBeSeen)
      .flatMap((path) =>
        changesOf({ path, own: own.has(path) }, git('diff', '--unified=0', accepted, '--', path)),
      );
  } catch {
    // Without a history, as in an archive of the sources, there is nothing to say.
    return [];
  }
}

/** Leave out tests, lists of exports and other files without an appearance. */
function canBeSeen(/** @type {string} */ path) {
  return (
    /\.(tsx?|css|svg|json|webp|png|jpg)$/.test(path) &&
    !/\.test\.tsx?$|\/index\.ts$|^visual\/|package(-lock)?\.json$/.test(path)
  );
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
