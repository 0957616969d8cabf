import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Locale, LOCALES } from '@paydirt/domain';
import { build, type Plugin, type Rolldown, runnerImport } from 'vite';

import type { Route } from '../src/platform/navigation/routes.ts';
import type * as Routes from '../src/routes/index.ts';
import type * as Frame from './frame.tsx';
import type { FirstPage, FirstRoute } from './page-data.ts';
import type * as Words from './words.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const CATALOGUES = /[\\/]i18n[\\/]src[\\/]catalogues[\\/]([\w-]+)[\\/]([\w-]+)\.ts$/;
/** Drawn everywhere but on home with the first frame; see `onLoad` in src/app.tsx. */
const ICONS = /[\\/]ui[\\/]src[\\/]foundations[\\/]icon[\\/]icon-paths\.ts$/;

/**
 * Write into the page what is painted before the app has loaded: the shell and a skeleton for each kind of screen,
 * as templates, and a small script that lays them out and requests at once everything that the address needs. The
 * policy of the services allows the page's own scripts by their hashes, which this writes to `.vite/page.json` with
 * the first files of the page. It also writes the news of this version, for earlier versions to show. The app works
 * without this plugin, and is only painted later.
 */
export function firstPaint(): Plugin {
  let left = {};
  let mode = 'production';
  return {
    name: 'paydirt-first-paint',
    apply: 'build',
    configResolved(config) {
      mode = config.mode;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { page, templates } = await describe(bundle);
        const script = await firstScript(page, mode);
        const layOut = 'globalThis.paydirtFirstFrame?.()';
        const scripts = [script, layOut].map(
          (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
        );
        const markup = Object.entries(templates)
          .map(([name, text]) => `<template id="first-${name}">${text}</template>`)
          .join('');
        // Files that everything depends on are requested before the script requests the rest.
        const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
        const style = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(html)?.[1];
        if (entry === undefined || style === undefined)
          throw new Error('first-paint: the page asks for no entry or no style sheet');
        left = { scripts, style, entry };
        const first =
          `<link rel="preload" as="style" crossorigin href="${style}">` +
          `<link rel="modulepreload" crossorigin href="${entry}">`;
        return html
          .replace('<head>', () => `<head>${first}<script>${script}</script>`)
          .replace('<div id="root"></div>', () => `${markup}<div id="root"></div><script>${layOut}</script>`);
      },
    },
    async writeBundle({ dir = '' }) {
      await writeFile(join(dir, '.vite/page.json'), JSON.stringify(left));
      const { WHATS_NEW } = await load<typeof Words>('./words.ts');
      await writeFile(join(dir, 'whats-new.json'), JSON.stringify(WHATS_NEW));
    },
  };
}

type Bundle = Rolldown.OutputBundle;

/** Read the route table, the words and the built files. */
async function describe(
  bundle: Bundle,
): Promise<{ page: FirstPage; templates: Readonly<Record<string, string>> }> {
  const { ROUTES } = await load<typeof Routes>('../src/routes/index.ts');
  const { templates } = await load<typeof Frame>('./frame.tsx');
  const { HOME, INVITATION, LOGIN, TABS, WORDS } = await load<typeof Words>('./words.ts');
  const files = filesIn(bundle);

  // A caller that lists all routes passes no query, which every route allows.
  const routes = ROUTES as readonly Route[];
  const areas = [...new Set(['base', ...routes.flatMap(areasOf)])];
  const ofEach = <T>(of: (locale: Locale) => T) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, T>;
  return {
    templates: templates(TABS),
    page: {
      home: HOME.path,
      login: LOGIN.path,
      invitation: INVITATION.path,
      routes: routes.map((route): FirstRoute => ({
        path: route.path,
        access: route.access,
        skeleton: route.skeleton ?? 'page',
        tab: TABS.findIndex(({ path }) => path === route.path),
        areas: (route.areas ?? []).map((area) => areas.indexOf(area)),
        laterAreas: (route.atOnce?.areas ?? []).map((area) => areas.indexOf(area)),
        calls: route.atOnce?.calls ?? [],
        chunks: files.chunksOf([route.screen], false),
        laterChunks: files.chunksOf(route.atOnce?.parts ?? [], route.path !== HOME.path),
      })),
      fonts: {
        titles: fontIn(bundle, 'bricolage-grotesque-latin'),
        latin: fontIn(bundle, 'figtree-latin'),
        devanagari: fontIn(bundle, 'noto-sans-devanagari'),
        tamil: fontIn(bundle, 'noto-sans-tamil'),
        telugu: fontIn(bundle, 'noto-sans-telugu'),
        kannada: fontIn(bundle, 'noto-sans-kannada'),
      },
      files: files.names,
      texts: ofEach((locale) => areas.map((area) => files.texts[locale]?.[area] ?? [])),
      words: WORDS,
    },
  };
}

