import { err, ok, type Result } from '../result.ts';

/** The longest address of a video. */
export const VIDEO_LINK_MAX_LENGTH = 500;

/** Kinds of video address. */
export type VideoLink =
  /** One of the app's own films, by its path on the origin that serves the app. */
  | { readonly kind: 'own'; readonly path: string }
  /** A page on another site; `host` is the part that is shown, in ASCII so that no letter can imitate another. */
  | { readonly kind: 'outside'; readonly url: string; readonly host: string };

const OWN_FILM = /^\/media\/films\/[a-z0-9-]{1,60}\.webm$/;
/** No name or password before the host, which could be mistaken for it; no port; a host with a dot. */
const OUTSIDE =
  /^https:\/\/(?<host>(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9])(?=[/?#]|$)[\x21-\x7e]*$/i;

/**
 * Read the address of a video as it was typed: one of the app's own films, or an https address on another site.
 * Everything else is malformed, including `javascript:`, `data:` and unencrypted addresses.
 */
export function readVideoLink(text: string): Result<VideoLink, 'required' | 'malformed' | 'too_long'> {
  const address = text.trim();
  if (address === '') return err('required');
  if (address.length > VIDEO_LINK_MAX_LENGTH) return err('too_long');
  if (OWN_FILM.test(address)) return ok({ kind: 'own', path: address });
  const host = OUTSIDE.exec(address)?.groups?.['host'];
  if (host === undefined) return err('malformed');
  return ok({ kind: 'outside', url: address, host: host.toLowerCase() });
}
