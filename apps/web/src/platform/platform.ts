import type { Client, UploadFetch } from '@paydirt/contract';
import { languageHeader, type Puzzle } from '@paydirt/domain';
import type { Catalogue, DisplayLocale } from '@paydirt/i18n';

import { createClassKey } from './services/class-key.ts';
import { createWebClient } from './services/client.ts';
import type { ServiceClock } from './services/clock.ts';
import { type Confirmations, createConfirmations } from './confirmations.ts';
import { createEntryStore, type EntryStore } from './navigation/entry-store.ts';
import { forgetAnswers } from './data/answer-cache.ts';
import { createFirstData, type FirstData } from './data/first-data.ts';
import { createFaults, type FaultState } from './services/faults.ts';
import type { FirstAnswers } from './services/first-answers.ts';
import type { HistoryPort } from './navigation/history-port.ts';
import { createIntents, type Intents, LEAVING, readConfirmed } from './intents/intents.ts';
import { createUnansweredLeaving } from './intents/unanswered-leaving.ts';
import { createLiveHub, type LiveHub } from './live/live-hub.ts';
import type { Socket } from './live/socket-connection.ts';
import { createLanguages, type Languages, type LoadTexts } from './language/language.ts';
import { createNavigation, type Navigation } from './navigation/navigation.ts';
import type { RouteTable } from './navigation/route-table.ts';
import { observable, type Observable } from './observable.ts';
import { createPuzzles, type Puzzles } from './puzzle/puzzles.ts';
import type { DaysPassed } from './services/days-passed.ts';
import type { Online } from './services/online.ts';
import { allIntentValues, intentKeys, memberIntentValues, storedValueOf } from './storage/stored-value.ts';
import { type ChunkOutcome, createPageReload } from './loading/page-reload.ts';
import { createSession, memberOf, type Session } from './session.ts';
import { createSettings, DEVICE_KEYS, type Settings } from './settings.ts';
import type { AppUpdate } from './offline/app-update.ts';
import type { Installation } from './offline/installation.ts';
import type { AnswerStore } from './storage/answer-store.ts';
import { type KeyValueStore, readJson, write } from './storage/storage.ts';
import { createToasts, type Toasts } from './toasts.ts';
import type { World } from './world.ts';

/** Everything below the screens that lives as long as the page. One per page, and one per story. */
export interface Platform {
  readonly client: Client;
  readonly firstData: FirstData;
  /** Puzzles that the services want solved before they send more codes. */
  readonly puzzles: Puzzles;
  readonly clock: ServiceClock;
  readonly session: Session;
  readonly settings: Settings;
  readonly languages: Languages;
  readonly navigation: Navigation;
  readonly entries: EntryStore;
  readonly intents: Intents;
  readonly toasts: Toasts;
  readonly confirmations: Confirmations;
  readonly online: Online;
  readonly faults: FaultState;
  /** The class key that was entered in this tab, or null. */
  readonly classKey: Observable<string | null>;
  readonly local: KeyValueStore;
  readonly perTab: KeyValueStore;
  /** Where the device caches answers for use offline. */
  readonly answerStore: AnswerStore;
  /** A newer version of the app that is ready to be applied. */
  readonly update: AppUpdate;
  /** Way to install the app here. */
  readonly installation: Pick<Observable<Installation>, 'get' | 'subscribe'>;
  readonly browserLanguages: Environment['browserLanguages'];
  /** A service that does not declare test mode was met: nothing of it is shown (H1). */
  readonly refused: Observable<boolean>;
  /** Open a WebSocket; null in a browser that has none. */
  readonly openSocket: Environment['openSocket'];
  /** The world of this browser; null where the services are elsewhere. */
  readonly world: World | null;
  /** Events of the services while the app is open. */
  readonly live: LiveHub;
  /** The part of the test panel that is open, or null. */
  readonly panel: Observable<PanelPart | null>;
  /** Fields on the screen that can take data of the test panel, by kind; null where there is none. */
  readonly waiting: Readonly<Record<WaitingField, Observable<((text: string) => void) | null>>>;
  /**
   * The clock days that have just ended while the app was open, until the member closes their receipt; null when
   * none did.
   */
  readonly passed: Observable<DaysPassed | null>;
  /** Every route of the app. */
  readonly routes: RouteTable;
  /** Ask if the server can be reached and gives the page. */
  readonly serverAnswers: () => Promise<boolean>;
  /** A chunk could not be loaded: reload the page where that helps and costs nothing (PRODUCT 5). */
  readonly chunkFailed: () => Promise<ChunkOutcome>;
  /** Reload the page by the member's hand; where the server cannot be reached that is shown, and the page stays. */
  readonly reload: () => void;
}

