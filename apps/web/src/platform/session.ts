import type { User } from '@paydirt/contract/account/session';
import { CONSTANTS, CURRENCY } from '@paydirt/domain';

import { observable } from './observable.ts';
import { CLASS_KEY_STORAGE_KEY } from './services/class-key.ts';
import { removeOthersValues, intentKeys, memberKeys, POST_DRAFT } from './storage/stored-value.ts';
import { type KeyValueStore, readJson, write } from './storage/storage.ts';

/** Keys in `localStorage`. */
const KEYS = {
  token: 'paydirt.token',
  phone: 'paydirt.phone',
  userId: 'paydirt.userId',
  dateFormat: 'paydirt.timezoneType',
  user: 'paydirt.user',
} as const;

/** Key of the owner of a tab's `sessionStorage`. */
const OWNER_KEY = 'paydirt.owner';

/** The app's present user. */
export type SessionState =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly token: string; readonly user: User }
  /** The service ended the session: its message is shown and clicks are blocked (PRODUCT 3). */
  | { readonly kind: 'ended'; readonly message: string };

/** Get the id of the member who is logged in; null for a visitor, and where the session has ended. */
export function memberOf(session: Pick<Session, 'get'>): string | null {
  const state = session.get();
  return state.kind === 'member' ? state.user.userId : null;
}

