import {
  bindEmail,
  checkFundPasswordCode,
  fundPasswordChannels,
  hasFundPassword,
  sendBindEmailCode,
  sendFundPasswordCode,
  updateFundPassword,
} from '@paydirt/contract/account/fund-password';
import { verification } from '@paydirt/contract/account/security';
import { userInfo } from '@paydirt/contract/account/session';
import { outbox } from '@paydirt/contract/sandbox/world';
import { createWalletAddress } from '@paydirt/contract/wallet/wallet-address';
import { createWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { MINUTE_MS } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { markVerified } from '../../../testing/mark-verified.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import type { TestMember } from '../../../testing/with-services.ts';

const RIGHT = '271828';

describe('the fund password', () => {
  const services = withSeededServices();
  const latest = async (to: string) => (await services.call(outbox, { to }))[0];
  const setBy = async ({ token, phone }: TestMember, password = RIGHT) => {
    await services.call(sendFundPasswordCode, {}, { token });
    const code = (await latest(phone))?.code ?? '';
    return services.send(updateFundPassword, { code, password, confirmPassword: password }, { token });
  };
  let withdrawals = 0;
  /** Asks for a withdrawal that needs no money to be refused or accepted by its fund password. */
  const withdraw = async ({ token }: TestMember, fundPassword: string, key?: string) => {
    withdrawals += 1;
    const [address] = await services.database.query<{ id: string }>(
      `select id from wallet_address where member_id = (select member_id from session where token_hash = $1)`,
      [services.ports.sha256(token)],
    );
    const input = { channel: 'usdt', amount: '1', addressId: address?.id, fundPassword };
    return services.send(createWithdrawal, input, { token, key: key ?? `w${withdrawals}` });
  };
  const memberWithAddress = async (amount = '50') => {
    const member = await memberWith(services, amount);
    const form = { chain: 'BEP20', currency: 'USDT', address: 'test1stayspending', label: 'Own' };
    await services.call(createWalletAddress, form, { token: member.token });
    await markVerified(services.database, member.id);
    return member;
  };

  test('is set by a code, the answer says where it was sent, and the member is notified', async () => {
    const member = await memberWith(services, '0');
    const { token, phone } = member;
    expect(await services.call(hasFundPassword, {}, { token })).toEqual({ set: false, lockedUntil: null });
    expect(await services.call(fundPasswordChannels, {}, { token })).toEqual([{ channel: 'sms', to: phone }]);
    expect((await services.call(sendFundPasswordCode, {}, { token })).to).toBe(phone);
    const code = (await latest(phone))?.code ?? '';
    await services.call(checkFundPasswordCode, { code }, { token });
    await services.call(updateFundPassword, { code, password: RIGHT, confirmPassword: RIGHT }, { token });
    expect(await services.call(hasFundPassword, {}, { token })).toEqual({ set: true, lockedUntil: null });
    expect(await latest(phone)).toMatchObject({ code: null, channel: 'sms' });
    expect((await services.send(userInfo, {}, { token })).body.code).toBe(200);
    const again = await services.send(
      updateFundPassword,
      { code, password: '314159', confirmPassword: '314159' },
      { token },
    );
    expect(again.body.message).toBe('code_expired');
  });

  test('is set by a code that also confirms the identity: the first withdrawal to a destination needs no other', async () => {
    const member = await memberWith(services, '50');
    const { token } = member;
    const form = { chain: 'BEP20', currency: 'USDT', address: 'test1stayspending', label: 'Own' };
    await services.call(createWalletAddress, form, { token });
    expect(await services.call(verification, {}, { token })).toMatchObject({ verifiedUntil: null });
    expect((await setBy(member)).body.message).toBe('ok');
    expect((await withdraw(member, RIGHT)).body.message).toBe('ok');
  });

  test('a wrong code does not confirm the identity', async () => {
    const { token, phone } = await memberWith(services, '0');
    await services.call(sendFundPasswordCode, {}, { token });
    const right = (await latest(phone))?.code ?? '';
    const code = right === '111112' ? '111113' : '111112';
    const form = { code, password: RIGHT, confirmPassword: RIGHT };
    expect((await services.send(updateFundPassword, form, { token })).body.message).toBe('code_wrong');
    expect(await services.call(verification, {}, { token })).toMatchObject({ verifiedUntil: null });
  });

  test.each([
    ['five digits', { password: '12345' }, { password: 'fund_password_digits' }],
    ['a run', { password: '345678' }, { password: 'fund_password_run' }],
    ['a repeat', { password: '777777' }, { password: 'fund_password_repeat' }],
    ['another repetition', { confirmPassword: '271829' }, { confirmPassword: 'passwords_differ' }],
    ['no code', { code: '' }, { code: 'required' }],
  ])('names the field for %s, and uses no attempt of the code', async (_name, wrong, fields) => {
    const { token, phone } = await memberWith(services, '0');
    await services.call(sendFundPasswordCode, {}, { token });
    const code = (await latest(phone))?.code ?? '';
    const form = { code, password: RIGHT, confirmPassword: RIGHT };
    const answer = await services.send(updateFundPassword, { ...form, ...wrong }, { token });
    expect(answer.body).toMatchObject({ message: 'invalid_input', data: { fields } });
    expect((await services.send(updateFundPassword, form, { token })).body.message).toBe('ok');
  });

  test('sends one code a minute over either channel, and allows five wrong ones', async () => {
    const { id, token, phone } = await memberWith(services, '0');
    expect((await services.send(sendFundPasswordCode, { channel: 'email' }, { token })).body.message).toBe(
      'channel_not_bound',
    );
    await markVerified(services.database, id);
    const email = 'fund.way@paydirt.example';
    await services.call(sendBindEmailCode, { email }, { token });
    const emailCode = (await latest(email))?.code ?? '';
    expect(await services.call(bindEmail, { email, code: emailCode }, { token })).toMatchObject({ email });
    expect(await latest(phone)).toMatchObject({ code: null });

    await services.call(sendFundPasswordCode, { channel: 'sms' }, { token });
    const soon = await services.send(sendFundPasswordCode, { channel: 'email' }, { token });
    expect(soon).toMatchObject({ status: 429, body: { message: 'code_too_soon' } });
    await services.advance(MINUTE_MS);
    await services.call(sendFundPasswordCode, { channel: 'email' }, { token });
    const code = (await latest(email))?.code ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    const messages = [];
    for (let i = 0; i < 5; i += 1)
      messages.push((await services.send(checkFundPasswordCode, { code: wrong }, { token })).body.message);
    expect(messages).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'code_too_many_tries']);
    expect((await services.send(checkFundPasswordCode, { code }, { token })).body.message).toBe(
      'code_too_many_tries',
    );
  });

  test('is required by money calls: first to be set, then to be right', async () => {
    const member = await memberWithAddress();
    expect((await withdraw(member, RIGHT)).body.message).toBe('fund_password_not_set');
    await setBy(member);
    expect((await withdraw(member, '')).body.message).toBe('invalid_input');
    expect((await withdraw(member, RIGHT)).body.message).toBe('ok');
  });

  test('counts wrong attempts although the call is refused, locks after five, and unlocks later', async () => {
    const member = await memberWithAddress();
    await setBy(member);
    const answers = [];
    for (let i = 0; i < 5; i += 1) answers.push((await withdraw(member, '999111', 'same')).body);
    expect(answers.map(({ message, data }) => [message, data])).toEqual([
      ['fund_password_wrong', { triesLeft: 4 }],
      ['fund_password_wrong', { triesLeft: 3 }],
      ['fund_password_wrong', { triesLeft: 2 }],
      ['fund_password_wrong', { triesLeft: 1 }],
      ['fund_password_locked', { retryAfterSeconds: 900 }],
    ]);
    expect((await withdraw(member, RIGHT)).body.message).toBe('fund_password_locked');
    const { lockedUntil } = await services.call(hasFundPassword, {}, { token: member.token });
    expect(lockedUntil).not.toBeNull();
    await services.advance(16 * MINUTE_MS);
    expect((await withdraw(member, '999111')).body).toMatchObject({ data: { triesLeft: 4 } });
    expect((await withdraw(member, RIGHT)).body.message).toBe('ok');
    expect((await withdraw(member, '999111')).body).toMatchObject({ data: { triesLeft: 4 } });
  });

  test('allows no more wrong attempts concurrently than one after the other', async () => {
    const member = await memberWithAddress();
    await setBy(member);
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(member, '999111')));
    const refused = answers.filter(({ body }) => body.message === 'fund_password_wrong');
    expect(refused.length).toBeLessThanOrEqual(4);
    expect((await withdraw(member, RIGHT)).body.message).toBe('fund_password_locked');
  });

  test('repeats the answer for the same key, even after the password changed', async () => {
    const member = await memberWithAddress();
    await setBy(member);
    const first = await withdraw(member, RIGHT, 'kept');
    await services.advance(2 * MINUTE_MS);
    await setBy(member, '314159');
    const second = await withdraw(member, RIGHT, 'kept');
    expect(second.body).toEqual(first.body);
    // The stored request contains nothing from which the six digits could be recovered.
    expect((await withdraw(member, '999111', 'kept')).body).toEqual(first.body);
    expect((await withdraw(member, RIGHT)).body.message).toBe('fund_password_wrong');
  });

  test.each([
    ['the password', `update member set fund_password_hash = 'another' where id = $1`, 'fund_password_wrong'],
    ['the address', `update wallet_address set deleted_at = now() where member_id = $1`, 'not_found'],
  ])('refuses the old value of %s when it changes during the check', async (_name, change, message) => {
    const member = await memberWithAddress();
    await setBy(member);
    // Between the checks before the transaction and the transaction.
    const { transaction } = services.database;
    const meanwhile: typeof transaction = async (work) => {
      await services.database.query(change, [member.id]);
      return transaction(work);
    };
    Object.assign(services.database, { transaction: meanwhile });
    const answer = await withdraw(member, RIGHT);
    Object.assign(services.database, { transaction });
    expect(answer.body.message).toBe(message);
  });

  test('is unlocked by setting a new one', async () => {
    const member = await memberWithAddress();
    await setBy(member);
    for (let i = 0; i < 5; i += 1) await withdraw(member, '999111');
    await services.advance(2 * MINUTE_MS);
    await setBy(member, '314159');
    expect((await withdraw(member, '314159')).body.message).toBe('ok');
  });

  test('does not let a member add an e-mail address of another member', async () => {
    const { id, token } = await memberWith(services, '0');
    await markVerified(services.database, id);
    const email = 'Mara.Okafor@paydirt.example';
    expect((await services.send(sendBindEmailCode, { email }, { token })).body.message).toBe('ok');
    const [sent] = await services.call(outbox, { to: email.toLowerCase() });
    const wrong = sent?.code === '000000' ? '000001' : '000000';
    const guessed = await services.send(bindEmail, { email, code: wrong }, { token });
    expect(guessed.body.message).toBe('code_wrong');
    const refused = await services.send(bindEmail, { email, code: sent?.code ?? '' }, { token });
    expect(refused.body.message).toBe('account_exists');
  });

  test('is never stored in plain text', async () => {
    const member = await memberWith(services, '0');
    await setBy(member, '602214');
    const [row] = await services.database.query<{ text: string }>(
      `select row_to_json(member)::text as text from member where id = $1`,
      [member.id],
    );
    // As a word of its own: ids and hashes are made by chance, of the same digits.
    expect(row?.text).not.toMatch(/\b602214\b/);
    expect(services.log.join('\n')).not.toMatch(/\b602214\b/);
  });
});
