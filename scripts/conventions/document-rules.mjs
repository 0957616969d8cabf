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
  const scripts = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).scripts;
  const documents = files.filter((path) => path.endsWith('.md'));
  return [
    ...documents.flatMap((path) => {
      const text = readFileSync(inRoot(path), 'utf8');
      return [
        ...missingFiles(path, text, files),
        ...missingTests(path, text, files),
        ...missingScripts(path, text, scripts),
      ];
    }),
    ...sharedNumbers(files),
  ];
}

/** @param {string} path @param {string} text @param {readonly string[]} files */
function missingFiles(path, text, files) {
  const named = [
    ...text.matchAll(/`((?:packages|apps|scripts|docs|\.github|\.storybook|\.ci)\/[\w./-]+)`/g),
    ...text.matchAll(/\]\((?!\w+:|#)([\w./-]+)/g),
  ];
  return named
    .map((match) => match[1] ?? '')
    .filter((target) => {
      if (target.includes('NNNN')) return false;
      const below = target.replace(/\/$/, '');
      const beside = posix.normalize(posix.join(posix.dirname(path), below));
      return !files.some((file) =>
        [below, beside].some((candidate) => file === candidate || file.startsWith(`${candidate}/`)),
      );
    })
    .map((target) => `${path}  names ${target}, which is not there`);
}

/** Tests may be named by the end of their path. @param {string} path @param {string} text @param {readonly string[]} files */
function missingTests(path, text, files) {
  return [...text.matchAll(/`([\w./-]+\.(?:test|spec|stories)\.tsx?)`/g)]
    .map((match) => match[1] ?? '')
    .filter((test) => !files.some((file) => `/${file}`.endsWith(`/${test}`)))
    .map((test) => `${path}  names the test ${test}, which is not there`);
}

/** @param {string} path @param {string} text @param {Record<string, string>} scripts */
function missingScripts(path, text, scripts) {
  return [...text.matchAll(/npm run ([\w:-]+)/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !(name in scripts))
    .map((name) => `${path}  names \`npm run ${name}\`, which package.json does not have`);
}

/** @param {readonly string[]} files */
function sharedNumbers(files) {
  const numbers = files.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []);
  return [...new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index))].map(
    (number) => `docs/decisions  has more than one decision with the number ${number}`,
  );
}
