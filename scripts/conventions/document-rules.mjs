import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

import { inRoot } from '../process/paths.mjs';

/**
 * Find what documents promise and the tree does not hold: files, tests and npm scripts that are named and are not
 * there, decisions with the same number.
 *
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function faultsOfDocuments(files) {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const documents = files.filter((path) => path.endsWith('.md'));
  const numbers = files.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []);
  return [
    ...documents.flatMap((path) => {
      const text = readFileSync(inRoot(path), 'utf8');
      const named = (/** @type {RegExp} */ pattern) =>
        [...text.matchAll(pattern)].map(([, name = '']) => name);
      return [
        ...[
          ...named(/`((?:packages|apps|scripts|docs|\.github|\.storybook|\.ci)\/[\w./-]+)`/g),
          ...named(/\]\((?!\w+:|#)([\w./-]+)/g),
        ].filter((target) => !target.includes('NNNN') && !isThere(target, path, files)),
        // Tests may be named by the end of their path.
        ...named(/`([\w./-]+\.(?:test|spec|stories)\.tsx?)`/g).filter(
          (test) => !files.some((file) => `/${file}`.endsWith(`/${test}`)),
        ),
        ...named(/npm run ([\w:-]+)/g).filter((name) => !(name in scripts)),
      ].map((name) => `${path}  names ${name}, which is not there`);
    }),
    ...numbers
      .filter((number, index) => numbers.indexOf(number) !== index)
      .map((number) => `docs/decisions  has more than one decision with the number ${number}`),
  ];
}

/** @param {string} target @param {string} document @param {readonly string[]} files */
function isThere(target, document, files) {
  const below = target.replace(/\/$/, '');
  const beside = posix.normalize(posix.join(posix.dirname(document), below));
  return files.some((file) => [below, beside].some((one) => file === one || file.startsWith(`${one}/`)));
}
