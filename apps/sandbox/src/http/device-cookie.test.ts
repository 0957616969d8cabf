import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { keepDeviceToken, readDeviceToken } from './device-cookie.ts';

const appOf = (https: boolean) =>
  new Hono()
    .get('/keep', (c) => {
      keepDeviceToken(c, 'token', { https });
      return c.text('');
    })
    .get('/read', (c) => c.json(readDeviceToken(c, { https })));

test.each([
  [false, 'paydirt-device'],
  [true, '__Host-paydirt-device'],
])('with https (%s) the cookie is one that no neighbouring domain can set: %s', async (https, name) => {
  const app = appOf(https);
  const kept = (await app.request('/keep')).headers.get('Set-Cookie') ?? '';
  expect(kept.split(';')[0]).toBe(`${name}=token`);
  expect([kept.includes('Secure'), kept.includes('Path=/'), kept.includes('Domain')]).toEqual([
    https,
    true,
    false,
  ]);
  const read = async (cookie: string) => (await app.request('/read', { headers: { Cookie: cookie } })).json();
  expect([await read(`${name}=token`), await read('paydirt-device=other')]).toEqual([
    'token',
    https ? null : 'other',
  ]);
});
