import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { CHUNK_GROUPS } from './scripts/chunk-groups.ts';
import { firstPaint } from './first-paint/plugin.ts';

/** The services, for `npm run dev`; the built app finds them on its own origin. */
const DEFAULT_API = 'http://127.0.0.1:4100';

/** Their files are named for their language, which a service worker goes by. */
const TEXTS = /[\\/]i18n[\\/]src[\\/]catalogues[\\/]([\w-]+)[\\/]/;

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, process.cwd(), 'PAYDIRT_')['PAYDIRT_API'] ?? DEFAULT_API;
  // The services accept a socket from pages of their own origin only.
  const proxy = { target, changeOrigin: true, ws: true, rewriteWsOrigin: true };
  return {
    plugins: [
      react(),
      tailwindcss(),
      firstPaint(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'service-worker',
        filename: 'service-worker.ts',
        // The app registers it after its first screen, and has its own manifest.
        injectRegister: null,
        manifest: false,
        // A faulty worker is removed by a build that says so: its successor unregisters itself.
        selfDestroying: process.env['PAYDIRT_SERVICE_WORKER'] === 'off',
        injectManifest: {
          globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,svg,woff2}'],
          // Names of built files contain a hash of their contents.
          dontCacheBustURLsMatching: /^assets\//,
        },
      }),
    ],
    build: {
      target: 'es2023',
      // The first with AbortSignal.any and popover, without which the app does not run: they know colours in oklch.
      cssTarget: ['chrome116', 'edge116', 'firefox125', 'safari17.4'],
      manifest: true,
      cssCodeSplit: false,
      // The policy of the services allows no data: fonts or scripts, so nothing is inlined.
      assetsInlineLimit: 0,
      // The page asks for its first screen's chunks itself, and for the screens that lie ahead when it is idle: a
      // table of what each chunk imports would make every first visit longer.
      modulePreload: false,
      rolldownOptions: {
        output: {
          chunkFileNames: ({ facadeModuleId, name }) => {
            const [, locale] = TEXTS.exec(facadeModuleId ?? '') ?? [];
            return locale === undefined
              ? 'assets/[name]-[hash].js'
              : `assets/${locale.slice(0, 2)}-${name}-[hash].js`;
          },
          codeSplitting: {
            groups: CHUNK_GROUPS,
          },
        },
      },
    },
    server: { port: 5173, proxy: { '/api': proxy, '/media': proxy } },
  };
});
