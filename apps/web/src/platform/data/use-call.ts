import {
  type Call,
  CallError,
  type InputOf,
  isResultOf,
  type ResultOf,
  type Subject,
} from '@paydirt/contract';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { useClient, useClock, useLocale, useMember, usePlatform } from '../hooks.tsx';
import { useAnswerCache } from './data-provider.tsx';
import type { Answered } from './answer-cache.ts';
import { type Audience, isAbout, keyOf } from './key.ts';
import { isNothing, type View } from './view.ts';

export interface CallViewOptions<T> {
  /** Tell whether the answer counts as empty. An empty list does by default. */
  readonly isEmpty?: (value: T) => boolean;
  /**
   * Request it again at this interval in milliseconds while the page is visible, 0 for never; or depending on its
   * answer. @default 0
   */
  readonly everyMs?: number | ((value: T | undefined) => number);
  /**
   * Keep showing the answer to the previous input while the next is on its way, or also when it fails: only where
   * the answer is shown with the input that it belongs to. @default 'never'
   */
  readonly keepPrevious?: 'never' | 'loading' | 'failed';
  /** Request it once and never automatically again: reading changes the answer. @default false */
  readonly once?: boolean;
}

/** Get the language and the member that answers are for. */
export function useAudience(): Audience {
  return { locale: useLocale(), userId: useMember()?.userId ?? '' };
}

/** Make a fetcher that also stores the answer for a time without network, where the call allows it. */
export function useFetcher(): <C extends Call>(
  call: C,
  input: InputOf<C>,
  key: string,
) => Promise<Answered<ResultOf<C>>> {
  const client = useClient();
  const now = useClock();
  const cache = useAnswerCache();
  const { firstData } = usePlatform();
  return useCallback(
    async <C extends Call>(call: C, input: InputOf<C>, key: string) => {
      const ask = async (): Promise<Answered<ResultOf<C>>> => {
        const { data } = await client.call(call, input).catch(async (failure: unknown) => {
          // The cached answer of an earlier visit is shown instead, so wait until it has been read.
          await cache.ready();
          throw failure;
        });
        return { value: data, asOf: now() };
      };
      // A key belongs to one call, so its entry has that call's type.
      const answered = (firstData.take(key) as Answered<ResultOf<C>> | undefined) ?? (await ask());
      if (call.keep) cache.set(key, answered);
      return answered;
    },
    [client, now, cache, firstData],
  );
}

/**
 * Get the function that reads an answer of an earlier visit. Not one whose shape an updated app no longer accepts,
 * and none while the services' time is unknown: its age and the events since would be unknown (H4).
 */
export function useReadCached(): <T>(
  key: string,
  isValid: (value: unknown) => value is T,
) => Answered<T> | null {
  const answers = useAnswerCache();
  const { clock } = usePlatform();
  return (key, isValid) => {
    const cached = clock.serviceTime() === null ? null : answers.read(key);
    return cached !== null && isValid(cached.value) ? { value: cached.value, asOf: cached.asOf } : null;
  };
}

/** Turn the state of an answer into a view. A stored answer is used only where a retry could help. */
export function viewOf<T>(
  known: Answered<T> | undefined,
  error: unknown,
  readCached: () => Answered<T> | null,
  retry: () => void,
  isEmpty: (value: T) => boolean,
): View<T> {
  const failed = error !== undefined;
  const cached = failed && error instanceof CallError && error.retryable ? readCached() : null;
  const shown = known ?? cached;
  if (shown === null) return failed ? { status: 'failed', error, retry } : { status: 'loading' };
  if (isEmpty(shown.value)) return { status: 'empty' };
  return { status: 'ready', value: shown.value, stale: failed, asOf: shown.asOf };
}

const itself = <T>(result: T) => result;

/**
 * Read a GET of the contract. With `input` null nothing is asked and the view is loading.
 *
 * One request however many components ask; asked again on focus, on reconnect, and when the clock moves.
 */
export function useCall<C extends Call>(
  call: C,
  input: InputOf<C> | null,
  {
    isEmpty = isNothing,
    everyMs = 0,
    keepPrevious = 'never',
    once = false,
  }: CallViewOptions<ResultOf<C>> = {},
): View<ResultOf<C>> {
  const audience = useAudience();
  const fetcher = useFetcher();
  const readCached = useReadCached();
  const { firstData } = usePlatform();
  const key = input === null ? null : keyOf(call, input as object, audience);
  const first = key === null || input === null || once ? undefined : firstData.read(key, call, input, itself);
  const { data, error, mutate } = useSWR<Answered<ResultOf<C>>, unknown>(
    key,
    () => fetcher(call, input as InputOf<C>, key ?? ''),
    {
      refreshInterval: typeof everyMs === 'number' ? everyMs : (latest) => everyMs(latest?.value),
      keepPreviousData: keepPrevious !== 'never',
      ...(first && { fallbackData: first }),
      ...(once && {
        revalidateOnFocus: false,
        revalidateOnReconnect: false,
        revalidateIfStale: false,
      }),
    },
  );
  const { cache } = useSWRConfig();
  // With a failed answer SWR returns the previous input's.
  const known =
    keepPrevious === 'loading' && error !== undefined && key !== null ? cache.get(key)?.data : data;
  return viewOf(
    known,
    error,
    () =>
      key === null || !call.keep
        ? null
        : readCached(key, (value): value is ResultOf<C> => isResultOf(call, value)),
    () => void mutate(),
    isEmpty,
  );
}

/**
 * Get the function that tells whether this tree's answer cache is still in use: it is replaced with the member's
 * session.
 */
function useIsStillHere(): () => boolean {
  const { session } = usePlatform();
  const { userId } = useAudience();
  return useCallback(() => {
    const here = session.get();
    return (here.kind === 'member' ? here.user.userId : '') === userId;
  }, [session, userId]);
}

/**
 * Get the function that reloads all answers about some subjects, or all there are. Once another member is here, or
 * none, it does nothing.
 */
export function useRefresh(): (...subjects: readonly Subject[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  const isStillHere = useIsStillHere();
  return useCallback(
    async (...subjects) => {
      if (!isStillHere()) return;
      const concerned = (key: unknown) =>
        typeof key === 'string' && (subjects.length === 0 || isAbout(subjects, key));
      await mutate(concerned);
    },
    [mutate, isStillHere],
  );
}

/** Get the function that sets the answer of a call, where another call has just returned it. */
export function usePutAnswer(): <C extends Call>(
  call: C,
  input: InputOf<C>,
  value: ResultOf<C>,
) => Promise<void> {
  const { mutate } = useSWRConfig();
  const audience = useAudience();
  const now = useClock();
  const isStillHere = useIsStillHere();
  return async (call, input, value) => {
    if (!isStillHere()) return;
    const answered = { value, asOf: now() };
    await mutate(keyOf(call, input as object, audience), answered, { revalidate: false });
  };
}
