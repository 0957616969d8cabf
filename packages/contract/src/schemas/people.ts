import { CURRENCY } from '@paydirt/domain';
import * as v from 'valibot';

import { amountSchema, countSchema, idSchema, timeSchema } from './basics.ts';
import { currencySchema } from './currency.ts';
import { messageChannelSchema } from './messages.ts';

/** The logged-in member (PRODUCT 3 and 4). */
export const userSchema = v.object({
  userId: idSchema,
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  name: v.string(),
  avatarUrl: v.nullable(v.string()),
  vipLevel: v.number(),
  grade: v.number(),
  gradeText: v.string(),
  /** Code that others type to register with this member as their inviter. */
  invitationCode: v.string(),
  shareCode: v.string(),
  createTime: timeSchema,
  markBackgroundUrl: v.nullable(v.string()),
  markText: v.nullable(v.string()),
  /** Date format by PRODUCT 6; 0 follows the locale. */
  dateFormat: v.number(),
  /** What prices are shown in beside play USDT, which is what is paid. Answers kept by an earlier version lack it. */
  salesUnit: v.optional(currencySchema, CURRENCY),
  /** Unread messages, for the badge on Me. */
  unread: v.number(),
  /** Channels of messages that may tell at once; none until the member chooses (H16). */
  notify: v.array(messageChannelSchema),
});

/** A country of the phone picker. */
export const countrySchema = v.object({
  /** ISO 3166-1 alpha-2. */
  code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** Without its plus: "91". */
  callingCode: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
});

/** Where a code was sent, and when the next may be asked for (PRODUCT 6). */
export const codeSentSchema = v.object({ to: v.string(), expiresAt: timeSchema, nextAllowedAt: timeSchema });

/** Invite data (PRODUCT 4, H12). */
export const shareSchema = v.object({
  /** Short enough, with the code behind it, for a QR code. */
  shareUrl: v.pipe(v.string(), v.maxLength(500)),
  inviteCode: v.pipe(v.string(), v.maxLength(32)),
  level: v.number(),
  referrer: v.nullable(v.string()),
  cumulative: v.number(),
  valid: v.number(),
  floor2: v.number(),
  /** Earned by inviting so far: a fixed reward for each valid invitee, capped, and the gifts of levels. */
  earned: amountSchema,
  rewardEach: amountSchema,
  rewardedAtMost: v.number(),
  /** How many of these this person was paid on earlier accounts. */
  rewardedEarlier: v.number(),
  /** Valid invitees that the next level needs; null at the top. */
  nextLevelNeeds: v.nullable(v.number()),
});

/** One invited person, as far as their inviter may know. */
export const inviteeSchema = v.object({
  id: idSchema,
  /** As others see it; null for somebody who left Paydirt. */
  name: v.nullable(v.string()),
  avatarUrl: v.nullable(v.string()),
  joinedAt: timeSchema,
  /** Holds at least one lease. */
  valid: v.boolean(),
});

/** A post in the feed (H9). `content` is HTML, sanitised on the way in and out. */
export const postSchema = v.object({
  id: idSchema,
  username: v.string(),
  avatarUrl: v.nullable(v.string()),
  authorKind: v.picklist(['member', 'guide']),
  /** Whom a guide posted for. */
  postedFor: v.nullable(v.string()),
  content: v.string(),
  createTime: timeSchema,
  urls: v.array(v.string()),
  likeCount: v.number(),
  commentCount: v.number(),
  liked: v.boolean(),
  /** A film of ours by its path, or an https address elsewhere. */
  videoUrl: v.nullable(v.string()),
  coverUrl: v.nullable(v.string()),
  /** What each picture of `urls` shows; empty where its author did not say. */
  pictureTexts: v.array(v.string()),
  /** What the video shows; empty where its author did not say. */
  videoText: v.string(),
  /** Tag of the language that it seems to be written in; null where that cannot be told. */
  contentLanguage: v.nullable(v.string()),
  /** Whether the asker wrote it. */
  own: v.boolean(),
});

/** A comment under a post. */
export const commentSchema = v.object({
  id: idSchema,
  username: v.string(),
  avatarUrl: v.nullable(v.string()),
  toUserName: v.nullable(v.string()),
  content: v.string(),
  createTime: timeSchema,
  contentLanguage: v.nullable(v.string()),
  own: v.boolean(),
});

/** An article. */
export const articleSchema = v.object({
  id: idSchema,
  title: v.string(),
  summary: v.string(),
  body: v.array(v.string()),
  time: timeSchema,
  contentLanguage: v.string(),
});

/** A short notice for the ticker and the notices page. */
export const noticeSchema = v.object({
  id: idSchema,
  title: v.string(),
  body: v.string(),
  time: timeSchema,
  contentLanguage: v.string(),
});

/** A notice, and how many members opened it (H3). */
export const popularNoticeSchema = v.object({ ...noticeSchema.entries, readers: countSchema });

/** A picture of the home carousel, and where it leads inside the app. */
export const slideSchema = v.object({
  id: idSchema,
  image: v.string(),
  title: v.string(),
  href: v.string(),
});

/** A newer version of the app (PRODUCT 5). */
export const versionSchema = v.object({
  versionCode: v.number(),
  version: v.string(),
  downloadUrl: v.string(),
  extra: v.string(),
  compulsory: v.boolean(),
});
