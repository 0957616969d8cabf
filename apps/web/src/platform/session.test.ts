import { CLOCK_HEADER, createClient, MODE, MODE_HEADER } from '@paydirt/contract';
import { type User, userInfo } from '@paydirt/contract/account/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createClassKey } from './services/class-key.ts';
import { concernsSession, createSession } from './session.ts';
import { createSettings, DEVICE_KEYS } from './settings.ts';
import { type KeyValueStore, memoryStore } from './storage/storage.ts';

const USER: User = {
  userId: 'm-1',
  phone: '+919876543210',
  email: null,
  name: 'Mara',
  avatarUrl: null,
  vipLevel: 1,
  grade: 1,
  gradeText: 'Level 1',
  invitationCode: 'MARA77',
  shareCode: 'MARA77',
  createTime: '2026-09-01T08:00:00.000Z',
  markBackgroundUrl: null,
  markText: null,
  dateFormat: 1,
  salesUnit: 'USDT',
  unread: 0,
  notify: [],
};

const OTHER: User = { ...USER, userId: 'm-2', name: 'Jonas', phone: '+919876500000' };

/** Another tab of the same browser. */
function tabOf(local: KeyValueStore, perTab = memoryStore()) {
  const tab = { local, perTab, deviceKeys: DEVICE_KEYS, toLogin: () => undefined, later: () => undefined };
  return { perTab, session: createSession(tab) };
}

function setUp() {
  const local = memoryStore();
  const perTab = memoryStore();
  const toLogin = vi.fn<() => void>();
  const settings = createSettings(local, 'en-US');
  const session = createSession({
    local,
    perTab,
    deviceKeys: DEVICE_KEYS,
    toLogin,
    later: (action, ms) => void setTimeout(action, ms),
  });
  const client = createClient({
    baseUrl: (service) => `/api/${service}`,
    language: () => 'en_US',
    token: session.token,
    timeoutMs: 36_000,
    fetch: () =>
      Promise.resolve(
        new Response(
          JSON.stringify({
            status: 401,
            message: 'unauthorized',
            code: 401,
            msg: 'Logged in elsewhere.',
            data: null,
          }),
          { status: 401, headers: { [MODE_HEADER]: MODE, [CLOCK_HEADER]: '2026-11-21T14:05:00.000Z' } },
        ),
      ),
    onUnauthorized: (error) => session.expire(error.msg),
  });
  return { local, perTab, toLogin, settings, session, client };
}

