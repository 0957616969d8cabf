import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

import { chunks, neededBy } from './scripts/chunks-plugin.ts';
import { leanCalls } from './scripts/lean-calls-plugin.ts';
import { leanReact } from './scripts/lean-react-plugin.ts';
import { texts } from './scripts/texts-plugin.ts';

/** The services, for `npm run dev`; the built app finds them on its own origin. */
const DEFAULT_API = 'http://127.0.0.1:4100';

/** Texts are files of their own, see scripts/texts-plugin.ts. */
const NO_TEXTS = /^(?!.*[\\/]i18n[\\/]src[\\/]catalogues[\\/])/;

/** Rules are reached through one door, whatever of them a screen uses. */
const NO_DOMAIN = /^(?!.*[\\/]domain[\\/]src[\\/])/;
/** The first screen of every member. */
const HOME = fileURLToPath(new URL('src/screens/home', import.meta.url));

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, process.cwd(), 'PAYDIRT_')['PAYDIRT_API'] ?? DEFAULT_API;
  // The services open their socket to pages of their own origin alone.
  const proxy = { target, changeOrigin: true, ws: true, rewriteWsOrigin: true };
  return {
    plugins: [react(), tailwindcss(), texts(), leanCalls(), leanReact(), chunks('kit')],
    // swr brings a stand-in for a hook that React has had since 18.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    build: {
      target: 'es2023',
      // The first with AbortSignal.any and popover, without which the app does not run: they know colours in oklch.
      cssTarget: ['chrome116', 'edge116', 'firefox125', 'safari17.4'],
      manifest: true,
      cssCodeSplit: false,
      // The policy of the services allows no data: fonts or scripts, so nothing is inlined.
      assetsInlineLimit: 0,
      // A table of what each chunk imports, in the entry, would cost more than it gains: see scripts/chunks-plugin.ts.
      modulePreload: false,
      rolldownOptions: {
        // What every page needs comes as one file, not as twenty that screens happen to share.
        output: {
          codeSplitting: {
            groups: [
              { name: 'app', tags: ['$initial'], test: NO_TEXTS },
              { name: neededBy(`${HOME}/home-screen.tsx`, 'kit'), minShareCount: 2, test: NO_DOMAIN },
              { name: neededBy(`${HOME}/home-offers.tsx`, 'offers'), minShareCount: 2, test: NO_DOMAIN },
              // Below this, a page would load for another's sake more than a request of its own costs.
              { name: 'often', minShareCount: 10, test: NO_TEXTS },
            ],
          },
        },
      },
    },
    server: { port: 5173, proxy: { '/api': proxy, '/media': proxy } },
  };
});
