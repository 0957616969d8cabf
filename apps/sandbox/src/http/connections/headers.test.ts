import { localeFromHeader } from '@paydirt/domain';
import { growthOf, LINEAR_BELOW, repeated } from '@paydirt/domain/text/growth.fixture';
import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';

import { clientAddress, networkOf } from './client-address.ts';
import { readDeviceToken } from '../device-cookie.ts';
import { allowHosts } from './hosts.ts';
import { isForeign } from '../origin.ts';
import { look, withTestCalls } from '../test-calls.fixture.ts';

/** All headers that are read before a call begins. */
const app = new Hono();
app.use(allowHosts({ publicUrl: 'http://localhost', hosts: [] }));
app.all('*', (c) =>
  c.json([
    localeFromHeader(c.req.header('Language')),
    clientAddress(c, true),
    isForeign(c, { publicUrl: 'http://localhost', origins: [] }),
    readDeviceToken(c, { https: false }),
  ]),
);

const NAMES = [
  'Language',
  'X-Access-Token',
  'Idempotency-Key',
  'X-Forwarded-For',
  'Host',
  'Origin',
  'Sec-Fetch-Site',
  'User-Agent',
  'Cookie',
  'Content-Type',
] as const;
/** Separators of headers, and pieces that have made parsers slow. */
const PIECES = [
  ',',
  ';',
  ' ',
  '-',
  '_',
  ':',
  '::',
  '.',
  '%',
  '[',
  ']',
  '1',
  'a',
  '/',
  '@',
  '"',
  '\\',
  '=',
  '\u00FF',
  'paydirt-device=',
  '::ffff:',
  'http://',
  '%41',
];
/** Node limits all headers together to this length. */
const LONGEST = 16 * 1024;

describe('a header', () => {
  test.each(NAMES)('%s is parsed in linear time', async (name) => {
    const anyPattern = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(anyPattern, async (pattern) => {
        const make = (size: number) => repeated(pattern.join(''))(size).slice(0, LONGEST);
        const work = (value: string) => app.request('/', { headers: { [name]: value } });
        expect(await growthOf(work, make, LONGEST / 16)).toBeLessThan(LINEAR_BELOW);
      }),
      { seed: 20, numRuns: 20, endOnFailure: true },
    );
  });

  test('that names the network gives a short name of it, whatever it contains', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 200 }), (pieces) => {
        expect(networkOf(pieces.join('')).length).toBeLessThanOrEqual(64);
      }),
      { seed: 20 },
    );
    expect(networkOf(`::ffff:${'9'.repeat(10_000)}.1.1.1`).length).toBeLessThanOrEqual(64);
    expect(networkOf(`fe80::1%${'z'.repeat(10_000)}`)).toBe('fe80:0:0:0::/64');
  });

  test('with a host longer than any name is refused without parsing', async () => {
    const host = `${'a.'.repeat(200)}localhost`;
    expect((await app.request('/', { headers: { Host: host } })).status).toBe(421);
    expect((await app.request('/', { headers: { Host: 'localhost:65535' } })).status).toBe(200);
  });
});

describe('any headers', () => {
  const services = withTestCalls({ trustProxy: true });

  test('are answered, never with an internal error', async () => {
    const { token } = await services.insertMember();
    const anyValue = fc
      .array(fc.constantFrom(...PIECES, token), { maxLength: 40 })
      .map((pieces) => pieces.join(''));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...NAMES), anyValue), async (headers) => {
        const { status } = await services.send(look, { id: 'a' }, { token, headers });
        expect([200, 401, 403, 421]).toContain(status);
      }),
      { seed: 20, numRuns: 150 },
    );
  });
});
