import type { Share } from '@paydirt/contract';
import { invitationLink } from '@paydirt/domain';
import type { Translate } from '@paydirt/i18n';

/** What the browser's own share sheet is given. */
export interface ShareTexts {
  readonly title: string;
  /** Says that it is play money (H16). */
  readonly text: string;
  readonly url: string;
}

/** Put together what an invitation says, and where it leads. */
export function toShareTexts({ shareUrl, inviteCode }: Share, t: Translate): ShareTexts {
  return {
    title: t('team.shareTitle'),
    text: t('team.shareText', { code: inviteCode }),
    url: invitationLink(shareUrl, inviteCode),
  };
}

/** How far it is to the next level; null at the top. */
export function levelProgress({
  valid,
  nextLevelNeeds,
}: Share): { readonly value: number; readonly needed: number } | null {
  return nextLevelNeeds === null ? null : { value: valid, needed: valid + nextLevelNeeds };
}
