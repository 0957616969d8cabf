import { CallError } from '@paydirt/contract';
import { SECOND_MS } from '@paydirt/domain';
import { type ReactNode, createContext, useContext, useEffect, useMemo, useState } from 'react';
import { type Cache, SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr';

import { usePlatform, useSession } from '../hooks.tsx';
import { backoffMs } from '../services/backoff.ts';
import { createAnswerCache, type AnswerCache } from './answer-cache.ts';

const AnswerCacheContext = createContext<AnswerCache | null>(null);

/** Read what was kept from the last visit. */
export function useAnswerCache(): AnswerCache {
  const cache = useContext(AnswerCacheContext);
  if (cache === null) throw new Error('web: data is read outside of DataProvider');
  return cache;
}

/**
 * Give a tree its answers: one cache per member, no polling.
 *
 * A call that failed on the way is asked again with growing pauses while the page is seen, and at once by the
 * member's hand, on focus and when the network returns.
 */
export function DataProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const member = session.kind === 'member' ? session.user.userId : '';
  return (
    <MemberData key={member} member={member}>
      {children}
    </MemberData>
  );
}

function MemberData({ member, children }: { member: string; children: ReactNode }) {
  const { answerStore, session } = usePlatform();
  const [cache] = useState(() => new Map() as Cache);
  // The component's key is the member, so each member has their own cache.
  const answerCache = useMemo(() => {
    const mayStore = () => session.isOf(member);
    return createAnswerCache({ store: answerStore, userId: member, mayStore });
  }, [answerStore, session, member]);
  return (
    <AnswerCacheContext value={answerCache}>
      <SWRConfig
        value={{
          provider: () => cache,
          shouldRetryOnError: (error: unknown) => error instanceof CallError && error.retryable,
          onErrorRetry,
          revalidateOnFocus: true,
          revalidateOnReconnect: true,
          refreshInterval: 0,
        }}
      >
        <FollowClock />
        {children}
      </SWRConfig>
    </AnswerCacheContext>
  );
}

const onErrorRetry: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error: unknown,
  _key,
  _config,
  revalidate,
  options,
) => {
  // A rate-limited answer says when to retry.
  const retryAfterMs = error instanceof CallError ? (error.details.retryAfterSeconds ?? 0) * SECOND_MS : 0;
  setTimeout(() => void revalidate(options), Math.max(retryAfterMs, backoffMs(options.retryCount)));
};

/** Reload everything when the test clock was moved: all that is shown is out of date. */
function FollowClock() {
  const { clock } = usePlatform();
  const { mutate } = useSWRConfig();
  useEffect(() => clock.onMoved(() => void mutate(() => true)), [clock, mutate]);
  return null;
}
