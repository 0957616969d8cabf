import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

import { inRoot, ROOT } from '../house/places.mjs';
import { writeDeclarations } from './declarations.mjs';
import { entries, UI, UI_DIST } from './entries.mjs';

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
 * Keep drawings as files beside the module that names them. They are asked for with `no-inline` by whichever
 * bundler comes next as well: `<use>` cannot refer into a data: address.
 *
 * @type {import('vite').Plugin}
 */
const drawings = {
  name: 'drawings',
  enforce: 'pre',
  load(id) {
    const file = /\/([^/]+\.svg)\?url&no-inline$/.exec(id)?.[1];
    return file && `export default ${JSON.stringify(`drawing:${file}`)};`;
  },
  renderChunk(code) {
    return code.replaceAll(
      /(["'`])drawing:([^"'`]+)\1/g,
      (_, _quote, file) => `new URL('./${file}?no-inline', import.meta.url).href`,
    );
  },
};

async function writeModules() {
  await build({
    ...shared,
    plugins: [drawings],
    build: {
      outDir: UI_DIST,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      lib: {
        entry: Object.fromEntries(
          entries().map((name) => [`${name}/index`, join(UI, 'src', name, 'index.ts')]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external: isExternal,
        output: {
          preserveModules: true,
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
  const art = 'illustration/art';
  cpSync(join(UI, 'src', art), join(UI_DIST, art), { recursive: true });
}

async function writeStyles() {
  await build({
    ...shared,
    plugins: [tailwindcss()],
    build: {
      outDir: UI_DIST,
      emptyOutDir: false,
      cssMinify: true,
      rolldownOptions: {
        input: join(UI, 'src/styles.package.css'),
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'styles.css' : 'fonts/[name][extname]',
        },
      },
    },
  });
  for (const licence of globSync('OFL-*.txt', { cwd: join(UI, 'src/fonts') }))
    cpSync(join(UI, 'src/fonts', licence), join(UI_DIST, 'fonts', licence));
}

/**
 * Build the library as others install it, into packages/ui/dist: one ES module per file of the source, the types
 * beside them, one style sheet with its fonts.
 */
export async function buildUi() {
  rmSync(UI_DIST, { recursive: true, force: true });
  await writeModules();
  await Promise.all([writeStyles(), writeDeclarations()]);
}
