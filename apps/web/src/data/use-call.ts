import { type Call, CallError, type InputOf, type ResultOf } from '@paydirt/contract';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { useClient, useClock, useLocale, useMember } from '../platform/hooks.tsx';
import { useKeptAnswers } from './data-provider.tsx';
import type { Answered } from './kept-answers.ts';
import { type Audience, keyOf, keyPrefix } from './key.ts';
import { isNothing, type View } from './view.ts';

export interface CallViewOptions<T> {
  /** Whether the answer counts as empty. An empty list does by itself. */
  readonly isEmpty?: (value: T) => boolean;
  /** Ask again every so many milliseconds while the page is seen. Left out, never. */
  readonly everyMs?: number;
  /** Keep showing the answer to the previous input while the next is on its way. */
  readonly keepPrevious?: boolean;
}

/** Who the answers are for. */
export function useAudience(): Audience {
  return { locale: useLocale(), userId: useMember()?.userId ?? '' };
}

/** Make a fetcher that also keeps the answer for a time without network. */
export function useFetcher(): <C extends Call>(
  call: C,
  input: InputOf<C>,
  key: string,
) => Promise<Answered<ResultOf<C>>> {
  const client = useClient();
  const now = useClock();
  const kept = useKeptAnswers();
  return useCallback(
    async (call, input, key) => {
      const { data } = await client.call(call, input);
      const answered = { value: data, asOf: now() };
      kept.keep(key, answered);
      return answered;
    },
    [client, now, kept],
  );
}

/** Turn what is known of an answer into a view. What was kept stands in only where a repeat could help. */
export function viewOf<T>(
  known: Answered<T> | undefined,
  error: unknown,
  kept: () => Answered<T> | null,
  retry: () => void,
  isEmpty: (value: T) => boolean,
): View<T> {
  const failed = error !== undefined;
  const standIn = failed && error instanceof CallError && error.retryable ? kept() : null;
  const shown = known ?? standIn;
  if (shown === null) return failed ? { status: 'failed', error, retry } : { status: 'loading' };
  if (isEmpty(shown.value)) return { status: 'empty' };
  return { status: 'ready', value: shown.value, stale: failed, asOf: shown.asOf };
}

/**
 * Show a GET of the contract. With `input` null nothing is asked and the view is loading.
 *
 * One request however many components ask; asked again on focus, on reconnect, and when the clock moves.
 */
export function useCall<C extends Call>(
  call: C,
  input: InputOf<C> | null,
  { isEmpty = isNothing, everyMs, keepPrevious = false }: CallViewOptions<ResultOf<C>> = {},
): View<ResultOf<C>> {
  const audience = useAudience();
  const fetcher = useFetcher();
  const answers = useKeptAnswers();
  const key = input === null ? null : keyOf(call, input as object, audience);
  const { data, error, mutate } = useSWR<Answered<ResultOf<C>>, unknown>(
    key,
    () => fetcher(call, input as InputOf<C>, key ?? ''),
    { refreshInterval: everyMs ?? 0, keepPreviousData: keepPrevious },
  );
  return viewOf(
    data,
    error,
    // The key names the call, so what was kept under it has the shape of its result.
    () => (key === null ? null : (answers.read(key) as Answered<ResultOf<C>> | null)),
    () => void mutate(),
    isEmpty,
  );
}

/** Get the function that asks again for all answers of some calls, or for all there are. */
export function useRefresh(): (...calls: readonly Call[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...calls) => {
      const prefixes = calls.map(keyPrefix);
      const concerned = (key: unknown) =>
        typeof key === 'string' &&
        (prefixes.length === 0 || prefixes.some((prefix) => key.startsWith(prefix)));
      await mutate(concerned);
    },
    [mutate],
  );
}
