import { type Example, exampleOf } from '../example.ts';
import { aCodeSent, someCodeChannels } from './codes.examples.ts';
import {
  bindEmail,
  checkFundPasswordCode,
  fundPasswordChannels,
  type FundPasswordState,
  hasFundPassword,
  sendBindEmailCode,
  sendFundPasswordCode,
  updateFundPassword,
} from './fund-password.ts';
import { aUser } from './session.examples.ts';

/** A fund password that is set and open. */
export function aFundPasswordState(changes: Partial<FundPasswordState> = {}): FundPasswordState {
  return { set: true, lockedUntil: null, ...changes };
}

export function examples(): Example[] {
  return [
    exampleOf(hasFundPassword, {}, aFundPasswordState()),
    exampleOf(fundPasswordChannels, {}, someCodeChannels()),
    exampleOf(sendFundPasswordCode, {}, aCodeSent()),
    exampleOf(checkFundPasswordCode, { code: '406193' }, null),
    exampleOf(
      updateFundPassword,
      { code: '406193', password: '271828', confirmPassword: '271828' },
      aFundPasswordState(),
    ),
    exampleOf(sendBindEmailCode, { email: 'mara.elsewhere@paydirt.example' }, aCodeSent()),
    exampleOf(bindEmail, { email: 'mara.elsewhere@paydirt.example', code: '406193' }, aUser()),
  ];
}
