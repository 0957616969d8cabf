// Measures the bytes that each route of the built web app loads on a first visit, and their change since
// apps/web/sizes.json was written. Fails above a budget of that file, and where something grew by more than a
// tenth. `npm test -- size`; `npm run size -- --record` stores today's bytes, in a commit that gives the reason.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { ROUTES } from '../apps/web/src/routes/index.ts';
import { inRoot } from './process/paths.mjs';
import { command, CommandError } from './process/command.mjs';
import { WEB_DIST } from './web/build.mjs';

/**
 * One entry of Vite's manifest.
 *
 * @typedef {{ file: string, name?: string, imports?: string[], assets?: string[] }} Chunk
 */

/**
 * The contents of apps/web/sizes.json: budgets, in bytes (docs/decisions/0016 says where they come from), and the bytes
 * when they were last recorded.
 *
 * @typedef {object} Sizes
 * @property {Record<'homeScript' | 'routeScript' | 'styles' | 'texts' | 'fonts', number>} budgets
 * @property {Record<string, number>} bytes
 */

const RECORD = inRoot('apps/web/sizes.json');
/** Largest share of the recorded size. */
const LIMIT = 1.1;
const ENTRY = 'index.html';
/** Chunk that every page but home fetches at once; the icons of home are in the entry. */
const ICONS = 'icon-paths';
const HOME = 'home';
const CATALOGUES = '../../packages/i18n/src/catalogues';

/** @type {Sizes} */
const { budgets, bytes: recorded } = JSON.parse(readFileSync(RECORD, 'utf8'));
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(join(WEB_DIST, '.vite/manifest.json'), 'utf8'));
const keys = Object.keys(manifest);
const languages = new Set(keys.flatMap((key) => /\/catalogues\/([^/]+)\/[^/]+\.ts$/.exec(key)?.[1] ?? []));

/** Bytes of built files, compressed where they are not yet. */
function bytesOf(/** @type {readonly string[]} */ files) {
  return [...new Set(files)].reduce((total, file) => {
    const content = readFileSync(join(WEB_DIST, file));
    return total + (file.endsWith('.woff2') ? content : gzipSync(content, { level: 9 })).length;
  }, 0);
}

/** Files of chunks, named by module or by name, and of all that they import before they run. */
function filesOf(/** @type {readonly string[]} */ chunks) {
  const found = new Set(
    chunks.map((chunk) => {
      // A screen that was built into a group has no entry: its group has its route's name.
      const group = /([\w-]+)\/[\w-]+\.tsx$/.exec(chunk)?.[1];
      const key =
        keys.find((one) => one === chunk || manifest[one]?.name === chunk) ??
        keys.find((one) => one.startsWith('_') && manifest[one]?.name === group);
      if (key === undefined) throw new CommandError(`The build has no chunk of ${chunk}.`);
      return key;
    }),
  );
  // Iterating a set includes items that are added during the loop.
  for (const key of found) manifest[key]?.imports?.forEach((imported) => found.add(imported));
  return [...found].map((key) => manifest[key]?.file ?? '');
}

/**
 * Measure what a route loads at once: its modules, and the areas of its texts in the language that has most of them.
 */
function measureRoute(/** @type {(typeof ROUTES)[number]} */ { name, areas = [], atOnce = {}, screen }) {
  const modules = [screen, ...(atOnce.parts ?? [])].map((module) => `src/${module}`);
  const files = filesOf([ENTRY, ...modules, ...(name === HOME ? [] : [ICONS])]);
  const textsIn = (/** @type {string} */ language) =>
    filesOf(
      ['base', ...areas, ...(atOnce.areas ?? [])].map((area) => `${CATALOGUES}/${language}/${area}.ts`),
    );
  return {
    name,
    bytes: bytesOf(files) + bytesOf(textsIn('en-US')),
    budget: name === HOME ? budgets.homeScript : budgets.routeScript,
    texts: Math.max(...[...languages].map((language) => bytesOf(textsIn(language)))),
  };
}

await command(async () => {
  const routes = ROUTES.map(measureRoute).toSorted((a, b) => b.bytes - a.bytes);
  const latin = Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .filter((file) => /-latin-[\w-]{8}\.woff2$/.test(file));
  const measured = [
    { name: 'entry', bytes: bytesOf(filesOf([ENTRY])), budget: Infinity },
    { name: 'document', bytes: bytesOf([ENTRY]), budget: Infinity },
    { name: 'styles', bytes: bytesOf(filesOf(['style.css'])), budget: budgets.styles },
    // Only the Latin fonts, which every page requests.
    { name: 'fonts', bytes: bytesOf(latin), budget: budgets.fonts },
    { name: 'most texts', bytes: Math.max(...routes.map(({ texts }) => texts)), budget: budgets.texts },
    ...routes,
  ];
  const record = process.argv.includes('--record');
  // Each file besides the entry costs a first visit a round trip.
  const parts = filesOf([ENTRY]).slice(1);
  const faults = parts.map((file) => `the entry imports ${file}, and has to be one file`);

  console.log('gzip -9, in bytes: JavaScript of a first visit with its texts in English');
  for (const { name, bytes, budget } of measured) {
    const change = bytes / (recorded[name] ?? bytes);
    console.log(
      `${name.padEnd(24)} ${String(bytes).padStart(7)} ${((change - 1) * 100).toFixed(1).padStart(6)} %`,
    );
    if (bytes > budget) faults.push(`${name}: ${bytes}, and the budget is ${budget}`);
    if (change > LIMIT && !record) faults.push(`${name} grew by more than a tenth: --record keeps it`);
  }
  if (record) {
    const bytes = Object.fromEntries(measured.map((one) => [one.name, one.bytes]));
    writeFileSync(RECORD, `${JSON.stringify({ budgets, bytes }, undefined, 2)}\n`);
  }
  if (faults.length > 0) throw new CommandError(`Too large:\n  ${faults.join('\n  ')}`);
});
