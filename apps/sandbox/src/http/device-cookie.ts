import { DAY_MS, SECOND_MS } from '@paydirt/domain';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import { KNOWN_DAYS } from '../access/known-devices.ts';

/**
 * Name of the cookie by which a device is recognized: no script can read it, and no foreign page sends it. With https
 * its prefix `__Host-` also keeps neighbouring domains and plain http from setting it.
 */
const NAME = 'paydirt-device';
const LIVES_SECONDS = (KNOWN_DAYS * DAY_MS) / SECOND_MS;
const MAX_LENGTH = 200;

/**
 * Read the token that an earlier login, or in class mode an earlier code, stored in this browser; null if
 * there is none.
 */
export function readDeviceToken(c: Context, { https }: { readonly https: boolean }): string | null {
  return getCookie(c, NAME, https ? 'host' : undefined)?.slice(0, MAX_LENGTH) ?? null;
}

/** Store the token by which this browser is recognized. */
export function keepDeviceToken(c: Context, token: string, { https }: { readonly https: boolean }): void {
  setCookie(c, NAME, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: https,
    ...(https && { prefix: 'host' }),
    maxAge: LIVES_SECONDS,
  });
}
