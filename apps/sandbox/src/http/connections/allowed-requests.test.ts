import { allCalls } from '@paydirt/contract/calls';
import { describe, expect, it } from 'vitest';

import { listOperations } from '../../operation/operation-list.ts';
import { operationModules } from '../../services/index.ts';
import { withServices } from '../../testing/with-services.ts';

// The chat's page has no origin: only its ticket lets its requests in, and nothing that a browser adds.
const FROM_ANY_ORIGIN = ['support/enter', 'support/person', 'support/read', 'support/send'];
const writing = allCalls.filter(({ method, anyOrigin }) => method === 'POST' && anyOrigin !== true);

describe('a request', () => {
  const services = withServices({
    operations: listOperations(operationModules),
    origins: ['https://friend.example'],
    hosts: ['paydirt.example', '192.0.2.7', 'fe80::1'],
  });
  const post = async (path: string, headers: Record<string, string>) =>
    (await services.app.request(`/api/${path}`, { method: 'POST', headers })).status;

  it.each(['cross-site', 'same-site', 'nonsense'])(
    'that a browser sends from a page of another site (%s) changes nothing, with or without an origin',
    async (site) => {
      expect(writing.length).toBeGreaterThan(30);
      expect(writing.some(({ service }) => service === 'sandbox')).toBe(true);
      for (const { service, path } of writing) {
        const headers = { 'Sec-Fetch-Site': site };
        expect([path, await post(`${service}/${path}`, headers)]).toEqual([path, 403]);
      }
      const forged = { 'Sec-Fetch-Site': site, Origin: 'http://localhost' };
      expect(await post('sandbox/reset', forged)).toBe(403);
    },
  );

  it('from any origin is allowed only for calls of the support chat', () => {
    const open = allCalls.filter(({ anyOrigin }) => anyOrigin === true);
    expect(open.map(({ path }) => path).toSorted()).toEqual(FROM_ANY_ORIGIN);
    expect(open.map(({ auth }) => auth)).not.toContain('member');
  });

  it.each([
    ['of our own page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:5173' }],
    ['typed into the address bar', { 'Sec-Fetch-Site': 'none' }],
    ['of a listed page', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://friend.example' }],
    ['without a browser', {}],
    ['of an older browser, for our own page', { Origin: 'http://localhost' }],
  ])('%s is allowed', async (_name, headers) => {
    expect(await post('user/auth/logout', headers)).toBe(401);
  });

  it.each([
    ['another origin', 'https://evil.example'],
    ['no origin at all', 'null'],
  ])('of an older browser for %s is refused', async (_name, origin) => {
    expect(await post('user/auth/logout', { Origin: origin })).toBe(403);
  });

  const ask = (url: string, host?: string) =>
    services.app.request(url, { headers: host === undefined ? {} : { Host: host } });

  it.each([
    'localhost',
    'localhost:4100',
    'LOCALHOST:1',
    'localhost.',
    '127.0.0.1:4100',
    '[::1]:4100',
    'paydirt.example',
    'Paydirt.Example:8443',
    '192.0.2.7:4100',
    '[fe80::1]',
  ])('under our own host name is answered: %s', async (host) => {
    expect((await ask('/api/user/auth/countrys', host)).status).toBe(200);
  });

  it.each([
    'evil.example',
    'evil.example:4100',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example@localhost',
    'localhost/evil.example',
    '192.0.2.8',
    '[fe80::2]',
    '',
  ])('under a foreign host name that resolves to this machine is refused: "%s"', async (host) => {
    for (const path of ['/api/user/auth/countrys', '/api/openapi.json', '/', '/media/x.svg', '/metrics']) {
      const response = await ask(path, host);
      expect([path, response.status]).toEqual([path, 421]);
      expect(response.headers.get('X-Paydirt-Mode')).toBe('test');
    }
    const body = (await (await ask('/api/user/auth/countrys', host)).json()) as { message: string };
    expect(body).toMatchObject({ code: 421, message: 'misdirected', data: null });
  });

  it('that names two hosts is refused when one of them is foreign', async () => {
    expect((await ask('http://evil.example/api/user/auth/countrys', 'localhost')).status).toBe(421);
  });
});

describe('listening on every address', () => {
  const services = withServices({ hosts: ['0.0.0.0'] });
  const status = async (host: string) =>
    (await services.app.request('/healthz', { headers: { Host: host } })).status;

  it('accepts any address as the host, but no foreign name', async () => {
    expect(await status('10.1.2.3:4100')).toBe(200);
    expect(await status('[2001:db8::7]:4100')).toBe(200);
    expect(await status('evil.example')).toBe(421);
  });
});
