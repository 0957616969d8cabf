import type { MessageChannel } from '@paydirt/contract/basics';
import type { Message } from '@paydirt/contract/messages/messages';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { MessageChannel as RowChannel, MessageRowProps } from '@paydirt/ui/message-row';

import { timeOf } from '../../platform/data/wire.ts';
import { foreignLanguage } from '../../platform/language/content-language.ts';
import { hashHref } from '../../platform/navigation/hash-location.ts';
import { messagesRoutes } from '../../routes/messages.ts';

/** A channel as the row draws it. */
export function rowChannel(channel: MessageChannel): RowChannel {
  return channel === 'station_news' ? 'station-news' : channel;
}

/** One message as a row that leads to it. */
export function toMessageRowProps(
  message: Message,
  { t, format, locale }: { readonly t: Translate; readonly format: Formatters; readonly locale: string },
): MessageRowProps {
  return {
    channel: rowChannel(message.channel),
    channelLabel: t(`mailbox.channel.${message.channel}`),
    title: message.title,
    excerpt: message.body,
    language: foreignLanguage(message.contentLanguage, locale),
    time: format.dateTime(timeOf(message.time)),
    unread: !message.read,
    unreadLabel: t('shell.unread', { count: 1 }),
    href: hashHref(messagesRoutes.message.href({ id: message.id })),
  };
}
