import { bindEmail, sendBindEmailCode } from '@paydirt/contract/account/fund-password';
import { err, ok } from '@paydirt/domain';

import { implement } from '../../../operation/operation.ts';
import { readEmail } from '../members/account-name.ts';
import { endEarlierCodes, sendCode, takeCode } from '../codes/codes.ts';
import { channelsOf } from '../fund-password/fund-password-code.ts';
import { copyName } from '../members/copy-name.ts';
import { lockAccount } from '../members/lock-account.ts';
import { findMember, findMemberByAccount, toUser } from '../members/member-rows.ts';
import { sendNotice } from '../members/notice.ts';
import { noteEmailChange } from './email-change.ts';
import { noteSecurityEvent } from '../members/note-security-event.ts';
import { needVerified } from './verification.ts';

/**
 * Send a code to an e-mail address that is to be bound, even if it is another member's: only a person who can
 * read the code learns that, when they bind it.
 */
export const sendBindEmailCodeOperation = implement(sendBindEmailCode, async (context, input) => {
  const email = readEmail(input.email);
  if (!email.ok) return err({ error: 'invalid_input', data: { fields: { email: email.error } } });
  const verified = await needVerified(context);
  if (!verified.ok) return verified;
  return sendCode(context, email.value, 'bind-email');
});

/**
 * Bind an e-mail address with its code, in a session with a verified identity. The member's existing contacts
 * get a message with a link that undoes the change for three days, so that a stranger cannot do it unnoticed.
 */
export const bindEmailOperation = implement(bindEmail, async (context, input) => {
  const { sql, memberId, now, locale } = context;
  const email = readEmail(input.email);
  if (!email.ok) return err({ error: 'invalid_input', data: { fields: { email: email.error } } });
  const verified = await needVerified(context);
  if (!verified.ok) return verified;
  const code = await takeCode(context, email.value, 'bind-email', input.code);
  if (!code.ok) return code;
  const recipients = (await channelsOf(context)).map(({ to }) => to);
  // The account is locked, because another member may have a code for the same address, or register with it.
  await lockAccount(sql, email.value);
  if (await findMemberByAccount(sql, email.value)) return err({ error: 'account_exists' });
  await endEarlierCodes(context, email.value);
  const before = await findMember(sql, memberId);
  // If the e-mail address serves as the name, the new address replaces it there too.
  await sql.query(
    `update member set email = $2, email_verified_at = $3, name = case when name = email then $2 else name end
     where id = $1`,
    [memberId, email.value, new Date(now)],
  );
  await copyName(sql, memberId);
  const link = await noteEmailChange(context, { oldEmail: before?.email ?? null, newEmail: email.value });
  await sendNotice(context, recipients, 'security.notice.emailBound', { link });
  await noteSecurityEvent(context, memberId, 'email_bound');
  const member = await findMember(sql, memberId);
  if (!member) return err({ error: 'unauthorized' });
  return ok({ data: await toUser(sql, member, locale) });
});
