import type { Call } from '@paydirt/contract';
import { cannotReach, neverAnswers, refuses } from '@paydirt/testkit/fake-service';
import { moment, plainSpaces, spoken } from '@paydirt/testkit/story-language';
import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { appOf, type AppParameters, KEPT_AT, type CachedAnswer, type Canvas } from './story-app.fixture.tsx';

type Play = (context: Pick<StoryContext, 'canvas' | 'loaded'>) => Promise<void>;

/** A story of one state. One that asserts more spreads it, and plays it first. */
export interface StateStory {
  readonly parameters: { readonly app: AppParameters };
  readonly play: Play;
}

/** The states that every screen has which reads a call. */
export interface StandardStates {
  /** No answer yet: the skeleton is shown. */
  readonly loading: StateStory;
  /** The services could not answer: it says so, and each *Retry* asks again. */
  readonly failed: StateStory;
  /** There is no network, which is said once: cached data is shown with its age; without any, *Retry* is there. */
  readonly offline: StateStory;
}

export interface StandardStatesOptions {
  /** The calls that fail, where the rest of the screen stays. @default all calls of the screen */
  readonly failing?: readonly Call[];
  /** Answers of an earlier visit. One of a call that may not be kept has to be ignored. @default nothing */
  readonly kept?: readonly CachedAnswer[];
}

/**
 * Make the stories of a screen's usual states (PRODUCT 3) from the app in which it is loaded and the calls that it
 * waits for. Storybook lists only what is exported by name:
 *
 * ```ts
 * const states = standardStates(loaded, [bankCards]);
 * export const Loading: Story = states.loading;
 * ```
 */
export function standardStates(
  app: AppParameters,
  calls: readonly Call[],
  { failing = calls, kept = [] }: StandardStatesOptions = {},
): StandardStates {
  const answers = app.answers ?? [];
  const reached = new Set([...answers.map(({ call }) => call), ...calls]);
  return {
    loading: {
      parameters: { app: { ...app, answers: [...answers, ...calls.map(neverAnswers)] } },
      play: showsSkeleton,
    },
    failed: {
      parameters: {
        app: { ...app, answers: [...answers, ...failing.map((call) => refuses(call, 'internal'))] },
      },
      play: (context) => showsRetry(context, failing),
    },
    offline: {
      parameters: { app: { ...app, online: false, kept, answers: [...reached].map(cannotReach) } },
      play: kept.some(({ call }) => call.keep) ? showsAge : showsOffline,
    },
  };
}

const showsSkeleton: Play = async ({ canvas }) => {
  const { t } = spoken();
  await expect(await canvas.findAllByText(t('common.loading'))).not.toHaveLength(0);
  await expect(canvas.queryByRole('button', { name: t('common.retry') })).not.toBeInTheDocument();
};

async function showsRetry(context: Parameters<Play>[0], failing: readonly Call[]): Promise<void> {
  const { t } = spoken();
  const { canvas } = context;
  const countRequests = () =>
    appOf(context)
      .services.requests()
      .filter(({ call }) => failing.includes(call)).length;
  const retries = await canvas.findAllByRole('button', { name: t('common.retry') });
  await expect(canvas.getAllByText(t('common.loadFailed'))[0]).toBeVisible();
  await expect(canvas.getAllByText(plainSpaces(t('error.internal')))[0]).toBeVisible();
  for (const retry of retries) {
    await expect(retry).toBeVisible();
    const before = countRequests();
    await userEvent.click(retry);
    await waitFor(() => expect(countRequests()).toBeGreaterThan(before));
  }
  await expect(canvas.getAllByText(t('common.loadFailed'))[0]).toBeVisible();
}

/** Assert that the age of cached data is shown once, however many parts of the page are of it. */
export async function expectOneAge(canvas: Canvas): Promise<void> {
  const [before = ''] = plainSpaces(spoken().t('common.offlineAsOf', { time: '|' })).split('|');
  await waitFor(() => expect(canvas.getAllByText((text) => text.startsWith(before))).toHaveLength(1));
}

const showsAge: Play = async (context) => {
  const { t, format } = spoken();
  const at = moment(KEPT_AT);
  const ago = format.ago(at, appOf(context).platform.clock.now());
  const age = t('common.offlineAsOf', { time: `${format.dateTime(at)} (${ago})` });
  await expect((await context.canvas.findAllByText(plainSpaces(age)))[0]).toBeVisible();
};

const showsOffline: Play = async ({ canvas }) => {
  const { t } = spoken();
  await expect((await canvas.findAllByRole('heading', { name: t('common.loadFailed') }))[0]).toBeVisible();
  await expect(canvas.getByText(t('shell.offline.title'))).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: t('common.retry') })[0]).toBeVisible();
};