/** Key under which the services' world is kept, as last reported. */
const WORLD_KEY = 'paydirt.world';

/** Parts of the test panel that something can lead to. */
export type PanelPart = 'clock' | 'outbox' | 'members' | 'faucet' | 'submissions';

/** A field of the screen that the test panel can fill: a code that was sent, or an invitation code. */
export type WaitingField = 'code' | 'invitation';

/** Parts of the outside world that a platform is built on. */
export interface Environment {
  readonly fetch: typeof globalThis.fetch;
  /** Answers that came before the app. */
  readonly firstAnswers: Pick<FirstAnswers, 'take'>;
  /** Sends uploads with their progress; without it they go by `fetch`, without progress. */
  readonly upload?: UploadFetch;
  readonly history: HistoryPort;
  readonly local: KeyValueStore;
  readonly perTab: KeyValueStore;
  readonly answerStore: AnswerStore;
  readonly update: AppUpdate;
  readonly installation: Platform['installation'];
  readonly clock: ServiceClock;
  readonly online: Online;
  /** As the device names them, the most wanted first. */
  readonly browserLanguages: readonly string[];
  readonly loadTexts: LoadTexts;
  readonly routes: RouteTable;
  readonly serverAnswers: () => Promise<boolean>;
  readonly hasTypedText: () => boolean;
  readonly takeNewerVersion: () => Promise<void>;
  readonly reload: () => void;
  readonly openSocket: ((url: string) => Socket) | null;
  readonly world: World | null;
  /** Solve a proof-of-work puzzle in a worker. */
  readonly solvePuzzle: (puzzle: Puzzle) => Promise<string>;
  readonly later: (action: () => void, ms: number) => void;
}

