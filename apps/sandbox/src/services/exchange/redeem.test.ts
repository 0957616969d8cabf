import { checkRedemption, redeem } from '@paydirt/contract/rewards/redeem';
import { seed } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { recordDetail } from '@paydirt/contract/wallet/records';
import {
  addMs,
  convertToUsdt,
  DAY_MS,
  parseMoney,
  readRate,
  TEST_REDEMPTION_CODES,
  toDecimal,
  subtract,
  unwrap,
  usdt,
} from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { readOperatorBalance } from '../../ledger/ledger.ts';
import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';

describe('redeeming a code', () => {
  const services = withSeededServices();
  const newMember = () => memberWith(services, '0');
  const send = (token: string, code: string, amount: string, key = services.ports.newId('key')) =>
    services.send(redeem, { code, amount }, { token, key });
  const tomorrow = async () => new Date(addMs(await services.now(), DAY_MS));
  const availableTo = async (token: string) => (await services.call(balance, {}, { token })).available;

  test('the panel lists three codes of each kind', async () => {
    const { redemptionCodes } = await services.call(seed, {});
    expect(redemptionCodes).toEqual(TEST_REDEMPTION_CODES);
    for (const state of ['valid', 'used', 'expired'])
      expect(redemptionCodes.filter((code) => code.state === state)).toHaveLength(3);
  });

  test('credits a bonus from the promotion budget, and from nothing else (H6, H10)', async () => {
    const { token } = await newMember();
    const before = await readOperatorBalance(services.database, 'promotion_budget');
    const { body } = await send(token, ' goldpan25 ', '20');
    expect(body.data).toMatchObject({
      kind: 'bonus',
      amount: '20.00',
      status: 'credited',
      source: 'promotion_budget',
      description: 'Redemption code',
      balanceAfter: '20.00',
    });
    expect(await readOperatorBalance(services.database, 'promotion_budget')).toEqual(
      subtract(before, usdt(20_000_000n)),
    );
    const { entries } = await services.call(recordDetail, { id: body.data.id }, { token });
    expect(entries).toHaveLength(1);
    expect(entries[0]?.postings.find(({ account }) => account === 'promotion_budget')?.amount).toBe('-20.00');
  });

  test('converts the code’s currency at the rate that was shown', async () => {
    const { token } = await newMember();
    const offer = await services.call(checkRedemption, { code: 'RIVER20K' }, { token });
    expect(offer).toMatchObject({ currency: 'NGN', limit: '20000.00' });
    const { body } = await services.send(
      redeem,
      { code: 'RIVER20K', amount: '20000', rate: offer.rate.rate },
      { token, key: 'once' },
    );
    const due = convertToUsdt(unwrap(parseMoney('20000', 'NGN')), unwrap(readRate(offer.rate.rate)));
    expect(body.data.amount).toBe(toDecimal(due));
    expect(await availableTo(token)).toBe(toDecimal(due));
  });

  test('an amount below a cent is refused, and does not use up the code', async () => {
    const { token } = await newMember();
    const { body } = await send(token, 'RIVER20K', '1');
    expect(body.data).toMatchObject({ fields: { amount: 'nothing_to_convert' } });
    expect(await availableTo(token)).toBe('0.00');
  });

  test.each([
    ['NOSUCHCODE', 'redemption_code_unknown'],
    ['SPENT25', 'redemption_code_used'],
    ['LATE25', 'redemption_code_expired'],
  ])('%s is refused: %s', async (code, error) => {
    const { token } = await newMember();
    expect((await services.send(checkRedemption, { code }, { token })).body.message).toBe(error);
    expect((await send(token, code, '5')).body.message).toBe(error);
    expect(await availableTo(token)).toBe('0.00');
  });

  test.each([
    ['0', 'not_positive'],
    ['-5', 'not_positive'],
    ['1e3', 'malformed'],
    ['1.001', 'too_many_decimals'],
    ['', 'required'],
    ['25.01', 'above_maximum'],
    ['999999999999999', 'above_maximum'],
  ])('the amount "%s" is refused: %s', async (amount, reason) => {
    const { token } = await newMember();
    const { body } = await send(token, 'GOLDPAN25', amount);
    expect((body.data as { fields?: unknown }).fields).toEqual({ amount: reason });
    if (reason === 'above_maximum') expect(body.message).toBe('above_code_value');
    // The code was not used: it still can be.
    expect((await send(token, 'GOLDPAN25', '25')).body.message).toBe('ok');
  });

  test('succeeds once per member, however many attempts are concurrent', async () => {
    const { token } = await newMember();
    const codes = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'GOLDPAN25' : 'SLUICE10'));
    const answers = await Promise.all(codes.map((code) => send(token, code, '5')));
    const messages = answers.map(({ body }) => body.message);
    expect(messages.filter((message) => message === 'ok')).toHaveLength(1);
    expect(messages.filter((message) => message === 'already_redeemed')).toHaveLength(19);
    expect(await availableTo(token)).toBe('5.00');
    expect((await services.send(checkRedemption, { code: 'SLUICE10' }, { token })).body.message).toBe(
      'already_redeemed',
    );
  });

  test('the same key returns the same record', async () => {
    const { token } = await newMember();
    const answers = await Promise.all([1, 2, 3].map(() => send(token, 'SLUICE10', '10', 'tap')));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await availableTo(token)).toBe('10.00');
  });

  test('the last use of a code is given to one member', async () => {
    await services.database.query(
      `insert into redemption_code (code, currency, value_limit, uses_left, valid_until)
       values ('LASTONE', 'USDT', 5000000, 1, $1)`,
      [await tomorrow()],
    );
    const members = await Promise.all(Array.from({ length: 5 }, newMember));
    const answers = await Promise.all(members.map(({ token }) => send(token, 'LASTONE', '5')));
    const messages = answers.map(({ body }) => body.message).toSorted();
    expect(messages).toEqual(['ok', ...Array.from({ length: 4 }, () => 'redemption_code_used')]);
  });

  test('an amount beyond the promotion budget is refused, and the code stays unused', async () => {
    await services.database.query(
      `insert into redemption_code (code, currency, value_limit, uses_left, valid_until)
       values ('TOOMUCH', 'USDT', 900000000000, 5, $1)`,
      [await tomorrow()],
    );
    const { token } = await newMember();
    expect((await send(token, 'TOOMUCH', '900000')).body.message).toBe('promotion_budget_empty');
    expect((await send(token, 'TOOMUCH', '1')).body.message).toBe('ok');
  });
});
