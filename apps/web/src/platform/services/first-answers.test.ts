import { CLOCK_HEADER } from '@paydirt/contract';
import { describe, expect, it, vi } from 'vitest';

import { withFirstAnswers } from './first-answers.ts';

const BALANCE = '/api/wallet/account/balance';
const NOON = '2026-11-21T12:00:00.000Z';

/** A page that asked for the balance, whose answer arrived at 1000 ms, and an app that comes at `now`. */
function page({ now = 1000, answer }: { now?: number; answer?: Promise<Response> } = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('again')));
  const response = answer ?? Promise.resolve(new Response('first', { headers: { [CLOCK_HEADER]: NOON } }));
  const first = {
    token: 'token',
    language: 'en_US',
    answers: { [`GET ${BALANCE}`]: response.then((given) => ({ response: given, arrived: 1000 })) },
  };
  const fetchFirst = withFirstAnswers(fetch, first, () => now);
  const asMember = (init: RequestInit = {}, token = 'token', language = 'en_US') =>
    fetchFirst(BALANCE, {
      method: 'GET',
      headers: { Language: language, 'X-Access-Token': token },
      body: null,
      ...init,
    });
  return { fetch, asMember };
}

describe('what the page asked for by itself', () => {
  it('is given to the app, once', async () => {
    const { fetch, asMember } = page();
    expect(await (await asMember()).text()).toBe('first');
    expect(fetch).not.toHaveBeenCalled();
    expect(await (await asMember()).text()).toBe('again');
  });

  it.each([
    ['another member', {}, 'other', 'en_US'],
    ['another language', {}, 'token', 'de_DE'],
    ['a call that sends something', { method: 'POST', body: 'amount=5' }, 'token', 'en_US'],
  ])('is not given to %s', async (_who, init, token, language) => {
    const { asMember } = page();
    expect(await (await asMember(init, token, language)).text()).toBe('again');
  });

  it('carries the clock of the moment when it is given', async () => {
    const { asMember } = page({ now: 4500 });
    expect((await asMember()).headers.get(CLOCK_HEADER)).toBe('2026-11-21T12:00:03.500Z');
  });

  it('is asked for again when it failed or is old', async () => {
    const refused = Promise.reject<Response>(new TypeError('no network'));
    expect(await (await page({ answer: refused }).asMember()).text()).toBe('again');
    expect(await (await page({ now: 60_000 }).asMember()).text()).toBe('again');
  });

  it('is given up when the app gives up', async () => {
    const { asMember } = page({ answer: new Promise(() => undefined) });
    const leaving = new AbortController();
    const request = asMember({ signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(request).rejects.toThrow('left');
  });
});
