/**
 * Make `src/fonts/*.woff2` and `src/fonts/fonts.css` from the fontsource packages.
 * Run after a font's version changed: `node packages/ui/scripts/subset-fonts.mjs`.
 *
 * Each Latin family comes in three files: `latin`, which every first load needs, `turkish`
 * (Ğ İ Ş ₦ ₹ ₺) and `latin-ext` (Central European names), which the browser fetches when such
 * a letter appears. The Indic scripts come one file each, fetched in the same way.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const fonts = join(dirname(fileURLToPath(import.meta.url)), '../src/fonts');

// The signs of Latin-1 that the catalogues or prices use: each costs kerning in every weight.
const LATIN =
  'U+20-7e, U+a0-a1, U+a3, U+a5, U+a7, U+a9-ab, U+ad-ae, U+b0-b1, U+b7, U+ba-bb, U+bf-ff, U+131, U+152-153, ' +
  'U+2000-206f, U+20ac, U+2122, U+2191, U+2193, U+2212';
const TURKISH = 'U+11e-11f, U+130, U+15e-15f, U+20a6, U+20b9-20ba';
const LATIN_EXT = 'U+100-11d, U+120-12f, U+132-151, U+154-15d, U+160-17f, U+218-21b, U+1e9e';
const LATIN_FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'rvrn', 'tnum', 'pnum'];

// Titles and figures: one optical size, condensed a little. A default at the end of the axis halves the variations.
const BRICOLAGE = { opsz: 28, wdth: 90, wght: { min: 500, max: 800, default: 500 } };
const FIGTREE = { wght: { min: 400, max: 700, default: 400 } };

const latin = (family, pkg, stem, axes, weights) =>
  [
    ['latin', 'latin', LATIN],
    ['turkish', 'latin-ext', TURKISH],
    ['latin-ext', 'latin-ext', LATIN_EXT],
  ].map(([part, from, ranges]) => ({
    family,
    pkg,
    source: `${pkg}-${from}-${stem}-normal`,
    file: `${pkg}-${part}`,
    ranges,
    axes,
    weights,
    features: LATIN_FEATURES,
  }));

const indic = (script, ranges) => ({
  family: `Noto Sans ${script}`,
  pkg: `noto-sans-${script.toLowerCase()}`,
  source: `noto-sans-${script.toLowerCase()}-${script.toLowerCase()}-wght-normal`,
  file: `noto-sans-${script.toLowerCase()}`,
  ranges: `${ranges}, U+200c-200d, U+25cc`,
  axes: { wght: { min: 400, max: 700, default: 400 } },
  weights: '400 700',
});

const subsets = [
  ...latin('Bricolage Grotesque', 'bricolage-grotesque', 'standard', BRICOLAGE, '500 800'),
  ...latin('Figtree', 'figtree', 'wght', FIGTREE, '400 700'),
  indic('Devanagari', 'U+900-97f'),
  indic('Tamil', 'U+b80-bff'),
  indic('Telugu', 'U+c00-c7f'),
  indic('Kannada', 'U+c80-cff'),
];

// `em` below is the mean advance of this text in Arial (Liberation Sans has the same widths); Roboto is 0.8 % wider.
const SAMPLE =
  'Good afternoon, every figure here is added up from the ledger, now. Available balance 2,418.60 USDT ' +
  'Verfügbares Guthaben Einzahlung Auszahlung Aufzeichnungen Income to receive, 3 machines 14.82 Washes and screens gravel; 190 of 500 leased';
const FALLBACKS = [
  {
    suffix: '',
    weight: '400 500',
    em: 0.4695,
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Roboto'],
  },
  {
    suffix: ' Bold',
    weight: '600 800',
    em: 0.4983,
    local: [
      'Arial Bold',
      'Arial-BoldMT',
      'Liberation Sans Bold',
      'LiberationSans-Bold',
      'Roboto Bold',
      'Roboto-Bold',
    ],
  },
];
const FALLBACK_AT = { 'Bricolage Grotesque': [500, 700], Figtree: [400, 600] };

const read = ({ pkg, source }) =>
  readFileSync(require.resolve(`@fontsource-variable/${pkg}/files/${source}.woff2`));
/** Make a test for the characters of a `unicode-range`. */
function within(ranges) {
  const bounds = ranges.split(', U+').map((range) => range.replace('U+', '').split('-'));
  return (u) =>
    bounds.some(([from, to = from]) => u >= Number.parseInt(from, 16) && u <= Number.parseInt(to, 16));
}
const percent = (ratio) => `${(ratio * 100).toFixed(2)}%`;

/** Mean advance of a text's characters, in em; kerning is left out. */
function averageAdvance(font, text) {
  const advances = [...text].map(
    (character) => font.glyphForCodePoint(character.codePointAt(0)).advanceWidth,
  );
  return advances.reduce((sum, advance) => sum + advance, 0) / advances.length / font.unitsPerEm;
}

async function fallbackFaces(subset) {
  const faces = [];
  for (const [i, { weight, em, local }] of FALLBACKS.entries()) {
    const wght = FALLBACK_AT[subset.family][i];
    const font = fontkit.create(
      await subsetFont(read(subset), SAMPLE, {
        targetFormat: 'sfnt',
        variationAxes: { ...subset.axes, wght },
      }),
    );
    const { typoAscender, typoDescender, typoLineGap } = font['OS/2'];
    const adjust = averageAdvance(font, SAMPLE) / em;
    const share = (units) => percent(units / font.unitsPerEm / adjust);
    faces.push(`@font-face {
  font-family: '${subset.family} Fallback';
  font-weight: ${weight};
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${share(typoAscender)};
  descent-override: ${share(-typoDescender)};
  line-gap-override: ${share(typoLineGap)};
}`);
  }
  return faces;
}

mkdirSync(fonts, { recursive: true });
// `no-inline`: a small file must not become part of the style sheet, which everybody loads.
const css = ['/* Made by scripts/subset-fonts.mjs; change it there. */'];
for (const subset of subsets) {
  const source = read(subset);
  const kept = fontkit.create(source).characterSet.filter(within(subset.ranges));
  const woff2 = await subsetFont(source, String.fromCodePoint(...kept), {
    targetFormat: 'woff2',
    variationAxes: subset.axes,
    noHinting: true,
    ...(subset.features && { keepFeatures: subset.features }),
  });
  writeFileSync(join(fonts, `${subset.file}.woff2`), woff2);
  console.log(`${subset.file}.woff2`, woff2.length, 'bytes,', kept.length, 'characters');
  css.push(`@font-face {
  font-family: '${subset.family}';
  font-style: normal;
  font-weight: ${subset.weights};
  font-display: swap;
  src: url('./${subset.file}.woff2?no-inline') format('woff2');
  unicode-range: ${subset.ranges};
}`);
  if (subset.file.endsWith('-latin')) css.push(...(await fallbackFaces(subset)));
  if (subset.features === undefined || subset.file.endsWith('-latin'))
    writeFileSync(
      join(fonts, `OFL-${subset.pkg}.txt`),
      readFileSync(
        join(dirname(require.resolve(`@fontsource-variable/${subset.pkg}/package.json`)), 'LICENSE'),
      ),
    );
}
writeFileSync(join(fonts, 'fonts.css'), `${css.join('\n\n')}\n`);
