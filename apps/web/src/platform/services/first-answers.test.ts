import { CLOCK_HEADER, MODE, MODE_HEADER } from '@paydirt/contract';
import { describe, expect, it, vi } from 'vitest';

import { createClock } from './clock.ts';
import { createFirstAnswers } from './first-answers.ts';

const BALANCE = '/api/wallet/account/balance';
const NOON = '2026-11-21T12:00:00.000Z';

/** A page that requested the balance, whose answer arrived at 1000 ms, and an app that starts at `now`. */
function page({ now = 1000, answer }: { now?: number; answer?: Promise<Response> } = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('again')));
  const response = answer ?? Promise.resolve(new Response('first', { headers: { [CLOCK_HEADER]: NOON } }));
  const first = {
    token: 'token',
    language: 'en_US',
    answers: {
      [`GET ${BALANCE}`]: response.then(async (given) => ({
        response: given,
        arrived: 1000,
        body: await given.text(),
      })),
    },
  };
  const firstAnswers = createFirstAnswers(fetch, first, () => now);
  const asMember = (init: RequestInit = {}, token = 'token', language = 'en_US') =>
    firstAnswers.fetch(BALANCE, {
      method: 'GET',
      headers: { Language: language, 'X-Access-Token': token },
      body: null,
      ...init,
    });
  return { fetch, asMember, firstAnswers };
}

describe('an early request of the page', () => {
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

  it('is passed on with the clock of that moment', async () => {
    const { asMember } = page({ now: 4500 });
    expect((await asMember()).headers.get(CLOCK_HEADER)).toBe('2026-11-21T12:00:03.500Z');
  });

  it('is sent again when it failed or is old', async () => {
    const refused = Promise.reject<Response>(new TypeError('no network'));
    expect(await (await page({ answer: refused }).asMember()).text()).toBe('again');
    expect(await (await page({ now: 60_000 }).asMember()).text()).toBe('again');
  });

  it('is aborted when the app aborts', async () => {
    const { asMember } = page({ answer: new Promise(() => undefined) });
    const leaving = new AbortController();
    const request = asMember({ signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(request).rejects.toThrow('left');
  });
});

describe('an answer that arrived before the app', () => {
  const request = `GET ${BALANCE}`;
  const member = { token: 'token', language: 'en_US' };
  const of = (status: number, mode = MODE) =>
    Promise.resolve(new Response('{}', { status, headers: { [MODE_HEADER]: mode, [CLOCK_HEADER]: NOON } }));
  /** The page, once its answer has been read. */
  async function arrived(options: Parameters<typeof page>[0]) {
    const { firstAnswers, ...rest } = page({ answer: of(200), ...options });
    const onTime = vi.fn();
    firstAnswers.onTime(onTime);
    await vi.waitFor(() => expect(onTime).toHaveBeenCalledOnce());
    return { firstAnswers, ...rest };
  }

  it('is given at once, and only once', async () => {
    const { firstAnswers, asMember } = await arrived({});
    expect(firstAnswers.take(request, member)).toBe('{}');
    expect(firstAnswers.take(request, member)).toBeNull();
    expect(await (await asMember()).text()).toBe('again');
  });

  it('is not given when a request has already taken it', async () => {
    const { firstAnswers, asMember } = await arrived({});
    await asMember();
    expect(firstAnswers.take(request, member)).toBeNull();
  });

  it.each([
    ['another member', { ...member, token: 'other' }],
    ['another language', { ...member, language: 'de_DE' }],
  ])('is not given to %s', async (_who, asker) => {
    const { firstAnswers } = await arrived({});
    expect(firstAnswers.take(request, asker)).toBeNull();
    expect(firstAnswers.take(request, member)).toBe('{}');
  });

  it.each([
    ['a failure', { answer: of(500) }],
    ['old', { now: 60_000 }],
  ])('is not given when it is %s', async (_why, options) => {
    const { firstAnswers } = await arrived(options);
    expect(firstAnswers.take(request, member)).toBeNull();
  });

  it('is left to the client when it does not declare test mode, and so is its clock', async () => {
    const { firstAnswers, asMember } = page({ answer: of(200, 'live') });
    const response = await asMember();
    expect(response.headers.get(MODE_HEADER)).toBe('live');
    const onTime = vi.fn();
    firstAnswers.onTime(onTime);
    expect(onTime).not.toHaveBeenCalled();
    expect(firstAnswers.take(request, member)).toBeNull();
  });

  it('sets the clock, which has run on since, whether it arrived before or after the app', async () => {
    const { firstAnswers } = await arrived({ now: 4500.3 });
    const before = createClock(undefined, () => 0);
    firstAnswers.onTime(before.synchronize);
    expect(before.serviceTime()).toBe(Date.parse(NOON) + 3500);

    const late = page({ answer: of(200), now: 1000.4 }).firstAnswers;
    const after = createClock(undefined, () => 0);
    late.onTime(after.synchronize);
    expect(after.serviceTime()).toBeNull();
    await vi.waitFor(() => expect(after.serviceTime()).toBe(Date.parse(NOON)));
  });
});
