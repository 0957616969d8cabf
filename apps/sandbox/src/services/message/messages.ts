import { MESSAGE_CHANNELS } from '@paydirt/contract/basics';
import {
  markMessagesRead,
  messageChannels,
  messageDetail,
  messageList,
} from '@paydirt/contract/messages/messages';
import { err, type Locale, ok } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { implement } from '../../operation/operation.ts';
import { markChannelRead, markRead } from './mark-read.ts';
import { readMailbox } from './mailbox.ts';
import { findMessage, listMessages, type Reader } from './message-rows.ts';

/** Read the locale and date format of the member who reads. */
async function readerOf(sql: Sql, memberId: string, locale: Locale): Promise<Reader> {
  const [row] = await sql.query<{ date_format: number }>(`select date_format from member where id = $1`, [
    memberId,
  ]);
  return { locale, dateFormat: row?.date_format ?? 0 };
}

/** Messages, newest first, with the unread count of each channel. */
export const messageListOperation = implement(
  messageList,
  async ({ sql, memberId, locale }, { channel = null, ...requested }) => {
    const { unread } = await readMailbox(sql, memberId);
    const reader = await readerOf(sql, memberId, locale);
    const page = await listMessages(sql, memberId, { channel, ...requested }, reader);
    return ok({ data: { ...page, unread } });
  },
);

/** Channels, each with its newest message. */
export const messageChannelsOperation = implement(messageChannels, async ({ sql, memberId, locale }) => {
  const { unread } = await readMailbox(sql, memberId);
  const reader = await readerOf(sql, memberId, locale);
  const newest = await Promise.all(
    MESSAGE_CHANNELS.map((channel) =>
      listMessages(sql, memberId, { channel, pageNum: 1, pageSize: 1 }, reader),
    ),
  );
  return ok({
    data: MESSAGE_CHANNELS.map((channel, index) => ({
      channel,
      unread: unread[channel],
      latest: newest[index]?.list[0] ?? null,
    })),
  });
});

export const messageDetailOperation = implement(messageDetail, async ({ sql, memberId, locale }, { id }) => {
  const message = await findMessage(sql, memberId, id, await readerOf(sql, memberId, locale));
  return message === null ? err({ error: 'not_found' }) : ok({ data: message });
});

/** Mark messages as read; repeating it changes nothing. If one id is not this member's, nothing is marked. */
export const markMessagesReadOperation = implement(
  markMessagesRead,
  async (context, { ids, channel, all = false }) => {
    const { sql, memberId } = context;
    if (ids !== undefined) {
      if (!(await markRead(context, ids))) return err({ error: 'not_found' });
    } else await markChannelRead(context, all ? null : (channel ?? null));
    return ok({ data: { unread: (await readMailbox(sql, memberId)).unread } });
  },
);
