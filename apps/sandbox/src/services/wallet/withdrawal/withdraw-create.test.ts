import { modifyBankCard } from '@paydirt/contract/wallet/bank-card';
import { faucet } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { records } from '@paydirt/contract/wallet/records';
import {
  cashWithdrawStatus,
  createWithdrawal,
  withdrawals,
  withdrawConfig,
} from '@paydirt/contract/wallet/withdrawal';
import { describe, expect, test } from 'vitest';

import { SEED_MEMBERS } from '../../../people/people.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import { bind, FUND_PASSWORD, type Withdrawer } from './withdraw.fixture.ts';

describe('creating a withdrawal', () => {
  const services = withSeededServices();

  const withdrawer = async (amount: string) =>
    bind(services, await memberWith(services, amount), {
      address: 'test1succeedslater',
      account: '1000000002',
    });
  const ask = (
    member: Withdrawer,
    input: Record<string, unknown> = {},
    key: string = services.ports.newId('key'),
  ) =>
    services.send(
      createWithdrawal,
      { channel: 'usdt', amount: '20', addressId: member.addressId, fundPassword: FUND_PASSWORD, ...input },
      { token: member.token, key },
    );
  const signIn = async ({ phone, password }: (typeof SEED_MEMBERS)[number]) => {
    const token = await services.login(phone, password);
    const [row] = await services.database.query<{ id: string }>(`select id from member where phone = $1`, [
      phone,
    ]);
    return { id: row?.id ?? '', token, phone };
  };
  const held = ({ token }: Withdrawer) => services.call(balance, {}, { token });

  test('reserves the amount at once, and returns fee, net amount and times', async () => {
    const member = await withdrawer('50');
    const { body } = await ask(member);
    expect(body.data).toMatchObject({
      channel: 'usdt',
      amount: '20.00',
      fee: '1.00',
      net: '19.00',
      payout: null,
      status: 'pending',
      cancellable: true,
      destination: { id: member.addressId, name: 'Mine', chain: 'BEP20', account: 'test1succeedslater' },
      failure: null,
      returnRecordId: null,
    });
    const config = await services.call(withdrawConfig, {}, { token: member.token });
    expect(body.data.waitsForMonday).toBe(config.usdt.waitsForMonday);
    expect(await held(member)).toMatchObject({ available: '30.00', withdrawing: '20.00' });
    const { list } = await services.call(records, { kind: 'withdrawal' }, { token: member.token });
    expect(list).toEqual([
      expect.objectContaining({
        id: body.data.recordId,
        code: body.data.code,
        amount: '-20.00',
        status: 'pending',
        source: 'own_balance',
        reference: body.data.id,
        balanceAfter: '30.00',
        description: 'USDT withdrawal',
      }),
    ]);
  });

  test('to a bank is paid at the rate shown, and shows four digits of the account', async () => {
    const member = await withdrawer('50');
    const { rate } = await services.call(cashWithdrawStatus, {}, { token: member.token });
    const { body } = await ask(member, { channel: 'cash', bankId: member.bankId, rate });
    expect(body.data.destination).toMatchObject({
      id: member.bankId,
      name: 'Nugget & Pan Test Bank',
      chain: null,
    });
    expect(body.data.destination.account).toMatch(/^\d{4}$/);
    expect(body.data.payout).toMatchObject({ currency: 'NGN', rate });
    expect(Number(body.data.payout?.amount)).toBeCloseTo(19 * Number(rate), 1);
    const stale = await ask(member, { channel: 'cash', bankId: member.bankId, rate: '1.00' });
    expect(stale.body.message).toBe('rate_changed');
    expect(await held(member)).toMatchObject({ available: '30.00', withdrawing: '20.00' });
  });

  test.each([
    ['0', 'invalid_input', 'not_positive'],
    ['-5', 'invalid_input', 'not_positive'],
    ['1e3', 'invalid_input', 'malformed'],
    ['1,5', 'invalid_input', 'malformed'],
    ['', 'invalid_input', 'required'],
    [' 5 ', 'invalid_input', 'malformed'],
    ['₹5', 'invalid_input', 'malformed'],
    ['1.001', 'invalid_input', 'too_many_decimals'],
    ['0.99', 'below_minimum', 'below_minimum'],
    ['50.01', 'insufficient_balance', undefined],
    ['999999999999999', 'insufficient_balance', undefined],
    ['1000000000000000', 'invalid_input', 'malformed'],
  ])('refuses %j with %s', async (amount, error, reason) => {
    const member = await withdrawer('50');
    const { body } = await ask(member, { amount });
    expect(body.message).toBe(error);
    expect((body.data as { fields?: { amount?: string } } | null)?.fields?.amount).toBe(reason);
    expect(await held(member)).toMatchObject({ available: '50.00', withdrawing: '0.00' });
  });

  test('takes an amount that is both the minimum and the whole balance, and asks for nothing else (H14)', async () => {
    const member = await withdrawer('1');
    const { body } = await ask(member, { amount: '1' });
    expect(body.data).toMatchObject({ amount: '1.00', fee: '0.05', net: '0.95' });
    expect((await held(member)).available).toBe('0.00');
  });

  test.each([
    { who: 'a newcomer who leased nothing and invited nobody', person: null },
    ...SEED_MEMBERS.map((person) => ({ who: person.name, person })),
  ])(
    'has the same requirements for $who: no purchase, invitation or level changes them (H14)',
    async ({ person }) => {
      const member = person === null ? await memberWith(services, '0') : await signIn(person);
      await services.call(faucet, { phone: member.phone, amount: '30' });
      const able = await bind(services, member, { address: 'test1succeedslater', account: '1000000003' });
      const { usdt } = await services.call(withdrawConfig, {}, { token: able.token });
      expect(usdt).toMatchObject({ minimum: '1.00', feePermille: 50 });
      const { body } = await ask(able);
      expect(body.message).toBe('ok');
      expect(body.data).toMatchObject({ amount: '20.00', fee: '1.00', net: '19.00', status: 'pending' });
    },
  );

  test('refuses a destination that is not the member’s own', async () => {
    const member = await withdrawer('50');
    const stranger = await withdrawer('0');
    const refusals = [
      await ask(member, { addressId: stranger.addressId }),
      await ask(member, { channel: 'cash', bankId: stranger.bankId }),
      await ask(member, { addressId: 'adr_unknown' }),
      await ask(member, { addressId: member.bankId }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.message])).toEqual(
      refusals.map(() => [404, 'not_found']),
    );
    await services.database.query(`update wallet_address set deleted_at = now() where id = $1`, [
      member.addressId,
    ]);
    expect((await ask(member)).body.message).toBe('not_found');
    expect((await held(member)).available).toBe('50.00');
  });

  test('refuses a bank account that is changed while the request is checked', async () => {
    const member = await withdrawer('50');
    const { rate } = await services.call(cashWithdrawStatus, {}, { token: member.token });
    const changed = {
      id: member.bankId,
      bankId: 'nugget',
      payeeName: 'Somebody Else',
      account: '1000000002777',
      ifsc: 'NUGT0TEST01',
    };
    // Between the checks before the transaction and the transaction.
    const { transaction } = services.database;
    const meanwhile: typeof transaction = async (...work) => {
      Object.assign(services.database, { transaction });
      await services.call(modifyBankCard, changed, { token: member.token });
      return transaction(...work);
    };
    Object.assign(services.database, { transaction: meanwhile });
    const { body } = await ask(member, { channel: 'cash', bankId: member.bankId, rate });
    expect(body.message).toBe('not_found');
    expect((await held(member)).available).toBe('50.00');
  });

  test('names the field that is missing', async () => {
    const member = await withdrawer('50');
    const withoutAddress = await ask(member, { addressId: undefined });
    expect(withoutAddress.body).toMatchObject({
      message: 'invalid_input',
      data: { fields: { addressId: 'required' } },
    });
    const withoutCard = await ask(member, { channel: 'cash' });
    expect(withoutCard.body).toMatchObject({ data: { fields: { bankId: 'required' } } });
    const withoutPassword = await ask(member, { fundPassword: undefined });
    expect(withoutPassword.body).toMatchObject({ data: { fields: { fundPassword: 'required' } } });
  });

  test('requires the fund password, and counts wrong attempts', async () => {
    const member = await withdrawer('50');
    expect((await ask(member, { fundPassword: '999999' })).body.message).toBe('fund_password_wrong');
    const answers = [];
    for (let i = 0; i < 8; i += 1) answers.push(await ask(member, { fundPassword: '999999' }));
    expect(answers.at(-1)?.body.message).toBe('fund_password_locked');
    expect((await ask(member)).body.message).toBe('fund_password_locked');
    expect(await held(member)).toMatchObject({ available: '50.00', withdrawing: '0.00' });

    const without = await withdrawer('50');
    await services.database.query(`update member set fund_password_hash = null where id = $1`, [without.id]);
    expect((await ask(without)).body.message).toBe('fund_password_not_set');
  });

  test('stores the fund password neither with the intent nor in the log', async () => {
    const member = await withdrawer('50');
    await ask(member, { fundPassword: '604812' }, 'secret');
    await ask(member, {}, 'secret-2');
    const kept = await services.database.query<{ kept: string }>(
      `select answer::text || encode(request_hash, 'hex') as kept from idempotency where member_id = $1`,
      [member.id],
    );
    // As a word of its own: ids and hashes are made by chance, of the same digits.
    expect([JSON.stringify(kept), ...services.log].join('\n')).not.toMatch(/\b(?:604812|271828)\b/);
    const hashes = await services.database.query<{ hash: string }>(
      `select distinct encode(request_hash, 'hex') as hash from idempotency where member_id = $1`,
      [member.id],
    );
    expect(hashes, 'two requests that differ in the password alone ask the same').toHaveLength(1);
  });

  test('happens once for one key, with the same answer, however concurrently it is sent', async () => {
    const member = await withdrawer('100');
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(member, {}, 'one-intent')));
    expect(answers.map(({ body }) => body.message)).toEqual(answers.map(() => 'ok'));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(await held(member)).toMatchObject({ available: '80.00', withdrawing: '20.00' });
    expect((await services.call(withdrawals, {}, { token: member.token })).total).toBe(1);
    const other = await ask(member, { amount: '21' }, 'one-intent');
    expect(other.body.message).toBe('key_reused');
  });

  test('succeeds for one of twenty keys when the balance covers one', async () => {
    const member = await withdrawer('25');
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(member)));
    const outcomes = Map.groupBy(answers, ({ body }) => body.message);
    expect(outcomes.get('ok')).toHaveLength(1);
    expect(outcomes.get('insufficient_balance')).toHaveLength(19);
    expect(await held(member)).toMatchObject({ available: '5.00', withdrawing: '20.00' });
  });

  test('lists only the member’s own, newest first, by pages', async () => {
    const member = await withdrawer('100');
    const stranger = await withdrawer('100');
    await ask(stranger);
    for (const amount of ['1', '2', '3']) await ask(member, { amount });
    const first = await services.call(withdrawals, { pageNum: 1, pageSize: 2 }, { token: member.token });
    const second = await services.call(withdrawals, { pageNum: 2, pageSize: 2 }, { token: member.token });
    expect(
      [first.total, ...first.list, ...second.list].map((row) => (typeof row === 'number' ? row : row.amount)),
    ).toEqual([3, '3.00', '2.00', '1.00']);
  });
});
