import type { Call } from '@paydirt/contract';
import { countries, type User, userInfo, versionUpdate } from '@paydirt/contract/account/session';
import { aUser, someCountries } from '@paydirt/contract/account/session.examples';
import { ownSubmittedPosts } from '@paydirt/contract/community/guide-posts';
import {
  popularNotices,
  popupNotice,
  rewardsSinceLastLook,
  systemInfo,
  videoCarousel,
  walletNotice,
} from '@paydirt/contract/messages/announcements';
import { aSystemInfo, someFilmSlides } from '@paydirt/contract/messages/announcements.examples';
import { markMessagesRead } from '@paydirt/contract/messages/messages';
import { outbox, seed } from '@paydirt/contract/sandbox/world';
import { aSeed } from '@paydirt/contract/sandbox/world.examples';
import { CONSTANTS, epochMs } from '@paydirt/domain';
import { solvePuzzle } from '@paydirt/domain/account/puzzle';
import { sha256 } from '@paydirt/domain/proof/sha256';
import { DISPLAY_LOCALES, type DisplayLocale, loadAreas, loadCatalogue } from '@paydirt/i18n';
import { importArea } from '@paydirt/i18n/import-area';
import { answers, type FakeAnswer, fakeServices, type FakeServices } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import type { StoryContext as AnyStoryContext } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { configure, within } from 'storybook/test';

import { App, routeTable } from './app.tsx';
import { type Audience, keyOf } from './platform/data/key.ts';
import { stillClock } from './platform/services/clock.ts';
import type { Fault } from './platform/services/fault.ts';
import { memoryHistory } from './platform/navigation/history-port.ts';
import { observable } from './platform/observable.ts';
import type { Installation } from './platform/offline/installation.ts';
import type { NewerVersion } from './platform/offline/app-update.ts';
import { createPlatform, type Platform } from './platform/platform.ts';
import { type AnswerStore, memoryAnswerStore } from './platform/storage/answer-store.ts';
import { memoryStore } from './platform/storage/storage.ts';
import type { World } from './platform/world.ts';
import { destinationOf } from './shell/destination.ts';

// Chunks of sheets and of other screens load from a server that may be busy, so queries wait longer.
configure({ asyncUtilTimeout: 10_000 });

/** An answer of an earlier visit, for when the call cannot be made. */
export interface CachedAnswer {
  readonly call: Call;
  readonly input: object;
  readonly value: unknown;
}

/** The app of a story, as `parameters.app`. */
export interface AppParameters {
  /** The address, as `href` writes it. */
  readonly route: string;
  /** The services' answers; the last for a call counts. */
  readonly answers?: readonly FakeAnswer[];
  /** The service's clock, stopped. */
  readonly now?: string;
  readonly locale?: DisplayLocale;
  /** The member who is logged in; left out, the one of the fixtures. */
  readonly session?: User | 'visitor';
  readonly fault?: Fault;
  /** The device has a network. @default true */
  readonly online?: boolean;
  /** Answers that an earlier visit left on this device, at {@link KEPT_AT}. */
  readonly kept?: readonly CachedAnswer[];
  /** The browser's local storage, as it was left. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Way to install the app in this browser; left out, none. */
  readonly installation?: Installation;
  /** Takes the newer version of the app that is ready; left out, there is none. */
  readonly update?: NewerVersion;
  /** The world of this browser; left out, the services are elsewhere. */
  readonly world?: World;
  /** The languages of the device. @default English as it is spoken in India */
  readonly browserLanguages?: readonly string[];
}

/** The running app, which a play function gets as `loaded.app`. */
export interface StoryApp {
  readonly platform: Platform;
  readonly services: FakeServices;
  /** Puts the services' clock to another time. */
  readonly setClock: (to: string) => void;
  /** The requests that no answer was given for. */
  readonly unexpected: ReturnType<typeof observable<readonly string[]>>;
}

/** The time of stories, unless they set another: a Saturday. */
export const STORY_NOW = '2026-11-21T14:05:00.000Z';

/** The time of an earlier visit, which left answers. */
export const KEPT_AT = '2026-11-21T11:40:00.000Z';

function displayLocale(text: unknown): DisplayLocale {
  return DISPLAY_LOCALES.find((locale) => locale === text) ?? 'en-US';
}

function memberStore(session: User | 'visitor'): Record<string, string> {
  if (session === 'visitor') return {};
  return { 'paydirt.token': 'story-token', 'paydirt.user': JSON.stringify(session) };
}

/** Write kept answers as the app does; those of another language would not be shown. */
function keptStore(kept: readonly CachedAnswer[], audience: Audience): AnswerStore {
  const asOf = Date.parse(KEPT_AT);
  const version = CONSTANTS.VERSION_CODE;
  return memoryAnswerStore(
    kept.map(({ call, input, value }) => [keyOf(call, input, audience), { value, asOf, size: 0, version }]),
  );
}

