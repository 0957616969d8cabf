import * as v from 'valibot';

import { defineCall } from '../call.ts';
import {
  creditedRewardSchema,
  filmSchema,
  filmSlideSchema,
  systemInfoSchema,
} from '../schemas/announcements.ts';
import { emptySchema, idSchema, listOf, nothingSchema, pageParameters } from '../schemas/basics.ts';
import { articleSchema, noticeSchema, popularNoticeSchema, slideSchema } from '../schemas/people.ts';

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
    'The notices that most members opened, at most five, the newer first of two; each member counts once, and what is marked as read with its channel was not opened',
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
