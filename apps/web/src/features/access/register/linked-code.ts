import { checkInvitationCode } from '@paydirt/domain';

/** The code of an invitation's link, put right where it can be; what can be no code stands as it came. */
export function linkedCode(parameter: string | null): string {
  const code = checkInvitationCode(parameter ?? '');
  return code.ok ? code.value : (parameter ?? '').trim();
}
