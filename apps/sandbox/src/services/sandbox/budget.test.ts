import { checkIn } from '@paydirt/contract/rewards/check-in';
import { budget, fillBudget, spendBudget } from '@paydirt/contract/sandbox/budget';
import { moneyReport } from '@paydirt/contract/wallet/money';
import { recordDetail, records } from '@paydirt/contract/wallet/records';
import { CURRENCY, parseMoney, subtract, sum, toDecimal, unwrap } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';

const usdtOf = (decimal: string) => unwrap(parseMoney(decimal, CURRENCY));
const plus = (...amounts: string[]) => toDecimal(sum(amounts.map(usdtOf), CURRENCY));
const minus = (a: string, b: string) => toDecimal(subtract(usdtOf(a), usdtOf(b)));

describe('filling and spending the promotion budget in the test panel', () => {
  const services = withSeededServices();
  const held = () => services.call(budget, {});
  const newKey = () => services.ports.newId('key');

  test('fills it from the operator’s own money, once per key, and the money page shows it', async () => {
    const { token } = await memberWith(services, '0');
    const before = await held();
    const reported = await services.call(moneyReport, {}, { token });
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => services.send(fillBudget, { amount: '250.50' }, { key })),
    );
    expect(answers.map(({ body }) => body.message)).toEqual(Array<string>(5).fill('ok'));
    expect(await held()).toEqual({
      left: plus(before.left, '250.50'),
      capital: minus(before.capital, '250.50'),
    });
    const { ever } = await services.call(moneyReport, {}, { token });
    expect(ever.allocated).toBe(plus(reported.ever.allocated, '250.50'));
  });

  test('refuses more than the operator’s own money, and invalid amounts', async () => {
    const before = await held();
    for (const [amount, reason] of [
      [plus(before.capital, '0.01'), 'above_maximum'],
      ['0', 'not_positive'],
      ['-5', 'not_positive'],
      ['0.001', 'below_minimum'],
      ['ten', 'malformed'],
    ] as const) {
      const { body } = await services.send(fillBudget, { amount });
      expect([body.message, body.data]).toEqual(['invalid_input', { fields: { amount: reason } }]);
    }
    const all = await Promise.all([1, 2, 3].map(() => services.send(fillBudget, { amount: before.capital })));
    expect(all.map(({ body }) => body.message).toSorted()).toEqual(['invalid_input', 'invalid_input', 'ok']);
    expect(await held()).toEqual({ left: plus(before.left, before.capital), capital: '0.00' });
  });

  test('spends it as one bonus with its record, and then reports it as empty', async () => {
    const rich = await memberWith(services, '0');
    const { left } = await held();
    expect((await services.call(spendBudget, { phone: rich.phone, left: '0.04' })).left).toBe('0.04');
    const { list } = await services.call(records, { kind: 'bonus' }, { token: rich.token });
    const paid = list.find(({ description }) => description === 'Bonus from the test panel');
    expect(paid).toMatchObject({
      amount: minus(left, '0.04'),
      source: 'promotion_budget',
      status: 'credited',
    });
    const detail = await services.call(recordDetail, { id: paid?.id ?? '' }, { token: rich.token });
    expect(detail.entries.map(({ kind }) => kind)).toEqual(['bonus_credit']);
    const key = newKey();
    const refused = await services.send(checkIn, {}, { token: rich.token, key });
    expect(refused.body.message).toBe('promotion_budget_empty');
    const again = await services.send(spendBudget, { phone: rich.phone, left: '0.04' });
    expect(again.body.message).toBe('promotion_budget_empty');
    expect((await services.send(spendBudget, { phone: '+919876500000' })).body.message).toBe(
      'account_unknown',
    );
    expect((await services.send(spendBudget, { phone: rich.phone, left: '-1' })).body.data).toEqual({
      fields: { left: 'below_minimum' },
    });
  });
});
