import * as v from 'valibot';

import { countSchema, idSchema, timeSchema } from './basics.ts';

/** Where a message comes from (PRODUCT 4). `station_news` is what the screens call messages. */
export const MESSAGE_CHANNELS = ['news', 'station_news', 'notice', 'voucher', 'coupon'] as const;
export const messageChannelSchema = v.picklist(MESSAGE_CHANNELS);

/** How many messages of each channel are unread. */
export const unreadSchema = v.object({
  news: countSchema,
  station_news: countSchema,
  notice: countSchema,
  voucher: countSchema,
  coupon: countSchema,
});

/** One message (PRODUCT 4). What is written to everybody counts as unread for whoever was a member by then. */
export const messageSchema = v.object({
  id: idSchema,
  channel: messageChannelSchema,
  title: v.string(),
  /** Plain text; paragraphs are parted by an empty line. */
  body: v.string(),
  time: timeSchema,
  read: v.boolean(),
  /** Route of the app where one goes on, without its hash; null where there is none. */
  href: v.nullable(v.pipe(v.string(), v.startsWith('/'), v.maxLength(300))),
  contentLanguage: v.string(),
});

/** A channel, and the newest message in it. */
export const channelStateSchema = v.object({
  channel: messageChannelSchema,
  unread: countSchema,
  latest: v.nullable(messageSchema),
});

/** How a member's messages stand: what the socket tells whenever it changes. */
export const mailboxSchema = v.object({
  unread: unreadSchema,
  /** The newest unread message; its words are asked for, in the language of whoever reads. */
  latest: v.nullable(v.object({ id: idSchema, channel: messageChannelSchema, time: timeSchema })),
});
