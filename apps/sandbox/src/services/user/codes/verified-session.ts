import { addMs, CONSTANTS } from '@paydirt/domain';

import type { MemberContext } from '../../../operation/operation.ts';

/**
 * Mark this session's identity as verified, by a code to the member's own phone number or e-mail address, for
 * ten minutes. `codeId` is the code, which a later, stricter check does not accept a second time.
 */
export async function markSessionVerified(
  { sql, tokenHash, now }: MemberContext,
  codeId: bigint | null,
): Promise<void> {
  await sql.query(
    `update session set verified_until = greatest(verified_until, $2::timestamptz),
       verified_code = coalesce($3, verified_code) where token_hash = $1`,
    [tokenHash, new Date(addMs(now, CONSTANTS.VERIFIED_MS)), codeId],
  );
}
