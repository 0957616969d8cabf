import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

/** Name the content of a file. */
export function hashOf(/** @type {Uint8Array} */ bytes) {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 24);
}

/**
 * Read what is accepted in a folder. A picture whose file is missing, or is not the one recorded, as after a merge
 * by hand, counts as not taken.
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

/** The file of a picture. */
export function pictureFile(/** @type {string} */ folder, /** @type {string} */ name) {
  return join(folder, 'pictures', `${name}.webp`);
}

/** Limit for all pictures together, in bytes: they are in every clone, and each accepted change adds to that. */
export const MOST_BYTES = 8_600_000;

/** Add up the pictures of a folder, in bytes. */
export function bytesOf(/** @type {string} */ folder) {
  const names = [...readAccepted(folder).pictures.keys()];
  return names.reduce((sum, name) => sum + statSync(pictureFile(folder, name)).size, 0);
}

/**
 * Keep pictures as what is right from now on, and forget others.
 *
 * @param {string} folder
 * @param {Accepted} before
 * @param {object} change
 * @param {string} change.browser
 * @param {ReadonlyMap<string, { screenshot: string, webp: Uint8Array }>} change.taken
 * @param {readonly string[]} change.gone Names.
 */
export function keepAccepted(folder, before, { browser, taken, gone }) {
  const pictures = new Map(before.pictures);
  for (const name of gone) {
    pictures.delete(name);
    rmSync(pictureFile(folder, name), { force: true });
  }
  for (const [name, { screenshot, webp }] of taken) {
    const path = pictureFile(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, webp);
    pictures.set(name, { screenshot, file: hashOf(webp) });
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'accepted.json'), accepted(browser, pictures));
}

/**
 * The record, one line for each picture in the order of their names, so that two branches merge.
 *
 * @param {string} browser
 * @param {ReadonlyMap<string, Kept>} pictures
 */
function accepted(browser, pictures) {
  const lines = [...pictures]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, { screenshot, file }]) =>
        `    ${JSON.stringify(name)}: { "screenshot": "${screenshot}", "file": "${file}" }`,
    );
  return `{\n  "browser": ${JSON.stringify(browser)},\n  "pictures": {\n${lines.join(',\n')}\n  }\n}\n`;
}
