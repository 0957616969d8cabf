import type { Call } from '@paydirt/contract';
import { bindEmail, sendBindEmailCode } from '@paydirt/contract/account/fund-password';
import {
  isValidAccount,
  login,
  register,
  resetPassword,
  sendRegisterCode,
  sendRegisterEmailCode,
  sendResetCode,
} from '@paydirt/contract/account/login';
import { outbox } from '@paydirt/contract/sandbox/world';
import { MINUTE_MS } from '@paydirt/domain';
import { afterEach, describe, expect, test } from 'vitest';

import { markVerified } from '../../../testing/mark-verified.ts';
import { observeStatements } from '../../../testing/observe-statements.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';

/** Statements without their values: they show the work of the services for a request. */
let noted: string[] | null = null;

const NEW = { password: 'gold1234', confirmPassword: 'gold1234', code: '000000' };
let strangers = 0;
const stranger = () => `+9198766${String(60_000 + (strangers += 1))}`;

describe('whether an account exists', () => {
  const services = withSeededServices({
    wrap: (database) => observeStatements(database, (statement) => noted?.push(statement)),
  });
  afterEach(() => {
    noted = null;
  });

  /** Answer and statements of a call, without the account itself and times. */
  async function responseOf(call: Call, input: Record<string, string>, token?: string) {
    noted = [];
    const { status, body } = await services.send(call as never, input, token === undefined ? {} : { token });
    const done = noted;
    noted = null;
    const account = input['phone'] ?? input['email'] ?? '';
    const answer = JSON.stringify(body)
      .replaceAll(account, 'ACCOUNT')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
    return { status, answer, done };
  }

  test.each<readonly [string, Call, (account: string) => Record<string, string>]>([
    ['requesting a code to register', sendRegisterCode, (phone) => ({ phone })],
    ['registering with a wrong code', register, (phone) => ({ phone, ...NEW, invitateCode: 'NUGGET' })],
    ['requesting a code for a new password', sendResetCode, (phone) => ({ phone })],
    ['a new password with a wrong code', resetPassword, (phone) => ({ phone, ...NEW })],
    ['logging in with a wrong password', login, (phone) => ({ phone, password: 'wrong1234' })],
    ['checking whether a number is valid', isValidAccount, (phone) => ({ phone })],
  ])('is not revealed by %s, and the same work is done', async (_what, call, input) => {
    const { phone } = await memberWith(services, '0');
    // The texts are loaded, and a minute has gone since the code that it registered with.
    await services.send(call as never, input(stranger()));
    await services.advance(MINUTE_MS);
    expect(await responseOf(call, input(phone))).toEqual(await responseOf(call, input(stranger())));
  });

  test('is not revealed by codes to an e-mail address', async () => {
    const { id, token } = await memberWith(services, '0');
    await markVerified(services.database, id);
    const known = 'mara.okafor@paydirt.example';
    for (const [call, withToken] of [
      [sendRegisterEmailCode, undefined],
      [sendResetCode, undefined],
      [sendBindEmailCode, token],
    ] as const) {
      const name = call === sendResetCode ? 'phone' : 'email';
      const there = await responseOf(call, { [name]: known }, withToken);
      expect(there).toEqual(
        await responseOf(call, { [name]: `nobody${(strangers += 1)}@paydirt.example` }, withToken),
      );
      expect(there.status).toBe(200);
      await services.advance(MINUTE_MS);
    }
    const wrong = { code: '000000' };
    expect((await responseOf(bindEmail, { email: known, ...wrong }, token)).answer).toEqual(
      (await responseOf(bindEmail, { email: `nobody${strangers}@paydirt.example`, ...wrong }, token)).answer,
    );
  });

  test('is revealed to whoever enters the right code, which is used up', async () => {
    const { phone } = await memberWith(services, '0');
    await services.advance(MINUTE_MS);
    await services.call(sendRegisterCode, { phone });
    const [sent] = await services.call(outbox, { to: phone });
    const input = { phone, ...NEW, code: sent?.code ?? '', invitateCode: 'NUGGET' };
    expect((await services.send(register, input)).body.message).toBe('account_exists');
    expect((await services.send(register, input)).body.message).toBe('code_expired');
    expect(await services.login(phone, 'gold1234')).toHaveLength(43);
  });
});
