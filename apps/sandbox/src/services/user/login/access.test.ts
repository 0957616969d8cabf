import {
  checkNewPassword,
  login,
  register,
  registerByEmail,
  resetPassword,
  sendRegisterCode,
  sendRegisterEmailCode,
  sendResetCode,
} from '@paydirt/contract/account/login';
import { logout, userInfo } from '@paydirt/contract/account/session';
import { outbox } from '@paydirt/contract/sandbox/world';
import { MINUTE_MS } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';

const PASSWORD = { password: 'gold1234', confirmPassword: 'gold1234' };

describe('access', () => {
  const services = withSeededServices();
  const codeFor = async (to: string) => (await services.call(outbox, { to }))[0]?.code ?? '';
  const fieldsOf = (answer: { body: { data: unknown } }) =>
    (answer.body.data as { fields?: object } | null)?.fields;

  test.each([
    ['phone', { phone: '+91123' }, { phone: 'phone_invalid' }],
    [
      'password of seven characters',
      { password: 'go-ld 1', confirmPassword: 'go-ld 1' },
      { password: 'too_short' },
    ],
    [
      'password of 65 characters',
      { password: `a${'1'.repeat(64)}`, confirmPassword: `a${'1'.repeat(64)}` },
      { password: 'too_long' },
    ],
    [
      'a common password',
      { password: 'Iloveyou1', confirmPassword: 'Iloveyou1' },
      { password: 'password_common' },
    ],
    ['passwords that differ', { confirmPassword: 'gold1235' }, { confirmPassword: 'passwords_differ' }],
    ['missing invitation', { invitateCode: '' }, { invitateCode: 'invitation_required' }],
    ['code of letters', { code: 'abcdef' }, { code: 'code_malformed' }],
  ])('names the field for a wrong %s', async (_name, wrong, fields) => {
    const answer = await services.send(register, {
      phone: '+919876512345',
      ...PASSWORD,
      code: '123456',
      invitateCode: 'NUGGET',
      ...wrong,
    });
    expect(answer.body.message).toBe('invalid_input');
    expect(fieldsOf(answer)).toEqual(fields);
  });

  test.each([
    ['Iloveyou1', { password: 'password_common' }],
    ['gold 12', { password: 'too_short' }],
    [PASSWORD.password, undefined],
  ])('checking the new password "%s" returns at once: %j', async (password, fields) => {
    expect(fieldsOf(await services.send(checkNewPassword, { password }))).toEqual(fields);
  });

  test('refuses an unknown invitation without using up the code', async () => {
    const phone = '+919876512346';
    await services.call(sendRegisterCode, { phone });
    const input = { phone, ...PASSWORD, code: await codeFor(phone) };
    const refused = await services.send(register, { ...input, invitateCode: 'ZZZZZZZ' });
    expect(refused.body.message).toBe('invitation_unknown');
    const accepted = await services.send(register, { ...input, invitateCode: 'nugget' });
    expect(accepted.body.message).toBe('ok');
  });

  test('counts wrong codes although each is refused, and then requires a new code', async () => {
    const phone = '+919876512347';
    await services.call(sendRegisterCode, { phone });
    const right = await codeFor(phone);
    const wrong = right === '000000' ? '000001' : '000000';
    const input = { phone, ...PASSWORD, invitateCode: 'NUGGET' };
    const messages = [];
    for (let i = 0; i < 5; i += 1)
      messages.push((await services.send(register, { ...input, code: wrong })).body.message);
    expect(messages).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'code_too_many_tries']);
    expect((await services.send(register, { ...input, code: right })).body.message).toBe(
      'code_too_many_tries',
    );
  });

  test('sends one code a minute, valid for ten', async () => {
    const email = 'someone@paydirt.example';
    await services.call(sendRegisterEmailCode, { email });
    const soon = await services.send(sendRegisterEmailCode, { email });
    expect(soon).toMatchObject({ status: 429, body: { message: 'code_too_soon' } });
    const code = await codeFor(email);
    await services.advance(11 * MINUTE_MS);
    const late = await services.send(registerByEmail, { email, ...PASSWORD, code, invitateCode: 'CAMP24' });
    expect(late.body.message).toBe('code_expired');
    await services.call(sendRegisterEmailCode, { email });
    const answer = await services.send(registerByEmail, {
      email: 'SomeOne@paydirt.example',
      ...PASSWORD,
      code: await codeFor(email),
      invitateCode: 'CAMP24',
    });
    expect(answer.body.data).toMatchObject({ email, phone: null, name: email });
  });

  test('answers alike for an unknown account and a wrong password, from the first attempt to the pause', async () => {
    const { phone } = await memberWith(services, '0');
    for (let i = 0; i <= 11; i += 1) {
      const unknown = await services.send(login, { phone: '+919876500000', password: 'gold1234' });
      const wrong = await services.send(login, { phone, password: 'gold9999' });
      // A pause shrinks with the time since it began.
      const shapeOf = ({ body }: typeof wrong) => ({ ...body, data: Object.keys(body.data) });
      expect(shapeOf(wrong)).toEqual(shapeOf(unknown));
      expect(wrong.body.message).toBe(i < 10 ? 'wrong_credentials' : 'account_locked');
    }
  });

  test('allows no more wrong passwords concurrently than one after the other', async () => {
    const { phone } = await memberWith(services, '0');
    const guesses = ['gold1234', ...Array.from({ length: 30 }, (_, i) => `wrong${1000 + i}`)];
    const answers = await Promise.all(
      guesses.toReversed().map((password) => services.send(login, { phone, password })),
    );
    const shapeOf = answers.filter(({ body }) => body.message === 'wrong_credentials');
    expect(shapeOf.length).toBeLessThanOrEqual(10);
    expect(answers.map(({ body }) => body.message)).not.toContain('ok');
  });

  test('ends a session at logout, and all sessions when a new password is set', async () => {
    const { phone, token } = await memberWith(services, '0');
    const other = await services.login(phone, 'gold1234');
    await services.call(logout, {}, { token });
    expect((await services.send(userInfo, {}, { token })).body.code).toBe(401);
    expect((await services.send(userInfo, {}, { token: other })).body.code).toBe(200);

    await services.call(sendResetCode, { phone });
    await services.call(resetPassword, {
      phone,
      password: 'dredge99',
      confirmPassword: 'dredge99',
      code: await codeFor(phone),
    });
    expect((await services.send(userInfo, {}, { token: other })).body.code).toBe(401);
    expect((await services.send(login, { phone, password: 'gold1234' })).body.message).toBe(
      'wrong_credentials',
    );
    expect(await services.login(phone, 'dredge99')).toHaveLength(43);
  });

  test('answers a reset for an unknown account like one for a known one, and sends nothing', async () => {
    const phone = '+919876500001';
    const answer = await services.send(sendResetCode, { phone });
    expect(answer.body).toMatchObject({ message: 'ok', data: { to: phone } });
    expect(await services.call(outbox, { to: phone })).toEqual([]);
  });

  test('stores neither passwords, codes nor tokens in plain text', async () => {
    const { phone, token } = await memberWith(services, '0');
    const [member] = await services.database.query<{ text: string }>(
      `select row_to_json(member)::text || (select json_agg(row_to_json(session))::text from session) ||
         (select json_agg(row_to_json(verification_code))::text from verification_code) as text
       from member where phone = $1`,
      [phone],
    );
    expect(member?.text).not.toContain('gold1234');
    expect(member?.text).not.toContain(token);
    expect(services.log.join('\n')).not.toContain(token);
    expect(services.log.join('\n')).not.toContain('gold1234');
  });
});
