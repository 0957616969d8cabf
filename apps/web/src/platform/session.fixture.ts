import { CLOCK_HEADER, createClient, MODE, MODE_HEADER } from '@paydirt/contract';
import type { User } from '@paydirt/contract/account/session';
import { vi } from 'vitest';

import { createSession } from './session.ts';
import { createSettings, DEVICE_KEYS } from './settings.ts';
import { memoryStore } from './storage/storage.ts';

/** The member who logs in first. */
export const USER: User = {
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

/** Another member. */
export const OTHER: User = { ...USER, userId: 'm-2', name: 'Jonas', phone: '+919876500000' };

/** Set up the session of a tab, and a client of services that have ended it. */
export function setUp() {
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
