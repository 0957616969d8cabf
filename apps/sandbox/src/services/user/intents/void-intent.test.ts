import { intentOutcome } from '@paydirt/contract/account/intent-outcome';
import { voidIntent } from '@paydirt/contract/account/intent';
import { createOrder } from '@paydirt/contract/goods/orders';
import { faucet } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { records } from '@paydirt/contract/wallet/records';
import { createWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { describe, expect, test } from 'vitest';

import { AGREEMENT_VERSION } from '../../../seed/products.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';

const LEASE = { productId: 'sluice-box', agreementVersion: AGREEMENT_VERSION };
const CALL = 'goods/mine/order/create';

describe('giving up an intent', () => {
  const services = withSeededServices();
  const newKey = () => services.ports.newId('key');
  const lease = (token: string, key: string) => services.send(createOrder, LEASE, { token, key });
  const giveUp = (token: string, key: string, call = CALL) =>
    services.call(voidIntent, { call, key }, { token });
  async function leasesOf(token: string): Promise<number> {
    const page = { kind: 'buy_machine', pageNum: 1, pageSize: 20 };
    return (await services.call(records, page, { token })).total;
  }

  test('whose request has not arrived refuses it on arrival, whatever its contents, and nothing is paid', async () => {
    const { token } = await memberWith(services, '100');
    const key = newKey();
    expect(await giveUp(token, key)).toEqual({ voided: true });
    for (const contents of [LEASE, { ...LEASE, productId: 'gold-pan' }]) {
      const late = await services.send(createOrder, contents, { token, key });
      expect([late.status, late.body.message]).toEqual([410, 'key_void']);
    }
    expect(await giveUp(token, key)).toEqual({ voided: true });
    expect(await leasesOf(token)).toBe(0);
    expect((await services.call(balance, {}, { token })).available).toBe('100.00');
  });

  test('that was done changes nothing, and returns the outcome', async () => {
    const { token } = await memberWith(services, '100');
    const key = newKey();
    const { body } = await lease(token, key);
    expect(await giveUp(token, key)).toMatchObject({
      voided: false,
      earlier: { outcome: 'done', result: { id: (body.data as { id: string }).id } },
    });
    expect((await lease(token, key)).headers.get('Idempotency-Hit')).toBe('true');
    expect(await leasesOf(token)).toBe(1);
  });

  test('that was refused returns the reason', async () => {
    const { token } = await memberWith(services, '1');
    const key = newKey();
    await lease(token, key);
    expect(await giveUp(token, key)).toEqual({
      voided: false,
      earlier: { outcome: 'refused', error: 'insufficient_balance' },
    });
  });

  test('concurrently with its request: one of them wins, and the money agrees', async () => {
    const { token } = await memberWith(services, '1000');
    let done = 0;
    for (let round = 0; round < 12; round += 1) {
      const key = newKey();
      const [first, given, second] = await Promise.all(
        round % 2 === 0
          ? [lease(token, key), giveUp(token, key), lease(token, key)]
          : [lease(token, key), giveUp(token, key), giveUp(token, key).then(() => lease(token, key))],
      );
      const messages = [first.body.message, second.body.message];
      const isDone = !given.voided;
      expect(messages).toEqual(isDone ? ['ok', 'ok'] : ['key_void', 'key_void']);
      if (isDone) {
        done += 1;
        expect(first.body.data).toEqual(second.body.data);
        expect(given.earlier?.outcome).toBe('done');
      }
      expect(await leasesOf(token)).toBe(done);
    }
    const { available } = await services.call(balance, {}, { token });
    expect(available).toBe(`${1000 - 45 * done}.00`);
  });

  test('does not affect another member’s key, or the same key of another call', async () => {
    const { token } = await memberWith(services, '100');
    const { token: other } = await memberWith(services, '0');
    const key = newKey();
    expect(await giveUp(other, key)).toEqual({ voided: true });
    expect(await giveUp(token, key, 'wallet/withdraw/create')).toEqual({ voided: true });
    expect((await lease(token, key)).body.message).toBe('ok');
  });

  test('of the check-in applies to both of its names', async () => {
    const { token } = await memberWith(services, '0');
    const key = newKey();
    expect(await giveUp(token, key, 'user/signin/today')).toEqual({ voided: true });
    expect(await giveUp(token, key, 'user/signin/todaySignin')).toEqual({ voided: true });
  });

  test('accepts only calls that move money', async () => {
    const { token } = await memberWith(services, '0');
    const { body } = await services.send(voidIntent, { call: 'user/auth/logout', key: 'k' }, { token });
    expect(body.message).toBe('not_found');
  });

  test('is refused for an expired session, rather than done next to the member’s own key', async () => {
    const { body } = await services.send(voidIntent, { call: CALL, key: newKey() }, { token: 'gone' });
    expect(body.message).toBe('unauthorized');
  });

  test('as a visitor reveals nothing of what was done', async () => {
    const { phone } = await memberWith(services, '0');
    const key = newKey();
    await services.send(faucet, { phone, amount: '5' }, { key });
    expect(await services.call(voidIntent, { call: 'sandbox/faucet', key }, {})).toEqual({ voided: false });
    const next = newKey();
    expect(await services.call(voidIntent, { call: 'sandbox/faucet', key: next }, {})).toEqual({
      voided: true,
    });
    const late = await services.send(faucet, { phone, amount: '5' }, { key: next });
    expect(late.body.message).toBe('key_void');
  });

  test('reading the outcome of an intent changes nothing, and works only for its member', async () => {
    const { token } = await memberWith(services, '100');
    const { token: other } = await memberWith(services, '0');
    const key = newKey();
    const ask = (of: string, call = CALL) => services.call(intentOutcome, { call, key }, { token: of });
    const nothing = { earlier: null, time: null };
    expect(await ask(token)).toEqual(nothing);
    const { body } = await lease(token, key);
    expect(body.message).toBe('ok');
    const known = await ask(token);
    expect(known).toMatchObject({
      earlier: { outcome: 'done', result: { id: (body.data as { id: string }).id } },
    });
    expect(known.time).not.toBeNull();
    expect(await ask(token)).toEqual(known);
    expect(await leasesOf(token)).toBe(1);
    expect(await ask(other)).toEqual(nothing);
    const unknown = await services.send(intentOutcome, { call: 'user/auth/logout', key }, { token });
    expect(unknown.body.message).toBe('not_found');
  });

  test('the outcome of a refused intent is its error, that of a given-up one is empty', async () => {
    const { token } = await memberWith(services, '1');
    const [refused, given] = [newKey(), newKey()];
    await lease(token, refused);
    await giveUp(token, given);
    const ask = (key: string) => services.call(intentOutcome, { call: CALL, key }, { token });
    expect((await ask(refused)).earlier).toEqual({ outcome: 'refused', error: 'insufficient_balance' });
    expect((await ask(given)).earlier).toBeNull();
  });

  test('an invalid request returns the outcome of what was done under its key before', async () => {
    const { token } = await memberWith(services, '100');
    const key = newKey();
    const { body: done } = await lease(token, key);
    const wrong = await services.send(createOrder, { productId: '' }, { token, key });
    expect(wrong.body).toMatchObject({
      message: 'key_reused',
      data: { earlier: { outcome: 'done', result: { id: (done.data as { id: string }).id } } },
    });
    const unused = await services.send(createWithdrawal, { amount: 'x' }, { token, key: newKey() });
    expect(unused.body.message).toBe('invalid_input');
  });
});
