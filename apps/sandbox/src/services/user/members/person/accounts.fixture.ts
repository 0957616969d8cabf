import { bindEmail, sendBindEmailCode } from '@paydirt/contract/account/fund-password';
import { deleteAccount } from '@paydirt/contract/account/leaving';
import {
  register,
  registerByEmail,
  sendRegisterCode,
  sendRegisterEmailCode,
} from '@paydirt/contract/account/login';
import { sendVerifyCode, verify } from '@paydirt/contract/account/security';
import { outbox } from '@paydirt/contract/sandbox/world';
import { MINUTE_MS } from '@paydirt/domain';
import { expect } from 'vitest';

import type { Services } from '../../../../testing/with-services.ts';

const PASSWORD = 'gold1234';

/** Account of a person, who may have had others. */
export interface Account {
  readonly id: string;
  readonly token: string;
  /** Phone number or e-mail address. */
  readonly name: string;
}

let people = 0;

/** Create a new phone number. */
export const newPhone = () => `+9198731${String(10_000 + (people += 1))}`;

/** Create a new e-mail address. */
export const newEmail = () => `once.${(people += 1)}@paydirt.example`;

/** Create helpers with which people register, verify their identity, bind an address and leave. */
export function accountsOf(services: Services) {
  const codeTo = async (to: string) =>
    (await services.call(outbox, { to })).find(({ code }) => code !== null)?.code ?? '';

  /** Send a registration with its code. */
  const sendRegister = (name: string, code: string, invitateCode: string) => {
    const rest = { password: PASSWORD, confirmPassword: PASSWORD, code, invitateCode };
    return name.includes('@')
      ? services.send(registerByEmail, { email: name, ...rest })
      : services.send(register, { phone: name, ...rest });
  };

  /** Request the code of a registration, and read it. */
  async function askCode(name: string): Promise<string> {
    // Only one code may be sent each minute.
    await services.advance(MINUTE_MS);
    const request = name.includes('@')
      ? await services.send(sendRegisterEmailCode, { email: name })
      : await services.send(sendRegisterCode, { phone: name });
    expect(request.body.message).toBe('ok');
    return codeTo(name);
  }

  /** Register with a phone number or an e-mail address. */
  async function join(name: string, invitateCode = 'NUGGET'): Promise<Account> {
    const { body } = await sendRegister(name, await askCode(name), invitateCode);
    expect(body.message).toBe('ok');
    return { id: body.data.userId, token: body.msg, name };
  }

  /** Verify a member's identity; returns the code, with which they can leave. */
  async function confirm({ token, name }: Account): Promise<string> {
    await services.advance(MINUTE_MS);
    await services.call(sendVerifyCode, {}, { token });
    const code = await codeTo(name);
    await services.call(verify, { code }, { token });
    return code;
  }

  /** Delete an account. */
  async function leave(account: Account): Promise<void> {
    const code = await confirm(account);
    expect(
      (
        await services.send(
          deleteAccount,
          { code },
          { token: account.token, key: services.ports.newId('key') },
        )
      ).body.message,
    ).toBe('ok');
  }

  /** Bind an e-mail address to an account. */
  async function bind(account: Account, email: string): Promise<void> {
    await confirm(account);
    await services.call(sendBindEmailCode, { email }, account);
    await services.call(bindEmail, { email, code: await codeTo(email) }, account);
  }

  return { sendRegister, askCode, join, confirm, leave, bind };
}
