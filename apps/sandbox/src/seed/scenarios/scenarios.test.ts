import { userInfo } from '@paydirt/contract/account/session';
import { postList } from '@paydirt/contract/community/posts';
import { holdings } from '@paydirt/contract/goods/holdings';
import { orderList } from '@paydirt/contract/goods/orders';
import { productDetail } from '@paydirt/contract/goods/products';
import { checkInMonth, checkInState } from '@paydirt/contract/rewards/check-in';
import { rewards } from '@paydirt/contract/rewards/rewards';
import { enterScenario, type ScenarioName, scenarios, SCENARIOS } from '@paydirt/contract/sandbox/scenarios';
import { seed } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { records } from '@paydirt/contract/wallet/records';
import {
  CURRENCY,
  DAY_MS,
  drawOutcomes,
  epochMs,
  LEVELS,
  type Money,
  outcomeSeed,
  parseMoney,
  toDecimal,
  unwrap,
} from '@paydirt/domain';
import { afterEach, describe, expect, test } from 'vitest';

import { replayLedger } from '../../ledger/replay.ts';
import { withSeededServices } from '../../testing/seeded-services.ts';
import { MACHINE_IDS } from '../products.ts';
import { reseed } from '../seed.ts';

const amount = (decimal: string): Money => unwrap(parseMoney(decimal, CURRENCY));

