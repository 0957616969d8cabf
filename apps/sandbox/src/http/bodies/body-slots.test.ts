import { err, ok, type Result } from '@paydirt/domain';
import { describe, expect, it } from 'vitest';

import { type BodyLimits, createBodySlots, type Sender } from './body-slots.ts';

const LIMITS: BodyLimits = { perSession: 2, perAddress: 4, inAll: 8 };
const stranger = (address: string): Sender => ({ address, session: null });
const member = (session: number, address = 'school'): Sender => ({
  address,
  session: new Uint8Array([session]),
});

/** Slots, and the state of each body that was begun in them. */
function withSlots() {
  const slots = createBodySlots(LIMITS);
  const states: string[] = [];
  function begin(sender: Sender): (result?: Result<string, 'too_slow'>) => Promise<void> {
    const { promise, resolve } = Promise.withResolvers<Result<string, 'too_slow'>>();
    const slot = states.push('under way') - 1;
    const read = slots
      .read(sender, () => promise)
      .then((result) => void (states[slot] = result.ok ? result.value : result.error));
    return async (result = ok('whole')) => {
      resolve(result);
      await read;
    };
  }
  return { slots, states, begin };
}

/** Let pending promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('bodies being received', () => {
  it('from one network are limited: the oldest makes room for the next', async () => {
    const { states, begin } = withSlots();
    for (let i = 0; i < 6; i += 1) begin(stranger('school'));
    await settle();
    expect(states).toEqual([
      ...Array<string>(2).fill('too_many_requests'),
      ...Array<string>(4).fill('under way'),
    ]);
  });

  it('of a member are counted apart from strangers at the same address and from other networks', async () => {
    const { states, begin } = withSlots();
    begin(member(1));
    begin(stranger('elsewhere'));
    for (let i = 0; i < 20; i += 1) begin(stranger('school'));
    await settle();
    expect(states.slice(0, 2)).toEqual(['under way', 'under way']);
    expect(states.filter((state) => state === 'under way')).toHaveLength(2 + LIMITS.perAddress);
  });

  it('of one session make room only for each other', async () => {
    const { states, begin } = withSlots();
    begin(member(1));
    for (let i = 0; i < 3; i += 1) begin(member(2));
    await settle();
    expect(states).toEqual(['under way', 'too_many_requests', 'under way', 'under way']);
  });

  it('beyond the total limit are ended where most are open', async () => {
    const { states, begin } = withSlots();
    begin(member(1));
    for (let i = 0; i < 4; i += 1) begin(stranger('school'));
    for (let i = 2; i < 8; i += 1) begin(member(i));
    await settle();
    expect(states.slice(0, 5)).toEqual([
      'under way',
      ...Array<string>(3).fill('too_many_requests'),
      'under way',
    ]);
    expect(states.slice(5)).toEqual(Array<string>(6).fill('under way'));
  });

  it('free their slot when they are complete, aborted or given up', async () => {
    const { slots, states, begin } = withSlots();
    for (let round = 0; round < 20; round += 1) {
      await begin(stranger('school'))(round % 2 === 0 ? ok('whole') : err('too_slow'));
      const failed = slots.read(stranger('school'), () => Promise.reject(new Error('cut')));
      await expect(failed).rejects.toThrow('cut');
    }
    expect(new Set(states)).toEqual(new Set(['whole', 'too_slow']));
    expect(slots.isCrowded('school')).toBe(false);
  });

  it('count as a crowd once half of the slots of a network are taken', () => {
    const { slots, begin } = withSlots();
    begin(stranger('school'));
    expect(slots.isCrowded('school')).toBe(false);
    begin(stranger('school'));
    expect([slots.isCrowded('school'), slots.isCrowded('elsewhere')]).toEqual([true, false]);
  });
});
