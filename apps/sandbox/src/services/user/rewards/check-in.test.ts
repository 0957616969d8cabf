import { checkIn, checkInMonth, checkInState, checkInToday } from '@paydirt/contract/rewards/check-in';
import { balance } from '@paydirt/contract/wallet/balance';
import { recordDetail, records } from '@paydirt/contract/wallet/records';
import {
  add,
  addDays,
  DAY_MS,
  dayOf,
  endOfDay,
  fromIso,
  HOUR_MS,
  isoDay,
  MINUTE_MS,
  negate,
  scale,
  SIGN_IN_REWARD,
  startOfDay,
  subtract,
  toDecimal,
  unwrap,
} from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { readOperatorBalance, writeEntry } from '../../../ledger/ledger.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import { spendBudget } from '../../../testing/spend-budget.ts';

const REWARD = toDecimal(SIGN_IN_REWARD);
const times = (count: number) => toDecimal(scale(SIGN_IN_REWARD, BigInt(count), 1n, 'floor'));

describe('the daily check-in', () => {
  const services = withSeededServices();
  const newMember = () => memberWith(services, '0');
  const newKey = () => services.ports.newId('key');
  const today = async () => isoDay(dayOf(await services.now()));
  const stateOf = (token: string) => services.call(checkInState, {}, { token });
  const availableTo = async (token: string) => (await services.call(balance, {}, { token })).available;
  const send = (token: string, call = checkIn, input = {}, key = newKey()) =>
    services.send(call, input, { token, key });
  /** To just after the next midnight. */
  const tomorrow = async () => {
    const now = await services.now();
    await services.advance(endOfDay(dayOf(now)) - now + MINUTE_MS);
  };

  test('pays the announced amount from the promotion budget, with its record (H6, H12)', async () => {
    const { token } = await newMember();
    const day = await today();
    const next = { day: isoDay(addDays(dayOf(await services.now()), 1)), reward: REWARD };
    expect(await stateOf(token)).toEqual({
      day,
      signed: false,
      earlier: false,
      reward: REWARD,
      streak: 0,
      next,
      covered: true,
      recordId: null,
    });
    const before = await readOperatorBalance(services.database, 'promotion_budget');
    const { body } = await send(token, checkIn, { day });
    expect(body.data).toMatchObject({ day, signed: true, reward: REWARD, streak: 1, next });
    expect(await stateOf(token)).toEqual(body.data);
    expect(await readOperatorBalance(services.database, 'promotion_budget')).toEqual(
      subtract(before, SIGN_IN_REWARD),
    );
    const { record, entries } = await services.call(
      recordDetail,
      { id: body.data.recordId ?? '' },
      { token },
    );
    expect(record).toMatchObject({
      kind: 'bonus',
      amount: REWARD,
      description: 'Daily check-in',
      status: 'credited',
      source: 'promotion_budget',
      reference: day,
      balanceAfter: REWARD,
    });
    expect(entries.map(({ kind }) => kind)).toEqual(['sign_in_bonus']);
  });

  test('is paid once, however often and under whichever name it is sent concurrently', async () => {
    const { token } = await newMember();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => send(token, n % 2 === 0 ? checkIn : checkInToday)),
    );
    const messages = answers.map(({ body }) => body.message).toSorted();
    expect(messages).toEqual([...Array<string>(19).fill('already_checked_in'), 'ok']);
    expect(await availableTo(token)).toBe(REWARD);
    expect((await services.call(records, { kind: 'bonus', status: 'credited' }, { token })).total).toBe(1);
  });

  test('shares its keys between both names', async () => {
    const { token } = await newMember();
    const key = newKey();
    const answers = await Promise.all(
      [checkIn, checkInToday, checkIn, checkInToday].map((call) => send(token, call, {}, key)),
    );
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([200, 'ok']);
      expect(body.data).toEqual(answers[0]?.body.data);
    }
    expect(await availableTo(token)).toBe(REWARD);
  });

  test('requires a member and a key', async () => {
    const { token } = await newMember();
    for (const call of [checkIn, checkInToday]) {
      expect((await services.send(call, {}, { token })).body.message).toBe('key_required');
      expect((await services.send(call, {}, { key: newKey() })).status).toBe(401);
    }
    for (const call of [checkInState, checkInMonth]) expect((await services.send(call, {})).status).toBe(401);
  });

  test('checks in only the day that the member saw', async () => {
    const { token } = await newMember();
    const seen = await today();
    await tomorrow();
    for (const day of [seen, '2020-02-29', '2099-01-01']) {
      const { status, body } = await send(token, checkIn, { day });
      expect([status, body.message]).toEqual([409, 'day_changed']);
    }
    expect((await send(token, checkIn, { day: '2026-02-30' })).body.message).toBe('invalid_input');
    expect(await availableTo(token)).toBe('0.00');
    expect((await stateOf(token)).signed).toBe(false);
    expect((await send(token, checkIn, { day: await today() })).body.message).toBe('ok');
  });

  test('repeats the answer after midnight, and pays nothing more', async () => {
    const { token } = await newMember();
    const [key, day] = [newKey(), await today()];
    const first = await send(token, checkIn, { day }, key);
    await tomorrow();
    const again = await send(token, checkIn, { day }, key);
    expect(again.body).toEqual(first.body);
    expect((await send(token)).body.message).toBe('ok');
    expect(await availableTo(token)).toBe(times(2));
  });

  test('counts days in a row, and a missed day takes nothing away', async () => {
    const { token } = await newMember();
    for (let day = 1; day <= 3; day += 1) {
      expect((await send(token)).body.data.streak).toBe(day);
      await tomorrow();
    }
    // Today is open still, and yesterday counts.
    expect((await stateOf(token)).streak).toBe(3);
    await tomorrow();
    expect((await stateOf(token)).streak).toBe(0);
    expect(await availableTo(token)).toBe(times(3));
    expect((await send(token)).body.data).toMatchObject({ streak: 1, reward: REWARD });
  });

  test('lists the days of a month, each with its record, and their total', async () => {
    const { token } = await newMember();
    // Over the end of a month, with a gap before it.
    const now = await services.now();
    const ends = dayOf(unwrap(fromIso(`${isoDay(addDays(dayOf(now), 40)).slice(0, 7)}-01T00:00:00Z`)));
    await services.advance(startOfDay(addDays(ends, -2)) - now + HOUR_MS);
    await send(token);
    await services.advance(2 * DAY_MS);
    await send(token);
    const [old, current] = [isoDay(addDays(ends, -2)), isoDay(ends)];
    const month = (name?: string) =>
      services.call(checkInMonth, name === undefined ? {} : { month: name }, { token });
    expect((await month()).days.map(({ day }) => day)).toEqual([current]);
    const before = await month(old.slice(0, 7));
    expect(before).toMatchObject({
      month: old.slice(0, 7),
      total: REWARD,
      days: [{ day: old, reward: REWARD }],
    });
    const { record } = await services.call(recordDetail, { id: before.days[0]?.recordId ?? '' }, { token });
    expect(record.reference).toBe(old);
    expect(await month('2019-02')).toEqual({ month: '2019-02', days: [], total: '0.00' });
    for (const wrong of ['2026-13', '2026-1', 'now'])
      expect((await services.send(checkInMonth, { month: wrong }, { token })).status).toBe(400);
  });

  test('is not visible to another member', async () => {
    const [one, other] = [await newMember(), await newMember()];
    await send(one.token);
    expect((await services.call(checkInMonth, {}, { token: other.token })).days).toEqual([]);
    expect((await stateOf(other.token)).signed).toBe(false);
  });

  test('says when the budget is empty, pays nothing and leaves the day open', async () => {
    const { token, id } = await newMember();
    await spendBudget(services, scale(SIGN_IN_REWARD, 1n, 2n, 'floor'));
    expect(await stateOf(token)).toMatchObject({ signed: false, covered: false });
    const { status, body } = await send(token);
    expect([status, body.message]).toEqual([409, 'promotion_budget_empty']);
    expect(await stateOf(token)).toMatchObject({ signed: false, recordId: null, streak: 0 });
    expect(await availableTo(token)).toBe('0.00');

    // Filled again, the same day can be checked in.
    const at = await services.now();
    await services.database.transaction((sql) =>
      writeEntry(sql, {
        kind: 'promotion_allocation',
        at,
        reference: `refill:${id}`,
        lines: [
          { account: 'operator_capital', amount: negate(add(SIGN_IN_REWARD, SIGN_IN_REWARD)) },
          { account: 'promotion_budget', amount: add(SIGN_IN_REWARD, SIGN_IN_REWARD) },
        ],
      }),
    );
    expect((await send(token)).body.message).toBe('ok');
  });
});
