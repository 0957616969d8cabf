// Bytes that each route of the built web app loads first, against scripts/size-budget.json. `npm test -- size`;
// `--write` keeps the table as docs/size.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { inRoot } from './house/places.mjs';
import { command, Sentence } from './house/sentence.mjs';
import { WEB_DIST } from './house/web-build.mjs';

/**
 * One entry of Vite's manifest.
 *
 * @typedef {object} Chunk
 * @property {string} file
 * @property {string} [name]
 * @property {string[]} [imports]
 * @property {string[]} [css]
 */

/**
 * What a screen fetches by itself, without a tap or a scroll, beyond its own chunk and its row's texts.
 *
 * @typedef {{ chunks: string[], areas: string[] }} AtOnce
 */

/** @type {Record<'homeScript' | 'routeScript' | 'style' | 'texts' | 'fonts', number>} */
const BUDGET = JSON.parse(readFileSync(inRoot('scripts/size-budget.json'), 'utf8')).budget;
/** @type {Record<string, AtOnce>} */
const AT_ONCE = JSON.parse(readFileSync(inRoot('scripts/size-budget.json'), 'utf8')).atOnce;
const ENTRY = 'index.html';
/** Drawn everywhere but on home with the first frame; see `loadScreen` of apps/web/src/screens.ts. */
const ICONS = 'icon-paths';
const TEXTS = /^assets\/([a-z]{2})-([a-z]+)-[\w-]{8}\.js$/;

/** @type {Map<string, number>} */
const sizes = new Map();

/** Bytes of a built file, compressed. */
function gzipped(/** @type {string} */ file) {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(WEB_DIST, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

/** @param {Iterable<string>} files */
function sum(files) {
  return [...new Set(files)].reduce((total, file) => total + gzipped(file), 0);
}

/**
 * What is loaded with some chunks: they, and all that they import before they run.
 *
 * @param {Record<string, Chunk>} manifest
 * @param {readonly string[]} keys
 */
function loadedWith(manifest, keys) {
  /** @type {Set<string>} */
  const seen = new Set();
  const queue = [...keys];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    queue.push(...(manifest[key]?.imports ?? []));
  }
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return {
    script: chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js')),
    style: chunks.flatMap((chunk) => [
      ...(chunk.css ?? []),
      ...(chunk.file.endsWith('.css') ? [chunk.file] : []),
    ]),
  };
}

/** Bytes of the fonts that the page asks for at once; they are compressed already. */
function preloadedFonts() {
  const html = readFileSync(join(WEB_DIST, 'index.html'), 'utf8');
  return [...html.matchAll(/<link[^>]*rel="preload"[^>]*>/g)]
    .filter(([link]) => link.includes('as="font"'))
    .flatMap(([link]) => /href="\/?([^"]+)"/.exec(link)?.[1] ?? [])
    .reduce((total, file) => {
      const path = join(WEB_DIST, file);
      if (!existsSync(path)) throw new Sentence(`index.html preloads ${file}, which is not in the build.`);
      return total + readFileSync(path).length;
    }, 0);
}

function kilobytes(/** @type {number} */ bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** The routes that have a screen, with its module and the areas of their row in the table. */
function routesOfApp() {
  const rows = readFileSync(inRoot('apps/web/src/platform/routes.ts'), 'utf8');
  const screens = readFileSync(inRoot('apps/web/src/screens.ts'), 'utf8');
  return Array.from(
    screens.matchAll(/\n {2}(\w+): \(\) =>\s*import\(\s*'\.\/([^']+)'/g),
    ([, route = '', module = '']) => {
      const row = new RegExp(`\\n  ${route}: \\{([^}]*)\\}`).exec(rows)?.[1];
      if (row === undefined) throw new Sentence(`The table of routes has no row "${route}".`);
      const areas = /areas: \[([^\]]*)\]/.exec(row)?.[1] ?? '';
      return { route, module: `src/${module}`, areas: Array.from(areas.matchAll(/\w+/g), ([area]) => area) };
    },
  );
}

