import { useEffect } from 'react';

import { usePlatform } from '../../platform/hooks.tsx';
import { preloads } from '../../platform/loading/preload-queue.ts';
import { areasOf } from '../../platform/navigation/route-table.ts';
import type { Route } from '../../platform/navigation/routes.ts';

/** Fetch, in idle time, the screens that a form leads to, with their texts: they are there once it has been filled. */
export function usePreloadScreens(...wanted: readonly Route<string>[]): void {
  const { languages, routes } = usePlatform();
  const paths = wanted.map(({ path }) => path).join();
  useEffect(() => {
    for (const path of paths.split(',')) {
      const route = routes.find(path);
      preloads.add(() => Promise.all([routes.load(route), languages.need(areasOf(route))]));
    }
  }, [paths, languages, routes]);
}
