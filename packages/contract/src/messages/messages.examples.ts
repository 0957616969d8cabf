import type { MessageChannel } from '../basics.ts';
import { type Example, exampleOf } from '../example.ts';
import {
  type ChannelState,
  markMessagesRead,
  type Message,
  messageChannels,
  messageDetail,
  messageList,
  socket,
} from './messages.ts';

/** An unread message that a withdrawal was paid out. */
export function aMessage(changes: Partial<Message> = {}): Message {
  return {
    id: 'msg_1',
    channel: 'station_news',
    title: 'Your withdrawal was paid out',
    body: '38.00 USDT have left the balance for the address “Ledger at home”. This is play money: nothing was sent.',
    time: '2026-11-21T13:40:00.000Z',
    read: false,
    href: '/user/withrecord?id=wdr_1',
    contentLanguage: 'en-US',
    ...changes,
  };
}

/** Messages of one channel, newest first; the first is unread. */
export function someMessages(channel: MessageChannel = 'station_news'): Message[] {
  return [
    aMessage({ channel }),
    aMessage({
      id: 'msg_2',
      channel,
      title: 'Your top-up was credited',
      body: '100.00 USDT are available.',
      time: '2026-11-20T09:12:00.000Z',
      read: true,
      href: '/user/record?id=rec_2',
    }),
    aMessage({
      id: 'msg_3',
      channel,
      title: 'Your withdrawal was returned',
      body: 'All of it is available again.',
      time: '2026-11-17T16:00:00.000Z',
      read: true,
      href: null,
    }),
  ];
}

/** Every channel: some with unread messages, one without any. */
export function someChannels(): ChannelState[] {
  return [
    {
      channel: 'news',
      unread: 1,
      latest: aMessage({
        id: 'news.yield-rule',
        channel: 'news',
        title: 'How a day is worked out',
        body: 'The rule by which machines earn is published, and so is its seed.',
        href: '/info/detail?id=yield-rule',
      }),
    },
    { channel: 'station_news', unread: 2, latest: aMessage() },
    {
      channel: 'notice',
      unread: 0,
      latest: aMessage({
        id: 'notice.clock',
        channel: 'notice',
        title: 'The clock here can be moved',
        body: 'It goes forward, never back.',
        time: '2026-11-18T08:00:00.000Z',
        read: true,
        href: '/index/alert?id=clock',
      }),
    },
    { channel: 'voucher', unread: 0, latest: null },
    {
      channel: 'coupon',
      unread: 0,
      latest: aMessage({
        id: 'msg_9',
        channel: 'coupon',
        title: 'A coupon ends tomorrow',
        body: '5.00 USDT off a trommel.',
        time: '2026-11-16T00:00:00.000Z',
        read: true,
        href: '/index/mycoupon',
      }),
    },
  ];
}

const UNREAD = { news: 1, station_news: 2, notice: 0, voucher: 0, coupon: 0 };

export function examples(): Example[] {
  return [
    exampleOf(socket, {}, { events: ['ready', 'heartbeat'], heartbeatSeconds: 25, tokenWithinSeconds: 10 }),
    exampleOf(messageList, {}, { total: 3, list: someMessages(), unread: UNREAD }),
    exampleOf(markMessagesRead, { all: true }, { unread: UNREAD }),
    exampleOf(messageChannels, {}, someChannels()),
    exampleOf(messageDetail, { id: 'msg_1' }, aMessage()),
  ];
}
