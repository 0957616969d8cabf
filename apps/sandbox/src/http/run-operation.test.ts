import { DAY_MS, addMs } from '@paydirt/domain';
import { describe, expect, it } from 'vitest';

import { implement, type Operation } from '../operation/operation.ts';
import type { TestMember } from '../testing/with-services.ts';
import { runOperation } from './run-operation.ts';
import { keep, newKey, operations, pay, withTestCalls } from './test-calls.fixture.ts';

// The time between the arrival of a request and its transaction can be as long as a lock's: here the former happens
// before an event, and the latter after it.
describe('state read when a request arrived', () => {
  const services = withTestCalls();
  const operationOf = (call: Operation['call']) => {
    const found = operations.find((operation) => operation.call === call);
    if (!found) throw new Error('testing: no such call');
    return found;
  };

  /** A request that has arrived, and is still to be done. */
  async function arrived(member: TestMember, operation: Operation, input: unknown, money: boolean) {
    const { database, ports } = services;
    const never = () => Promise.reject(new Error('testing: no test control is used'));
    const work = {
      database,
      operation,
      input,
      checkResult: true,
      intent: money
        ? { memberId: member.id, call: operation.call.path, key: newKey(), requestHash: ports.sha256('') }
        : null,
      context: {
        now: await services.now(),
        locale: 'en-US',
        memberId: member.id,
        tokenHash: ports.sha256(member.token),
        address: 'local',
        device: null,
        deviceToken: null,
        gone: new AbortController().signal,
        isHost: true,
        ports,
        testControls: { advanceClock: never, reset: never },
      },
    } as const;
    return () => runOperation(work);
  }

  const endSessionOf = ({ id }: TestMember) =>
    services.database.query(`update session set revoked_at = now() where member_id = $1`, [id]);
  const written = () => services.database.query(`select from outbox where destination = 'keep'`);

  it.each([
    ['a call', keep, { keep: true }, false],
    ['a call that moves money', pay, { amount: '0', quote: true }, true],
    ['a quote', pay, { amount: '0', quote: true }, false],
  ] as const)('does not run %s for a session that has ended', async (_name, call, input, money) => {
    const member = await services.insertMember();
    const work = await arrived(member, operationOf(call), input, money);
    await endSessionOf(member);
    const { answer } = await work();
    expect([answer.status, answer.message]).toEqual([401, 'unauthorized']);
    expect(await written()).toEqual([]);
  });

  it('does not replay an answer to a session that has ended', async () => {
    const member = await services.insertMember();
    const work = await arrived(member, operationOf(pay), { amount: '0', quote: true }, true);
    expect((await work()).answer.message).toBe('ok');
    expect((await work()).replayed).toBe(true);
    await endSessionOf(member);
    expect((await work()).answer.message).toBe('unauthorized');
  });

  it.each([
    ['without a key', false],
    ['with one', true],
  ])('does not date the work, %s', async (_name, money) => {
    const member = await services.insertMember();
    const seen: number[] = [];
    const watching = implement(pay, async ({ now }) => {
      seen.push(now);
      return { ok: true, value: { data: { available: '0.00' } } };
    });
    const work = await arrived(member, watching, {}, money);
    const later = addMs(await services.now(), 40 * DAY_MS);
    await services.advance(40 * DAY_MS);
    await work();
    expect(seen).toHaveLength(1);
    expect(seen[0]).toBeGreaterThanOrEqual(later);
  });
});
