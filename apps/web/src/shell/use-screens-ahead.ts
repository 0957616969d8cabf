import { useEffect } from 'react';

import { usePlatform } from '../platform/hooks.tsx';
import { ahead } from '../platform/load-ahead.ts';
import { areasOf, type RouteName } from '../platform/routes.ts';

/** Fetch, in idle time, the screens that a form leads to, with their texts: they are there once it has been filled. */
export function useScreensAhead(...routes: readonly RouteName[]): void {
  const { languages, loadScreen } = usePlatform();
  const names = routes.join();
  useEffect(() => {
    for (const route of names.split(',') as RouteName[])
      ahead.add(() => Promise.all([loadScreen(route), languages.need(areasOf(route))]));
  }, [names, languages, loadScreen]);
}
