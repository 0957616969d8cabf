import * as v from 'valibot';

import {
  amountSchema,
  countSchema,
  emptySchema,
  idSchema,
  listOf,
  nothingSchema,
  pageParameters,
  timeSchema,
} from '../basics.ts';
import { defineCall } from '../call.ts';
import { recordKindSchema, recordSourceSchema } from '../wallet/records.ts';

export const articleSchema = v.object({
  id: idSchema,
  title: v.string(),
  summary: v.string(),
  body: v.array(v.string()),
  time: timeSchema,
  contentLanguage: v.string(),
});

export type Article = v.InferOutput<typeof articleSchema>;

/** A short notice for the ticker and the notices page. */
export const noticeSchema = v.object({
  id: idSchema,
  title: v.string(),
  body: v.string(),
  time: timeSchema,
  contentLanguage: v.string(),
});

export type Notice = v.InferOutput<typeof noticeSchema>;

/** A notice, and how many members opened it (H3). */
export const popularNoticeSchema = v.object({ ...noticeSchema.entries, readers: countSchema });

export type PopularNotice = v.InferOutput<typeof popularNoticeSchema>;

/** A picture of the home carousel, and where it leads inside the app. */
export const slideSchema = v.object({
  id: idSchema,
  image: v.string(),
  title: v.string(),
  href: v.string(),
});

export type Slide = v.InferOutput<typeof slideSchema>;

/** One of the app's own files, served from `/media`; nothing else is accepted. */
const mediaSchema = v.pipe(v.string(), v.regex(/^\/media\/[\w./-]{1,200}$/));

/** A short drawn film without sound, behind its cover until it is tapped. */
export const filmSchema = v.object({ videoUrl: mediaSchema, coverUrl: mediaSchema, title: v.string() });

export type Film = v.InferOutput<typeof filmSchema>;

/** A picture that leads into the app, and the film behind it where there is one. */
export const filmSlideSchema = v.object({
  id: idSchema,
  image: mediaSchema,
  videoUrl: v.optional(mediaSchema),
  title: v.string(),
  href: v.string(),
});

export type FilmSlide = v.InferOutput<typeof filmSlideSchema>;

/** A reward that was credited since the member last looked, and who paid it (H6). */
export const creditedRewardSchema = v.object({
  recordId: idSchema,
  kind: recordKindSchema,
  amount: amountSchema,
  description: v.string(),
  source: recordSourceSchema,
  time: timeSchema,
});

export type CreditedReward = v.InferOutput<typeof creditedRewardSchema>;

/** An hour of the clock, in UTC. */
const hourSchema = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/));

/** The service's own data: name, version, support hours, budget. */
export const systemInfoSchema = v.object({
  name: v.string(),
  version: v.string(),
  versionCode: v.number(),
  supportHours: v.object({ from: hourSchema, to: hourSchema }),
  /** The promotion budget: available now, and paid on this clock day (H7). */
  promotionBudget: v.object({ available: amountSchema, paidToday: amountSchema }),
});

export type SystemInfo = v.InferOutput<typeof systemInfoSchema>;

export const newsDetail = defineCall({
  service: 'user',
  method: 'GET',
  path: 'news/detail',
  summary: 'One article',
  tag: 'extension',
  auth: 'optional',
  keep: true,
  shows: ['news'],
  input: v.object({ id: idSchema }),
  result: articleSchema,
  errors: ['not_found'],
});

export const popupNotice = defineCall({
  service: 'user',
  method: 'GET',
  path: 'sys/popup-notice',
  summary: 'A notice to be shown now, or null: never two on a clock day, never one that the member closed',
  auth: 'optional',
  shows: ['news'],
  input: nothingSchema,
  result: v.nullable(noticeSchema),
});

export const closePopupNotice = defineCall({
  service: 'user',
  method: 'POST',
  path: 'sys/popup-notice/close',
  summary: 'Never show this notice again',
  tag: 'extension',
  input: v.object({ id: idSchema }),
  result: emptySchema,
  errors: ['not_found'],
});

export const popularNotices = defineCall({
  service: 'user',
  method: 'GET',
  path: 'sys/popular-notices',
  summary:
    'The notices that most members opened, at most five; each member counts once, and only for what they opened themselves',
  tag: 'extension',
  keep: true,
  shows: ['messages'],
  input: nothingSchema,
  result: v.array(popularNoticeSchema),
});

export const rewardsSinceLastLook = defineCall({
  service: 'user',
  method: 'GET',
  path: 'sys/queryPopUpRwList',
  summary: 'Rewards credited since the member last asked this, to be shown once',
  input: nothingSchema,
  result: v.array(creditedRewardSchema),
});

export const walletNotice = defineCall({
  service: 'user',
  method: 'GET',
  path: 'sys/wallet-notice',
  summary: 'The notice of the wallet pages, or null',
  auth: 'optional',
  keep: true,
  shows: ['news'],
  input: nothingSchema,
  result: v.nullable(noticeSchema),
});

export const systemInfo = defineCall({
  service: 'user',
  method: 'GET',
  path: 'sys/info',
  summary: "Name, version, support hours, and today's promotion budget",
  auth: 'optional',
  keep: true,
  shows: ['news'],
  input: nothingSchema,
  result: systemInfoSchema,
});

export const homeVideo = defineCall({
  service: 'user',
  method: 'GET',
  path: 'sys/home-video',
  summary: 'The film of the home page',
  auth: 'optional',
  keep: true,
  shows: ['news'],
  input: nothingSchema,
  result: filmSchema,
});

export const videoCarousel = defineCall({
  service: 'user',
  method: 'GET',
  path: 'sys/videoCarousel',
  summary: 'Films of the machines, each with the page it leads to',
  auth: 'optional',
  keep: true,
  shows: ['news'],
  input: nothingSchema,
  result: v.array(filmSlideSchema),
});

export const scrollNotices = defineCall({
  service: 'user',
  method: 'GET',
  path: 'sys/scroll-notice',
  summary: 'Notices of the ticker, newest first',
  auth: 'optional',
  keep: true,
  shows: ['news'],
  input: nothingSchema,
  result: v.array(noticeSchema),
});

export const carousel = defineCall({
  service: 'user',
  method: 'GET',
  path: 'sys/carousel',
  summary: 'Pictures of the home carousel',
  auth: 'optional',
  keep: true,
  shows: ['news'],
  input: nothingSchema,
  result: v.array(slideSchema),
});

export const newsList = defineCall({
  service: 'user',
  method: 'GET',
  path: 'news/list',
  summary: 'News, newest first',
  auth: 'optional',
  keep: true,
  shows: ['news'],
  input: v.object(pageParameters),
  result: listOf(articleSchema),
});