function measure() {
  const file = join(WEB_DIST, '.vite/manifest.json');
  if (!existsSync(file))
    throw new Sentence('The web app is not built, or without a manifest: `npm run build`.');
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const { file: name } of Object.values(manifest)) {
    const [, language, area] = TEXTS.exec(name) ?? [];
    if (language !== undefined) texts.set(`${language}-${area}`, name);
  }
  const languages = [...new Set([...texts.keys()].map((name) => name.slice(0, 2)))];
  if (languages.length < 2) throw new Sentence('No texts were found in the build: the check saw nothing.');

  /** Key of a chunk, by its module or by its name. */
  const chunk = (/** @type {string} */ wanted) => {
    const key = Object.keys(manifest).find((one) => one === wanted || manifest[one]?.name === wanted);
    if (key === undefined) throw new Sentence(`The build has no chunk of ${wanted}.`);
    return key;
  };
  const shell = loadedWith(manifest, [chunk(ENTRY)]);
  // One style sheet for all, which the document asks for.
  const html = readFileSync(join(WEB_DIST, 'index.html'), 'utf8');
  const style = sum(Array.from(html.matchAll(/href="\/(assets\/[^"]+\.css)"/g), ([, name = '']) => name));

  const routes = routesOfApp()
    .map(({ route, module, areas }) => {
      const more = AT_ONCE[route] ?? { chunks: [], areas: [] };
      const keys = [ENTRY, module, ...more.chunks, ...(route === 'home' ? [] : [ICONS])].map(chunk);
      const code = sum(loadedWith(manifest, keys).script);
      const textsIn = (/** @type {string} */ language) =>
        sum(
          ['base', ...areas, ...more.areas].map((area) => {
            const name = texts.get(`${language}-${area}`);
            if (name === undefined) throw new Sentence(`The build has no texts ${language}-${area}.`);
            return name;
          }),
        );
      const inEach = languages.map((language) => ({ language, bytes: textsIn(language) }));
      const most = inEach.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { language: '', bytes: 0 };
      return {
        name: route,
        script: code + textsIn('en'),
        own: code - sum(shell.script),
        texts: textsIn('en'),
        most,
      };
    })
    .toSorted((a, b) => b.script - a.script);
  if (routes.length === 0) throw new Sentence('No screen was found in the build: the check saw nothing.');
  return { shell: sum(shell.script), routes, style, fonts: preloadedFonts() };
}

/** @param {ReturnType<typeof measure>} measured */
function overBudget({ routes, style, fonts }) {
  const home = routes.find(({ name }) => name === 'home');
  if (home === undefined)
    throw new Sentence('The home screen was not found in the build: the check saw nothing.');
  const against = (/** @type {string} */ what, /** @type {number} */ bytes, /** @type {number} */ budget) =>
    bytes > budget ? [`${what}: ${kilobytes(bytes)}, and the budget is ${kilobytes(budget)}`] : [];
  return [
    ...against('JavaScript of /index', home.script, BUDGET.homeScript),
    ...against('styles', style, BUDGET.style),
    ...against('fonts loaded at once', fonts, BUDGET.fonts),
    ...routes.flatMap(({ name, script, most }) => [
      ...against(`JavaScript of ${name}`, script, BUDGET.routeScript),
      ...against(`texts of ${name} in ${most.language}`, most.bytes, BUDGET.texts),
    ]),
  ];
}

/** @param {ReturnType<typeof measure>} measured */
function table({ shell, routes, style, fonts }) {
  return [
    '| route | JavaScript, first load | of it beyond the entry | of it texts, English | texts, largest language |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...routes.map(
      ({ name, script, own, texts, most }) =>
        `| ${name} | ${kilobytes(script)} | ${kilobytes(own)} | ${kilobytes(texts)} | ${most.language} ${kilobytes(most.bytes)} |`,
    ),
    '',
    `Entry: ${kilobytes(shell)}. Styles: ${kilobytes(style)}. Fonts loaded at once: ${kilobytes(fonts)}.`,
    '',
    `Budgets: /index ${kilobytes(BUDGET.homeScript)}, any route ${kilobytes(BUDGET.routeScript)}, styles ` +
      `${kilobytes(BUDGET.style)}, texts of a route ${kilobytes(BUDGET.texts)}, fonts ${kilobytes(BUDGET.fonts)}.`,
  ].join('\n');
}

await command(async () => {
  const measured = measure();
  console.log(table(measured));
  if (process.argv.includes('--write')) {
    const heading =
      '# Bytes of the web app\n\ngzip -9, 1 KB = 1000 bytes; written by `npm run size -- --write`. Counted is all that ' +
      'a cold load fetches without a tap, a scroll or idle time.\n';
    writeFileSync(inRoot('docs/size.md'), `${heading}\n${table(measured)}\n`);
  }
  const faults = overBudget(measured);
  if (faults.length > 0) throw new Sentence(`Above budget:\n  ${faults.join('\n  ')}`);
});
