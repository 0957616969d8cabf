import { voidIntent } from '@paydirt/contract/account/intent';
import { countries, type Country, logout, type User, userInfo } from '@paydirt/contract/account/session';
import { useEffect } from 'react';

import { useClient, useMember, usePlatform } from '../hooks.tsx';
import { useCall, usePutAnswer } from './use-call.ts';
import type { View } from './view.ts';

/** Read the logged-in member, and keep the session's copy as new as the service's. */
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
 * Get the function that stores a call's answer about the member: in the session, and in every cached answer about
 * them, so that no screen starts with old data.
 */
export function useTakeUser(): (user: User) => void {
  const { session } = usePlatform();
  const put = usePutAnswer();
  return (user) => {
    session.update(user);
    void put(userInfo, {}, user);
  };
}

/** Read the countries of the phone picker. */
export function useCountries(): View<readonly Country[]> {
  return useCall(countries, {});
}

/** Ways out of the account. */
export interface WaysOut {
  /**
   * Log out here at once, and at the service when it can be reached: a token that stays valid there expires on its
   * own.
   */
  readonly logOut: () => void;
  /** The same, and forget all that this device keeps of the member, what they sent without an answer included. */
  readonly forget: () => void;
  /** Give up what was sent and has no answer; false where something may still be done. */
  readonly giveUpOpen: () => Promise<boolean>;
}

/** Get the ways out of the account ready. */
export function useWaysOut(): WaysOut {
  const client = useClient();
  const { session, intents } = usePlatform();
  function leave(end: () => void): void {
    const ended = client.call(logout, {});
    end();
    ended.catch(() => undefined);
  }
  return {
    logOut: () => leave(() => session.end({ keepWriting: true })),
    forget: () => leave(session.forget),
    async giveUpOpen() {
      const given = intents.openOnes().map(({ call, key }) => client.call(voidIntent, { call, key }));
      return (await Promise.allSettled(given)).every(({ status }) => status === 'fulfilled');
    },
  };
}
