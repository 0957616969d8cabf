import { type Example, exampleOf } from '../example.ts';
import { aCodeSent } from './codes.examples.ts';
import {
  checkNewPassword,
  emailRegistrationOpen,
  isValidAccount,
  login,
  openEmailRegistration,
  register,
  registerByEmail,
  resetPassword,
  sendRegisterCode,
  sendRegisterEmailCode,
  sendResetCode,
} from './login.ts';
import { aUser } from './session.examples.ts';

const NEW_PASSWORD = { password: 'Nugget12345', confirmPassword: 'Nugget12345', code: '406193' };
const FRESH = { ...NEW_PASSWORD, invitationCode: 'NUGGET' };

export function examples(): Example[] {
  return [
    exampleOf(login, { phone: '+2348012345678', password: 'Mara12345' }, aUser()),
    exampleOf(isValidAccount, { email: 'someone.new@paydirt.example' }, { valid: true }),
    exampleOf(emailRegistrationOpen, {}, { open: true }),
    exampleOf(openEmailRegistration, { open: true }, { open: true }),
    exampleOf(sendRegisterCode, { phone: '+919876500001' }, aCodeSent()),
    exampleOf(sendRegisterEmailCode, { email: 'someone.new@paydirt.example' }, aCodeSent()),
    exampleOf(checkNewPassword, { password: NEW_PASSWORD.password }, null),
    exampleOf(register, { phone: '+919876500001', ...FRESH }, aUser()),
    exampleOf(registerByEmail, { email: 'someone.new@paydirt.example', ...FRESH }, aUser()),
    exampleOf(sendResetCode, { phone: '+919876500001' }, aCodeSent()),
    exampleOf(resetPassword, { phone: '+919876500001', ...NEW_PASSWORD }, null),
  ];
}
