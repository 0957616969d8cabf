import { useSyncExternalStore } from 'react';

import { usePlatform } from '../../platform/hooks.tsx';
import { areasOf } from '../../platform/navigation/route-table.ts';
import type { Route } from '../../platform/navigation/routes.ts';

/**
 * Watch whether the chunk and the texts of a route's screen have come; null is the 404. They are read as a store's snapshots
 * and not plainly: what came by a preload while nothing was to be drawn anew would be missed, for React keeps of such a
 * rendering that its effects are done.
 */
export function useScreenLoaded(route: Route | null): boolean {
  const { languages, routes } = usePlatform();
  const hasScreen = useSyncExternalStore(routes.subscribe, () => routes.loaded(route) !== null);
  const hasTexts = useSyncExternalStore(languages.subscribe, () => languages.has(areasOf(route)));
  return hasScreen && hasTexts;
}