describe('a session', () => {
  it('stores what PRODUCT 3 names and is there after a reload', () => {
    const { local, session } = setUp();
    session.begin('token-1', USER);
    expect(local.getItem('paydirt.phone')).toBe('+919876543210');
    expect(local.getItem('paydirt.userId')).toBe('m-1');
    expect(local.getItem('paydirt.timezoneType')).toBe('1');
    const reloaded = createSession({
      local,
      perTab: memoryStore(),
      deviceKeys: [],
      toLogin: () => undefined,
      later: () => undefined,
    });
    expect(reloaded.get()).toEqual({ kind: 'member', token: 'token-1', user: USER });
  });

  it('clears all user state at logout and keeps the settings of the device', () => {
    const { local, perTab, session, settings } = setUp();
    settings.change({ locale: 'ta-IN', theme: 'dark', textSize: 150 });
    session.begin('token-1', USER);
    local.setItem('paydirt.answers', '[]');
    local.setItem('paydirt.own.m-1.draft.post', '{"text":"gold"}');
    perTab.setItem('paydirt.own..draft.login', '{}');
    session.end();
    expect(session.get()).toEqual({ kind: 'visitor' });
    expect(session.token()).toBeNull();
    expect(local.getItem('paydirt.user')).toBeNull();
    expect(local.getItem('paydirt.answers')).toBeNull();
    expect(local.getItem('paydirt.own.m-1.draft.post')).toBeNull();
    expect(perTab.length).toBe(0);
    expect(createSettings(local, 'en-US').get()).toMatchObject({
      locale: 'ta-IN',
      theme: 'dark',
      textSize: 150,
    });
  });

  it('keeps the class key of the tab through logins and logouts', () => {
    const { perTab, session } = setUp();
    const classKey = createClassKey(perTab);
    classKey.set('48217735');
    session.begin('token-1', USER);
    session.end();
    session.begin('token-2', OTHER);
    session.expire('Logged in elsewhere.');
    expect(createClassKey(perTab).get()).toBe('48217735');
    classKey.set(null);
    expect(createClassKey(perTab).get()).toBeNull();
  });

  it('keeps at logout the post that was being written, for nobody but its author', () => {
    const { local, session } = setUp();
    const draft = 'paydirt.own.m-1.draft.post';
    session.begin('token-1', USER);
    local.setItem(draft, '{"text":"gold"}');
    local.setItem('paydirt.own.m-1.draft.withdraw-usdt', '{"amount":"40"}');
    session.end({ keepWriting: true });
    expect(local.getItem(draft)).toBe('{"text":"gold"}');
    expect(local.length).toBe(1);
    session.begin('token-2', USER);
    expect(local.getItem(draft)).toBe('{"text":"gold"}');
    session.end({ keepWriting: true });
    session.begin('token-3', OTHER);
    expect(local.getItem(draft)).toBeNull();
  });

  it('keeps what a member sent and had no answer to, whoever logs in and out meanwhile', () => {
    const { local, session } = setUp();
    const intent = 'paydirt.own.m-1.intent.lease:7';
    session.begin('token-1', USER);
    local.setItem(intent, '{"key":"k"}');
    session.end({ keepWriting: true });
    session.begin('token-2', OTHER);
    session.end();
    session.begin('token-3', USER);
    expect(local.getItem(intent)).toBe('{"key":"k"}');
  });

  it('forgotten on this device leaves nothing of its member, and what others have and the device’s settings', () => {
    const { local, perTab, session, settings } = setUp();
    settings.change({ locale: 'ta-IN', theme: 'dark' });
    session.begin('token-1', USER);
    for (const name of ['intent.lease:7', 'draft.post', 'draft.withdraw-usdt'])
      local.setItem(`paydirt.own.m-1.${name}`, '{}');
    local.setItem('paydirt.own.m-2.intent.lease:7', '{}');
    local.setItem('paydirt.answers', '[]');
    perTab.setItem('paydirt.own..draft.login', '{}');
    session.forget();
    expect(session.get()).toEqual({ kind: 'visitor' });
    const left = Array.from({ length: local.length }, (_, index) => local.key(index));
    expect(left.filter((key) => key?.includes('m-1') === true)).toEqual([]);
    expect(local.getItem('paydirt.own.m-2.intent.lease:7')).toBe('{}');
    expect([local.getItem('paydirt.answers'), local.getItem('paydirt.user'), perTab.length]).toEqual([
      null,
      null,
      0,
    ]);
    expect(createSettings(local, 'en-US').get()).toMatchObject({ locale: 'ta-IN', theme: 'dark' });
  });

  it('ignores newer data of another member', () => {
    const { session } = setUp();
    session.begin('token-1', USER);
    session.update({ ...USER, userId: 'm-2', name: 'Someone else' });
    expect(session.get()).toMatchObject({ user: { name: 'Mara' } });
  });
});

