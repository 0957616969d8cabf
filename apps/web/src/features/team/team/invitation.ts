import type { Share } from '@paydirt/contract/community/team';
import { invitationLink } from '@paydirt/domain';
import type { Translate } from '@paydirt/i18n';

/** Texts and address for the browser's own share sheet. */
export interface ShareTexts {
  readonly title: string;
  /** States that it is play money (H16). */
  readonly text: string;
  readonly url: string;
}

/** Compose the text and the address of an invitation. */
export function toShareTexts({ shareUrl, inviteCode }: Share, t: Translate): ShareTexts {
  return {
    title: t('team.shareTitle'),
    text: t('team.shareText', { code: inviteCode }),
    url: invitationLink(shareUrl, inviteCode),
  };
}

/** A place outside of the app where an invitation can be shared. */
export interface ShareTarget {
  readonly name: 'YouTube' | 'Facebook' | 'WhatsApp' | 'Telegram';
  /** A plain link; what is shared travels in its query, and nothing else does (H16). */
  readonly href: string;
  /** The place takes no text by a link: it is copied, to be pasted there. */
  readonly copies: boolean;
}

/** Put together what is shared where only one text can be given. */
export const shareMessage = ({ text, url }: ShareTexts) => `${text} ${url}`;

/** Get the sites that are offered by name (SCREENS). Each text states that it is play money. */
export function shareTargets(texts: ShareTexts): readonly ShareTarget[] {
  const to = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;
  const { text, url } = texts;
  return [
    { name: 'YouTube', href: 'https://www.youtube.com/upload', copies: true },
    {
      name: 'Facebook',
      href: to('https://www.facebook.com/sharer/sharer.php', { u: url, quote: text }),
      copies: false,
    },
    { name: 'WhatsApp', href: to('https://wa.me/', { text: shareMessage(texts) }), copies: false },
    { name: 'Telegram', href: to('https://t.me/share/url', { url, text }), copies: false },
  ];
}

/** Compute the progress to the next level; null at the top. */
export function levelProgress({
  valid,
  nextLevelNeeds,
}: Pick<Share, 'valid' | 'nextLevelNeeds'>): { readonly value: number; readonly needed: number } | null {
  return nextLevelNeeds === null ? null : { value: valid, needed: valid + nextLevelNeeds };
}