/** List the areas of texts that a route's screen and its first chunks need besides the base. */
function areasOf(route: Route): string[] {
  return [...(route.areas ?? []), ...(route.atOnce?.areas ?? [])];
}

/** The built file of a font. */
function fontIn(bundle: Bundle, stem: string): string {
  const file = new RegExp(`^assets/(${stem}-[\\w-]{8}\\.woff2)$`);
  const [found] = Object.keys(bundle).flatMap((name) => file.exec(name)?.[1] ?? []);
  if (found === undefined) throw new Error(`first-paint: the build has no font ${stem}`);
  return found;
}

/** Number the built files that the first script may ask for. */
function filesIn(bundle: Bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  // The page's own markup asks for the entry.
  const entry = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const names: string[] = [];

  function numberOf(fileName: string): number {
    const name = fileName.replace(/^assets\//, '').replace(/\.js$/, '');
    const known = names.indexOf(name);
    return known >= 0 ? known : names.push(name) - 1;
  }

  /** List the files of a chunk: its own, and those of its imports. */
  function withImports(fileName: string, seen = new Set(entry)): string[] {
    if (seen.has(fileName)) return [];
    seen.add(fileName);
    return [fileName, ...(byName.get(fileName)?.imports ?? []).flatMap((next) => withImports(next, seen))];
  }

  /** The file of the chunk that a module is in. */
  function chunkOf(matches: (module: string) => boolean): string {
    const found = chunks.find(({ moduleIds }) => moduleIds.some(matches));
    if (found === undefined)
      throw new Error('first-paint: the build has no chunk of a module that is asked for');
    return found.fileName;
  }

  const texts: Partial<Record<string, Record<string, number[]>>> = {};
  for (const chunk of chunks) {
    const [, folder = '', area = ''] = CATALOGUES.exec(chunk.facadeModuleId ?? '') ?? [];
    if (folder !== '') (texts[folder] ??= {})[area] = withImports(chunk.fileName).map(numberOf);
  }
  return {
    names,
    texts,
    chunksOf: (modules: readonly string[], icons: boolean) => [
      ...new Set(
        [
          ...modules.map((module) => chunkOf((id) => id.endsWith(`/src/${module}`))),
          ...(icons ? [chunkOf((id) => ICONS.test(id))] : []),
        ]
          .flatMap((fileName) => withImports(fileName))
          .map(numberOf),
      ),
    ],
  };
}

/** Bundle the first script, with the build's file names. */
async function firstScript(page: FirstPage, mode: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    // The services' addresses are those of the app.
    mode,
    root: at('..'),
    define: { PAGE: JSON.stringify(page) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: at('first-script.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  // A comment or a text in it must not end the element around it.
  return result.output[0].code.trim().replaceAll('</', '<\\/');
}

/** Import a module of the app here, in Node. */
async function load<T>(path: string): Promise<T> {
  const { module } = await runnerImport<T>(at(path), { configFile: false, logLevel: 'silent' });
  return module;
}
