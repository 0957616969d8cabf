import { inviter } from '@paydirt/contract/community/team';
import { checkInvitationCode } from '@paydirt/domain';

import { useCall } from '../../../platform/data/use-call.ts';
import { isNotFound } from '../../../platform/data/view.ts';

/** Read the inviter of a code; an invalid code makes no request. */
export function useInviter(typed: string) {
  const code = checkInvitationCode(typed);
  return useCall(inviter, code.ok ? { code: code.value } : null);
}

/** Tell whether a link's code belongs to no member; without an answer nothing is claimed. */
export function useNobodysCode(linked: string): boolean {
  const view = useInviter(linked);
  return linked !== '' && (!checkInvitationCode(linked).ok || isNotFound(view));
}
