import { type Call, type Client, type InputOf, isResultOf } from '@paydirt/contract';
import type { EpochMs } from '@paydirt/domain';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { useRenderedEntry } from '../navigation/hash-location.ts';
import { useClient, useClock, usePlatform } from '../hooks.tsx';
import { useAnswerCache } from './data-provider.tsx';
import type { Answered } from './answer-cache.ts';
import { keyOf } from './key.ts';
import {
  type LoadedList,
  type Page,
  listOf,
  readFirst,
  type RequestPage,
  withKnownItems,
  withPage,
} from './loaded-list.ts';
import { useAudience, useReadCached, viewOf } from './use-call.ts';
import type { View } from './view.ts';

/** A list that grows page by page. */
export interface Pages<T> {
  readonly view: View<LoadedList<T>>;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** The failure of the newest page, while earlier ones are shown; undefined without one. */
  readonly moreError: unknown;
  readonly loadMore: () => void;
  /** Change the shown list, ahead of the service or after it: its next answer replaces the change. */
  readonly change: (change: (list: LoadedList<T>) => LoadedList<T>) => void;
}

/** Tell if a value is a loaded list of a call. */
function isListOf(call: Call, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('items' in value) || !('total' in value)) return false;
  const rest = 'rest' in value && typeof value.rest === 'object' ? value.rest : {};
  return isResultOf(call, { ...rest, total: value.total, list: value.items });
}

/** Options of a list that is read page by page. */
export interface PagesOptions<T> {
  /** Request it again at this interval in milliseconds while the page is visible. @default 0, never */
  readonly everyMs?: number;
  /** Parameters that say where the last known item was in the list, for a list in which items move. */
  readonly placeOf?: (last: T) => object;
}

/** The status of the request for another page, of the list with a key. */
type More =
  | { readonly key: string; readonly state: 'loading' }
  | { readonly key: string; readonly state: 'failed'; readonly error: unknown };

function pageRequest<T>(
  client: Client,
  call: Call,
  input: object,
  idOf: (item: T) => string,
  placeOf?: (last: T) => object,
): RequestPage<T> {
  const { entries = {} } = call.input as { readonly entries?: object };
  return async (pageNum, pageSize, last) => {
    const after = last !== undefined && 'after' in entries ? { after: idOf(last), ...placeOf?.(last) } : {};
    const { data } = await client.call(call, { ...input, ...after, pageNum, pageSize });
    return data as Page<T>;
  };
}

/**
 * Read a call that answers `{ total, list }`, page by page. The number of pages is kept in the history entry, so
 * that Back restores the list's length. `idOf` tells items apart: between two pages new ones may have been added at
 * the top.
 */
export function usePages<T, C extends Call>(
  call: C,
  input: Omit<InputOf<C>, 'pageNum' | 'pageSize' | 'after'>,
  idOf: (item: T) => string,
  pageSize = 20,
  { everyMs = 0, placeOf }: PagesOptions<T> = {},
): Pages<T> {
  const client = useClient();
  const now = useClock();
  const answerCache = useAnswerCache();
  const readCached = useReadCached();
  const { entries, firstData } = usePlatform();
  const { id } = useRenderedEntry();
  const key = keyOf(call, { ...input, paged: pageSize }, useAudience());
  const entryKey = `pages:${key}`;
  const pagesRead = () => {
    const kept = entries.read(id, entryKey);
    return typeof kept === 'number' ? kept : 1;
  };
  const requestPage = pageRequest<T>(client, call, input, idOf, placeOf);
  const first =
    pagesRead() > 1
      ? undefined
      : firstData.read(key, call, { ...input, pageNum: 1, pageSize }, (page) =>
          listOf(page as Page<T>, idOf),
        );
  const { cache, mutate: mutateKey } = useSWRConfig();
  // Stored with the key of its list, because another list may be shown when the request ends.
  const [more, setMore] = useState<More | null>(null);
  const moreOfThis = more?.key === key ? more : null;

  const { data, error, mutate } = useSWR<Answered<LoadedList<T>>, unknown>(
    key,
    async () => {
      const here = firstData.take(key) as Answered<LoadedList<T>> | undefined;
      if (here !== undefined) {
        if (call.keep) answerCache.set(key, here);
        return here;
      }
      const read = await readFirst(requestPage, pagesRead() * pageSize, idOf).catch(
        async (failure: unknown) => {
          // The cached answer of an earlier visit is shown instead, so wait until it has been read.
          await answerCache.ready();
          throw failure;
        },
      );
      const known = (cache.get(key)?.data as Answered<LoadedList<T>> | undefined)?.value.items ?? [];
      const answered = { value: { ...read, items: withKnownItems(read.items, known, idOf) }, asOf: now() };
      if (call.keep) answerCache.set(key, answered);
      return answered;
    },
    { refreshInterval: everyMs, ...(first && { fallbackData: first }) },
  );

  const loaded = data?.value;
  // Count the pages read as well: if items were added or counted twice, the list stays shorter than `total`
  // although no page is left.
  const hasMore =
    loaded !== undefined && loaded.items.length < loaded.total && pagesRead() * pageSize < loaded.total;

  /** Change this list as it is then, whichever is shown by then. Where nothing is known, what comes is not dropped. */
  function write(change: (list: LoadedList<T>) => LoadedList<T>, asOf?: EpochMs): Promise<unknown> {
    if (cache.get(key)?.data === undefined) return Promise.resolve();
    return mutateKey<Answered<LoadedList<T>>>(
      key,
      (known) => known && { value: change(known.value), asOf: asOf ?? known.asOf },
      { revalidate: false },
    );
  }

  async function loadMore(): Promise<void> {
    if (loaded === undefined || !hasMore || moreOfThis?.state === 'loading') return;
    setMore({ key, state: 'loading' });
    const ended = (next: More | null) => setMore((since) => (since?.key === key ? next : since));
    const pageNum = pagesRead() + 1;
    try {
      const page = await requestPage(pageNum, pageSize, loaded.items.at(-1));
      entries.keep(id, entryKey, pageNum);
      await write((known) => withPage(known, page, { whenRequested: loaded, idOf }), now());
      ended(null);
    } catch (failure) {
      ended({ key, state: 'failed', error: failure });
    }
  }

  return {
    view: viewOf(
      data,
      error,
      () => (call.keep ? readCached(key, (value): value is LoadedList<T> => isListOf(call, value)) : null),
      () => void mutate(),
      (value) => value.items.length === 0,
    ),
    hasMore,
    loadingMore: moreOfThis?.state === 'loading',
    moreError: moreOfThis?.state === 'failed' ? moreOfThis.error : undefined,
    loadMore: () => void loadMore(),
    change: (change) => void write(change),
  };
}
