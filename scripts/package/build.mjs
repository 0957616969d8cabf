import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

import { tokensOf } from '../../packages/ui/src/docs/design-tokens.ts';
import { inRoot, ROOT } from '../process/paths.mjs';
import { needsClient } from './client.mjs';
import { writeDeclarations } from './declarations.mjs';
import { entries, UI, UI_DIST } from './entries.mjs';
import { LAYER, prefixModule, prefixProperties, prefixSheet } from './prefix.mjs';

/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8'));
const external = Object.keys(dependencies).filter((name) => name !== '@paydirt/domain');
const isExternal = new RegExp(`^(${external.join('|')})(/|$)`);

/** @type {import('vite').InlineConfig} */
const shared = {
  configFile: false,
  root: ROOT,
  base: './',
  publicDir: false,
  logLevel: 'warn',
};

/**
 * Keep drawings as files next to the module that names them. They are imported with `no-inline`, which also binds
 * the consumer's bundler: `<use>` cannot refer to a data: address.
 *
 * @type {import('vite').Plugin}
 */
const drawings = {
  name: 'drawings',
  enforce: 'pre',
  load(id) {
    const file = /\/([^/]+\.svg)\?url&no-inline$/.exec(id)?.[1];
    // No source map: the drawing is next to it.
    return file && { code: `export default ${JSON.stringify(`drawing:${file}`)};`, map: { mappings: '' } };
  },
  renderChunk(code) {
    const address = (/** @type {string} */ file) => `new URL('./${file}?no-inline', import.meta.url).href`;
    return {
      code: code.replaceAll(/(["'`])drawing:([^"'`]+)\1/g, (_, _quote, file) => address(file)),
      map: null,
    };
  },
};

/**
 * Pass a namespace on as one, not as an object of all that is in it: an app then carries of the drawings those that
 * it shows.
 *
 * @type {import('vite').Plugin}
 */
const namespaces = {
  name: 'namespaces',
  renderChunk: (code) => ({
    code: code
      .replaceAll(/import \{ (\w+_exports) \} from/g, 'import * as $1 from')
      .replace(/^import \{ __exportAll \} from .*\n/m, '')
      .replace(/^var \w+_exports = \/\* @__PURE__ \*\/ __exportAll\(\{[^}]*\}\);\n/m, '')
      .replace(/(?<=^export \{.*), \w+_exports(?=,| \};$)/m, ''),
    map: null,
  }),
};

/** Modules that begin with `'use client'`. @type {Set<string>} */
const forClients = new Set();

/**
 * Give modules the names of the style sheet as it is packed, and find those for clients.
 *
 * @param {ReadonlySet<string>} classes
 * @returns {import('vite').Plugin}
 */
const packagedNames = (classes) => ({
  name: 'names',
  enforce: 'post',
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null;
    if (needsClient(code)) forClients.add(id);
    // No line moves: the source map stays true.
    return { code: prefixModule(code, classes), map: null };
  },
});

/** @param {ReadonlySet<string>} classes */
async function writeModules(classes) {
  await build({
    ...shared,
    plugins: [drawings, namespaces, packagedNames(classes)],
    build: {
      outDir: UI_DIST,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      sourcemap: true,
      lib: {
        entry: Object.fromEntries(entries().map(({ module, source }) => [module, join(UI, source)])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: isExternal,
        output: {
          preserveModules: true,
          banner: ({ facadeModuleId }) => (forClients.has(facadeModuleId ?? '') ? "'use client';" : ''),
          preserveModulesRoot: inRoot('packages'),
          entryFileNames: ({ name }) =>
            `${name
              .replace(/^ui\/src\//, '')
              .replace(/^domain\/src\//, 'domain/')
              .replace(/_url_no-inline$/, '')}.js`,
        },
      },
    },
  });
  const art = 'foundations/illustration/art';
  cpSync(join(UI, 'src', art), join(UI_DIST, art), { recursive: true });
  for (const file of readdirSync(join(UI_DIST, art)).filter((name) => name.endsWith('.svg')))
    writeFileSync(
      join(UI_DIST, art, file),
      prefixProperties(readFileSync(join(UI, 'src', art, file), 'utf8')),
    );
}

/**
 * The style sheets that apps import: the page's base is separate, for a page that has its own, and in the layer
 * where a page has it.
 */
const SHEETS = [
  { sheet: 'styles.css', source: 'styles.packed.css', layer: LAYER },
  { sheet: 'reset.css', source: 'reset.package.css', layer: undefined },
];

/**
 * @param {(typeof SHEETS)[number]} written
 * @returns {Promise<Set<string>>} the classes in it, as the source has them.
 */
async function writeStyles({ sheet, source, layer }) {
  await build({
    ...shared,
    plugins: [tailwindcss()],
    build: {
      outDir: UI_DIST,
      emptyOutDir: false,
      cssMinify: true,
      rolldownOptions: {
        input: join(UI, 'src', source),
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? sheet : 'fonts/[name][extname]',
        },
      },
    },
  });
  // Compilers ask for the types of side-effect imports.
  writeFileSync(join(UI_DIST, `${sheet}.d.ts`), 'export {};\n');
  const file = join(UI_DIST, sheet);
  const { css, classes } = prefixSheet(readFileSync(file, 'utf8'), layer);
  writeFileSync(file, css);
  return classes;
}

/**
 * Build the library as users install it, into packages/ui/dist: one ES module per source file, with its types, and
 * one style sheet with its fonts, all of whose names begin with `pd-`.
 */
export async function buildUi() {
  rmSync(UI_DIST, { recursive: true, force: true });
  const [classes] = await Promise.all([...SHEETS.map(writeStyles), writeDeclarations()]);
  await writeModules(/** @type {Set<string>} */ (classes));
  const fonts = join(UI, 'src/fonts');
  for (const licence of readdirSync(fonts).filter((file) => /^OFL-.*\.txt$/.test(file)))
    cpSync(join(fonts, licence), join(UI_DIST, 'fonts', licence));
  const tokens = tokensOf(readFileSync(join(UI, 'src/styles.css'), 'utf8'));
  writeFileSync(join(UI_DIST, 'tokens.json'), `${JSON.stringify(tokens, undefined, 2)}\n`);
}
