import { CallError } from '@paydirt/contract';
import { SECOND_MS } from '@paydirt/domain';
import { type ReactNode, createContext, useContext, useEffect, useMemo, useState } from 'react';
import { type Cache, SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr';

import { usePlatform, useSession } from '../hooks.tsx';
import { backoffMs } from '../services/backoff.ts';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';

const KeptContext = createContext<KeptAnswers | null>(null);

/** Read what was kept from the last visit. */
export function useKeptAnswers(): KeptAnswers {
  const kept = useContext(KeptContext);
  if (kept === null) throw new Error('web: data is read outside of DataProvider');
  return kept;
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
  const { local, session } = usePlatform();
  const [cache] = useState(() => new Map() as Cache);
  // Another member has other answers: the key remounts this.
  const kept = useMemo(() => {
    const mayKeep = () => session.isOf(member);
    return createKeptAnswers({ local, userId: member, mayKeep });
  }, [local, session, member]);
  return (
    <KeptContext value={kept}>
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
    </KeptContext>
  );
}

const onErrorRetry: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error: unknown,
  _key,
  _config,
  revalidate,
  options,
) => {
  // A service that is asked too often says when it answers again.
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