async function prepare(
  parameters: AppParameters,
  globals: Readonly<Record<string, unknown>>,
): Promise<StoryApp> {
  const { route, now = STORY_NOW, session = aUser(), online = true } = parameters;
  const locale = parameters.locale ?? displayLocale(globals['locale']);
  const unexpected = observable<readonly string[]>([]);
  const time = observable(epochMs(Date.parse(now)));
  const ofTheShell = [
    answers(versionUpdate, null),
    answers(countries, someCountries()),
    // Only the stories about announcements have any.
    answers(popularNotices, []),
    answers(ownSubmittedPosts, []),
    answers(popupNotice, null),
    answers(walletNotice, null),
    answers(rewardsSinceLastLook, []),
    answers(videoCarousel, someFilmSlides()),
    answers(systemInfo, aSystemInfo()),
    answers(seed, aSeed()),
    answers(outbox, []),
    answers(markMessagesRead, { unread: { news: 0, station_news: 0, notice: 0, voucher: 0, coupon: 0 } }),
    // A visitor may log in during a story, and then the shell requests the user.
    answers(userInfo, session === 'visitor' ? aUser() : session),
  ];
  const services = fakeServices([...ofTheShell, ...(parameters.answers ?? [])], time.get, (request) =>
    unexpected.set([...unexpected.get(), request]),
  );
  const [catalogue] = await Promise.all([
    loadCatalogue(locale),
    routeTable.load(destinationOf(routeTable, route, session !== 'visitor').route),
  ]);
  const platform = createPlatform(
    {
      fetch: services.fetch,
      firstAnswers: { take: () => null },
      history: memoryHistory(route),
      local: memoryStore({
        'paydirt.theme': String(globals['theme'] ?? 'light'),
        'paydirt.textSize': String(globals['textSize'] ?? '100'),
        ...memberStore(session),
        ...parameters.stored,
      }),
      perTab: memoryStore(),
      answerStore: keptStore(parameters.kept ?? [], {
        locale,
        userId: session === 'visitor' ? '' : session.userId,
      }),
      update: observable(parameters.update ?? null),
      installation: observable(parameters.installation ?? { way: 'none' }),
      clock: stillClock(time.get),
      online: observable(online),
      browserLanguages: parameters.browserLanguages ?? ['en-IN'],
      loadTexts: (wanted, areas) => loadAreas(wanted, areas, importArea),
      routes: routeTable,
      serverAnswers: () => Promise.resolve(true),
      hasTypedText: () => false,
      takeNewerVersion: async () => undefined,
      reload: () => undefined,
      // A delayed action, such as the redirect to login, would happen while someone looks at the story.
      later: () => undefined,
      // Stories receive no live events, so they poll for progress.
      openSocket: null,
      world: parameters.world ?? null,
      solvePuzzle: (puzzle) => Promise.resolve(solvePuzzle(sha256, puzzle)),
    },
    { locale, catalogue },
  );
  if (parameters.fault !== undefined) platform.faults.set(parameters.fault);
  return { platform, services, unexpected, setClock: (to) => time.set(epochMs(Date.parse(to))) };
}

/** The queries of a story's canvas, as play functions get them. */
export type Canvas = AnyStoryContext['canvas'];

/** The parts of Storybook's context that are used here, independent of a story's args. */
interface StoryContext {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly loaded: Record<string, unknown>;
}

const loadApp = async ({ parameters, globals }: Pick<StoryContext, 'parameters' | 'globals'>) => {
  const { app } = parameters as { app?: AppParameters };
  if (app === undefined) throw new Error('web: a story of the app needs parameters.app with its route');
  return { app: await prepare(app, globals) };
};

/** Get what a story's loader made, in a play function: `appOf(context)`. */
export function appOf({ loaded }: { loaded: Record<string, unknown> }): StoryApp {
  // `loadApp` put it there.
  return loaded['app'] as StoryApp;
}

/** Read the messages of the page; empty where there are none. */
export function messagesOf(canvas: Canvas): string {
  return canvas.queryByRole('region', { name: spoken().t('shell.messages') })?.textContent ?? '';
}

/** Find an open sheet by its title, and get the queries within it. Sheets are outside of the canvas. */
export async function findSheet(name: string) {
  return within(await within(document.body).findByRole('dialog', { name }));
}

const withApp = (_story: unknown, context: Pick<StoryContext, 'id' | 'loaded'>) => {
  const { platform, unexpected } = appOf(context);
  return (
    <Watched unexpected={unexpected}>
      <App key={context.id} platform={platform} />
    </Watched>
  );
};

/** Show a missing answer of the story instead of the app. */
function Watched({ unexpected, children }: Pick<StoryApp, 'unexpected'> & { children: ReactNode }) {
  const [requests, setRequests] = useState(unexpected.get());
  useEffect(() => unexpected.subscribe(() => setRequests(unexpected.get())), [unexpected]);
  if (requests.length === 0) return children;
  return (
    <p role="alert" data-story-fault="">
      {withoutAnswer(requests)}
    </p>
  );
}

/** Fail the story that made such a request. An error while rendering would be another story's, if it comes late. */
const allAnswered = ({ loaded }: Pick<StoryContext, 'loaded'>) => {
  const requests = appOf({ loaded }).unexpected.get();
  if (requests.length > 0) throw new Error(withoutAnswer(requests));
};

function withoutAnswer(requests: readonly string[]): string {
  return `web: unexpected requests in a story: ${requests.join(', ')}. Add answers to parameters.app.answers.`;
}

/**
 * Make stories of a screen run the real app: real providers, an address in memory, fixed answers, a stopped clock.
 * Spread it into the meta: `const meta = { title, component, ...appStory }`.
 */
export const appStory = { decorators: [withApp], loaders: [loadApp], afterEach: allAnswered };
