import { usdt, zero, type Money } from '../money/money.ts';
import { err, ok, type Result } from '../result.ts';

/** The characters of an invitation code: capitals and digits without the look-alikes 0, O, 1, I and L. */
export const INVITATION_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Number of valid invitees that each level needs; the index is the level (PRODUCT 3). Published. */
export const LEVELS = [0, 1, 3, 10, 25, 50] as const;

/** A member's level. */
export type MemberLevel = 0 | 1 | 2 | 3 | 4 | 5;

/** Reward for one valid invitee, whatever they pay: 2.00 USDT from the promotion budget (H12). */
export const REFERRAL_REWARD: Money = usdt(2_000_000n);

/** Maximum number of valid invitees that are rewarded (H12). */
export const REFERRAL_REWARD_CAP = 20;

const CODE = new RegExp(`^[${INVITATION_ALPHABET}]{6,8}$`);

/** Check an invitation code: 6 to 8 of {@link INVITATION_ALPHABET}; case and spaces are normalized (PRODUCT 6). */
export function checkInvitationCode(text: string): Result<string, 'required' | 'malformed'> {
  const code = text.replace(/\s/g, '').toUpperCase();
  if (code === '') return err('required');
  return CODE.test(code) ? ok(code) : err('malformed');
}

/** The link that a member shares: the share URL followed by their code (PRODUCT 4). */
export function invitationLink(shareUrl: string, code: string): string {
  return `${shareUrl}${encodeURIComponent(code)}`;
}

/** The level for a number of valid invitees; a valid invitee holds at least one lease (PRODUCT 3). */
export function memberLevel(validInvitees: number): MemberLevel {
  const level = LEVELS.findLastIndex((needed) => validInvitees >= needed);
  return Math.max(0, level) as MemberLevel;
}

/** The next level, and how many more valid invitees it needs; null at the top (PRODUCT 4). */
export function nextLevel(
  validInvitees: number,
): { readonly level: MemberLevel; readonly needs: number } | null {
  const level = memberLevel(validInvitees) + 1;
  const threshold = LEVELS[level];
  return threshold === undefined ? null : { level: level as MemberLevel, needs: threshold - validInvitees };
}

/** Reward for the next valid invitee, given how many were rewarded before: the fixed reward, then nothing (H12). */
export function referralReward(rewardedBefore: number): Money {
  return rewardedBefore < REFERRAL_REWARD_CAP ? REFERRAL_REWARD : zero(REFERRAL_REWARD.asset);
}
