import { type Call, type Client, type InputOf, isResultOf } from '@paydirt/contract';
import { useState } from 'react';
import useSWR from 'swr';

import { useDrawnEntry } from '../navigation/hash-location.ts';
import { useClient, useClock, usePlatform } from '../hooks.tsx';
import { useKeptAnswers } from './data-provider.tsx';
import type { Answered } from './kept-answers.ts';
import { keyOf } from './key.ts';
import { useAudience, useReadKept, viewOf } from './use-call.ts';
import type { View } from './view.ts';

/** What a list call answers (SERVICES). */
interface Page<T> {
  readonly total: number;
  readonly list: readonly T[];
}

/** As much of a list as was read. */
export interface ListSoFar<T> {
  readonly total: number;
  readonly items: readonly T[];
  /** What else the call answers beside its list, as the newest page had it. */
  readonly rest: object;
}

/** A list that grows page by page. */
export interface Pages<T> {
  readonly view: View<ListSoFar<T>>;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** What the newest page failed with, while earlier ones are shown; undefined when it did not. */
  readonly moreError: unknown;
  readonly loadMore: () => void;
  /** Change what is shown, ahead of the service or after it: what it says next counts again. */
  readonly change: (change: (so: ListSoFar<T>) => ListSoFar<T>) => void;
}

/** Services answer at most this many items at once. */
const AT_ONCE = 100;

/** Tell whether something is as much of a call's list as was read. */
function isListOf(call: Call, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('items' in value) || !('total' in value)) return false;
  const rest = 'rest' in value && typeof value.rest === 'object' ? value.rest : {};
  return isResultOf(call, { ...rest, total: value.total, list: value.items });
}

/** How a list is kept up to date. */
export interface PagesOptions {
  /** Ask again every so many milliseconds while the page is seen. @default 0, never */
  readonly everyMs?: number;
}

type Ask<T> = (pageNum: number, pageSize: number) => Promise<Page<T>>;

/** Read the first `count` items in as few requests as can be. */
async function readFirst<T>(ask: Ask<T>, count: number): Promise<ListSoFar<T>> {
  const pageSize = Math.min(count, AT_ONCE);
  const items: T[] = [];
  let total = 0;
  let rest: object = {};
  for (let pageNum = 1; (pageNum - 1) * pageSize < count; pageNum += 1) {
    // One after another: the next page is only asked for when there is one.
    const { total: all, list, ...others } = await ask(pageNum, pageSize);
    total = all;
    rest = others;
    items.push(...list);
    if (items.length >= total) break;
  }
  return { total, items, rest };
}

function askerOf<T>(client: Client, call: Call, input: object): Ask<T> {
  return async (pageNum, pageSize) => {
    const { data } = await client.call(call, { ...input, pageNum, pageSize });
    return data as Page<T>;
  };
}

/**
 * Show a call that answers `{ total, list }`, page by page. How many pages were read is kept for the
 * history entry, so that Back finds the list as long as it was. `idOf` tells items apart: between
 * two pages new ones may have come in at the top.
 */
export function usePages<T, C extends Call>(
  call: C,
  input: Omit<InputOf<C>, 'pageNum' | 'pageSize'>,
  idOf: (item: T) => string,
  pageSize = 20,
  { everyMs = 0 }: PagesOptions = {},
): Pages<T> {
  const client = useClient();
  const now = useClock();
  const answers = useKeptAnswers();
  const readKept = useReadKept();
  const { entries } = usePlatform();
  const { id } = useDrawnEntry();
  const key = keyOf(call, { ...input, paged: pageSize }, useAudience());
  const place = `pages:${key}`;
  const pagesRead = () => {
    const kept = entries.read(id, place);
    return typeof kept === 'number' ? kept : 1;
  };
  const ask = askerOf<T>(client, call, input);
  const [more, setMore] = useState<{ key: string; error: unknown } | 'loading' | null>(null);

  const { data, error, mutate } = useSWR<Answered<ListSoFar<T>>, unknown>(
    key,
    async () => {
      const answered = { value: await readFirst(ask, pagesRead() * pageSize), asOf: now() };
      answers.keep(key, answered);
      return answered;
    },
    { refreshInterval: everyMs },
  );

  const so = data?.value;
  // By the pages too: of what came in meanwhile, or counted twice, no further page would bring the rest.
  const hasMore = so !== undefined && so.items.length < so.total && pagesRead() * pageSize < so.total;

  async function loadMore(): Promise<void> {
    if (so === undefined || !hasMore || more === 'loading') return;
    setMore('loading');
    const pageNum = pagesRead() + 1;
    try {
      const page = await ask(pageNum, pageSize);
      const known = new Set(so.items.map(idOf));
      const items = [...so.items, ...page.list.filter((item) => !known.has(idOf(item)))];
      entries.keep(id, place, pageNum);
      await mutate(
        { value: { total: page.total, items, rest: so.rest }, asOf: now() },
        { revalidate: false },
      );
      setMore(null);
    } catch (failure) {
      setMore({ key, error: failure });
    }
  }

  return {
    view: viewOf(
      data,
      error,
      () => readKept(key, (value): value is ListSoFar<T> => isListOf(call, value)),
      () => void mutate(),
      (value) => value.items.length === 0,
    ),
    hasMore,
    loadingMore: more === 'loading',
    moreError: more !== null && more !== 'loading' && more.key === key ? more.error : undefined,
    loadMore: () => void loadMore(),
    change: (change) =>
      void mutate((known) => known && { ...known, value: change(known.value) }, { revalidate: false }),
  };
}
