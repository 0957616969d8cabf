import { epochMs, type EpochMs } from '@paydirt/domain';
import { useEffect, useSyncExternalStore } from 'react';

import { useMember, usePlatform } from '../../../platform/hooks.tsx';
import { type KeyValueStore, readJson, write } from '../../../platform/storage/storage.ts';

/** Key under which this device keeps when a member last saw home, by the services' clock. */
const SEEN_KEY = 'paydirt.seen';
/** Key under which a tab keeps the last visit as it was when its own visit began. */
const VISIT_KEY = 'paydirt.visit';

interface Visit {
  readonly userId: string;
  /** Null on a member's first visit with this device. */
  readonly since: number | null;
}

function lastSeen(local: KeyValueStore, userId: string): number | null {
  const seen = readJson(local, SEEN_KEY);
  if (typeof seen !== 'object' || seen === null || !('userId' in seen) || !('at' in seen)) return null;
  return seen.userId === userId && Number.isSafeInteger(seen.at) ? Number(seen.at) : null;
}

function visitOf(perTab: KeyValueStore, userId: string): Visit | null {
  const visit = readJson(perTab, VISIT_KEY);
  if (typeof visit !== 'object' || visit === null || !('userId' in visit) || visit.userId !== userId)
    return null;
  const since = 'since' in visit && Number.isSafeInteger(visit.since) ? Number(visit.since) : null;
  return { userId, since };
}

/**
 * Get the time of this member's previous visit with this device; null on the first. A visit lasts as long as a tab: a
 * reload is none, and the answer stays while it lasts.
 */
export function useLastVisit(): EpochMs | null {
  const { clock, local, perTab } = usePlatform();
  const userId = useMember()?.userId ?? null;
  const hasServiceTime = useSyncExternalStore(clock.subscribe, () => clock.serviceTime() !== null);
  // Read on every render: the effect stores `since` in the tab before it overwrites the time it comes from.
  const visit =
    userId === null ? null : (visitOf(perTab, userId) ?? { userId, since: lastSeen(local, userId) });
  const since = visit?.since ?? null;

  useEffect(() => {
    if (!hasServiceTime || userId === null) return undefined;
    write(perTab, VISIT_KEY, JSON.stringify({ userId, since } satisfies Visit));
    const storeSeen = () => {
      const at = clock.serviceTime();
      if (at !== null) write(local, SEEN_KEY, JSON.stringify({ userId, at }));
    };
    storeSeen();
    document.addEventListener('visibilitychange', storeSeen);
    return () => {
      document.removeEventListener('visibilitychange', storeSeen);
      storeSeen();
    };
  }, [hasServiceTime, userId, since, clock, local, perTab]);
  return since === null ? null : epochMs(since);
}
