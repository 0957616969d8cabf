/** The app's appearance, which the chat's page follows. */
export interface Appearance {
  readonly theme: string;
  readonly textSize: string | number;
}

/**
 * Address of the chat's page, with its appearance and the ticket in the fragment. Null where the service's answer
 * is no address of a page: it must not be run as a script.
 */
export function chatAddress(
  url: string,
  { theme, textSize }: Appearance,
  base: string = document.baseURI,
): string | null {
  if (!URL.canParse(url, base)) return null;
  const address = new URL(url, base);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return null;
  const fragment = new URLSearchParams(address.hash.slice(1));
  fragment.set('theme', theme);
  fragment.set('size', String(textSize));
  address.hash = fragment.toString();
  return address.href;
}
