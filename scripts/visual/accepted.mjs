import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {import('./machine.mjs').Machine} Machine */

/**
 * What is kept of a picture beside its file.
 *
 * @typedef {object} Kept
 * @property {string} shot Of the PNG that the browser took: the same again needs no second look.
 * @property {string} file Of the WebP file that was made of it.
 */

/**
 * The accepted pictures of a folder.
 *
 * @typedef {object} Accepted
 * @property {Machine | undefined} machine The machine that they are of.
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
  if (!existsSync(record)) return { machine: undefined, pictures: new Map() };
  const { machine, pictures } = JSON.parse(readFileSync(record, 'utf8'));
  const kept = /** @type {[string, Kept][]} */ (Object.entries(pictures));
  return {
    machine,
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

/** The file of the sample: what the machine of the pictures draws. */
export function sampleFile(/** @type {string} */ folder) {
  return join(folder, 'sample.png');
}

/** What the pictures may weigh together: they are in every clone, and each accepted change adds to that. */
export const MOST_BYTES = 6_000_000;

/** What the pictures of a folder weigh together. */
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
 * @param {Machine} change.machine
 * @param {Uint8Array} change.sample What it draws, as a picture.
 * @param {ReadonlyMap<string, { shot: string, webp: Uint8Array }>} change.taken
 * @param {readonly string[]} change.gone Names.
 */
export function keepAccepted(folder, before, { machine, sample, taken, gone }) {
  const pictures = new Map(before.pictures);
  for (const name of gone) {
    pictures.delete(name);
    rmSync(pictureFile(folder, name), { force: true });
  }
  for (const [name, { shot, webp }] of taken) {
    const path = pictureFile(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, webp);
    pictures.set(name, { shot, file: hashOf(webp) });
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(sampleFile(folder), sample);
  writeFileSync(join(folder, 'accepted.json'), accepted(machine, pictures));
}

/**
 * The record, one line for each picture in the order of their names, so that two branches merge.
 *
 * @param {Machine} machine
 * @param {ReadonlyMap<string, Kept>} pictures
 */
function accepted(machine, pictures) {
  const lines = [...pictures]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { shot, file }]) => `    ${JSON.stringify(name)}: { "shot": "${shot}", "file": "${file}" }`);
  return `{\n  "machine": ${JSON.stringify(machine, undefined, 2).replaceAll('\n', '\n  ')},\n  "pictures": {\n${lines.join(',\n')}\n  }\n}\n`;
}
