/** One page of a list call's answer (SERVICES). */
export interface Page<T> {
  readonly total: number;
  readonly list: readonly T[];
}

/** As much of a list as was read. */
export interface LoadedList<T> {
  readonly total: number;
  readonly items: readonly T[];
  /** The rest of the call's answer besides its list, from the newest page. */
  readonly rest: object;
}

/** Turn the first page into a list, each item once. */
export function listOf<T>({ total, list, ...rest }: Page<T>, idOf: (item: T) => string): LoadedList<T> {
  return { total, items: [...new Map(list.map((item) => [idOf(item), item])).values()], rest };
}

/** Request one page of a list, counted from 1; `after` is the last item that is known. */
export type RequestPage<T> = (pageNum: number, pageSize: number, after?: T) => Promise<Page<T>>;

/** Services answer at most this many items at once. */
const AT_ONCE = 100;

/** The largest allowed page size that divides a number of items, so that no unneeded item is read. */
function pageSizeOf(count: number): number {
  let requests = Math.max(1, Math.ceil(count / AT_ONCE));
  while (count % requests !== 0) requests += 1;
  return count / requests;
}

/**
 * Read the first `count` items in few requests and no further, each item once even if others are added at the top
 * meanwhile.
 */
export async function readFirst<T>(
  requestPage: RequestPage<T>,
  count: number,
  idOf: (item: T) => string,
): Promise<LoadedList<T>> {
  const pageSize = pageSizeOf(count);
  const items = new Map<string, T>();
  let total = 0;
  let rest: object = {};
  for (let pageNum = 1; (pageNum - 1) * pageSize < count; pageNum += 1) {
    // In sequence, because only an answer tells whether there is a next page.
    const { total: all, list, ...others } = await requestPage(pageNum, pageSize, [...items.values()].at(-1));
    total = all;
    rest = others;
    for (const item of list) items.set(idOf(item), item);
    if (pageNum * pageSize >= total) break;
  }
  return { total, items: [...items.values()].slice(0, count), rest };
}

/**
 * Append a page to a list. Between two pages new items may have come in at the top, so that some come twice; and
 * items added or deleted here since the page was requested, when the list was `whenRequested`, still count, unless
 * the services have counted them since.
 */
export function withPage<T>(
  known: LoadedList<T>,
  { total, list, ...rest }: Page<T>,
  { whenRequested, idOf }: { readonly whenRequested: LoadedList<T>; readonly idOf: (item: T) => string },
): LoadedList<T> {
  // With the same `rest` as when the page was requested, any difference was made here.
  const changedHere = known.rest === whenRequested.rest ? known.total - whenRequested.total : 0;
  const ids = new Set(known.items.map(idOf));
  return {
    total: total + changedHere,
    items: [...known.items, ...list.filter((item) => !ids.has(idOf(item)))],
    rest,
  };
}

/**
 * Reuse known items in a reloaded list: unchanged ones stay the same objects, so that data about them, such as the
 * height of a row, stays valid.
 */
export function withKnownItems<T>(
  items: readonly T[],
  known: readonly T[],
  idOf: (item: T) => string,
): readonly T[] {
  const before = new Map(known.map((item) => [idOf(item), item]));
  return items.map((item) => {
    const same = before.get(idOf(item));
    return same !== undefined && JSON.stringify(same) === JSON.stringify(item) ? same : item;
  });
}
