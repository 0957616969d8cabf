import type { User } from '@paydirt/contract';
import { CONSTANTS } from '@paydirt/domain';

import { observable } from './observable.ts';
import { type KeyValueStore, readJson, write } from './storage.ts';

/** Names of what is kept in `localStorage`. */
const KEYS = {
  token: 'paydirt.token',
  phone: 'paydirt.phone',
  userId: 'paydirt.userId',
  timezoneType: 'paydirt.timezoneType',
  user: 'paydirt.user',
} as const;

/** Who uses the app now. */
export type SessionState =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly token: string; readonly user: User }
  /** The service ended the session: its message is shown and clicks are blocked (PRODUCT 3). */
  | { readonly kind: 'ended'; readonly message: string };

export interface Session {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly token: () => string | null;
  /** Begin a session with the answer of login or registration. */
  readonly begin: (token: string, user: User) => void;
  /** Take over newer data of the member. */
  readonly update: (user: User) => void;
  /** Forget the member: user state and what was kept for offline. */
  readonly end: () => void;
  /** The service answered 401. Does everything once, however many calls fail. */
  readonly expire: (message: string) => void;
}

export interface SessionOptions {
  readonly local: KeyValueStore;
  readonly perTab: KeyValueStore;
  /** Names in `local` that outlive the session: language, theme and text size, settings of the device. */
  readonly deviceKeys: readonly string[];
  /** Go to the login page. */
  readonly toLogin: () => void;
  readonly later: (action: () => void, ms: number) => void;
}

const VISITOR: SessionState = { kind: 'visitor' };

function stored(local: KeyValueStore): SessionState {
  const token = local.getItem(KEYS.token);
  const user = readJson(local, KEYS.user);
  if (token === null || typeof user !== 'object' || user === null || !('userId' in user)) return VISITOR;
  return { kind: 'member', token, user: user as User };
}

/** Keep the session: what is stored, how it begins and how it ends. */
export function createSession({ local, perTab, deviceKeys, toLogin, later }: SessionOptions): Session {
  const state = observable<SessionState>(stored(local));

  function store(token: string, user: User): void {
    write(local, KEYS.token, token);
    write(local, KEYS.phone, user.phone ?? user.email ?? '');
    write(local, KEYS.userId, user.userId);
    write(local, KEYS.timezoneType, String(user.timezoneType));
    write(local, KEYS.user, JSON.stringify(user));
    state.set({ kind: 'member', token, user });
  }

  function clear(): void {
    const kept = deviceKeys.map((key) => [key, local.getItem(key)] as const);
    local.clear();
    perTab.clear();
    for (const [key, value] of kept) if (value !== null) write(local, key, value);
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    token() {
      const now = state.get();
      return now.kind === 'member' ? now.token : null;
    },
    begin: store,
    update(user) {
      const now = state.get();
      if (now.kind === 'member' && now.user.userId === user.userId) store(now.token, user);
    },
    end() {
      clear();
      state.set(VISITOR);
    },
    expire(message) {
      if (state.get().kind !== 'member') return;
      clear();
      state.set({ kind: 'ended', message });
      later(toLogin, CONSTANTS.SESSION_LOST_REDIRECT_MS);
      later(() => {
        if (state.get().kind === 'ended') state.set(VISITOR);
      }, CONSTANTS.SESSION_LOST_MESSAGE_MS);
    },
  };
}
