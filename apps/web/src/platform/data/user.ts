import type { Country, User } from '@paydirt/contract';
import { countries, logout, userInfo } from '@paydirt/contract/calls/session';
import { useEffect } from 'react';

import { useClient, useMember, usePlatform } from '../hooks.tsx';
import { useCall, usePutAnswer } from './use-call.ts';
import type { View } from './view.ts';

/** Show the logged-in member, and keep the session's copy as new as the service's. */
export function useUser(): View<User> {
  const { session } = usePlatform();
  const member = useMember();
  const view = useCall(userInfo, member === null ? null : {});
  const fresh = view.status === 'ready' && !view.stale ? view.value : null;
  useEffect(() => {
    if (fresh !== null) session.update(fresh);
  }, [session, fresh]);
  return view;
}

/**
 * Get the function that takes over what a call answered of the member: for the session, and for whatever shows them,
 * so that no screen begins with them as they were before.
 */
export function useTakeUser(): (user: User) => void {
  const { session } = usePlatform();
  const put = usePutAnswer();
  return (user) => {
    session.update(user);
    void put(userInfo, {}, user);
  };
}

/** Show the countries of the phone picker. */
export function useCountries(): View<readonly Country[]> {
  return useCall(countries, {});
}

/**
 * Get the function that logs out: here at once, at the service when it can be reached. A token that
 * stays valid there because the network is gone expires by itself.
 */
export function useLogout(): () => void {
  const client = useClient();
  const { session } = usePlatform();
  return () => {
    const ended = client.call(logout, {});
    session.end({ keepWriting: true });
    ended.catch(() => undefined);
  };
}
