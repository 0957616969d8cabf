import {
  bindEmail,
  hasFundPassword,
  sendBindEmailCode,
  sendFundPasswordCode,
  updateFundPassword,
} from '@paydirt/contract/account/fund-password';
import { login, resetPassword, sendResetCode } from '@paydirt/contract/account/login';
import {
  endOtherSessions,
  endSession,
  securityEvents,
  sendVerifyCode,
  sessionList,
  undoEmailChange,
  updatePassword,
  verification,
  verify,
} from '@paydirt/contract/account/security';
import { userInfo } from '@paydirt/contract/account/session';
import { outbox } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { bankCards, modifyBankCard } from '@paydirt/contract/wallet/bank-card';
import { createWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { DAY_MS, MINUTE_MS } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import type { TestMember } from '../../../testing/with-services.ts';
import { bind as bindDestinations, FUND_PASSWORD } from '../../wallet/withdrawal/withdraw.fixture.ts';

const OLD = 'gold1234';
const NEW = 'dredge99';

describe('account protection', () => {
  const services = withSeededServices();
  let addresses = 0;
  const freshEmail = () => `guarded.${(addresses += 1)}@paydirt.example`;
  const messagesTo = (to: string) => services.call(outbox, { to });
  const codeTo = async (to: string) => (await messagesTo(to)).find(({ code }) => code !== null)?.code ?? '';
  const confirm = async ({ token, phone }: Pick<TestMember, 'token' | 'phone'>) => {
    await services.call(sendVerifyCode, {}, { token });
    return services.call(verify, { code: await codeTo(phone) }, { token });
  };
  const change = (token: string, { old = OLD, password = NEW, again = '' } = {}) =>
    services.send(
      updatePassword,
      { oldPassword: old, password, confirmPassword: again === '' ? password : again },
      { token },
    );
  const kindsOf = async (token: string) =>
    (await services.call(securityEvents, {}, { token })).list.map(({ kind }) => kind);
  const bind = async ({ token }: TestMember, email: string) => {
    await services.call(sendBindEmailCode, { email }, { token });
    return services.send(bindEmail, { email, code: await codeTo(email) }, { token });
  };
  const alive = async (token: string) => (await services.send(userInfo, {}, { token })).body.code === 200;

  test('lists the sessions of a member, the current one first, and ends one or all others', async () => {
    const { phone, token } = await memberWith(services, '0');
    const second = await services.login(phone, OLD);
    const third = await services.login(phone, OLD);
    const sessions = await services.call(sessionList, {}, { token });
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    expect(JSON.stringify(sessions)).not.toContain(second);
    const [own] = await services.call(sessionList, {}, { token: second });

    await services.call(endSession, { id: own?.id ?? '' }, { token });
    expect([await alive(token), await alive(second), await alive(third)]).toEqual([true, false, true]);
    expect(await services.call(endOtherSessions, {}, { token })).toEqual({ ended: 1 });
    expect([await alive(token), await alive(third)]).toEqual([true, false]);
    expect(await services.call(endOtherSessions, {}, { token })).toEqual({ ended: 0 });
  });

  test('reveals nothing of another member’s sessions', async () => {
    const one = await memberWith(services, '0');
    const other = await memberWith(services, '0');
    const [theirs] = await services.call(sessionList, {}, { token: other.token });
    const answer = await services.send(endSession, { id: theirs?.id ?? '' }, { token: one.token });
    expect([answer.status, answer.body.message]).toEqual([404, 'not_found']);
    expect(await alive(other.token)).toBe(true);
  });

  test('a stolen session cannot add its own e-mail address, and so cannot set a fund password by it', async () => {
    const { token } = await memberWith(services, '0');
    const mine = freshEmail();
    expect((await services.send(sendBindEmailCode, { email: mine }, { token })).body.message).toBe(
      'verify_needed',
    );
    const bound = await services.send(bindEmail, { email: mine, code: '123456' }, { token });
    expect(bound.body.message).toBe('verify_needed');
    expect((await change(token)).body.message).toBe('verify_needed');
    expect(await messagesTo(mine)).toEqual([]);
    expect(await services.call(userInfo, {}, { token })).toMatchObject({ email: null });
  });

  test('a stolen session cannot withdraw to a new destination, whatever it knows', async () => {
    const to = { address: 'test1succeedslater', account: '100003' };
    const member = await bindDestinations(services, await memberWith(services, '100'), to);
    const withdraw = (key: string) =>
      services.send(
        createWithdrawal,
        { channel: 'usdt', amount: '20', addressId: member.addressId, fundPassword: FUND_PASSWORD },
        { token: member.token, key },
      );
    const unconfirmed = () =>
      services.database.query(`update session set verified_until = null where member_id = $1`, [member.id]);
    await unconfirmed();
    expect((await withdraw('stolen')).body.message).toBe('verify_needed');
    expect(await services.call(balance, {}, { token: member.token })).toMatchObject({ withdrawing: '0.00' });
    await confirm(member);
    expect((await withdraw('first')).body.message).toBe('ok');
    // A destination that was used before is not a new one.
    await unconfirmed();
    expect((await withdraw('second')).body.message).toBe('ok');
  });

  test.each([
    ['another bank', { bankId: 'dredge', ifsc: 'DRDG0TEST03' }],
    ['another payee', { payeeName: 'Somebody Else' }],
    ['another branch', { ifsc: 'NUGT0TEST02' }],
  ])('a stolen session cannot withdraw to the same account number at or of %s', async (_what, altered) => {
    const to = { address: 'test1succeedslater', account: '100004' };
    const member = await bindDestinations(services, await memberWith(services, '100'), to);
    const { token } = member;
    const withdraw = async (bankId: string, key: string) => {
      const input = { channel: 'cash', amount: '5', bankId, fundPassword: FUND_PASSWORD };
      return (await services.send(createWithdrawal, input, { token, key })).body.message;
    };
    expect(await withdraw(member.bankId, 'first')).toBe('ok');
    await services.database.query(`update session set verified_until = null where member_id = $1`, [
      member.id,
    ]);
    const [card] = await services.call(bankCards, {}, { token });
    const same = await services.call(modifyBankCard, card!, { token });
    expect(await withdraw(same.id, 'same')).toBe('ok');
    const other = await services.call(modifyBankCard, { ...same, ...altered }, { token });
    expect(await withdraw(other.id, 'other')).toBe('verify_needed');
  });

  test('a confirmation is valid for ten minutes, in the session that gave it only', async () => {
    const member = await memberWith(services, '0');
    const elsewhere = await services.login(member.phone, OLD);
    const { verifiedUntil } = await confirm(member);
    expect(Date.parse(verifiedUntil ?? '') - (await services.now())).toBeGreaterThan(9 * MINUTE_MS);
    expect(await services.call(verification, {}, { token: elsewhere })).toMatchObject({
      verifiedUntil: null,
    });
    const email = freshEmail();
    expect((await services.send(sendBindEmailCode, { email }, { token: elsewhere })).body.message).toBe(
      'verify_needed',
    );
    await services.advance(10 * MINUTE_MS);
    expect((await services.send(sendBindEmailCode, { email }, { token: member.token })).body.message).toBe(
      'verify_needed',
    );
  });

  test('a code for another purpose confirms nothing, and five wrong codes count together over all sessions', async () => {
    const { token, phone } = await memberWith(services, '0');
    await services.call(sendFundPasswordCode, {}, { token });
    const other = await codeTo(phone);
    expect((await services.send(verify, { code: other }, { token })).body.message).toBe('code_expired');
    await services.advance(MINUTE_MS);
    await services.call(sendVerifyCode, {}, { token });
    const right = await codeTo(phone);
    const wrong = right === '000000' ? '000001' : '000000';
    const answers = [];
    for (let i = 0; i < 5; i += 1) {
      const elsewhere = await services.login(phone, OLD);
      answers.push((await services.send(verify, { code: wrong }, { token: elsewhere })).body.message);
    }
    expect(answers.at(-1)).toBe('code_too_many_tries');
    expect((await services.send(verify, { code: right }, { token })).body.message).toBe(
      'code_too_many_tries',
    );
    expect(await kindsOf(token)).toContain('codes_refused');
  });

  test('a new password requires the old one, ends the other sessions and keeps this one', async () => {
    const member = await memberWith(services, '0');
    const { token, phone } = member;
    const elsewhere = await services.login(phone, OLD);
    await confirm(member);
    expect((await change(token, { old: 'wrong9999' })).body.message).toBe('wrong_password');
    expect((await change(token, { again: 'dredge98' })).body.data).toEqual({
      fields: { confirmPassword: 'passwords_differ' },
    });
    expect((await change(token, { password: OLD })).body.data).toEqual({
      fields: { password: 'same_password' },
    });
    expect((await change(token)).body.message).toBe('ok');
    expect([await alive(token), await alive(elsewhere)]).toEqual([true, false]);
    expect((await services.send(login, { phone, password: OLD })).body.message).toBe('wrong_credentials');
    expect(await services.login(phone, NEW)).toHaveLength(43);
    expect(await kindsOf(token)).toContain('password_changed');
  });

  test('of two concurrent changes one succeeds and the other is refused', async () => {
    const member = await memberWith(services, '0');
    await confirm(member);
    const answers = await Promise.all([
      change(member.token, { password: 'sluice77' }),
      change(member.token, { password: 'trommel88' }),
    ]);
    expect(answers.map(({ body }) => body.message).toSorted()).toEqual(['ok', 'wrong_password']);
    expect(await alive(member.token)).toBe(true);
  });

  test('wrong old passwords cause pauses in real time, which moving the clock does not end', async () => {
    const member = await memberWith(services, '0');
    await confirm(member);
    const answers = [];
    for (let i = 0; i < 10; i += 1)
      answers.push((await change(member.token, { old: `wrong${1000 + i}` })).body.message);
    expect(answers.at(-1)).toBe('wrong_password');
    expect((await change(member.token)).body.message).toBe('account_locked');
    await services.advance(5 * MINUTE_MS);
    expect((await change(member.token)).body.message).toBe('account_locked');
  });

  test('another device cookie for each guess allows no more guesses at the old password', async () => {
    const member = await memberWith(services, '0');
    await confirm(member);
    const guess = (n: number) =>
      services.send(
        updatePassword,
        { oldPassword: `wrong${1000 + n}`, password: NEW, confirmPassword: NEW },
        { token: member.token, headers: { Cookie: `paydirt-device=made-up-${n}` } },
      );
    const answers = [];
    for (let n = 0; n < 20; n += 1) answers.push((await guess(n)).body.message);
    expect(answers.filter((message) => message === 'wrong_password')).toHaveLength(10);
    expect(answers.at(-1)).toBe('account_locked');
  });

  test('a new e-mail address and its consequences can be undone from the previous address for three days', async () => {
    const member = await memberWith(services, '0');
    const { token, phone } = member;
    await confirm(member);
    const email = freshEmail();
    expect((await bind(member, email)).body.message).toBe('ok');
    const link = (await messagesTo(phone))[0]?.text ?? '';
    const undo = /token=([\w-]{43})/.exec(link)?.[1] ?? '';
    await services.call(sendFundPasswordCode, { channel: 'email' }, { token });
    const pin = { password: '271828', confirmPassword: '271828', code: await codeTo(email) };
    await services.call(updateFundPassword, pin, { token });

    await services.advance(3 * DAY_MS - 2 * MINUTE_MS);
    expect((await services.send(undoEmailChange, { token: 'guessed' })).body.message).toBe('undo_over');
    const answers = await Promise.all([
      services.send(undoEmailChange, { token: undo }),
      services.send(undoEmailChange, { token: undo }),
    ]);
    expect(answers.map(({ body }) => body.message).toSorted()).toEqual(['ok', 'undo_over']);
    expect(await alive(token)).toBe(false);
    const again = await services.login(phone, OLD);
    expect(await services.call(userInfo, {}, { token: again })).toMatchObject({ email: null });
    expect(await services.call(hasFundPassword, {}, { token: again })).toMatchObject({ set: false });
    expect((await kindsOf(again)).slice(0, 2)).toContain('email_restored');
  });

  test('undoing an e-mail change removes a password set since, and a new one can be set by code', async () => {
    const member = await memberWith(services, '0');
    const { phone } = member;
    await confirm(member);
    const email = freshEmail();
    await bind(member, email);
    const undo = /token=([\w-]{43})/.exec((await messagesTo(phone))[0]?.text ?? '')?.[1] ?? '';
    const reset = async (to: string, password: string) => {
      await services.call(sendResetCode, { phone: to });
      const form = { phone: to, code: await codeTo(to), password, confirmPassword: password };
      await services.call(resetPassword, form);
    };
    await reset(email, NEW);
    await services.call(undoEmailChange, { token: undo });
    expect((await services.send(login, { phone, password: NEW })).body.message).toBe('wrong_credentials');
    expect((await services.send(login, { phone, password: OLD })).body.message).toBe('wrong_credentials');
    await reset(phone, 'trommel88');
    expect(await services.login(phone, 'trommel88')).toHaveLength(43);
  });

  test('after three days the change cannot be undone', async () => {
    const member = await memberWith(services, '0');
    await confirm(member);
    const email = freshEmail();
    await bind(member, email);
    const undo = /token=([\w-]{43})/.exec((await messagesTo(member.phone))[0]?.text ?? '')?.[1] ?? '';
    await services.advance(3 * DAY_MS);
    expect((await services.send(undoEmailChange, { token: undo })).body.message).toBe('undo_over');
    expect(await services.call(userInfo, {}, { token: member.token })).toMatchObject({ email });
  });

  test('another member’s e-mail address cannot be added', async () => {
    const owner = await memberWith(services, '0');
    const other = await memberWith(services, '0');
    const email = freshEmail();
    await confirm(owner);
    await bind(owner, email);
    await confirm(other);
    await services.advance(MINUTE_MS);
    expect((await bind(other, email)).body.message).toBe('account_exists');
  });

  test('each event also sends its member a message', async () => {
    const { id, phone, token } = await memberWith(services, '0');
    await services.login(phone, OLD);
    expect(await kindsOf(token)).toEqual(['new_device']);
    const messages = await services.database.query<{ kind: string }>(
      `select kind from member_message where member_id = $1 and kind like 'security%'`,
      [id],
    );
    expect(messages).toEqual([{ kind: 'security_new_device' }]);
  });
});
