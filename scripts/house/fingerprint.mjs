import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

import { inRoot, ROOT } from './places.mjs';

/** What lies between sources and has no part in a build. */
const NEVER = /^(node_modules|dist|\.turbo)$|\.(test|test-d)\.tsx?$|\.md$/;

/**
 * Name the content of sources, to know whether something has to be built anew: files, folders, and what the
 * environment tells Vite.
 *
 * @param {readonly string[]} inputs From the root; those that are not there count as empty.
 * @param {RegExp} [besides] Names of files and folders that have no part in this build either.
 */
export function fingerprint(inputs, besides) {
  const hash = createHash('sha256');
  for (const input of inputs) if (existsSync(inRoot(input))) addTo(hash, inRoot(input), besides);
  for (const [name, value] of Object.entries(process.env).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\n`);
  }
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} path @param {RegExp | undefined} besides */
function addTo(hash, path, besides) {
  if (!statSync(path).isDirectory()) {
    hash.update(relative(ROOT, path)).update(readFileSync(path));
    return;
  }
  for (const entry of readdirSync(path).toSorted()) {
    if (!NEVER.test(entry) && !besides?.test(entry)) addTo(hash, join(path, entry), besides);
  }
}
