import type { RenderedPage } from '../route-view.ts';
import type { HistoryEntry } from '../../platform/navigation/navigation.ts';
import type { RouteTable } from '../../platform/navigation/route-table.ts';

/** The two screens of a wide window. */
export interface Panes {
  readonly list: RenderedPage;
  /** Null while nothing is chosen, or where the list draws its items itself. */
  readonly detail: RenderedPage | null;
}

/**
 * Get the two panes of a wide window; null for a screen without a second one. A detail is next to the list that it
 * was chosen from, as it was left (`lists`, by path), or, opened by its address, next to the whole list.
 */
export function panesOf(
  routes: Pick<RouteTable, 'all' | 'find'>,
  rendered: RenderedPage,
  lists: ReadonlyMap<string, HistoryEntry>,
): Panes | null {
  const { route } = rendered;
  if (route === null) return null;
  if (route.detailOf !== undefined) {
    const { detailOf: listPath } = route;
    const left = lists.get(listPath);
    const entry = left ?? {
      id: `beside ${listPath}`,
      index: rendered.entry.index,
      path: listPath,
      search: '',
      sheets: [],
    };
    return { list: { entry, route: routes.find(listPath) }, detail: rendered };
  }
  const isList = route.opensDetail === true || routes.all.some(({ detailOf }) => detailOf === route.path);
  return isList ? { list: rendered, detail: null } : null;
}
