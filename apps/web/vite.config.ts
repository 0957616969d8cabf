import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { firstPaint } from './first-paint/plugin.ts';

/** The services, for `npm run dev`; the built app finds them on its own origin. */
const DEFAULT_API = 'http://127.0.0.1:4100';

/** Texts are chosen by language: none of them is for every page. */
const CODE = /^(?!.*[\\/]i18n[\\/]src[\\/]catalogues[\\/])/;

/** Nor is what Radix's pieces share, which is for sheets, menus and switches. */
const SCREENS_CODE = /^(?!.*[\\/](?:i18n[\\/]src[\\/]catalogues|@radix-ui)[\\/])/;

/** What screens with a form share, which no tab is. */
const FORMS_CODE =
  /[\\/](?:field|choice)[\\/]|[\\/]web[\\/]src[\\/]forms[\\/](?!unanswered|draft)|[\\/]domain[\\/]src[\\/]account[\\/](?!invitation)|X/;

/** What home and other tabs share: in home's own file it would bring all of home to each of them. */
const TABS_CODE =
  /[\\/](?:progress|progress-timeline|figure-grid|income-panel)[\\/]|[\\/](?:wallet[\\/](?:data[\\/])?(?:income|balance|statement)|data[\\/](?:products|announcements|shares)|goods[\\/]orders|messages[\\/]announcements|rewards[\\/](?:rewards|check-in)|receive-income[\\/](?:income-panel-props|receive-outcome|use-receive-income)|member-name|product-status|entry-state|page-part|percent)\.tsx?$/;

/** What lists of machines, people and posts share. */
const LISTS_CODE =
  /[\\/](?:card-list|avatar|countdown|copy-field|lazy-video)[\\/]|[\\/](?:chosen-look|list-snapshot|save-file|clipboard|lease-outcome|yield|paid-share)\.ts$/;

/** The team's tab and whoever shows a team. */
const TEAM_CODE = /[\\/]features[\\/]team[\\/](?:data[\\/]|team[\\/]invitation\.ts)/;

/** Their files are named for their language, which a service worker goes by. */
const TEXTS = /[\\/]i18n[\\/]src[\\/]catalogues[\\/]([\w-]+)[\\/]/;

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, process.cwd(), 'PAYDIRT_')['PAYDIRT_API'] ?? DEFAULT_API;
  // The services open their socket to pages of their own origin alone.
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
        // The app registers it once its first screen stands, and has a manifest of its own.
        injectRegister: null,
        manifest: false,
        // A worker that does something wrong is taken away by a build that says so: its successor ends itself.
        selfDestroying: process.env['PAYDIRT_SERVICE_WORKER'] === 'off',
        injectManifest: {
          globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,svg,woff2}'],
          // Names of built files have a hash of what is in them.
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
      // The page asks for its first screen's chunks itself, and for the screens that lie ahead when it is idle: a table of
      // what each chunk imports would make every first visit longer.
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
            groups: [
              // What every page needs comes as one file, not as twenty that screens happen to share.
              { name: 'app', tags: ['$initial'], test: CODE },
              // Of all icons: home has its own few, and no other page waits for them to be parsed with something else.
              { name: 'icon-paths', test: /[\\/]ui[\\/]src[\\/]foundations[\\/]icon[\\/]icon-paths\.ts$/ },
              // Below this, a page would load for another's sake more than a request of its own costs: with lists that
              // may stand beside details, six screens shared dialogs, fields and pictures, 22 KB of every first visit.
              {
                name: 'often',
                minShareCount: 12,
                test: (id) => SCREENS_CODE.test(id) && !FORMS_CODE.test(id),
              },
              { name: 'forms', minShareCount: 12, test: FORMS_CODE },
              // A request of a first visit costs as much time as fifteen kilobytes: what the tabs share comes in three
              // files, and each tab's own screen in one.
              { name: 'tabs', test: TABS_CODE },
              { name: 'lists', test: LISTS_CODE },
              { name: 'qr-code', test: /[\\/](?:qr-code|uqr)[\\/]/ },
              { name: 'team', test: TEAM_CODE },
              { name: 'home', test: /[\\/]features[\\/]home[\\/]home[\\/]/ },
              { name: 'products', test: /[\\/]catalogue[\\/]products[\\/]products-/ },
              { name: 'community', test: /[\\/]community[\\/]community[\\/]community-screen/ },
              { name: 'invitation', test: /[\\/]team[\\/]invitation[\\/]invitation-screen/ },
            ],
          },
        },
      },
    },
    server: { port: 5173, proxy: { '/api': proxy, '/media': proxy } },
  };
});
