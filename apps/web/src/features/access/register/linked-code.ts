import { checkInvitationCode } from '@paydirt/domain';

/** Normalize the code of an invitation's link; one that cannot be valid stays as it is. */
export function linkedCode(parameter: string | null): string {
  const code = checkInvitationCode(parameter ?? '');
  return code.ok ? code.value : (parameter ?? '').trim();
}
