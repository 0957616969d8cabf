import { readFileSync } from 'node:fs';

import { catalogue } from '../../packages/i18n/src/catalogues/en-us.ts';
import { inRoot } from '../process/paths.mjs';

/** Files whose code shows a text: neither the catalogues nor tests. */
const SHOWS = /^(apps|packages)\/(?!i18n\/|e2e\/).*\.tsx?$/;
const TEST = /\.(test|test-d|spec|fixture)\.tsx?$/;

/** A key as it is written, `'money.flow.from'`, or with parts filled in: `moderation.form.${kind}`. */
const KEY = /'([a-z]\w*(?:\.[\w-]+)+)'|`([a-z]\w*\.(?:[\w.-]|\$\{[^}]{0,200}\})+)`/giu;

const PLURAL = /^(zero|one|two|few|many|other)$/;

/** @typedef {{ readonly [key: string]: string | Branch }} Branch */

/**
 * Every key of a catalogue, a plural by its own key.
 *
 * @param {Branch} branch
 * @param {string} path
 * @returns {string[]}
 */
function keysOf(branch, path = '') {
  return Object.entries(branch).flatMap(([name, node]) => {
    const key = path === '' ? name : `${path}.${name}`;
    const message = typeof node === 'string' || Object.keys(node).every((form) => PLURAL.test(form));
    return message ? [key] : keysOf(node, key);
  });
}

/**
 * Find the texts of the English catalogue that no code uses: they would be translated nine times in vain.
 *
 * @param {readonly string[]} files
 * @returns {string[]} One fault for each key.
 */
export function faultsOfTexts(files) {
  const written = new Set();
  const patterns = new Set();
  for (const path of files) {
    if (!SHOWS.test(path) || TEST.test(path)) continue;
    for (const [, whole, filled] of readFileSync(inRoot(path), 'utf8').matchAll(KEY)) {
      if (whole !== undefined) written.add(whole);
      else if (filled !== undefined)
        patterns.add(filled.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '[\\w.-]+'));
    }
  }
  const parts = new RegExp(`^(?:${[...patterns].join('|')})$`, 'u');
  return keysOf(catalogue)
    .filter((key) => !written.has(key) && !parts.test(key))
    .map((key) => `packages/i18n: "${key}" is shown nowhere: take it out of all catalogues`);
}
