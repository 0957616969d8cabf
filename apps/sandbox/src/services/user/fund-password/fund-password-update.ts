import type { FieldReason } from '@paydirt/contract';
import { updateFundPassword } from '@paydirt/contract/account/fund-password';
import { checkCodeFormat, checkFundPassword, checkSame, err, ok, type Result } from '@paydirt/domain';

import { implement, type Refusal } from '../../../operation/operation.ts';
import { takeCode } from '../codes/codes.ts';
import { markSessionVerified } from '../codes/verified-session.ts';
import { channelsOf, codeDestination } from './fund-password-code.ts';
import { fundPasswordState } from './fund-password.ts';
import { sendNotice } from '../members/notice.ts';
import { noteSecurityEvent } from '../members/note-security-event.ts';

const REASONS = {
  required: 'required',
  six_digits: 'fund_password_digits',
  run: 'fund_password_run',
  repeat: 'fund_password_repeat',
} as const satisfies Record<string, FieldReason>;

interface Form {
  readonly code: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** Check all fields of the form at once (PRODUCT 6). */
function checkForm(input: Form): Result<string, Refusal> {
  const fields: Record<string, FieldReason> = {};
  const code = checkCodeFormat(input.code);
  if (!code.ok) fields.code = code.error === 'required' ? 'required' : 'code_malformed';
  const password = checkFundPassword(input.password);
  if (!password.ok) fields.password = REASONS[password.error];
  else if (!checkSame(input.password, input.confirmPassword).ok) fields.confirmPassword = 'passwords_differ';
  if (Object.keys(fields).length > 0) return err({ error: 'invalid_input', data: { fields } });
  return ok(input.password);
}

/**
 * Set or change the fund password with a code. Sessions stay, and the member is notified. The code also
 * verifies the session, so that no other code is needed right after it.
 */
export const updateFundPasswordOperation = implement(
  updateFundPassword,
  async (context, input, hash: string) => {
    const { sql, memberId } = context;
    const code = await takeCode(context, (await codeDestination(context)) ?? '', 'fund-password', input.code);
    if (!code.ok) return code;
    const before = await fundPasswordState(context);
    await markSessionVerified(context, null);
    await sql.query(
      `update member set fund_password_hash = $2, fund_password_tries = 0, fund_password_locked_until = null
       where id = $1`,
      [memberId, hash],
    );
    await noteSecurityEvent(context, memberId, before?.set ? 'fund_password_changed' : 'fund_password_set');
    const recipients = (await channelsOf(context)).map(({ to }) => to);
    await sendNotice(context, recipients, 'destinations.notice.fundPasswordSet');
    return ok({ data: { set: true, lockedUntil: null } });
  },
  {
    before: async ({ ports }, input) => {
      const password = checkForm(input);
      return password.ok ? ok(await ports.hashPassword(password.value)) : password;
    },
  },
);
