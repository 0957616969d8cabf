import { describe, expect, it } from 'vitest';

import {
  repeatedPasswordOf,
  codeOf,
  emailOf,
  invitationOf,
  newPasswordOf,
  phoneOf,
  reasonsOf,
} from './account-reasons.ts';

const INDIA = { code: 'IN', callingCode: '91' };

describe('the fields of an account form', () => {
  it('normalise a phone number and refuse one of another country', async () => {
    expect(await phoneOf('98765 43210', INDIA)).toEqual({ ok: true, value: '+919876543210' });
    expect(await phoneOf('12', INDIA)).toEqual({ ok: false, error: 'phone_invalid' });
    expect(await phoneOf('98765 43210', { ...INDIA, code: 'XX' })).toEqual({
      ok: false,
      error: 'phone_invalid',
    });
    expect(await phoneOf(' ', INDIA)).toEqual({ ok: false, error: 'required' });
  });

  it('leave a phone number to the services when its rules cannot be fetched', async () => {
    const cut = () => Promise.reject(new TypeError('cut'));
    expect(await phoneOf('98765 43210', INDIA, cut)).toEqual({ ok: true, value: '+919876543210' });
    expect(await phoneOf(' ', INDIA, cut)).toEqual({ ok: false, error: 'required' });
  });

  it('name errors as the services do', () => {
    expect(
      reasonsOf({
        email: emailOf('mara@'),
        code: codeOf('12345'),
        password: newPasswordOf('1abc-'),
        confirmPassword: repeatedPasswordOf('abcdefgh', 'abcdefgi'),
        invitationCode: invitationOf(''),
      }),
    ).toEqual({
      email: 'email_invalid',
      code: 'code_malformed',
      password: 'too_short',
      confirmPassword: 'passwords_differ',
      invitationCode: 'invitation_required',
    });
  });

  it('correct what can only mean one thing', () => {
    expect(codeOf('406 193')).toEqual({ ok: true, value: '406193' });
    expect(invitationOf(' pay drt2 ')).toEqual({ ok: true, value: 'PAYDRT2' });
    expect(reasonsOf({ email: emailOf('Mara@Example.COM') })).toEqual({});
  });
});
