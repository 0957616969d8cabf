import type { Call } from '@paydirt/contract';
import { allCalls } from '@paydirt/contract/calls';
import { errorsOf } from '@paydirt/contract/openapi';
import { err } from '@paydirt/domain';
import { describe, expect, it } from 'vitest';

import { implement } from '../operation/operation.ts';
import { createPorts } from '../entrances/node/ports.ts';
import { withServices } from '../testing/with-services.ts';
import { type ClassMode, WRONG_KEYS } from './class-mode.ts';
import { classModeOf } from './connections/reach.ts';

const KEY = '4821-7735';
const classMode: ClassMode = { key: KEY, trustsLoopback: true };

/** Every call, with an operation that does nothing and answers `unavailable`. */
const letIn = allCalls.map((call) => implement(call, async () => err({ error: 'unavailable' })));
const refusals = ['class_key_needed', 'class_key_wrong'];

const named = (access: string) =>
  allCalls
    .filter(({ classAccess }) => classAccess === access)
    .map(({ service, method, path }) => `${method} ${service}/${path}`)
    .toSorted();

describe('who may make a call in class mode', () => {
  it('is declared by each call: a test control that is not listed here needs the key', () => {
    expect(named('own')).toEqual([
      'GET sandbox/outbox',
      'GET sandbox/seed',
      'POST sandbox/deposit/confirm',
      'POST sandbox/faucet',
      'POST user/auth/token/pass',
    ]);
    expect(named('open').filter((name) => name.includes(' sandbox/'))).toEqual([
      'GET sandbox/clock',
      'GET sandbox/ledger/check',
    ]);
    expect(named('host').length).toBeGreaterThan(20);
    expect(named('host').every((name) => name.includes(' sandbox/'))).toBe(true);
  });

  it('agrees with the errors that each call declares', () => {
    for (const call of allCalls)
      expect([call.path, errorsOf(call).includes('class_key_needed')]).toEqual([
        call.path,
        call.classAccess !== 'open',
      ]);
  });
});

