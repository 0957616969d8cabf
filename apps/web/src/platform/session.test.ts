import { userInfo } from '@paydirt/contract/account/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createClassKey } from './services/class-key.ts';
import { OTHER, setUp, USER } from './session.fixture.ts';
import { createSession } from './session.ts';
import { createSettings } from './settings.ts';
import { memoryStore } from './storage/storage.ts';

describe('a session', () => {
  it('stores what PRODUCT 3 names and survives a reload', () => {
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

  it('clears all user state at logout and keeps the device settings', () => {
    const { local, perTab, session, settings } = setUp();
    settings.change({ locale: 'ta-IN', theme: 'dark', textSize: 150 });
    session.begin('token-1', USER);
    local.setItem('paydirt.kept', '[]');
    local.setItem('paydirt.own.m-1.draft.post', '{"text":"gold"}');
    perTab.setItem('paydirt.own..draft.login', '{}');
    session.end();
    expect(session.get()).toEqual({ kind: 'visitor' });
    expect(session.token()).toBeNull();
    expect(local.getItem('paydirt.user')).toBeNull();
    expect(local.getItem('paydirt.kept')).toBeNull();
    expect(local.getItem('paydirt.own.m-1.draft.post')).toBeNull();
    expect(perTab.length).toBe(0);
    expect(createSettings(local, 'en-US').get()).toMatchObject({
      locale: 'ta-IN',
      theme: 'dark',
      textSize: 150,
    });
  });

  it('keeps the class key of the tab across logins and logouts', () => {
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

  it.each(['draft.post', 'draft.post:i-1'])(
    'keeps an unfinished post at logout, for its author only: %s',
    (name) => {
      const { local, session } = setUp();
      const draft = `paydirt.own.m-1.${name}`;
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
    },
  );

  it('keeps a member’s unanswered requests, whoever logs in and out meanwhile', () => {
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

  it('forgotten on this device leaves nothing of its member, and keeps the data of others and the device settings', () => {
    const { local, perTab, session, settings } = setUp();
    settings.change({ locale: 'ta-IN', theme: 'dark' });
    session.begin('token-1', USER);
    for (const name of ['intent.lease:7', 'draft.post', 'draft.withdraw-usdt'])
      local.setItem(`paydirt.own.m-1.${name}`, '{}');
    local.setItem('paydirt.own.m-2.intent.lease:7', '{}');
    local.setItem('paydirt.kept', '[]');
    perTab.setItem('paydirt.own..draft.login', '{}');
    session.forget();
    expect(session.get()).toEqual({ kind: 'visitor' });
    const left = Array.from({ length: local.length }, (_, index) => local.key(index));
    expect(left.filter((key) => key?.includes('m-1') === true)).toEqual([]);
    expect(local.getItem('paydirt.own.m-2.intent.lease:7')).toBe('{}');
    expect([local.getItem('paydirt.kept'), local.getItem('paydirt.user'), perTab.length]).toEqual([
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

  it('keeps its identity when the service returns known data, and changes it otherwise', () => {
    const { session } = setUp();
    session.begin('token-1', USER);
    const heard = vi.fn();
    session.subscribe(heard);
    session.update({ ...USER });
    expect(heard).not.toHaveBeenCalled();
    session.update({ ...USER, name: 'Mara O.' });
    expect(heard).toHaveBeenCalledOnce();
    expect(session.get()).toMatchObject({ user: { name: 'Mara O.' } });
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

  it('keeps its member’s input until somebody else logs in', async () => {
    const { local, perTab, session, client } = setUp();
    session.begin('token-1', USER);
    local.setItem('paydirt.own.m-1.draft.withdraw-usdt', '{"amount":"40"}');
    local.setItem('paydirt.kept', '[]');
    perTab.setItem('paydirt.own..draft.login', '{"phone":"98"}');
    await Promise.allSettled([client.call(userInfo, {})]);
    expect(local.getItem('paydirt.own.m-1.draft.withdraw-usdt')).toBe('{"amount":"40"}');
    expect(local.getItem('paydirt.kept')).toBeNull();
    expect(perTab.length).toBe(0);

    session.begin('token-2', USER);
    expect(local.getItem('paydirt.own.m-1.draft.withdraw-usdt')).toBe('{"amount":"40"}');
    await Promise.allSettled([client.call(userInfo, {})]);
    session.begin('token-3', { ...USER, userId: 'm-10' });
    expect(local.getItem('paydirt.own.m-1.draft.withdraw-usdt')).toBeNull();
  });

  it('is handled again for the next session', async () => {
    const { session, client, toLogin } = setUp();
    for (const token of ['token-1', 'token-2']) {
      session.begin(token, USER);
      await Promise.allSettled([client.call(userInfo, {}), client.call(userInfo, {})]);
      vi.advanceTimersByTime(3000);
    }
    expect(toLogin).toHaveBeenCalledTimes(2);
  });
});
