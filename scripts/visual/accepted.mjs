import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { CommandError } from '../process/command.mjs';
import { webpOf } from './compare.mjs';
import { pictureName } from './plan.mjs';
import { faultsOf } from './summary.mjs';

/**
 * The record of an accepted picture.
 *
 * @typedef {object} Kept
 * @property {string} screenshot Of the PNG that the browser took: the same again needs no comparison.
 * @property {string} file Of the WebP file that was made of it.
 */

/**
 * The accepted pictures of a folder.
 *
 * @typedef {object} Accepted
 * @property {string | undefined} browser The browser that they were taken with.
 * @property {ReadonlyMap<string, Kept>} pictures By name.
 */

/** Limit for all pictures together, in megabytes: they are in every clone, and each accepted change adds to that. */
const MOST_MB = 10.2;

/** Name the content of a file. */
export function hashOf(/** @type {Uint8Array} */ bytes) {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 24);
}

/**
 * Read the accepted pictures of a folder. A picture whose file is missing, or is not the recorded one, as after a
 * manual merge, counts as not taken.
 *
 * @param {string} folder
 * @returns {Accepted}
 */
export function readAccepted(folder) {
  const record = join(folder, 'accepted.json');
  if (!existsSync(record)) return { browser: undefined, pictures: new Map() };
  const { browser, pictures } = JSON.parse(readFileSync(record, 'utf8'));
  const kept = /** @type {[string, Kept][]} */ (Object.entries(pictures));
  return {
    browser,
    pictures: new Map(
      kept.filter(([name, { file }]) => {
        const path = pictureFile(folder, name);
        return existsSync(path) && hashOf(readFileSync(path)) === file;
      }),
    ),
  };
}

/**
 * Explain why pictures cannot be taken or accepted here. They are bound to the browser of the lock file, which
 * draws the same on every machine; another one draws glyphs and curves slightly differently, so that differences
 * would mean nothing.
 *
 * @param {string | undefined} accepted The browser of the accepted pictures; undefined when nothing is accepted yet.
 * @param {import('../browser/browser.mjs').Browser} here
 * @param {boolean} acceptsSome Whether pictures of some stories alone are to be accepted.
 * @returns {string} "" where they can.
 */
export function explainRefusal(accepted, { name, pinned }, acceptsSome) {
  if (!pinned) return `Pictures are of the browser of the lock file, and this is ${name}.`;
  if (acceptsSome && accepted !== undefined && accepted !== name)
    return `The other pictures were taken with ${accepted} and this is ${name}: accept all of them, without naming stories.`;
  return '';
}

export function pictureFile(/** @type {string} */ folder, /** @type {string} */ name) {
  return join(folder, 'pictures', `${name}.webp`);
}

/**
 * Accept the taken pictures, and delete those without a story.
 *
 * @param {string} folder
 * @param {Accepted} before
 * @param {import('./summary.mjs').Reviewed & { browser: string }} reviewed
 * @throws {CommandError} naming what cannot be kept, once the rest is; or where all of it has grown too large.
 */
export async function keepAccepted(folder, before, { browser, findings, gone }) {
  const pictures = new Map(before.pictures);
  for (const name of gone) {
    pictures.delete(name);
    rmSync(pictureFile(folder, name), { force: true });
  }
  const unfit = findings.filter(({ status, fault }) => status === 'unstable' || fault !== '');
  const taken = findings.filter((finding) => finding.after !== undefined && !unfit.includes(finding));
  for (const { job, after = Buffer.alloc(0) } of taken) {
    const path = pictureFile(folder, pictureName(job));
    const webp = await webpOf(sharp(after).ensureAlpha());
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, webp);
    pictures.set(pictureName(job), { screenshot: hashOf(after), file: hashOf(webp) });
  }
  // One line for each picture in the order of their names, so that two branches merge.
  const lines = [...pictures]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { screenshot, file }]) => `"${name}": { "screenshot": "${screenshot}", "file": "${file}" }`);
  const record = `{\n  "browser": "${browser}",\n  "pictures": {\n    ${lines.join(',\n    ')}\n  }\n}\n`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'accepted.json'), record);

  const bytes = [...pictures.keys()].map((name) => statSync(pictureFile(folder, name)).size);
  const megabytes = bytes.reduce((sum, size) => sum + size, 0) / 1_000_000;
  console.log(`Accepted ${taken.length} pictures, forgot ${gone.length}: ${megabytes.toFixed(2)} MB in all.`);
  if (unfit.length > 0) {
    const faults = faultsOf({ findings: unfit, gone: [], missing: [] });
    throw new CommandError(`These cannot be accepted, see the report:\n  ${faults.join('\n  ')}`);
  }
  if (megabytes > MOST_MB)
    throw new CommandError(
      `The pictures may weigh ${MOST_MB} MB: tag fewer stories, or smaller ones, 'visual'.`,
    );
}
