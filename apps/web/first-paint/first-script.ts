// The page's first script, written into its HTML by the build (plugin.ts) and run before anything else has come:
// it puts the kept theme and text size on the document, asks at once for all that the address needs, and lays out
// the shell with a skeleton of the screen. The app runs without it, only later.
import { languageHeader, type Script, scriptOf } from '@paydirt/domain';

import { applyBarColour } from '../src/platform/bar-colour.ts';
import { FONTS_TIMEOUT_MS, hasFonts, loadFonts } from '../src/platform/language/fonts.ts';
import { normalisedAddress } from '../src/platform/navigation/history-port.ts';
import { createRouteTable } from '../src/platform/navigation/route-table.ts';
import type { Route } from '../src/platform/navigation/routes.ts';
import { baseUrl } from '../src/platform/services/base-url.ts';
import type { FirstAnswer } from '../src/platform/services/first-answers.ts';
import { storedToken } from '../src/platform/session.ts';
import { applySettings, createSettings } from '../src/platform/settings.ts';
import { browserStore } from '../src/platform/storage/storage.ts';
import { sampleIndexAt } from '../src/shell/frame/clock-samples.ts';
import { destinationOf } from '../src/shell/destination.ts';
import type { FirstPage, FirstRoute } from './page-data.ts';

/** Written here by the build. */
declare const PAGE: FirstPage;

declare global {
  /** Called once where the shell belongs. */
  var paydirtFirstFrame: (() => Promise<void>) | undefined;
}

// Read once: the build puts the whole of it in the place of the name.
const page = PAGE;
/** With the styles, the entry and a file of texts, as many requests as a browser runs in parallel. */
const CALLS_AT_FIRST = 3;
const NOT_FOUND: FirstRoute = {
  path: '',
  access: 'anyone',
  skeleton: 'page',
  tab: -1,
  chunks: [],
  areas: [],
  laterChunks: [],
  laterAreas: [],
  calls: [],
};

const local = browserStore(() => window.localStorage);
const settings = createSettings(local, navigator.language).get();
applySettings(document.documentElement, settings);
document.documentElement.lang = settings.locale;

const token = storedToken(local);
const address = normalisedAddress(location.search, location.hash);
const route = routeOf(address);
const words = page.words[settings.locale];

const texts = page.texts[settings.locale];
const script = scriptOf(settings.locale);
// Small files come first: they free their slots while the entry is still downloading, and no file of the screen
// waits for a third round. A font of another script is among the first, because the first text waits for it.
if (script !== 'latin') preloadFont(script);
const calls = address.includes('?') ? [] : route.calls;
const answers = calls.slice(0, CALLS_AT_FIRST).map(request);
preloadFiles([], [0, ...route.areas]);
preloadFiles(route.chunks, []);
globalThis.paydirtFirstAnswers = {
  token,
  language: languageHeader(settings.locale),
  answers: Object.fromEntries([...answers, ...calls.slice(CALLS_AT_FIRST).map(request)]),
};
preloadFiles(route.laterChunks, route.laterAreas);
// On a first visit the Latin fonts would take a quarter of the bandwidth from the app: they are fetched with the first
// text, which is drawn in the device's font until then. Once the browser has stored them, no line needs to change.
if (navigator.serviceWorker?.controller) {
  preloadFont('latin');
  preloadFont('titles', 'low');
}
// The largest thing of the feed's first screen is asked for once it is known, not once the app has drawn it.
if (route.skeleton === 'feed' && !settings.dataSaver)
  answers[0]?.[1].then(fetchFirstPicture).catch(() => undefined);
globalThis.paydirtFirstFrame = layOutLegibly;
// The first use of its kind on a page takes a slow phone 40 ms, which are free while the download lasts.
setTimeout(() => new Intl.NumberFormat(settings.locale));

/** The route that an address leads to, by the app's own rule. */
function routeOf(requested: string): FirstRoute {
  // The rule needs of a route what is known here, and loads none of them.
  const all = page.routes.map((known) => ({ ...known, href: () => known.path }) as unknown as Route);
  const at = (path: string) => all.find((known) => known.path === path) as Route;
  const table = createRouteTable({
    all,
    home: at(page.home),
    login: at(page.login),
    invitation: at(page.invitation),
    load: () => Promise.reject(new Error('first-paint: loads nothing')),
  });
  const found = destinationOf(table, requested, token !== null).route;
  return (found as unknown as FirstRoute | null) ?? NOT_FOUND;
}

