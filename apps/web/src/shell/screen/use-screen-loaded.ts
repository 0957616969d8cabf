import { useSyncExternalStore } from 'react';

import { usePlatform } from '../../platform/hooks.tsx';
import { areasOf } from '../../platform/navigation/route-table.ts';
import type { Route } from '../../platform/navigation/routes.ts';

/**
 * Watch whether the chunk and the texts of a route's screen have loaded; null is the 404. They are read as
 * snapshots of a store and not directly: a load between renders would be missed, because React considers the
 * effects of such a render done.
 */
export function useScreenLoaded(route: Route | null): boolean {
  const { languages, routes } = usePlatform();
  const hasScreen = useSyncExternalStore(routes.subscribe, () => routes.loaded(route) !== null);
  const hasTexts = useSyncExternalStore(languages.subscribe, () => languages.has(areasOf(route)));
  return hasScreen && hasTexts;
}
