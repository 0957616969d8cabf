import type { UploadFetch } from '@paydirt/contract';
import { isLocale } from '@paydirt/domain';
import { DISPLAY_LOCALES, type DisplayLocale } from '@paydirt/i18n';
import { createRoot } from 'react-dom/client';

import { App, routeTable } from './app.tsx';
import { createClock } from './platform/services/clock.ts';
import { browserHistory } from './platform/navigation/history-port.ts';
import { loadFirst } from './platform/language/language.ts';
import type { FirstAnswers } from './platform/services/first-answers.ts';
import type { Online } from './platform/services/online.ts';
import type { Socket } from './platform/live/socket-connection.ts';
import { preloads } from './platform/loading/preload-queue.ts';
import { createPlatform } from './platform/platform.ts';
import { solveInWorker } from './platform/puzzle/solve-in-worker.ts';
import { areasOf } from './platform/navigation/route-table.ts';
import { concernsSession, isSessionStored } from './platform/session.ts';
import { followSettings } from './platform/follow-settings.ts';
import { applySettings, concernsSettings, createSettings } from './platform/settings.ts';
import { serverAnswers } from './platform/services/server-answers.ts';
import { startAgain } from './platform/loading/start-again.ts';
import { observable } from './platform/observable.ts';
import type { AppUpdate, NewerVersion } from './platform/offline/app-update.ts';
import { followInstallation } from './platform/offline/installation.ts';
import { takeNewerVersion } from './platform/offline/look-for-version.ts';
import { type AnswerStore, browserAnswerStore, memoryAnswerStore } from './platform/storage/answer-store.ts';
import { browserStore, type KeyValueStore, memoryStore } from './platform/storage/storage.ts';
import { loadTexts } from './platform/language/texts.ts';
import { hasTypedText } from './platform/loading/typed-text.ts';
import type { World } from './platform/world.ts';
import { destinationOf } from './shell/destination.ts';

export { observable } from './platform/observable.ts';
export type { World, WorldState } from './platform/world.ts';

// The browser may offer the installation before the app has loaded.
const installation = followInstallation(window);
const reload = () => window.location.reload();
const later = (action: () => void, ms: number) => void setTimeout(action, ms);

/** `?locale=en-XA` shows another language for this load, while developing. */
function requestedLocale(): DisplayLocale | null {
  if (!import.meta.env.DEV) return null;
  const requested = new URLSearchParams(window.location.search).get('locale');
  return DISPLAY_LOCALES.find((locale) => locale === requested) ?? null;
}

/** Connection of the app to its services. */
export interface Connection {
  readonly fetch: typeof fetch;
  /** Answers to the page's requests from before the app was loaded. */
  readonly firstAnswers: Pick<FirstAnswers, 'take' | 'onTime'>;
  /** Sends a body and reports its progress. */
  readonly upload: UploadFetch;
  /** Opens a socket; null where there are none, and the app asks from time to time. */
  readonly openSocket: ((url: string) => Socket) | null;
  /** Known state of the connection to the services. */
  readonly online: Online;
  /** True where the services serve the page, and the built app stores itself on the device for use offline. */
  readonly installable: boolean;
  /** The world of this browser; null where the services are elsewhere. */
  readonly world: World | null;
}

/** Storage of the app on the device. */
export interface Device {
  readonly local: KeyValueStore;
  /** As long as the tab is open. */
  readonly perTab: KeyValueStore;
  readonly answers: AnswerStore;
}

/** A new device that stores nothing, with its own settings (`language`, `theme`, `textSize`, `motion`). */
export function newDevice(settings: Readonly<Record<string, string>> = {}): Device {
  const kept = Object.entries(settings).map(([name, value]) => [`paydirt.${name}`, value]);
  return {
    local: memoryStore(Object.fromEntries(kept) as Record<string, string>),
    perTab: memoryStore(),
    answers: memoryAnswerStore(),
  };
}

/** This browser's. */
const ownDevice = (): Device => ({
  local: browserStore(() => window.localStorage),
  perTab: browserStore(() => window.sessionStorage),
  answers: browserAnswerStore(),
});

async function start(
  root: HTMLElement,
  { fetch, firstAnswers, upload, openSocket, online, installable, world }: Connection,
  { local, perTab, answers: answerStore }: Device,
  answers: () => Promise<boolean>,
): Promise<void> {
  const settings = createSettings(local, navigator.language);
  applySettings(document.documentElement, settings.get());
  const history = browserHistory(window);
  const { route } = destinationOf(routeTable, history.read().address, isSessionStored(local));
  // The route's chunk and its texts load in parallel; the shell handles a chunk that fails.
  const screen = routeTable.load(route).catch(() => null);
  const first = await loadFirst(
    requestedLocale() ?? settings.get().locale,
    ['base', ...areasOf(route)],
    loadTexts,
  );
  await screen;
  const update: AppUpdate = observable<NewerVersion | null>(null);
  if (isLocale(first.locale)) document.documentElement.lang = first.locale;
  const clock = createClock(local);
  // The first screen's countdowns and the age of its figures depend on the time that came with its answers
  // (H4).
  firstAnswers.onTime(clock.synchronize);
  const platform = createPlatform(
    {
      upload,
      fetch,
      firstAnswers,
      history,
      local,
      perTab,
      answerStore,
      update,
      installation,
      clock,
      online,
      browserLanguages: navigator.languages,
      loadTexts,
      routes: routeTable,
      serverAnswers: answers,
      hasTypedText: () => hasTypedText(document),
      takeNewerVersion,
      reload,
      later,
      solvePuzzle: solveInWorker,
      openSocket,
      world,
    },
    first,
  );
  window.addEventListener('storage', ({ key }) => {
    if (concernsSettings(key)) void followSettings(platform.settings, platform.languages);
  });
  // Another tab logged out, or logged another member in; also while this page was in the back/forward cache.
  window.addEventListener('storage', ({ key }) => {
    if (concernsSession(key)) platform.session.follow();
  });
  // Another tab sent a money request, or received its answer.
  window.addEventListener('storage', platform.intents.follow);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) platform.session.follow();
  });
  createRoot(root).render(<App platform={platform} />);
  // Registered after the first screen, because it caches files for the next visit.
  if (installable)
    preloads.add(async () => {
      const { registerServiceWorker } = await import('./platform/offline/register-service-worker.ts');
      await registerServiceWorker({
        update,
        locale: () => platform.languages.get().locale,
        isBusy: () => hasTypedText(document) || document.querySelector('[role$="dialog"]') !== null,
        reload,
        now: platform.clock.deviceNow,
        onLogout: (listener) =>
          platform.session.subscribe(() => {
            if (platform.session.get().kind === 'visitor') listener();
          }),
      });
    });
}

/** Start the app in this page, with this browser's storage unless another device is given. */
export function startApp(connection: Connection, device = ownDevice()): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('web: index.html has no #root');
  const answers = () =>
    serverAnswers(window.fetch.bind(window), window.location.pathname, connection.installable);
  // Not awaited, because the screens' chunks import from this module: each would wait for the other.
  start(root, connection, device, answers).catch(() => {
    // The texts could not be loaded, so this message is in English.
    root.textContent = 'Paydirt could not be loaded. It tries again by itself.';
    const { deviceNow } = createClock();
    startAgain({ perTab: device.perTab, now: deviceNow, answers, takeNewerVersion, reload, later });
  });
}