export interface Session {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly token: () => string | null;
  /** Tell if this member is logged in here, and this device's data is theirs. */
  readonly isOf: (userId: string) => boolean;
  /** Begin a session with the answer of login or registration. */
  readonly begin: (token: string, user: User) => void;
  /** Take over newer data of the member. */
  readonly update: (user: User) => void;
  /**
   * Remove the member's data: user state and offline answers. A member who only logs out finds their unfinished
   * post when they come back, unless another member was here meanwhile; and in any case their requests without an
   * answer, because otherwise they could send them twice (PRODUCT 3).
   */
  readonly end: (how?: { readonly keepWriting: boolean }) => void;
  /** Forget the member, and all that they typed or sent without an answer: nothing of theirs stays on this device. */
  readonly forget: () => void;
  /**
   * The service answered 401. Does everything once, however many calls fail. Typed text, and the keys of requests
   * without an answer, stay for the member, if they are the next to log in.
   */
  readonly expire: (message: string) => void;
  /**
   * Adopt another tab's changes of the session: a member who left, another one, or changes of this one's profile
   * and settings. For moments when events may have been missed, as while this page was in the back/forward cache.
   */
  readonly follow: () => void;
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

type Stored = Exclude<SessionState, { readonly kind: 'ended' }>;

const VISITOR: Stored = { kind: 'visitor' };

function stored(local: KeyValueStore): Stored {
  const token = local.getItem(KEYS.token);
  const user = readJson(local, KEYS.user);
  if (token === null || typeof user !== 'object' || user === null || !('userId' in user)) return VISITOR;
  // A session stored by an earlier version lacks these two.
  return { kind: 'member', token, user: { notify: [], salesUnit: CURRENCY, ...user } as unknown as User };
}

const idOf = (state: SessionState) => (state.kind === 'member' ? state.user.userId : '');

/** The token of the member who is logged in on this device, or null. */
export function storedToken(local: KeyValueStore): string | null {
  return local.getItem(KEYS.token);
}

/** Tell if a member is logged in on this device. */
export function isSessionStored(local: KeyValueStore): boolean {
  return storedToken(local) !== null;
}

/** Tell if a change of the local store, as a `storage` event names it, can be one of the session. */
export function concernsSession(key: string | null): boolean {
  return key === null || key === KEYS.token || key === KEYS.user;
}

/** Keep the session: what is stored, how it begins and how it ends. */
export function createSession({ local, perTab, deviceKeys, toLogin, later }: SessionOptions): Session {
  const state = observable<SessionState>(stored(local));
  /** The member's data as last read or written here, as text. */
  let known = local.getItem(KEYS.user);

  /** Delete the tab's data about a member. The class key is not part of it. */
  function clearTab(): void {
    const classKey = perTab.getItem(CLASS_KEY_STORAGE_KEY);
    perTab.clear();
    if (classKey !== null) write(perTab, CLASS_KEY_STORAGE_KEY, classKey);
  }

  /** Bind the tab's data to one member. It outlives a crash, after which another one may come. */
  function claimTab(userId: string): void {
    const owner = perTab.getItem(OWNER_KEY);
    if (owner !== null && owner !== userId) clearTab();
    if (userId !== '') write(perTab, OWNER_KEY, userId);
  }

  function store(token: string, user: User): void {
    write(local, KEYS.phone, user.phone ?? user.email ?? '');
    write(local, KEYS.userId, user.userId);
    write(local, KEYS.dateFormat, String(user.dateFormat));
    write(local, KEYS.user, JSON.stringify(user));
    known = local.getItem(KEYS.user);
    // Written last: when other tabs receive its event, they read all of these values.
    write(local, KEYS.token, token);
    state.set({ kind: 'member', token, user });
  }

  function clear(alsoKept: readonly string[] = []): void {
    const kept = [...deviceKeys, ...intentKeys(local), ...alsoKept].map(
      (key) => [key, local.getItem(key)] as const,
    );
    local.clear();
    clearTab();
    for (const [key, value] of kept) if (value !== null) write(local, key, value);
  }

  function follow(): void {
    const before = state.get();
    const now = stored(local);
    if (before.kind === 'ended') return;
    if (tokenOf(before) === tokenOf(now)) {
      // The data of another member are written before their token: wait for the event of the token.
      if (idOf(before) !== idOf(now) || local.getItem(KEYS.user) === known) return;
      known = local.getItem(KEYS.user);
      state.set(now);
      return;
    }
    claimTab(idOf(now));
    known = local.getItem(KEYS.user);
    state.set(now);
  }

  /** Tell whether another tab has logged a member in since: then the storage is not this tab's to change. */
  function isAnothers(): boolean {
    const now = stored(local);
    return now.kind === 'member' && now.token !== tokenOf(state.get());
  }

  function end({ keepWriting = false }: { readonly keepWriting?: boolean } = {}): void {
    if (isAnothers()) {
      follow();
      return;
    }
    clear(keepWriting ? memberKeys(local, idOf(state.get()), POST_DRAFT) : []);
    state.set(VISITOR);
  }

  claimTab(idOf(state.get()));
  return {
    get: state.get,
    subscribe: state.subscribe,
    token: () => tokenOf(state.get()),
    isOf: (userId) =>
      userId !== '' && idOf(state.get()) === userId && local.getItem(KEYS.token) === tokenOf(state.get()),
    begin(token, user) {
      const last = local.getItem(KEYS.userId);
      // The previous member did not log out, so their data is still stored.
      if (last !== null && last !== user.userId) clear();
      removeOthersValues(local, user.userId);
      claimTab(user.userId);
      store(token, user);
    },
    update(user) {
      const now = state.get();
      if (now.kind !== 'member' || now.user.userId !== user.userId) return;
      if (JSON.stringify(user) === known) return;
      // If another tab has logged out or logged in another member, an earlier request must not store
      // anything.
      if (local.getItem(KEYS.token) === now.token) store(now.token, user);
    },
    end,
    forget() {
      for (const key of memberKeys(local, idOf(state.get()))) local.removeItem(key);
      end();
    },
    expire(message) {
      const now = state.get();
      if (now.kind !== 'member') return;
      if (isAnothers()) {
        follow();
        return;
      }
      clear(memberKeys(local, now.user.userId));
      state.set({ kind: 'ended', message });
      later(toLogin, CONSTANTS.SESSION_LOST_REDIRECT_MS);
      later(() => {
        if (state.get().kind === 'ended') state.set(stored(local));
      }, CONSTANTS.SESSION_LOST_MESSAGE_MS);
    },
    follow,
  };
}

const tokenOf = (state: SessionState) => (state.kind === 'member' ? state.token : null);