describe('a session that the service ended', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the message for 3 seconds and goes to login after 1, once for many calls', async () => {
    const { local, session, settings, client, toLogin } = setUp();
    settings.change({ locale: 'de-DE', theme: 'dark', textSize: 200 });
    session.begin('token-1', USER);
    const changes = vi.fn<() => void>();
    session.subscribe(changes);

    await Promise.allSettled(Array.from({ length: 8 }, () => client.call(userInfo, {})));
    expect(changes).toHaveBeenCalledTimes(1);
    expect(session.get()).toEqual({ kind: 'ended', message: 'Logged in elsewhere.' });
    expect(local.getItem('paydirt.token')).toBeNull();
    expect(createSettings(local, 'en-US').get()).toMatchObject({
      locale: 'de-DE',
      theme: 'dark',
      textSize: 200,
    });

    vi.advanceTimersByTime(999);
    expect(toLogin).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(toLogin).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1999);
    expect(session.get().kind).toBe('ended');
    vi.advanceTimersByTime(1);
    expect(session.get()).toEqual({ kind: 'visitor' });
    expect(toLogin).toHaveBeenCalledTimes(1);
  });

  it('keeps what its member had typed, until somebody else logs in', async () => {
    const { local, perTab, session, client } = setUp();
    session.begin('token-1', USER);
    local.setItem('paydirt.own.m-1.draft.withdraw-usdt', '{"amount":"40"}');
    local.setItem('paydirt.answers', '[]');
    perTab.setItem('paydirt.own..draft.login', '{"phone":"98"}');
    await Promise.allSettled([client.call(userInfo, {})]);
    expect(local.getItem('paydirt.own.m-1.draft.withdraw-usdt')).toBe('{"amount":"40"}');
    expect(local.getItem('paydirt.answers')).toBeNull();
    expect(perTab.length).toBe(0);

    session.begin('token-2', USER);
    expect(local.getItem('paydirt.own.m-1.draft.withdraw-usdt')).toBe('{"amount":"40"}');
    await Promise.allSettled([client.call(userInfo, {})]);
    session.begin('token-3', { ...USER, userId: 'm-10' });
    expect(local.getItem('paydirt.own.m-1.draft.withdraw-usdt')).toBeNull();
  });

  it('does it again for the next session', async () => {
    const { session, client, toLogin } = setUp();
    for (const token of ['token-1', 'token-2']) {
      session.begin(token, USER);
      await Promise.allSettled([client.call(userInfo, {}), client.call(userInfo, {})]);
      vi.advanceTimersByTime(3000);
    }
    expect(toLogin).toHaveBeenCalledTimes(2);
  });
});

