import {
  register,
  registerByEmail,
  sendRegisterCode,
  sendRegisterEmailCode,
} from '@paydirt/contract/account/login';
import type { User } from '@paydirt/contract/account/session';
import { checkInvitationCode, err, ok, type Result } from '@paydirt/domain';

import { type Context, implement, type Refusal, type Reply } from '../../../operation/operation.ts';
import { isServiceOpen } from '../../../access/closed-services.ts';
import { payWelcomeBonus } from '../../income/welcome-bonus.ts';
import { readEmail, readPhone } from '../members/account-name.ts';
import { endEarlierCodes, sendCode, takeCode } from '../codes/codes.ts';
import { createMember, isInvitationOpen } from './create-member.ts';
import { takeName } from '../profile/unique-name.ts';
import { rememberDevice } from '../../../access/known-devices.ts';
import { lockAccount } from '../members/lock-account.ts';
import { findMember, findMemberByAccount, toUser } from '../members/member-rows.ts';
import { readNewPassword } from '../login/new-password.ts';
import { lockEarlierClaims } from '../members/person/earlier-claims.ts';
import { openSession } from '../../../access/sessions.ts';

/**
 * Send a registration code by SMS to any number. No account is looked up, so that neither the answer nor its
 * time tells whether there is one; the owner of the number learns it when they register with the code.
 */
export const sendRegisterCodeOperation = implement(sendRegisterCode, async (context, input) => {
  const phone = readPhone(input.phone);
  if (!phone.ok) return err({ error: 'invalid_input', data: { fields: { phone: phone.error } } });
  return sendCode(context, phone.value, 'register');
});

/** Send a registration code to any e-mail address, like the one by SMS. */
export const sendRegisterEmailCodeOperation = implement(sendRegisterEmailCode, async (context, input) => {
  const email = readEmail(input.email);
  if (!email.ok) return err({ error: 'invalid_input', data: { fields: { email: email.error } } });
  if (!(await isServiceOpen(context.sql, 'email_registration')))
    return err({ error: 'email_registration_closed' });
  return sendCode(context, email.value, 'register');
});

interface Registration {
  readonly account: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly code: string;
  readonly invitationCode: string;
  readonly name?: string | undefined;
}

async function registerAccount(context: Context, input: Registration): Promise<Result<Reply<User>, Refusal>> {
  const { sql, locale } = context;
  const password = readNewPassword(input);
  if (!password.ok) return password;
  const invitation = checkInvitationCode(input.invitationCode);
  if (!invitation.ok) {
    const reason = invitation.error === 'required' ? 'invitation_required' : 'invitation_malformed';
    return err({ error: 'invalid_input', data: { fields: { invitationCode: reason } } });
  }
  const inviter = await isInvitationOpen(sql, invitation.value);
  if (!inviter.ok) return err({ error: 'invitation_unknown' });
  const name = input.name === undefined ? ok(undefined) : await takeName(sql, input.name, null);
  if (!name.ok) return name;
  const code = await takeCode(context, input.account, 'register', input.code);
  if (!code.ok) return code;
  await lockAccount(sql, input.account);
  // Only someone with the right code learns that the account exists; the code is used up either way.
  if (await findMemberByAccount(sql, input.account)) return err({ error: 'account_exists', keep: true });
  await endEarlierCodes(context, input.account);

  const memberId = await createMember(context, {
    account: input.account,
    password: password.value,
    inviterId: inviter.value,
    ...(name.value !== undefined && { name: name.value }),
  });
  const earlier = await lockEarlierClaims(context, memberId);
  // Who comes back by an address they once had was invited by nobody.
  if (earlier.isOwn(inviter.value))
    await sql.query(`update member set inviter_id = null where id = $1`, [memberId]);
  if (!earlier.has('campaign:welcome')) await payWelcomeBonus(context, memberId);
  const member = await findMember(sql, memberId);
  if (!member) throw new Error('user: a member that was written can be read');
  const token = await openSession(context, memberId);
  const deviceToken = await rememberDevice(context, memberId);
  return ok({ data: await toUser(sql, member, locale), msg: token, deviceToken });
}

/** Register by phone; a new member gets one free day of income (PRODUCT 3), once per person. */
export const registerOperation = implement(register, async (context, input) => {
  const phone = readPhone(input.phone);
  if (!phone.ok) return err({ error: 'invalid_input', data: { fields: { phone: phone.error } } });
  return registerAccount(context, { ...input, account: phone.value });
});

/** Register by e-mail. */
export const registerByEmailOperation = implement(registerByEmail, async (context, input) => {
  const email = readEmail(input.email);
  if (!email.ok) return err({ error: 'invalid_input', data: { fields: { email: email.error } } });
  if (!(await isServiceOpen(context.sql, 'email_registration')))
    return err({ error: 'email_registration_closed' });
  return registerAccount(context, { ...input, account: email.value });
});
