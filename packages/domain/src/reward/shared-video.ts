import { err, ok, type Result } from '../result.ts';

/** Sites whose videos count as shared: a reviewer can watch them without an account. */
export const VIDEO_SITES = [
  'youtube.com',
  'youtu.be',
  'vimeo.com',
  'tiktok.com',
  'facebook.com',
  'fb.watch',
  'instagram.com',
  'dailymotion.com',
] as const;

/** The longest address of a shared video. */
export const SHARED_VIDEO_MAX_LENGTH = 500;

/** The part of the URL parser that browsers and Node.js have in common; it is not part of the language. */
interface ParsedAddress {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
}
declare const URL: { new (text: string): ParsedAddress; canParse(text: string): boolean };

/** Checked before parsing, which would drop blanks, convert backslashes and rewrite hosts that only look like one. */
const WRITTEN = /^https:\/\/[a-z0-9.-]+\/[^\s\\]*$/i;

/**
 * Check the address of a video that a member shared, and return it normalized: scheme and host in lower case, dots
 * of the path resolved, other letters escaped, without the fragment. The host has no name, password or port, and
 * the path is more than the site's front page.
 */
export function checkSharedVideo(
  text: string,
): Result<string, 'required' | 'too_long' | 'link_malformed' | 'video_site_unknown'> {
  const written = text.trim();
  if (written === '') return err('required');
  if (written.length > SHARED_VIDEO_MAX_LENGTH) return err('too_long');
  if (!WRITTEN.test(written) || !URL.canParse(written)) return err('link_malformed');
  const { protocol, username, password, hostname: host, port, pathname, search } = new URL(written);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '' || pathname === '/')
    return err('link_malformed');
  const known = VIDEO_SITES.some((site) => host === site || host === `www.${site}` || host === `m.${site}`);
  if (!known) return err('video_site_unknown');
  const address = `https://${host}${pathname}${search}`;
  return address.length > SHARED_VIDEO_MAX_LENGTH ? err('too_long') : ok(address);
}