function preloadFiles(chunks: readonly number[], areas: readonly number[]): void {
  for (const file of new Set([...chunks, ...areas.flatMap((area) => texts[area] ?? [])]))
    preload(`/assets/${page.files[file]}.js`, 'modulepreload');
}

function preloadFont(font: Script | 'titles', priority: 'auto' | 'low' = 'auto'): void {
  preload(`/assets/${page.fonts[font]}`, 'preload', 'font', priority);
}

function preload(
  href: string,
  rel: 'modulepreload' | 'preload',
  as = '',
  priority: 'auto' | 'low' = 'auto',
): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.as = as;
  link.fetchPriority = priority;
  link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}

/** Make a call of the first screen, as the client would. */
function request(call: string): [string, Promise<FirstAnswer>] {
  const [, method = 'GET', service = '', path = ''] = /^(?:(POST) )?(\w+)\/(.*)$/.exec(call) ?? [];
  const url = `${baseUrl(service as Parameters<typeof baseUrl>[0])}/${path}`;
  const headers = new Headers({ Language: languageHeader(settings.locale) });
  if (token !== null) headers.set('X-Access-Token', token);
  const body = method === 'POST' ? new URLSearchParams() : null;
  const answer = fetch(url, { method, headers, body }).then(async (response) => {
    const arrived = performance.now();
    return { response, arrived, body: await response.text() };
  });
  // The reader of the answer handles a failure; a page that is left before need not.
  answer.catch(() => undefined);
  return [`${method} ${url}`, answer];
}

/** Fetch the first picture of a feed into the browser's cache. */
function fetchFirstPicture({ body }: FirstAnswer): void {
  const [, src] = /"urls":\["([^"]+)/.exec(body) ?? [];
  if (src !== undefined) new Image().src = src;
}

/**
 * Lay out the shell. Called once `#root` exists. Waits for fonts of another script: drawn in the device's own,
 * lines would break differently once they load.
 */
async function layOutLegibly(): Promise<void> {
  // The tags of the browser's bars come after this script.
  applyBarColour(settings.theme);
  if (script !== 'latin' && !hasFonts(words.ribbon)) await loadFonts(words.ribbon, FONTS_TIMEOUT_MS);
  // The app may have started first, or have reported that it cannot.
  if (document.getElementById('root')?.hasChildNodes() === false) layOut();
}

/** Lay out the frame and the skeleton, from the page's templates. */
function layOut(): void {
  const hasRail = route.tab === -1 && token !== null && route.access !== 'visitor';
  const frame = copyOf(hasRail ? 'frame-rail' : `frame-${route.tab}`);
  frame.querySelector('[data-first=screen]')?.append(copyOf(route.skeleton));
  for (const element of frame.querySelectorAll<HTMLElement>('[data-first]'))
    if (element.dataset['first'] !== 'screen') element.textContent = wordOf(element.dataset['first'] ?? '');
  for (const element of frame.querySelectorAll<HTMLElement>('[data-label]'))
    element.ariaLabel = wordOf(element.dataset['label'] ?? '');
  // The page's policy allows no styles in its markup.
  for (const element of frame.querySelectorAll<HTMLElement>('[data-grow]'))
    element.style.flexGrow = element.dataset['grow'] ?? '';
  document.getElementById('root')?.replaceChildren(frame);
}

/** A text of the shell by its name: `ribbon`, or `tab 3`. */
function wordOf(name: string): string {
  const [kind, index] = name.split(' ');
  switch (kind) {
    case 'ribbon':
      return words.ribbon;
    case 'clock':
      return words.clocks[sampleIndexAt(performance.timeOrigin)] ?? '';
    case 'day':
      return words.day;
    case 'loading':
      return words.loading;
    case 'tabs':
      return words.tabBar;
    case 'tab':
      return words.tabs[Number(index)] ?? '';
    default:
      return '';
  }
}

function copyOf(name: string): DocumentFragment {
  const template = document.getElementById(`first-${name}`);
  return template instanceof HTMLTemplateElement
    ? document.importNode(template.content, true)
    : document.createDocumentFragment();
}
