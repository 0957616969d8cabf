import { CallError, type Client, type ErrorName } from '@paydirt/contract';
import { describe, expect, it } from 'vitest';

import type { Confirmed } from './intents.ts';
import { type LeavingOutcome, leavingOutcome, settleLeaving } from './leaving.ts';

const LEAVING: Confirmed = {
  key: 'k-1',
  call: 'user/account/delete',
  input: { code: '406193' },
  shown: {},
  from: '/user/leave',
  at: 0,
  world: null,
};

type Answer = ErrorName | 'offline' | 'timeout' | 'bad_answer' | 'not_test_mode' | 'done';

/** Services that give these answers in turn, and the keys of the requests. */
function clientWith(...answers: readonly Answer[]) {
  const rest = [...answers];
  const keys: unknown[] = [];
  const client = {
    call(_call: unknown, _input: unknown, options: { readonly idempotencyKey: string }) {
      keys.push(options.idempotencyKey);
      const answer = rest.shift() ?? expect.unreachable('asked too often');
      return answer === 'done'
        ? Promise.resolve({ data: null, msg: '' })
        : Promise.reject(new CallError(answer, 0, ''));
    },
  } as unknown as Client;
  return { client, keys };
}

describe('the outcome of deleting an account', () => {
  it.each([
    ['done', 'left'],
    ['unauthorized', 'stayed'],
    ['key_void', 'stayed'],
    ['code_expired', 'stayed'],
    ['offline', 'unknown'],
    ['timeout', 'unknown'],
    ['bad_answer', 'unknown'],
    ['not_test_mode', 'unknown'],
    ['unavailable', 'unknown'],
    ['internal', 'unknown'],
    ['in_flight', 'unknown'],
    ['too_many_requests', 'unknown'],
  ] as const satisfies readonly (readonly [Answer, LeavingOutcome])[])(
    'after %s is: %s',
    async (answer, outcome) => {
      const { client, keys } = clientWith(answer);
      expect(await leavingOutcome(client, LEAVING)).toBe(outcome);
      expect(keys).toEqual(['k-1']);
    },
  );

  it('is requested until it is known, and reported once each', async () => {
    const { client, keys } = clientWith('offline', 'unavailable', 'done');
    const outcomes: LeavingOutcome[] = [];
    const paused: (() => void)[] = [];
    await settleLeaving(client, LEAVING, {
      onOutcome: (outcome) => outcomes.push(outcome),
      answers: () => Promise.resolve(true),
      later(action) {
        paused.push(action);
        return () => undefined;
      },
    });
    expect(outcomes).toEqual(['unknown']);
    paused.shift()?.();
    await expect.poll(() => paused.length).toBe(1);
    paused.shift()?.();
    await expect.poll(() => outcomes).toEqual(['unknown', 'left']);
    expect(keys).toEqual(['k-1', 'k-1', 'k-1']);
    expect(paused).toEqual([]);
  });

  it('that is known at once is not requested again', async () => {
    const { client, keys } = clientWith('unauthorized');
    const outcomes: LeavingOutcome[] = [];
    await settleLeaving(client, LEAVING, {
      onOutcome: (outcome) => outcomes.push(outcome),
      answers: () => expect.unreachable('asked too often'),
    });
    expect([outcomes, keys]).toEqual([['stayed'], ['k-1']]);
  });
});
