import * as v from 'valibot';

import { amountSchema, countSchema, idSchema, timeSchema } from './basics.ts';

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
