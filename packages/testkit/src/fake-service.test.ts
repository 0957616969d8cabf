import { type Call, CallError, createClient } from '@paydirt/contract';
import { login } from '@paydirt/contract/account/login';
import { userInfo } from '@paydirt/contract/account/session';
import { aUser } from '@paydirt/contract/account/session.examples';
import { describe, expect, it, vi } from 'vitest';

import {
  answers,
  answersWithoutTestMode,
  cannotReach,
  type FakeAnswer,
  fakeServices,
  refuses,
} from './fake-service.ts';

const NOW = Date.parse('2026-11-21T14:05:00.000Z');

function setUp(...given: readonly FakeAnswer[]) {
  const onUnexpected = vi.fn<(request: string) => void>();
  const onClock = vi.fn<(now: number) => void>();
  const services = fakeServices(given, () => NOW, onUnexpected);
  const client = createClient({
    baseUrl: (service) => `/api/${service}`,
    language: () => 'en_US',
    token: () => null,
    timeoutMs: 1000,
    fetch: services.fetch,
    onClock,
  });
  const failure = (call: Call) =>
    client.call(call, {}).then(
      () => null,
      (error: unknown) => (error instanceof CallError ? error.name : error),
    );
  return { services, client, failure, onUnexpected, onClock };
}

describe('fakeServices', () => {
  it('answers as the real client expects, with the clock, and records requests', async () => {
    const { client, services, onClock } = setUp(answers(login, ({ phone }) => aUser({ phone }), 'token-1'));
    const answer = await client.call(login, { phone: '+4915112345678', password: 'Paydirt2026' });
    expect(answer).toEqual({ msg: 'token-1', data: aUser({ phone: '+4915112345678' }) });
    expect(services.requests().map((request) => request.input)).toEqual([
      { phone: '+4915112345678', password: 'Paydirt2026' },
    ]);
    expect(onClock).toHaveBeenCalledWith(NOW);
  });

  it('fails in each configured way', async () => {
    expect(await setUp(refuses(userInfo, 'internal')).failure(userInfo)).toBe('internal');
    expect(await setUp(cannotReach(userInfo)).failure(userInfo)).toBe('offline');
    expect(await setUp(answersWithoutTestMode(userInfo)).failure(userInfo)).toBe('not_test_mode');
  });

  it('uses the last answer given for a call', async () => {
    expect(await setUp(answers(userInfo, aUser()), refuses(userInfo, 'forbidden')).failure(userInfo)).toBe(
      'forbidden',
    );
  });

  it('changes its answers when told to', async () => {
    const { failure, services } = setUp(refuses(userInfo, 'internal'));
    expect(await failure(userInfo)).toBe('internal');
    services.change(answers(userInfo, aUser()));
    expect(await failure(userInfo)).toBeNull();
  });

  it('reports a request without an answer', async () => {
    const { failure, onUnexpected } = setUp();
    expect(await failure(userInfo)).toBe('offline');
    expect(onUnexpected).toHaveBeenCalledWith('GET user/user/info');
  });
});
