import { cp } from 'node:fs/promises';
import { join } from 'node:path';

import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

import { inRoot } from '../../../../scripts/process/paths.mjs';
import { servePages } from '../../../../scripts/web/serve.mjs';

/** The contenders, with their own lock file for the peers: a folder outside the workspaces. */
export const CONTENDERS_FOLDER = inRoot('apps/bench/contenders');

/** Built pages, `<screen>/<contender>/`, and the product's pictures. */
const PAGES = inRoot('.cache/bench/pages');

/** Build one page for production. */
export async function buildPage(screen: string, contender: string): Promise<void> {
  await build({
    root: CONTENDERS_FOLDER,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    resolve: {
      alias: {
        contender: join(CONTENDERS_FOLDER, 'src', screen, contender),
        // One React for all: ours.
        react: inRoot('node_modules/react'),
        'react-dom': inRoot('node_modules/react-dom'),
      },
    },
    build: {
      outDir: join(PAGES, screen, contender),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
  });
}

/** Serve the built pages, as `/<screen>/<contender>/`, with the product's pictures. */
export async function serveContenders() {
  await cp(inRoot('apps/sandbox/media/products'), join(PAGES, 'media/products'), { recursive: true });
  return servePages(CONTENDERS_FOLDER, { build: { outDir: PAGES }, appType: 'mpa' });
}
