import type { User } from '@paydirt/contract/account/session';

/** Levels whose members have a frame around their picture. */
const FRAMED: ReadonlySet<number> = new Set([2, 3]);

/** Get the frame of a level and its label; null draws nothing (PRODUCT 4). */
export function levelMark(level: number, gradeText: string): Pick<User, 'markBackgroundUrl' | 'markText'> {
  return FRAMED.has(level)
    ? { markBackgroundUrl: `/media/levels/${level}.svg`, markText: gradeText }
    : { markBackgroundUrl: null, markText: null };
}
