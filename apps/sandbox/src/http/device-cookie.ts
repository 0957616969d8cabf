import { DAY_MS, SECOND_MS } from '@paydirt/domain';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import { KNOWN_DAYS } from '../access/known-devices.ts';

/** By this a device is known again: no script reads it, and no foreign page sends it. */
const NAME = 'paydirt-device';
const LIVES_SECONDS = (KNOWN_DAYS * DAY_MS) / SECOND_MS;
const MAX_LENGTH = 200;

/** Read what an earlier login, or in class mode an earlier code, left in this browser; null when there was none. */
export function readDeviceToken(c: Context): string | null {
  return getCookie(c, NAME)?.slice(0, MAX_LENGTH) ?? null;
}

/** Leave in this browser what it is to be known by. */
export function keepDeviceToken(c: Context, token: string, { https }: { readonly https: boolean }): void {
  setCookie(c, NAME, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: https,
    maxAge: LIVES_SECONDS,
  });
}