describe('class mode', () => {
  const services = withServices({ classMode, operations: letIn, hosts: ['0.0.0.0'] });

  interface From {
    /** Address of the other end; left out, there is no socket. */
    readonly peer?: string;
    readonly key?: string;
    readonly headers?: Record<string, string>;
    readonly url?: string;
  }
  /** Send a call as from some client; returns the name of its error. */
  async function ask(
    { service, method, path }: Call,
    { peer, key, headers = {}, url = 'http://localhost' }: From = {},
  ): Promise<string> {
    const answer = await services.app.request(
      `${url}/api/${service}/${path}`,
      {
        method,
        headers: { Host: 'localhost', ...(key !== undefined && { 'X-Class-Key': key }), ...headers },
      },
      peer === undefined ? {} : { incoming: { socket: { remoteAddress: peer } } },
    );
    return ((await answer.json()) as { message: string }).message;
  }
  const testControls = allCalls.filter(({ classAccess }) => classAccess === 'host');
  const [testControl] = testControls as [Call];
  const clock = allCalls.find((call) => call.path === 'clock' && call.method === 'GET') as Call;

  it('refuses every test control without the key, and lets each in with it', async () => {
    for (const call of testControls) {
      expect([call.path, await ask(call, { peer: '192.0.2.7' })]).toEqual([call.path, 'class_key_needed']);
      expect(refusals).not.toContain(await ask(call, { peer: '192.0.2.7', key: KEY }));
    }
  });

  it('refuses before the body is read', async () => {
    const reset = (key: string) =>
      new Request('http://localhost/api/sandbox/reset', {
        method: 'POST',
        headers: { 'X-Class-Key': key },
        body: new URLSearchParams({ any: 'thing' }),
      });
    const [refused, admitted] = [reset('0'), reset(KEY)];
    await services.app.request(refused);
    await services.app.request(admitted);
    expect([refused.bodyUsed, admitted.bodyUsed]).toEqual([false, true]);
  });

  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])(
    'needs no key from this machine: %s',
    async (peer) => {
      expect(refusals).not.toContain(await ask(testControl, { peer }));
      for (const Host of ['localhost:4100', '127.0.0.1', '[::1]:4100'])
        expect(refusals).not.toContain(await ask(testControl, { peer, headers: { Host } }));
    },
  );

  it.each<readonly [string, From]>([
    ['another machine', { peer: '192.0.2.7' }],
    [
      'another machine that claims to be this one',
      { peer: '192.0.2.7', headers: { 'X-Forwarded-For': '127.0.0.1' } },
    ],
    ['an address that only looks like the loopback', { peer: '::ffff:192.0.2.7' }],
    ['no socket at all', {}],
    ['a local proxy, for a client', { peer: '127.0.0.1', headers: { 'X-Forwarded-For': '127.0.0.1' } }],
    ['a local proxy, by the newer header', { peer: '127.0.0.1', headers: { Forwarded: 'for=127.0.0.1' } }],
    ['a local proxy, by another header', { peer: '::1', headers: { 'X-Real-IP': '::1' } }],
    ['a local proxy that only identifies itself', { peer: '127.0.0.1', headers: { Via: '1.1 here' } }],
    ['a local proxy with an empty header', { peer: '127.0.0.1', headers: { 'X-Forwarded-For': '' } }],
    [
      'this machine under its address in the network',
      { peer: '127.0.0.1', headers: { Host: '192.0.2.2:4100' } },
    ],
    [
      'this machine under two names',
      { peer: '127.0.0.1', url: 'http://192.0.2.2', headers: { Host: 'localhost' } },
    ],
  ])('needs the key from %s', async (_who, from) => {
    expect(await ask(testControl, from)).toBe('class_key_needed');
    expect(refusals).not.toContain(await ask(testControl, { ...from, key: KEY }));
  });

  it('refuses a foreign host name that resolves to this machine', async () => {
    expect(await ask(testControl, { peer: '127.0.0.1', headers: { Host: 'evil.example' } })).toBe(
      'misdirected',
    );
  });

  it('accepts the key in any notation, and nothing that is only similar', async () => {
    for (const key of [KEY, '48217735', '4821 7735', ' 4821 - 7735 '])
      expect(refusals).not.toContain(await ask(testControl, { peer: '192.0.2.8', key }));
    for (const key of ['', '4821', '4821-7736', '4821-77350', `${KEY}, ${KEY}`, KEY.padEnd(41, '5')])
      expect(await ask(testControl, { peer: '192.0.2.8', key })).toBe('class_key_wrong');
  });

  it('ignores the key where none is needed', async () => {
    expect(refusals).not.toContain(await ask(clock, { peer: '192.0.2.9' }));
    expect(refusals).not.toContain(await ask(clock, { peer: '192.0.2.9', key: '0000-0000' }));
    expect(
      await services.database.query(`select from rate_limit where bucket like 'class-key:%192.0.2.9'`),
    ).toEqual([]);
  });

  it('blocks a network after twenty wrong keys, in real time, and nobody else', async () => {
    const peer = '192.0.2.66';
    for (let i = 0; i < WRONG_KEYS.hits; i += 1)
      expect(await ask(testControl, { peer, key: '0000-0000' })).toBe('class_key_wrong');
    // The right one too, or the pause would reveal which it is.
    expect(await ask(testControl, { peer, key: KEY })).toBe('too_many_requests');
    expect(refusals).not.toContain(await ask(testControl, { peer: '192.0.2.67', key: KEY }));
    expect(refusals).not.toContain(await ask(testControl, { peer: '127.0.0.1' }));
    await services.advance(3_600_000);
    expect(await ask(testControl, { peer, key: KEY })).toBe('too_many_requests');
    await services.database.query(`update rate_limit set ends_at = now()`);
    expect(refusals).not.toContain(await ask(testControl, { peer, key: KEY }));
  });

  it('counts concurrent wrong keys before it checks the next', async () => {
    const peer = '192.0.2.68';
    const guesses = Array.from({ length: 60 }, (_, n) => (n === 40 ? KEY : '0000-0000'));
    const answers = await Promise.all(guesses.map((key) => ask(testControl, { peer, key })));
    expect(new Set(answers)).toEqual(new Set(['class_key_wrong', 'too_many_requests']));
    expect(answers.filter((answer) => answer === 'class_key_wrong').length).toBeLessThanOrEqual(
      WRONG_KEYS.hits + 1,
    );
  });

  it('never logs a key', () => {
    expect(services.log.length).toBeGreaterThan(0);
    expect(services.log.join('\n')).not.toMatch(/4821|0000-0000/);
  });
});