/** Put a platform together. The first texts have been loaded by the entry. */
export function createPlatform(
  environment: Environment,
  first: { readonly locale: DisplayLocale; readonly catalogue: Catalogue },
): Platform {
  const { local, perTab, clock, online, serverAnswers, later } = environment;
  for (const key of intentKeys(local))
    if (readConfirmed(readJson(local, key), clock.deviceNow()) === null) local.removeItem(key);
  const settings = createSettings(local, environment.browserLanguages[0] ?? '');
  const languages = createLanguages(first.locale, first.catalogue, environment.loadTexts);
  const navigation = createNavigation(environment.history);
  const toasts = createToasts(clock.deviceNow);
  let page = navigation.entry().id;
  navigation.subscribe(() => {
    const { id } = navigation.entry();
    if (id !== page) toasts.leavePage();
    page = id;
  });
  const faults = createFaults();
  const classKey = createClassKey(perTab);
  const refused = observable(false);
  const session = createSession({
    local,
    perTab,
    deviceKeys: DEVICE_KEYS,
    later,
    toLogin() {
      settings.reload();
      navigation.navigate(environment.routes.login.href({ to: addressOf(navigation) }), { replace: true });
    },
  });
  const entries = createEntryStore(perTab);
  const passed = observable<DaysPassed | null>(null);
  let member = memberOf(session);
  session.subscribe(() => {
    const now = memberOf(session);
    // A visitor who logs in keeps the state of their history entries.
    if (member !== null && now !== member) {
      entries.clear();
      forgetAnswers(environment.answerStore, member).catch(() => undefined);
    }
    if (now !== member) passed.set(null);
    member = now;
  });
  const pages = createPageReload({
    perTab,
    // After a reload the services' clock is not known yet, and it may have been moved by days.
    now: clock.deviceNow,
    answers: serverAnswers,
    hasTypedText: environment.hasTypedText,
    notify: () => toasts.show(languages.get().t('shell.chunkFailed'), 'failure'),
    takeNewerVersion: environment.takeNewerVersion,
    reload: environment.reload,
    later,
  });
  async function reload(): Promise<void> {
    if (await pages.byHand()) return;
    toasts.show(languages.get().t(online.get() ? 'error.unavailable' : 'error.offline'), 'failure');
  }
  const owner = () => ({ userId: memberOf(session), local, perTab });
  const intents = createIntents({
    storedOf: (name) => storedValueOf(name, owner()),
    allValues: () => allIntentValues({ local, perTab }),
    memberValues: () => memberIntentValues(owner()),
    storedWorld: { get: () => local.getItem(WORLD_KEY), set: (world) => void write(local, WORLD_KEY, world) },
    now: clock.deviceNow,
  });
  const client: Client = createWebClient({
    fetch: environment.fetch,
    ...(environment.upload !== undefined && { upload: environment.upload }),
    clock,
    session,
    settings,
    faults,
    classKey,
    sessionEndedText: () => languages.get().t('error.unauthorized'),
    onUnauthorized(message) {
      const userId = memberOf(session);
      // The member may have logged in after the page was loaded.
      if (userId === null || !leaving.endsSession(userId, message)) session.expire(message);
    },
    onForbidden() {
      const { noPermission } = environment.routes;
      // Several calls of one page may be refused: navigating once keeps Back leading to that page.
      if (noPermission === null || navigation.entry().path === noPermission.path) return;
      navigation.navigate(noPermission.href());
    },
    onWorld(world) {
      if (intents.enterWorld(world)) toasts.show(languages.get().t('common.unanswered.reset'));
    },
    onNotTestMode: () => refused.set(true),
  });
  const leaving = createUnansweredLeaving({
    client,
    intent: () => intents.of(LEAVING),
    session,
    languages,
    toasts,
    local,
    now: clock.deviceNow,
    answers: serverAnswers,
    toLogin: () => navigation.navigate(environment.routes.login.href(), { replace: true }),
  });
  if (memberOf(session) === null) leaving.askForVisitor();
  return {
    clock,
    session,
    settings,
    languages,
    navigation,
    toasts,
    online,
    faults,
    classKey,
    local,
    perTab,
    answerStore: environment.answerStore,
    update: environment.update,
    installation: environment.installation,
    browserLanguages: environment.browserLanguages,
    refused,
    openSocket: environment.openSocket,
    world: environment.world,
    live: createLiveHub(environment.openSocket !== null),
    confirmations: createConfirmations(),
    panel: observable<PanelPart | null>(null),
    waiting: {
      code: observable<((text: string) => void) | null>(null),
      invitation: observable<((text: string) => void) | null>(null),
    },
    passed,
    routes: environment.routes,
    serverAnswers,
    chunkFailed: pages.chunkFailed,
    reload: () => void reload(),
    entries,
    intents,
    client,
    firstData: createFirstData(
      environment.firstAnswers,
      () => ({ token: session.token(), language: languageHeader(settings.get().locale) }),
      clock.now,
    ),
    puzzles: createPuzzles(client, environment.solvePuzzle),
  };
}

/** Get the app's address, as `href` would write it. */
export function addressOf(navigation: Navigation): string {
  const { path, search } = navigation.entry();
  return search === '' ? path : `${path}?${search}`;
}
