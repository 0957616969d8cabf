import type { Drawn } from '../route-view.ts';
import type { HistoryEntry } from '../../platform/navigation/navigation.ts';
import type { RouteTable } from '../../platform/navigation/route-table.ts';

/** The two screens of a wide window. */
export interface Panes {
  readonly list: Drawn;
  /** Null while nothing is chosen, or where the list draws what it opens by itself. */
  readonly detail: Drawn | null;
}

/**
 * Say what stands beside what in a wide window; null is a screen that stands alone. A detail has the list beside it
 * that it was chosen from, as it was left (`lists`, by path), and opened by its address the whole list.
 */
export function panesOf(
  routes: Pick<RouteTable, 'all' | 'find'>,
  drawn: Drawn,
  lists: ReadonlyMap<string, HistoryEntry>,
): Panes | null {
  const { route } = drawn;
  if (route === null) return null;
  if (route.beside !== undefined) {
    const { beside } = route;
    const left = lists.get(beside);
    const entry = left ?? {
      id: `beside ${beside}`,
      index: drawn.entry.index,
      path: beside,
      search: '',
      sheets: [],
    };
    return { list: { entry, route: routes.find(beside) }, detail: drawn };
  }
  const isList = route.opensBeside === true || routes.all.some(({ beside }) => beside === route.path);
  return isList ? { list: drawn, detail: null } : null;
}
