import { canChangePage, changePage, pageDirection } from '@paydirt/ui/page-transition';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { useEntry } from '../platform/navigation/hash-location.ts';
import { usePlatform, useSession } from '../platform/hooks.tsx';
import type { HistoryEntry } from '../platform/navigation/navigation.ts';
import { areasOf } from '../platform/navigation/route-table.ts';
import type { Route } from '../platform/navigation/routes.ts';
import { destinationOf } from './destination.ts';
import { useScreenLoaded } from './screen/use-screen-loaded.ts';
import { type Retrying, useRetry } from './screen/use-retry.ts';

/** The screen that is drawn, and the entry of the history that it is drawn for. */
export interface RenderedPage {
  readonly entry: HistoryEntry;
  /** Null is the 404. */
  readonly route: Route | null;
}

/** Get the depth of a screen; the 404 is below the tabs. */
export function depthOf(route: Route | null): number {
  return route?.depth ?? 1;
}

/** The shell's present view. */
export interface RouteView {
  /** Null while there is nothing to show. */
  readonly rendered: RenderedPage | null;
  /** It was animated in over the previous one, and needs no animation of its own. */
  readonly moved: boolean;
  readonly loading: boolean;
  /** The chunk or the texts of the address could not be fetched: nothing else may be shown under it. */
  readonly failed: { readonly route: Route | null; readonly retry: Retrying } | null;
}

/**
 * Follow the address: redirect where access requires it, load the screen's chunk and texts, and keep the present
 * screen until the next can be drawn. What failed is retried.
 */
export function useRouteView(): RouteView {
  const { navigation, languages, routes } = usePlatform();
  const entry = useEntry();
  const session = useSession();
  const [rendered, setRendered] = useState<RenderedPage | null>(null);
  const [moved, setMoved] = useState(false);
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  const address = entry.search === '' ? entry.path : `${entry.path}?${entry.search}`;
  const { route, redirect } = destinationOf(routes, address, session.kind === 'member');
  // The message that a session has ended redirects to login itself, after it was shown.
  const waits = session.kind === 'ended' && redirect !== null;
  const ready = useScreenLoaded(route);

  useLayoutEffect(() => {
    if (redirect !== null && !waits) navigation.navigate(redirect, { replace: true });
  }, [navigation, redirect, waits]);

  const retry = useRetry(address, () => setAttempt(attempt + 1));
  const failedNow = useEffectEvent(() => {
    setFailedAt(address);
    retry.failed();
  });
  useEffect(() => {
    if (ready) return undefined;
    let cancelled = false;
    Promise.all([routes.load(route), languages.need(areasOf(route))]).catch(() => {
      if (!cancelled) failedNow();
    });
    return () => {
      cancelled = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the last is a further try
  }, [ready, route, routes, address, languages, attempt]);

  const arrives = redirect === null && ready && rendered?.entry !== entry;
  // A new query on the same page, such as a filter, is no page change.
  const moves = arrives && rendered !== null && rendered.entry.id !== entry.id && canChangePage();
  if (arrives && !moves) {
    setRendered({ entry, route });
    setMoved(false);
  }
  const move = useEffectEvent(() => {
    const direction = pageDirection(depthOf(rendered?.route ?? null), depthOf(route));
    changePage(() => {
      // The member has navigated on, so this page is no longer wanted.
      if (navigation.entry() !== entry) return;
      flushSync(() => {
        setRendered({ entry, route });
        setMoved(true);
      });
    }, direction);
  });
  useLayoutEffect(() => {
    if (moves) move();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another entry is another page
  }, [moves, entry]);
  // After a logout, a member's screen must not stay rendered.
  const shown = rendered?.route ?? null;
  const mayStay = shown === null || shown.access !== 'member' || session.kind === 'member';
  const failed = redirect === null && !ready && failedAt === address;
  return {
    rendered: mayStay ? rendered : null,
    moved,
    loading: redirect === null && !ready && !failed,
    failed: failed ? { route, retry } : null,
  };
}
