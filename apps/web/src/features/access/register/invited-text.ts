import type { Inviter } from '@paydirt/contract/community/team';
import type { Translate } from '@paydirt/i18n';

/** A phone number in place of a name comes shortened to its last digits. */
const SHORTENED = /^…(\d+)$/;

/** Say who invites with a code. */
export function invitedText({ name }: Inviter, t: Translate): string {
  if (name === null) return t('auth.publicCode');
  const [, digits] = SHORTENED.exec(name) ?? [];
  return digits === undefined ? t('auth.invitedBy', { name }) : t('auth.invitedByNumber', { digits });
}
