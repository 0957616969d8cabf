import type { MemberLevel } from '../account/invitation.ts';
import { type Money, usdt } from '../money/money.ts';

/** Reward of a check-in on each clock day, fixed and known beforehand (H12). */
export const SIGN_IN_REWARD: Money = /* @__PURE__ */ usdt(50_000n);

/** One-time gift for reaching a level, whatever the invitees paid; none for level 0 (H12). */
export const LEVEL_GIFTS: Readonly<Record<MemberLevel, Money>> = {
  0: /* @__PURE__ */ usdt(0n),
  1: /* @__PURE__ */ usdt(1_000_000n),
  2: /* @__PURE__ */ usdt(2_000_000n),
  3: /* @__PURE__ */ usdt(5_000_000n),
  4: /* @__PURE__ */ usdt(10_000_000n),
  5: /* @__PURE__ */ usdt(20_000_000n),
};

/** Rewards that a member can earn once by a submission (PRODUCT 5). */
export const ONE_TIME_REWARDS = {
  /** A screenshot of the group that they joined. */
  join_group: /* @__PURE__ */ usdt(1_000_000n),
  /** A video that they shared, as a link or a screenshot. */
  share_link: /* @__PURE__ */ usdt(1_500_000n),
} as const satisfies Record<string, Money>;