describe('the scenarios', () => {
  const services = withSeededServices();

  /**
   * Enter a world and log in as the member that it names. The ledger of each is added up after its test; here its
   * journal is replayed from the first entry, too.
   */
  async function enter(name: ScenarioName): Promise<{ token: string }> {
    const { member } = await services.call(enterScenario, { name });
    expect((await services.call(scenarios, {})).current).toBe(name);
    const { members } = await services.call(seed, {});
    expect(members.map(({ phone }) => phone)).toEqual([member.phone]);
    const token = await services.login(member.phone, member.password);
    expect(await services.call(userInfo, {}, { token })).toMatchObject({ phone: member.phone });
    const replayed = await services.database.transaction((sql) => replayLedger(sql));
    expect(replayed.firstBreak).toBeNull();
    return { token };
  }

  test('have the names that the services use, and the seed is not one of them', async () => {
    const { current, list } = await services.call(scenarios, {});
    expect(current).toBeNull();
    expect(list.map(({ name }) => name)).toEqual([
      'first day',
      'a month with bad days',
      'everything owned',
      'empty',
      'ten thousand records',
    ]);
    expect((await services.send(enterScenario, { name: 'first-day' })).body.message).toBe('invalid_input');
    expect((await services.call(seed, {})).members).toHaveLength(4);
  });

  describe('can be entered with their member, have a sound ledger, and continue for a day', () => {
    afterEach(() => services.advance(DAY_MS));

    test('first day: a free day of income, an inviter, and posts of others', async () => {
      const { token } = await enter('first day');
      expect(await services.call(balance, {}, { token })).toMatchObject({
        available: '0.00',
        receivable: '0.90',
      });
      expect((await services.call(records, {}, { token })).total).toBe(1);
      expect((await services.call(postList, {}, { token })).total).toBeGreaterThan(3);
      expect(await services.call(checkInState, {}, { token })).toMatchObject({ signed: false, streak: 0 });
    });

    test('a month with bad days: some paid in part or not at all, one topped up, and gaps in the check-ins', async () => {
      const { token } = await enter('a month with bad days');
      const income = await services.call(records, { kind: 'daily_income', pageSize: 100 }, { token });
      const short = income.list.filter(
        ({ coveragePermille }) => coveragePermille !== null && coveragePermille < 1000,
      );
      expect(short.length).toBeGreaterThan(2);
      expect((await services.call(records, { kind: 'subsidy' }, { token })).total).toBeGreaterThan(0);
      const month = (
        await services.database.query<{ days: number; span: number }>(
          `select count(*)::int as days, (max(day) - min(day) + 1)::int as span from check_in`,
        )
      )[0];
      const earned = await services.call(rewards, {}, { token });
      expect(earned.slice(0, 3).map(({ state }) => state)).toEqual(['received', 'refused', 'in_review']);
      expect(month?.days).toBeGreaterThan(15);
      expect(month?.span).toBeGreaterThan(month?.days ?? 0);
    });

    test('everything owned: each machine, one ended, one returned, all merchandise, and the top level', async () => {
      const { token } = await enter('everything owned');
      const held = await services.call(holdings, { pageSize: 100 }, { token });
      expect(new Set(held.list.map(({ order }) => order.productId))).toEqual(new Set(MACHINE_IDS));
      // Each result is drawn from its machine's own days, as on its page, with its earnings (H5).
      for (const { order } of held.list) {
        const { pastShares } = await services.call(productDetail, { productId: order.productId });
        const { worst, median, best, losses } = drawOutcomes({
          paid: amount(order.paid),
          earned: amount(order.accrued),
          dailyIncome: amount(order.dailyIncome),
          validDays: order.validDays - order.daysAccrued,
          pastShares,
          seed: outcomeSeed(order.productId),
        });
        expect(order.outcome).toEqual({
          worst: toDecimal(worst),
          median: toDecimal(median),
          best: toDecimal(best),
          losses,
          pastDays: pastShares.length,
        });
      }
      for (const status of ['expired', 'returned'] as const)
        expect((await services.call(orderList, { status }, { token })).list[0]?.outcome).toBeNull();
      const goods = await services.call(orderList, { pageSize: 100 }, { token });
      expect(goods.list.filter(({ kind }) => kind === 'merchandise')).toHaveLength(6);
      expect((await services.call(userInfo, {}, { token })).vipLevel).toBe(LEVELS.length - 1);
      const earned = await services.call(rewards, {}, { token });
      expect(earned.map(({ level, state }) => [level, state])).toEqual([
        [null, 'received'],
        [null, 'received'],
        [null, 'in_review'],
        ...[1, 2, 3, 4].map((level) => [level, 'received']),
        [5, 'ready'],
      ]);
      expect((await services.call(checkInState, {}, { token })).streak).toBeGreaterThan(10);
    });

    test('empty: no record, no post, nothing held, and a budget that cannot pay a check-in', async () => {
      const { token } = await enter('empty');
      expect((await services.call(records, {}, { token })).total).toBe(0);
      expect((await services.call(postList, {}, { token })).total).toBe(0);
      expect((await services.call(checkInState, {}, { token })).covered).toBe(false);
      expect((await services.call(checkInMonth, {}, { token })).days).toEqual([]);
    });

    test('ten thousand records: so many of one member, each with the balance after it', async () => {
      const { token } = await enter('ten thousand records');
      const { total, list } = await services.call(records, { pageSize: 100, pageNum: 50 }, { token });
      expect(total).toBeGreaterThan(10_000);
      expect(list.every(({ balanceAfter }) => balanceAfter !== null)).toBe(true);
      const days = new Set(list.map(({ time }) => time.slice(0, 10)));
      expect([...days]).toEqual([...days].toSorted().toReversed());
    });
  });

  test.each(
    [
      { when: 'just after midnight', at: Date.UTC(2027, 1, 28, 0, 0, 20) },
      { when: 'just before a month’s second day', at: Date.UTC(2027, 2, 1, 23, 59, 40) },
    ].flatMap((moment) =>
      SCENARIOS.filter((name) => name !== 'ten thousand records').map((name) => ({ name, ...moment })),
    ),
  )('$name: works when it is entered $when', async ({ name, at }) => {
    await reseed(services.database, services.ports, epochMs(at), name);
    expect((await services.call(scenarios, {})).current).toBe(name);
  });

  test('end with a reset, which leads back to the seed', async () => {
    await reseed(services.database, services.ports, await services.now());
    expect((await services.call(scenarios, {})).current).toBeNull();
  });
});
