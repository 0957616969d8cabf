import { balance } from '@paydirt/contract/wallet/balance';
import { exchangeRate } from '@paydirt/contract/wallet/exchange-rate';
import {
  addRecharge,
  confirmDeposit,
  rechargeConfig,
  rechargeStatus,
} from '@paydirt/contract/wallet/recharge';
import { recordDetail, records } from '@paydirt/contract/wallet/records';
import {
  convertToUsdt,
  HOUR_MS,
  MINUTE_MS,
  parseMoney,
  readRate,
  SECOND_MS,
  toDecimal,
  unwrap,
} from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';

describe('recharging', () => {
  const services = withSeededServices();
  const newMember = () => memberWith(services, '0');
  const key = () => services.ports.newId('key');
  const add = (token: string, input: Record<string, unknown>, intent = key()) =>
    services.send(addRecharge, input, { token, key: intent });
  const intentOf = async (token: string, amount = '50') =>
    (await add(token, { channel: 'usdt', amount })).body.data;
  const statusOf = (token: string, id: string) => services.call(rechargeStatus, { id }, { token });
  const availableTo = async (token: string) => (await services.call(balance, {}, { token })).available;
  const recordsOf = async (token: string) =>
    (await services.call(records, { kind: 'recharge', pageNum: 1, pageSize: 20 }, { token })).list;

  describe('in USDT', () => {
    test('nothing moves before the deposit, then 20 confirmations within a minute credit it', async () => {
      const { token } = await newMember();
      const intent = await intentOf(token);
      expect(intent).toMatchObject({ status: 'intent', amount: '50.00', confirmations: 0, needed: 20 });
      expect(intent.address).toMatch(/^test1/);
      await services.advance(5 * MINUTE_MS);
      expect(await statusOf(token, intent.id)).toMatchObject({ status: 'intent', confirmations: 0 });
      expect(await recordsOf(token)).toMatchObject([
        { id: intent.recordId, status: 'pending', amount: '50.00', reference: intent.id, balanceAfter: null },
      ]);

      await services.call(confirmDeposit, { id: intent.id });
      expect(await statusOf(token, intent.id)).toMatchObject({ status: 'seen', confirmations: 0 });
      expect(await recordsOf(token)).toMatchObject([{ status: 'processing' }]);
      await services.advance(30 * SECOND_MS);
      const half = await statusOf(token, intent.id);
      expect(half.status).toBe('seen');
      expect(half.confirmations).toBeGreaterThanOrEqual(9);
      expect(half.confirmations).toBeLessThan(20);
      expect(await availableTo(token)).toBe('0.00');

      await services.advance(31 * SECOND_MS);
      expect(await statusOf(token, intent.id)).toMatchObject({ status: 'credited', confirmations: 20 });
      expect(await availableTo(token)).toBe('50.00');
      const detail = await services.call(recordDetail, { id: intent.recordId }, { token });
      expect(detail.record).toMatchObject({
        status: 'credited',
        source: 'test_faucet',
        balanceAfter: '50.00',
      });
      expect(detail.entries.map(({ kind }) => kind)).toEqual(['recharge_credit']);
    });

    test('a deposit confirmed 20 times concurrently is credited once', async () => {
      const { token } = await newMember();
      const { id } = await intentOf(token, '10');
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => services.send(confirmDeposit, { id })),
      );
      expect(new Set(answers.map(({ body }) => body.message))).toEqual(new Set(['ok']));
      await services.advance(2 * MINUTE_MS);
      expect((await services.call(confirmDeposit, { id })).status).toBe('credited');
      await services.advance(2 * MINUTE_MS);
      expect(await availableTo(token)).toBe('10.00');
    });

    test('the same key starts one recharge, and none for another input', async () => {
      const { token } = await newMember();
      const input = { channel: 'usdt', amount: '10' };
      const answers = await Promise.all(Array.from({ length: 5 }, () => add(token, input, 'tap')));
      expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
      expect((await add(token, { ...input, amount: '11' }, 'tap')).body.message).toBe('key_reused');
      expect(await recordsOf(token)).toHaveLength(1);
      const without = await services.send(addRecharge, input, { token });
      expect(without.body.message).toBe('key_required');
    });

    test('at most ten are open at a time, however many are started concurrently', async () => {
      const { token } = await newMember();
      const begin = () => add(token, { channel: 'usdt', amount: '10' });
      const answers = await Promise.all(Array.from({ length: 14 }, begin));
      const begun = answers.filter(({ body }) => body.message === 'ok');
      expect(begun).toHaveLength(10);
      const refused = answers.filter(({ body }) => body.message === 'too_many_open_recharges');
      expect(refused).toHaveLength(4);
      expect(refused[0]?.status).toBe(409);
      // By card as well: each is a due job.
      const { rate } = await services.call(exchangeRate, { currency: 'NGN' });
      expect((await add(token, { channel: 'cash', amount: '5000', rate })).body.message).toBe(
        'too_many_open_recharges',
      );
      expect((await begin()).body.message).toBe('too_many_open_recharges');

      const [first] = begun;
      await services.call(confirmDeposit, { id: first?.body.data.id ?? '' });
      await services.advance(2 * MINUTE_MS);
      expect((await begin()).body.message).toBe('ok');
      expect((await begin()).body.message).toBe('too_many_open_recharges');
      await services.advance(2 * HOUR_MS);
      expect((await begin()).body.message).toBe('ok');
    });

    test('an intent without a deposit expires with a message, and accepts no deposit afterwards', async () => {
      const { token } = await newMember();
      const { id } = await intentOf(token);
      await services.advance(HOUR_MS + SECOND_MS);
      expect(await statusOf(token, id)).toMatchObject({ status: 'failed', reason: 'expired' });
      expect(await recordsOf(token)).toMatchObject([{ status: 'failed', balanceAfter: null }]);
      expect((await services.send(confirmDeposit, { id })).body.message).toBe('deposit_not_expected');
      await services.advance(2 * MINUTE_MS);
      expect(await availableTo(token)).toBe('0.00');
    });

    test('a deposit made in time is credited, even when the hour ends meanwhile', async () => {
      const { token } = await newMember();
      const { id } = await intentOf(token);
      await services.advance(HOUR_MS - 30 * SECOND_MS);
      await services.call(confirmDeposit, { id });
      await services.advance(HOUR_MS);
      expect(await statusOf(token, id)).toMatchObject({ status: 'credited' });
    });

    test('a failed confirmation is retried later, and credits nothing before that nor twice', async () => {
      const { token } = await newMember();
      const { id } = await intentOf(token);
      await services.call(confirmDeposit, { id });
      // Out of sequence, so that the next confirmation fails.
      const setConfirmations = (count: number) =>
        services.database.query(`update recharge set confirmations = $2 where id = $1`, [id, count]);
      await setConfirmations(5);
      await services.advance(10 * SECOND_MS);
      expect(services.outcomes.some(({ kind, failure }) => kind === 'recharge-confirmation' && failure)).toBe(
        true,
      );
      expect(await statusOf(token, id)).toMatchObject({ status: 'seen' });
      expect(await availableTo(token)).toBe('0.00');

      await setConfirmations(0);
      await services.advance(10 * MINUTE_MS);
      expect(await statusOf(token, id)).toMatchObject({ status: 'credited', confirmations: 20 });
      expect(await availableTo(token)).toBe('50.00');
    });

    test('a recharge of another member does not exist, just like an unknown one', async () => {
      const [owner, other] = [await newMember(), await newMember()];
      const { id } = await intentOf(owner.token);
      expect((await services.send(rechargeStatus, { id }, { token: other.token })).body.message).toBe(
        'not_found',
      );
      expect((await services.send(confirmDeposit, { id: 'rch_none' })).body.message).toBe('not_found');
      expect((await services.send(rechargeStatus, { id })).body.message).toBe('unauthorized');
    });

    test.each([
      ['0', 'not_positive'],
      ['-5', 'not_positive'],
      ['1e3', 'malformed'],
      ['1,5', 'malformed'],
      ['12.3456789', 'malformed'],
      ['12.345', 'too_many_decimals'],
      ['', 'required'],
      ['999999999999999', 'above_maximum'],
      ['9.99', 'below_minimum'],
    ])('the amount "%s" is refused: %s', async (amount, reason) => {
      const { token } = await newMember();
      const { body } = await add(token, { channel: 'usdt', amount });
      expect((body.data as { fields?: unknown }).fields).toEqual({ amount: reason });
      expect(await recordsOf(token)).toEqual([]);
    });
  });

  describe('by card', () => {
    const addCash = async (token: string, card: string, amount = '10000') =>
      (await add(token, { channel: 'cash', amount, card })).body.data;

    test('is converted at the rate of the intent, whatever the rate is when it is credited', async () => {
      const { token } = await newMember();
      const shown = await services.call(exchangeRate, { currency: 'NGN' });
      const config = await services.call(rechargeConfig, {}, { token });
      expect(config.cash).toMatchObject({ minimum: '2500.00', rate: shown });
      const { body } = await add(token, { channel: 'cash', amount: '10000', rate: shown.rate });
      const due = toDecimal(convertToUsdt(unwrap(parseMoney('10000', 'NGN')), unwrap(readRate(shown.rate))));
      expect(body.data).toMatchObject({
        status: 'processing',
        amount: due,
        rate: shown.rate,
        currency: 'NGN',
      });
      await services.advance(3 * HOUR_MS);
      expect(await statusOf(token, body.data.id)).toMatchObject({ status: 'credited', amount: due });
      expect(await availableTo(token)).toBe(due);
    });

    test('is refused at any rate but the current one', async () => {
      const { token } = await newMember();
      const { body } = await add(token, { channel: 'cash', amount: '10000', rate: '1.00' });
      expect(body.message).toBe('rate_changed');
      expect(await recordsOf(token)).toEqual([]);
    });

    test.each([
      ['test-card-0001', 'credited', null],
      ['test-card-0002', 'credited', null],
      ['test-card-0003', 'processing', null],
      ['test-card-0004', 'failed', 'wrong_bank_data'],
      ['test-card-0005', 'failed', 'sent_back'],
    ])('the test card %s leads to %s', async (card, status, reason) => {
      const { token } = await newMember();
      const recharge = await addCash(token, card);
      expect(recharge.status).toBe(card === 'test-card-0001' ? 'credited' : 'processing');
      await services.advance(5 * MINUTE_MS);
      expect(await statusOf(token, recharge.id)).toMatchObject({ status, reason });
      expect((await availableTo(token)) === '0.00').toBe(status !== 'credited');
      expect(await recordsOf(token)).toMatchObject([{ status }]);
    });

    test('payments that stay open are limited too, and do not hold up others', async () => {
      const { token } = await newMember();
      const { rate } = await services.call(exchangeRate, { currency: 'NGN' });
      const begin = async (card: string) =>
        (await add(token, { channel: 'cash', amount: '5000', rate, card })).body.message;
      const answers = [];
      for (let i = 0; i < 11; i += 1) answers.push(await begin('test-card-0003'));
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 'ok'), 'too_many_open_recharges']);
      expect(await begin('test-card-0002')).toBe('ok');
    });

    test.each([
      ['cash', 'bnk_1'],
      ['cash', '1000000001'],
      ['usdt', 'test-card-0001'],
    ])('by %s, %s is not a way to pay: nothing is started', async (channel, card) => {
      const { token } = await newMember();
      const { body } = await add(token, { channel, amount: '10000', card });
      expect(body.data).toMatchObject({ fields: { card: 'malformed' } });
      expect(await recordsOf(token)).toEqual([]);
    });

    test('below 2500 naira the error names the minimum', async () => {
      const { token } = await newMember();
      const { body } = await add(token, { channel: 'cash', amount: '2499.99' });
      expect(body).toMatchObject({ message: 'below_minimum', data: { limit: '2500.00' } });
    });

    test('needs no deposit', async () => {
      const { token } = await newMember();
      const { id } = await addCash(token, 'test-card-0002');
      expect((await services.send(confirmDeposit, { id })).body.message).toBe('deposit_not_expected');
    });
  });
});
