import * as v from 'valibot';

import {
  countSchema,
  flagParameter,
  idSchema,
  messageChannelSchema,
  nothingSchema,
  followingParameters,
  timeSchema,
} from '../basics.ts';
import { defineCall } from '../call.ts';

/** Number of unread messages by channel. */
export const unreadSchema = v.object({
  news: countSchema,
  station_news: countSchema,
  notice: countSchema,
  voucher: countSchema,
  coupon: countSchema,
});

export type Unread = v.InferOutput<typeof unreadSchema>;

/** One message (PRODUCT 4). An announcement counts as unread for everyone who was a member at that time. */
export const messageSchema = v.object({
  id: idSchema,
  channel: messageChannelSchema,
  title: v.string(),
  /** Plain text; paragraphs are separated by an empty line. */
  body: v.string(),
  time: timeSchema,
  read: v.boolean(),
  /** Route of the app that it leads to, without its hash; null where there is none. */
  href: v.nullable(v.pipe(v.string(), v.startsWith('/'), v.maxLength(300))),
  contentLanguage: v.string(),
});

export type Message = v.InferOutput<typeof messageSchema>;

/** A channel, and the newest message in it. */
export const channelStateSchema = v.object({
  channel: messageChannelSchema,
  unread: countSchema,
  latest: v.nullable(messageSchema),
});

export type ChannelState = v.InferOutput<typeof channelStateSchema>;

/** Unread messages of a member, sent over the socket whenever they change. */
export const mailboxSchema = v.object({
  unread: unreadSchema,
  /** The newest unread message; fetch its text, which is in the reader's language. */
  latest: v.nullable(v.object({ id: idSchema, channel: messageChannelSchema, time: timeSchema })),
});

export type Mailbox = v.InferOutput<typeof mailboxSchema>;

export const socket = defineCall({
  service: 'message',
  method: 'GET',
  path: 'socket',
  summary:
    'WebSocket: send the token as the first message, never in the URL, and receive `{type, data}` events. Without an upgrade this answers how it is spoken',
  tag: 'extension',
  auth: 'none',
  input: nothingSchema,
  result: v.object({
    /** Types of the events. */
    events: v.array(v.string()),
    /** A connection that is silent for longer than two of these is dead. */
    heartbeatSeconds: v.number(),
    /** Time within which the first message must arrive. */
    tokenWithinSeconds: v.number(),
  }),
});

export const messageList = defineCall({
  service: 'message',
  method: 'GET',
  path: 'push/record',
  summary: 'Messages, newest first, of one channel or of all; and how many of each channel are unread',
  shows: ['messages'],
  input: v.object({ channel: v.optional(messageChannelSchema), ...followingParameters }),
  result: v.object({ total: countSchema, list: v.array(messageSchema), unread: unreadSchema }),
});

/** Ids that travel as one text, separated by commas. */
const idsParameter = v.pipe(
  v.string(),
  v.maxLength(6500),
  v.transform((text) => text.split(',').filter((id) => id !== '')),
  v.array(idSchema),
  v.minLength(1),
  v.maxLength(100),
);

export const markMessagesRead = defineCall({
  service: 'message',
  method: 'POST',
  path: 'push/record/update',
  summary:
    'Mark messages as read: some that were opened, by their ids (parted by commas), those of a channel, or all',
  changes: ['messages', 'unread'],
  input: v.pipe(
    v.object({
      ids: v.optional(idsParameter),
      channel: v.optional(messageChannelSchema),
      all: v.optional(flagParameter),
    }),
    v.check(({ ids, channel, all }) => ids !== undefined || channel !== undefined || all === true),
  ),
  result: v.object({ unread: unreadSchema }),
  errors: ['not_found'],
});

export const messageChannels = defineCall({
  service: 'message',
  method: 'GET',
  path: 'push/channels',
  summary: 'Every channel with its newest message and how many are unread',
  tag: 'extension',
  shows: ['messages'],
  input: nothingSchema,
  result: v.array(channelStateSchema),
});

export const messageDetail = defineCall({
  service: 'message',
  method: 'GET',
  path: 'push/detail',
  summary: 'One message; reading it marks nothing',
  tag: 'extension',
  shows: ['messages'],
  input: v.object({ id: idSchema }),
  result: messageSchema,
  errors: ['not_found'],
});
