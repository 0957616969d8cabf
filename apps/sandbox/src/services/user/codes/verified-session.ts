import { addMs, CONSTANTS } from '@paydirt/domain';

import type { MemberContext } from '../../../operation/operation.ts';

/**
 * Mark this session as one whose member has confirmed who they are, by a code to their own phone or e-mail address: it
 * stands for ten minutes. `codeId` is the code that a later, stricter check does not take a second time.
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
