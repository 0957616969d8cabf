import {
  emailRegistrationOpen,
  isValidAccount,
  openEmailRegistration,
  registerByEmail,
  sendRegisterCode,
  sendRegisterEmailCode,
} from '@paydirt/contract/account/login';
import { outbox } from '@paydirt/contract/sandbox/world';
import { expect, test } from 'vitest';

import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';

const services = withSeededServices();

test.each([
  [{ phone: '+91 98765-43210' }, { valid: true }],
  [{ phone: '+49 1512 3456789' }, { valid: true }],
  [{ phone: '+91123' }, { valid: false, reason: 'phone_invalid' }],
  [{ phone: '+9991234567' }, { valid: false, reason: 'phone_invalid' }],
  [{ email: 'someone@paydirt.example' }, { valid: true }],
  [{ email: 'someone@' }, { valid: false, reason: 'email_invalid' }],
  [{ email: ' ' }, { valid: false, reason: 'required' }],
  [
    { phone: '+919876543210', email: 'someone@' },
    { valid: false, reason: 'email_invalid' },
  ],
  [{}, { valid: false, reason: 'required' }],
])('checking %j returns %j', async (input, answer) => {
  expect(await services.call(isValidAccount, input)).toEqual(answer);
});

test('an account that exists is answered like one that does not', async () => {
  const { phone } = await memberWith(services, '0');
  const ask = async (number: string) => (await services.send(isValidAccount, { phone: number })).body;
  expect(await ask(phone)).toEqual(await ask('+919876500099'));
});

test('while registration by e-mail is closed, neither codes nor accounts are given by e-mail, and the phone works', async () => {
  const email = 'behind.the.door@paydirt.example';
  const message = async (call: typeof sendRegisterEmailCode, input: Record<string, unknown>) =>
    (await services.send(call, input)).body.message;
  await services.call(sendRegisterEmailCode, { email });
  const code = (await services.call(outbox, { to: email }))[0]?.code;
  const input = { email, code, password: 'gold1234', confirmPassword: 'gold1234', invitateCode: 'CAMP24' };

  for (let twice = 0; twice < 2; twice += 1) await services.call(openEmailRegistration, { open: false });
  expect(await services.call(emailRegistrationOpen, {})).toEqual({ open: false });
  expect(await message(sendRegisterEmailCode, { email: 'another@paydirt.example' })).toBe(
    'email_registration_closed',
  );
  expect((await services.send(registerByEmail, input)).body.message).toBe('email_registration_closed');
  expect((await services.send(sendRegisterCode, { phone: '+919876500098' })).body.message).toBe('ok');

  await services.call(openEmailRegistration, { open: true });
  expect(await services.call(emailRegistrationOpen, {})).toEqual({ open: true });
  expect((await services.send(registerByEmail, input)).body.message).toBe('ok');
});
