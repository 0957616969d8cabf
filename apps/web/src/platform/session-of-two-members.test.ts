import { describe, expect, it, vi } from 'vitest';

import { OTHER, setUp, USER } from './session.fixture.ts';
import { concernsSession, createSession } from './session.ts';
import { createSettings, DEVICE_KEYS } from './settings.ts';
import { type KeyValueStore, memoryStore } from './storage/storage.ts';

/** Another tab of the same browser. */
function tabOf(local: KeyValueStore, perTab = memoryStore()) {
  const tab = { local, perTab, deviceKeys: DEVICE_KEYS, toLogin: () => undefined, later: () => undefined };
  return { perTab, session: createSession(tab) };
}

describe('two members in one browser', () => {
  it('keeps nothing of a member who did not log out when another logs in', () => {
    const { local, perTab, session, settings } = setUp();
    settings.change({ locale: 'ta-IN' });
    session.begin('token-1', USER);
    local.setItem('paydirt.kept', '[["wallet/account/balance?[]#en-US#m-1",{},1]]');
    perTab.setItem('paydirt.draft.withdraw-usdt', '{"amount":"500"}');
    session.begin('token-2', OTHER);
    expect(session.get()).toMatchObject({ kind: 'member', token: 'token-2' });
    expect(local.getItem('paydirt.kept')).toBeNull();
    expect(local.getItem('paydirt.phone')).toBe(OTHER.phone);
    expect(perTab.getItem('paydirt.draft.withdraw-usdt')).toBeNull();
    expect(createSettings(local, 'en-US').get().locale).toBe('ta-IN');
  });

  it('shows nothing of the previous member in a tab that comes back after a crash', () => {
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

  it('keeps what a visitor did before logging in', () => {
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

  it('applies changes that its member made in another tab, and none of another member', () => {
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

  it('uses play USDT as the unit of prices when an earlier version stored none', () => {
    const { local, session } = setUp();
    const { salesUnit: _unit, ...before } = USER;
    session.begin('token-1', USER);
    local.setItem('paydirt.user', JSON.stringify(before));
    expect(tabOf(local).session.get()).toMatchObject({ user: { salesUnit: 'USDT' } });
  });

  it.each(['expire', 'end', 'update'] as const)(
    'changes nothing of a member who logged in elsewhere meanwhile: %s',
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

  it('is not restarted by events after another tab logged out', () => {
    const { local, session } = setUp();
    session.begin('token-1', USER);
    tabOf(local).session.end();
    session.update({ ...USER, name: 'Mara Iyer' });
    expect(local.getItem('paydirt.token')).toBeNull();
    expect(local.getItem('paydirt.user')).toBeNull();
  });

  it('is checked when the store was cleared or another token or member was written, and in no other case', () => {
    expect([null, 'paydirt.token', 'paydirt.user'].every(concernsSession)).toBe(true);
    expect(['paydirt.kept', 'paydirt.clock', 'paydirt.theme'].some(concernsSession)).toBe(false);
  });
});
