import type { HistoryEntry } from './navigation.ts';

/**
 * Tell whether an address is the open item's, or its own with more in the query: the same path, and every parameter as
 * it is. A page without a query names no item, so that nothing continues it.
 */
export function continues({ path, search }: Pick<HistoryEntry, 'path' | 'search'>, address: string): boolean {
  const [toPath, toSearch = ''] = address.split('?', 2);
  const present = [...new URLSearchParams(search)];
  const next = new URLSearchParams(toSearch);
  return toPath === path && present.length > 0 && present.every(([name, value]) => next.get(name) === value);
}