describe('behind a proxy', () => {
  const services = withServices({
    classMode: { key: KEY, trustsLoopback: false },
    operations: letIn,
    trustProxy: true,
  });

  it('this machine needs the key as well, and wrong keys count for the client that the proxy names', async () => {
    const ask = async (headers: Record<string, string>) => {
      const answer = await services.app.request(
        'http://localhost/api/sandbox/reset',
        { method: 'POST', headers: { Host: 'localhost', ...headers } },
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      );
      return ((await answer.json()) as { message: string }).message;
    };
    expect(await ask({})).toBe('class_key_needed');
    const guesser = { 'X-Forwarded-For': '198.51.100.4, 192.0.2.66' };
    for (let i = 0; i < WRONG_KEYS.hits; i += 1)
      expect(await ask({ ...guesser, 'X-Class-Key': '1' })).toBe('class_key_wrong');
    expect(await ask({ ...guesser, 'X-Class-Key': KEY })).toBe('too_many_requests');
    expect(refusals).not.toContain(await ask({ 'X-Forwarded-For': '192.0.2.67', 'X-Class-Key': KEY }));
  });
});

describe('class mode derived from the settings', () => {
  const here = { host: undefined, publicUrl: 'http://localhost:4100', allowedHosts: [], trustProxy: false };

  it.each<readonly [string, Partial<Parameters<typeof classModeOf>[0]>]>([
    ['by default', {}],
    ['on an explicit loopback address', { host: '127.0.0.1', publicUrl: 'http://127.0.0.1:4100' }],
    ['under a loopback name', { allowedHosts: ['localhost', '[::1]'] }],
  ])('is off %s', (_when, reach) => {
    expect(classModeOf({ ...here, ...reach })).toBeNull();
  });

  it.each(['0.0.0.0', '::', '192.0.2.2'])('is on when listening on %s, and trusts this machine', (host) => {
    expect(classModeOf({ ...here, host })).toEqual({ trustsLoopback: true });
  });

  it.each<readonly [string, Partial<Parameters<typeof classModeOf>[0]>]>([
    ['a public address', { publicUrl: 'https://paydirt.example' }],
    ['a further name', { allowedHosts: ['localhost', 'class.local'] }],
    ['a proxy', { trustProxy: true }],
    ['an invalid public address', { publicUrl: 'paydirt.example' }],
    ['every address and a further name', { host: '0.0.0.0', allowedHosts: ['class.local'] }],
  ])('is on with %s, and does not trust this machine', (_with, reach) => {
    expect(classModeOf({ ...here, ...reach })).toEqual({ trustsLoopback: false });
  });
});

it('a class key has eight evenly distributed digits from the cryptographic generator', () => {
  const { newClassKey } = createPorts({ publicUrl: 'http://localhost' });
  const keys = Array.from({ length: 2000 }, newClassKey);
  expect(keys.every((key) => /^\d{4}-\d{4}$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBeGreaterThan(1990);
  for (const place of [0, 1, 2, 3, 5, 6, 7, 8])
    expect(new Set(keys.map((key) => key[place])).size, `place ${place}`).toBe(10);
});
