import { inviter } from '@paydirt/contract/community/team';
import { checkInvitationCode } from '@paydirt/domain';

import { useCall } from '../../../platform/data/use-call.ts';

/** Show who invites with a code; an invalid code makes no request. */
export function useInviter(typed: string) {
  const code = checkInvitationCode(typed);
  return useCall(inviter, code.ok ? { code: code.value } : null);
}
