// Bytes that each route of the built web app loads on a first visit, and their change since apps/web/sizes.json was
// written. Fails above a budget of that file, and where something grew by more than a tenth without a note there.
// `npm test -- size`; `npm run size -- --record` keeps today's bytes.
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
 * The contents of apps/web/sizes.json: budgets, in bytes (docs/decisions/0016 says where they come from); why something
 * grew; and the bytes when they were last recorded.
 *
 * @typedef {object} Sizes
 * @property {Record<'homeScript' | 'routeScript' | 'styles' | 'texts' | 'fonts', number>} budgets
 * @property {Record<string, string>} notes
 * @property {Record<string, number>} bytes
 */

const WEB = inRoot('apps/web');
const RECORD = join(WEB, 'sizes.json');
/** Share by which something may grow without a note. */
const UNEXPLAINED = 0.1;
const ENTRY = 'index.html';
/** Fetched at once everywhere but on home, whose icons are in the entry. */
const ICONS = 'icon-paths';
const HOME = 'home';
const ENGLISH = 'en-US';

/** @type {Sizes} */
const sizes = JSON.parse(readFileSync(RECORD, 'utf8'));
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(join(WEB_DIST, '.vite/manifest.json'), 'utf8'));

/** Bytes of built files, compressed. */
function gzipped(/** @type {Iterable<string>} */ files) {
  return [...new Set(files)].reduce(
    (total, file) => total + gzipSync(readFileSync(join(WEB_DIST, file)), { level: 9 }).length,
    0,
  );
}

/** Files of chunks, named by module or by name, and of all that they import before they run. */
function filesOf(/** @type {readonly string[]} */ chunks) {
  /** @type {Set<string>} */
  const found = new Set();
  const add = (/** @type {string} */ key) => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key]?.imports?.forEach(add);
  };
  for (const chunk of chunks) {
    // A screen that was built into a group has no entry of its own: its group has its route's name.
    const group = /([\w-]+)\/[\w-]+\.tsx$/.exec(chunk)?.[1];
    const keys = Object.keys(manifest);
    const key =
      keys.find((one) => one === chunk || manifest[one]?.name === chunk) ??
      keys.find((one) => one.startsWith('_') && manifest[one]?.name === group);
    if (key === undefined) throw new CommandError(`The build has no chunk of ${chunk}.`);
    add(key);
  }
  return [...found].map((key) => manifest[key]?.file ?? '');
}

/** The routes of the app, each with the modules that are loaded with it, and the areas of its texts. */
const routesOfApp = () =>
  ROUTES.map(({ name, areas = [], atOnce = {}, screen }) => ({
    name,
    areas: [...areas, ...(atOnce.areas ?? [])],
    modules: [screen, ...(atOnce.parts ?? [])].map((module) => `src/${module}`),
  }));

/** @param {ReturnType<typeof routesOfApp>[number]} route */
function measureRoute({ name, areas, modules }) {
  const files = filesOf([ENTRY, ...modules, ...(name === HOME ? [] : [ICONS])]);
  const texts = LANGUAGES.map((language) => ({
    language,
    bytes: gzipped(filesOf(['base', ...areas].map((area) => textsKey(language, area)))),
  })).toSorted((a, b) => b.bytes - a.bytes);
  const english = texts.find(({ language }) => language === ENGLISH);
  const [most] = texts;
  if (english === undefined || most === undefined)
    throw new CommandError('The build has no texts in English.');
  return { name, script: gzipped(files) + english.bytes, texts: most };
}

const TEXTS = /\/catalogues\/([^/]+)\/[^/]+\.ts$/;
const LANGUAGES = [...new Set(Object.keys(manifest).flatMap((key) => TEXTS.exec(key)?.[1] ?? []))];

function textsKey(/** @type {string} */ language, /** @type {string} */ area) {
  return `../../packages/i18n/src/catalogues/${language}/${area}.ts`;
}

/** Bytes of the fonts that every page asks for, those of Latin letters; they are compressed already. */
function latinFonts() {
  return Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .filter((file, index, all) => /-latin-[\w-]{8}\.woff2$/.test(file) && all.indexOf(file) === index)
    .reduce((total, file) => total + readFileSync(join(WEB_DIST, file)).length, 0);
}

function kilobytes(/** @type {number} */ bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

function tooLarge(/** @type {string} */ what, /** @type {number} */ bytes, /** @type {number} */ budget) {
  return `${what}: ${kilobytes(bytes)}, and the budget is ${kilobytes(budget)}`;
}

/** Refuse chunks that the entry imports: each costs every first visit a round trip. */
function entryParts() {
  const further = filesOf([ENTRY]).slice(1);
  return further.length === 0 ? [] : [`the entry imports ${further.join(', ')}, and has to be one file`];
}

await command(async () => {
  const routes = routesOfApp()
    .map(measureRoute)
    .toSorted((a, b) => b.script - a.script);
  const { budgets } = sizes;
  const measured = [
    { name: 'entry', bytes: gzipped(filesOf([ENTRY])), budget: Infinity },
    { name: 'document', bytes: gzipped(['index.html']), budget: Infinity },
    { name: 'styles', bytes: gzipped(filesOf(['style.css'])), budget: budgets.styles },
    { name: 'fonts', bytes: latinFonts(), budget: budgets.fonts },
    ...routes.map(({ name, script }) => ({
      name,
      bytes: script,
      budget: name === HOME ? budgets.homeScript : budgets.routeScript,
    })),
  ];
  const above = routes
    .filter(({ texts }) => texts.bytes > budgets.texts)
    .map(({ name, texts: { language, bytes } }) =>
      tooLarge(`texts of ${name} in ${language}`, bytes, budgets.texts),
    );
  const grown = [];

  console.log('gzip -9, 1 KB = 1000 bytes: JavaScript of a first visit with its texts in English');
  for (const { name, bytes, budget } of measured) {
    const before = sizes.bytes[name];
    const change = before === undefined ? undefined : bytes / before - 1;
    const growth = change === undefined ? 'new' : `${change < 0 ? '' : '+'}${(change * 100).toFixed(1)} %`;
    const note = sizes.notes[name];
    console.log(
      `${name.padEnd(24)} ${kilobytes(bytes).padStart(9)} ${growth.padStart(8)}  ${note ?? ''}`.trimEnd(),
    );
    if (bytes > budget) above.push(tooLarge(name, bytes, budget));
    if (change !== undefined && change > UNEXPLAINED && note === undefined) {
      grown.push(`${name} grew by ${growth}: say why under "notes" in apps/web/sizes.json`);
    }
  }
  if (process.argv.includes('--record') && grown.length === 0) {
    const bytes = Object.fromEntries(measured.map((one) => [one.name, one.bytes]));
    writeFileSync(RECORD, `${JSON.stringify({ ...sizes, notes: {}, bytes }, undefined, 2)}\n`);
  }
  const faults = [...above, ...grown, ...entryParts()];
  if (faults.length > 0) throw new CommandError(`Too large:\n  ${faults.join('\n  ')}`);
});