describe('two members in one browser', () => {
  it('leaves nothing of a member who did not log out to the one who logs in next', () => {
    const { local, perTab, session, settings } = setUp();
    settings.change({ locale: 'ta-IN' });
    session.begin('token-1', USER);
    local.setItem('paydirt.answers', '[["wallet/account/balance?[]#en-US#m-1",{},1]]');
    perTab.setItem('paydirt.draft.withdraw-usdt', '{"amount":"500"}');
    session.begin('token-2', OTHER);
    expect(session.get()).toMatchObject({ kind: 'member', token: 'token-2' });
    expect(local.getItem('paydirt.answers')).toBeNull();
    expect(local.getItem('paydirt.phone')).toBe(OTHER.phone);
    expect(perTab.getItem('paydirt.draft.withdraw-usdt')).toBeNull();
    expect(createSettings(local, 'en-US').get().locale).toBe('ta-IN');
  });

  it('shows a tab that comes back after a crash nothing of whom it was of', () => {
    const { local, perTab, session } = setUp();
    session.begin('token-1', USER);
    perTab.setItem('paydirt.draft.withdraw-usdt', '{"amount":"500"}');
    const reloaded = tabOf(local, perTab);
    expect(reloaded.perTab.getItem('paydirt.draft.withdraw-usdt')).not.toBeNull();
    tabOf(local).session.begin('token-2', OTHER);
    const restored = tabOf(local, perTab);
    expect(restored.session.get()).toMatchObject({ user: { userId: 'm-2' } });
    expect(restored.perTab.getItem('paydirt.draft.withdraw-usdt')).toBeNull();
  });

  it('keeps what a visitor did on the way in', () => {
    const { perTab, session } = setUp();
    perTab.setItem('paydirt.draft.register-invitation', '{"invitationCode":"GOLD26"}');
    session.begin('token-1', USER);
    expect(perTab.getItem('paydirt.draft.register-invitation')).not.toBeNull();
  });

  it('follows a logout and another login in another tab', () => {
    const { local, perTab, session } = setUp();
    session.begin('token-1', USER);
    perTab.setItem('paydirt.draft.withdraw-usdt', '{"amount":"500"}');
    const other = tabOf(local);
    other.session.end();
    expect(session.isOf('m-1')).toBe(false);
    session.follow();
    expect(session.get()).toEqual({ kind: 'visitor' });
    expect(perTab.getItem('paydirt.draft.withdraw-usdt')).toBeNull();
    other.session.begin('token-2', OTHER);
    session.follow();
    expect(session.get()).toMatchObject({ kind: 'member', token: 'token-2', user: { userId: 'm-2' } });
    expect(session.isOf('m-2')).toBe(true);
  });

  it('keeps the drafts of a member who logged in again in another tab', () => {
    const { local, perTab, session } = setUp();
    session.begin('token-1', USER);
    perTab.setItem('paydirt.draft.post', '{}');
    tabOf(local).session.begin('token-3', USER);
    session.follow();
    expect(session.token()).toBe('token-3');
    expect(perTab.getItem('paydirt.draft.post')).toBe('{}');
  });

  it('takes over what its member changed of themselves in another tab, and nothing of another member', () => {
    const { local, session } = setUp();
    session.begin('token-1', USER);
    const listener = vi.fn<() => void>();
    session.subscribe(listener);
    session.follow();
    expect(listener).not.toHaveBeenCalled();
    tabOf(local).session.update({ ...USER, salesUnit: 'NGN' });
    session.follow();
    expect(session.get()).toMatchObject({ token: 'token-1', user: { userId: 'm-1', salesUnit: 'NGN' } });
    // Another login writes its member first, and its token last.
    local.setItem('paydirt.user', JSON.stringify(OTHER));
    session.follow();
    expect(session.get()).toMatchObject({ token: 'token-1', user: { userId: 'm-1' } });
  });

  it('takes the unit of prices for play USDT where an earlier version kept none', () => {
    const { local, session } = setUp();
    const { salesUnit: _unit, ...before } = USER;
    session.begin('token-1', USER);
    local.setItem('paydirt.user', JSON.stringify(before));
    expect(tabOf(local).session.get()).toMatchObject({ user: { salesUnit: 'USDT' } });
  });

  it.each(['expire', 'end', 'update'] as const)(
    'takes nothing from the one who logged in elsewhere meanwhile: %s',
    (what) => {
      const { local, session } = setUp();
      session.begin('token-1', USER);
      tabOf(local).session.begin('token-2', OTHER);
      if (what === 'expire') session.expire('Logged out.');
      else if (what === 'end') session.end();
      else session.update({ ...USER, name: 'Mara Iyer' });
      expect(local.getItem('paydirt.token')).toBe('token-2');
      expect(local.getItem('paydirt.user')).toBe(JSON.stringify(OTHER));
      if (what !== 'update') expect(session.get()).toMatchObject({ user: { userId: 'm-2' } });
    },
  );

  it('does not begin anew by what comes after another tab logged out', () => {
    const { local, session } = setUp();
    session.begin('token-1', USER);
    tabOf(local).session.end();
    session.update({ ...USER, name: 'Mara Iyer' });
    expect(local.getItem('paydirt.token')).toBeNull();
    expect(local.getItem('paydirt.user')).toBeNull();
  });

  it('is asked about where the store was cleared, another token or the member written, and nowhere else', () => {
    expect([null, 'paydirt.token', 'paydirt.user'].every(concernsSession)).toBe(true);
    expect(['paydirt.answers', 'paydirt.clock', 'paydirt.theme'].some(concernsSession)).toBe(false);
  });
});
