import { err, ok, type Result } from '../result.ts';

/** Sites whose videos count as shared: what a reviewer can look at without an account. */
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

/** https, a host without port or name before it, and a path that is more than the site's own front page. */
const ADDRESS = /^https:\/\/(?<host>[a-z0-9.-]+)\/(?=[^/?#\s])[\x21-\x7e]+$/i;

/** Check the address of a video that a member shared; answers it without the blanks around it. */
export function checkSharedVideo(
  text: string,
): Result<string, 'required' | 'too_long' | 'link_malformed' | 'video_site_unknown'> {
  const address = text.trim();
  if (address === '') return err('required');
  if (address.length > SHARED_VIDEO_MAX_LENGTH) return err('too_long');
  const host = ADDRESS.exec(address)?.groups?.['host']?.toLowerCase();
  if (host === undefined) return err('link_malformed');
  const known = VIDEO_SITES.some((site) => host === site || host === `www.${site}` || host === `m.${site}`);
  return known ? ok(address) : err('video_site_unknown');
}
