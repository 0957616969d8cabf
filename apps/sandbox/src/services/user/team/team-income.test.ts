import { userInfo } from '@paydirt/contract/account/session';
import { shareInfo, teamIncome, teamSummary } from '@paydirt/contract/community/team';
import { createOrder } from '@paydirt/contract/goods/orders';
import { faucet } from '@paydirt/contract/sandbox/world';
import { machineIncome } from '@paydirt/contract/wallet/income';
import { recordDetail, records } from '@paydirt/contract/wallet/records';
import {
  addDays,
  CURRENCY,
  DAY_MS,
  dayOf,
  isoDay,
  parseMoney,
  sum,
  toDecimal,
  unwrap,
} from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { READY_MADE } from '../../../people/people.ts';
import { AGREEMENT_VERSION } from '../../../seed/products.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';

let phones = 0;
const freshPhone = () => `+9198765${String(60_000 + (phones += 1))}`;

const totalOf = (amounts: readonly string[]) =>
  toDecimal(
    sum(
      amounts.map((amount) => unwrap(parseMoney(amount, CURRENCY))),
      CURRENCY,
    ),
  );

describe('income from the team', () => {
  const services = withSeededServices();
  const ananya = () => services.login(READY_MADE.ananya.account, READY_MADE.ananya.password);

  test('equals the rewards among the records, by person and by day, each with its entry and source', async () => {
    const token = await ananya();
    const rewards = await services.call(
      records,
      { kind: 'referral_bonus,team_benefits', pageSize: 100 },
      { token },
    );
    const person = await services.call(teamIncome, {}, { token });
    const day = await services.call(teamIncome, { by: 'day' }, { token });
    expect(rewards.total).toBeGreaterThan(3);
    expect((await services.call(shareInfo, {}, { token })).earned).toBe(person.total);
    const summary = await services.call(teamSummary, {}, { token });
    expect(summary.rewards.total).toBe(person.total);
    expect(summary.rewards.paid).toBe(rewards.list.filter(({ kind }) => kind === 'referral_bonus').length);
    expect(summary.rewards.paid).toBeLessThan(rewards.total);
    for (const { total, list } of [person, day]) {
      expect(total).toBe(totalOf(rewards.list.map(({ amount }) => amount)));
      expect(total).toBe(totalOf(list.map(({ amount }) => amount)));
      const lines = list.flatMap((group) => group.lines);
      expect(lines.map(({ recordId }) => recordId).toSorted()).toEqual(
        rewards.list.map(({ id }) => id).toSorted(),
      );
      for (const line of lines) {
        expect(line.source).toBe('promotion_budget');
        const detail = await services.call(recordDetail, { id: line.recordId }, { token });
        expect(detail.entries.map(({ id }) => id)).toEqual([line.entryId]);
      }
    }
    expect(day.list.map((group) => group.day)).toEqual([
      ...new Set(rewards.list.map(({ time }) => time.slice(0, 10))),
    ]);
  });

  test('can be limited to a period, including both of its days', async () => {
    const token = await ananya();
    const { list } = await services.call(teamIncome, { by: 'day' }, { token });
    const day = list[1]?.day ?? '';
    const only = await services.call(teamIncome, { by: 'day', from: day, to: day }, { token });
    expect(only.list).toEqual([list[1]]);
    expect(only.total).toBe(list[1]?.amount);
    expect((await services.call(teamIncome, { from: '2999-01-01' }, { token })).list).toEqual([]);
    expect((await services.send(teamIncome, { from: '2026-02-30' }, { token })).body.message).toBe(
      'invalid_input',
    );
    expect((await services.send(teamIncome, { by: 'floor' }, { token })).body.message).toBe('invalid_input');
  });

  test('includes nothing from the second floor, however much it leases', async () => {
    const top = await memberWith(services, '0');
    const codeOf = async (token: string) => (await services.call(userInfo, {}, { token })).invitationCode;
    const middle = await services.register(freshPhone(), await codeOf(top.token));
    const below = await services.register(freshPhone(), await codeOf(middle.token));
    await services.call(faucet, { phone: below.phone, amount: '300' });
    await services.call(
      createOrder,
      { productId: 'trommel', agreementVersion: AGREEMENT_VERSION },
      { token: below.token, key: services.ports.newId('key') },
    );
    await services.advance(2 * DAY_MS);
    expect((await services.call(teamIncome, {}, middle)).total).toBe('2.00');
    expect(await services.call(teamIncome, {}, top)).toEqual({
      total: '0.00',
      list: [],
      secondFloor: { people: 1, amount: '0.00' },
    });
  });
});

describe('income by machine', () => {
  const services = withSeededServices();
  const mara = () => services.login(READY_MADE.mara.account, READY_MADE.mara.password);

  test('agrees with the records of each machine', async () => {
    const token = await mara();
    const { total, list } = await services.call(machineIncome, {}, { token });
    const all = await services.call(records, { kind: 'daily_income', pageSize: 100 }, { token });
    const paid = all.list.filter(({ status }) => status !== 'failed');
    expect(all.total).toBe(all.list.length);
    expect(list.length).toBeGreaterThan(1);
    expect(total).toBe(totalOf(paid.map(({ amount }) => amount)));
    for (const machine of list) {
      const own = paid.filter(({ description }) => description === machine.productName);
      expect(machine.paid).toBe(totalOf(own.map(({ amount }) => amount)));
      expect(machine.scheduled).toBe(totalOf(own.map(({ scheduled }) => scheduled ?? '0.00')));
    }
  });

  test('can be limited to some days, and is empty for days to come', async () => {
    const token = await mara();
    const today = dayOf(await services.now());
    const yesterday = isoDay(addDays(today, -1));
    const day = await services.call(machineIncome, { from: yesterday, to: yesterday }, { token });
    const own = await services.call(records, { kind: 'daily_income', pageSize: 100 }, { token });
    expect(day.total).toBe(
      totalOf(own.list.filter((record) => record.day === yesterday).map(({ amount }) => amount)),
    );
    expect(await services.call(machineIncome, { from: '2999-01-01' }, { token })).toEqual({
      total: '0.00',
      list: [],
    });
  });

  test('refuses at their field days that end before they begin, or that do not exist', async () => {
    const token = await mara();
    for (const call of [machineIncome, teamIncome, records]) {
      const fault = async (input: Record<string, string>) => {
        const { body } = await services.send(call, input, { token });
        return [body.message, body.data];
      };
      const refused = (fields: Record<string, string>) => ['invalid_input', { fields }];
      expect(await fault({ from: '2026-11-02', to: '2026-11-01' })).toEqual(refused({ to: 'days_reversed' }));
      expect(await fault({ from: '2026-02-30' })).toEqual(refused({ from: 'malformed' }));
      expect((await fault({ from: '2026-11-01', to: '2026-11-01' }))[0]).toBe('ok');
    }
  });

  test('only reads: concurrent requests change nothing', async () => {
    const token = await mara();
    const before = await services.call(records, {}, { token });
    const answers = await Promise.all([1, 2].map(() => services.call(machineIncome, {}, { token })));
    expect(answers[0]).toEqual(answers[1]);
    expect(await services.call(records, {}, { token })).toEqual(before);
  });
});
