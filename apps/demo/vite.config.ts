import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = at('dist');

/**
 * Put unbuilt files next to the page: the services' own pictures and films, the 404 page, and the prepared world.
 */
const files: Plugin = {
  name: 'files',
  async closeBundle() {
    await cp(at('../sandbox/media'), `${FOLDER}/media`, { recursive: true });
    await cp(at('404.html'), `${FOLDER}/404.html`);
    await cp(at('.cache/world'), FOLDER, { recursive: true });
  },
};

/** Say when the world was prepared, by which builds tell which of them is newer. */
const builtAt: Plugin = {
  name: 'built-at',
  apply: 'build',
  config() {
    const { preparedAt } = JSON.parse(readFileSync(at('.cache/world/world.json'), 'utf8')) as {
      readonly preparedAt: number;
    };
    return { define: { BUILT_AT: String(preparedAt) } };
  },
};

export default defineConfig({
  // Relative addresses work under any path of a host.
  base: './',
  // A missing file is answered with 404, as by any host.
  appType: 'mpa',
  publicDir: at('../web/public'),
  plugins: [
    react(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'service-worker.ts',
      // The page registers the service worker itself, and has its own manifest.
      injectRegister: null,
      manifest: false,
      injectManifest: {
        globPatterns: ['index.html', 'favicon.svg', 'assets/{index,preload-helper}-*.{js,css}'],
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
    files,
    builtAt,
  ],
  worker: { format: 'es' },
  preview: { port: 4100 },
  build: {
    target: 'es2023',
    outDir: FOLDER,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The page loads its files itself, because none may be fetched before the service worker controls it.
    modulePreload: false,
    chunkSizeWarningLimit: 4000,
  },
});
