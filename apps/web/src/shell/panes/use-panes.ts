import { useEffect, useState } from 'react';

import { usePlatform } from '../../platform/hooks.tsx';
import type { HistoryEntry } from '../../platform/navigation/navigation.ts';
import { areasOf } from '../../platform/navigation/route-table.ts';
import type { RenderedPage } from '../route-view.ts';
import { useScreenLoaded } from '../screen/use-screen-loaded.ts';
import { type Panes, panesOf } from './panes-of.ts';
import { useRoomForTwo } from './window-width.ts';

/** Get the two screens that a wide window draws; null where one is alone. The list's chunk and texts are fetched. */
export function usePanes(rendered: RenderedPage | null): (Panes & { readonly listReady: boolean }) | null {
  const { routes, languages } = usePlatform();
  const room = useRoomForTwo();
  const [lists, setLists] = useState<ReadonlyMap<string, HistoryEntry>>(new Map());

  const path = rendered?.entry.path;
  if (rendered !== null && path !== undefined && lists.get(path) !== rendered.entry && isList(rendered)) {
    setLists(new Map(lists).set(path, rendered.entry));
  }
  function isList({ route }: RenderedPage): boolean {
    return route !== null && routes.all.some(({ detailOf }) => detailOf === route.path);
  }

  const panes = room && rendered !== null ? panesOf(routes, rendered, lists) : null;
  const route = panes?.list.route ?? null;
  const listReady = useScreenLoaded(route);
  useEffect(() => {
    if (route === null || listReady) return;
    // If the list cannot be loaded, it is left out: the screen itself is shown.
    Promise.all([routes.load(route), languages.need(areasOf(route))]).catch(() => undefined);
  }, [route, listReady, routes, languages]);
  return panes === null ? null : { ...panes, listReady };
}
