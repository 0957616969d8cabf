import type { Call, InputOf } from '@paydirt/contract';
import { useSWRConfig } from 'swr';

import type { Answered } from '../../../platform/data/answer-cache.ts';
import { keyOf } from '../../../platform/data/key.ts';
import { useAudience } from '../../../platform/data/use-call.ts';
import type { LoadedList } from '../../../platform/data/loaded-list.ts';

/** Access to a list that was read page by page. */
export interface CachedList<T> {
  readonly isRead: () => boolean;
  /** Change it, if it was read: changed while it is read for the first time, it would drop what comes. */
  readonly change: (by: (list: LoadedList<T>) => LoadedList<T>) => Promise<void>;
  readonly readAgain: () => void;
}

/** Find a list that some screen shows, to change it from elsewhere. */
export function useCachedList<T, C extends Call>(
  call: C,
  input: Omit<InputOf<C>, 'pageNum' | 'pageSize' | 'after'>,
  pageSize: number,
): CachedList<T> {
  const { cache, mutate } = useSWRConfig();
  const key = keyOf(call, { ...input, paged: pageSize }, useAudience());
  const isRead = () => cache.get(key)?.data !== undefined;
  return {
    isRead,
    async change(by) {
      if (!isRead()) return;
      await mutate<Answered<LoadedList<T>>>(key, (known) => known && { ...known, value: by(known.value) }, {
        revalidate: false,
      });
    },
    readAgain: () => void mutate(key),
  };
}
