import { updateSettings } from '@paydirt/contract/account/profile';
import { userInfo } from '@paydirt/contract/account/session';
import {
  markMessagesRead,
  messageChannels,
  messageDetail,
  messageList,
} from '@paydirt/contract/messages/messages';
import { addRecharge, confirmDeposit } from '@paydirt/contract/wallet/recharge';
import { HOUR_MS, MINUTE_MS } from '@paydirt/domain';
import { beforeAll, describe, expect, test } from 'vitest';

import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';
import type { TestMember } from '../../testing/with-services.ts';
import { notifyMember } from './notify-member.ts';

describe('messages', () => {
  const services = withSeededServices();
  let member: TestMember;
  let other: TestMember;

  const as = ({ token }: TestMember) => ({ token });
  const unreadOf = async (who: TestMember) => (await services.call(messageList, {}, as(who))).unread;

  async function tell(memberId: string, reference: string): Promise<void> {
    await notifyMember(
      { sql: services.database, now: await services.now(), ports: services.ports },
      { memberId, kind: 'recharge_credited', parameters: { amount: { amount: '10.00' } }, reference },
    );
  }

  /** Publish a message to everybody. */
  async function publish(kind: string, id: string): Promise<void> {
    const body = kind === 'news' ? { title: id, summary: id, body: [id, 'More.'] } : { title: id, body: id };
    await services.database.query(
      `insert into content (kind, id, locale, at, body) values ($1, $2, 'en-US', $3, $4)`,
      [kind, id, new Date(await services.now()), JSON.stringify(body)],
    );
  }

  beforeAll(async () => {
    [member, other] = [await memberWith(services, '0'), await memberWith(services, '0')];
  });

  test('messages sent to everybody before a member joined are listed and read', async () => {
    const { total, list, unread } = await services.call(messageList, { channel: 'news' }, as(member));
    expect(total).toBeGreaterThan(3);
    expect(list.every(({ read, channel }) => read && channel === 'news')).toBe(true);
    expect(unread).toEqual({ news: 0, station_news: 0, notice: 0, voucher: 0, coupon: 0 });
  });

  test('a recharge that arrives and one that does not send one message each, in the reader’s language', async () => {
    const key = () => ({ ...as(member), key: services.ports.newId('key') });
    const { id } = await services.call(addRecharge, { channel: 'usdt', amount: '10' }, key());
    await services.call(confirmDeposit, { id });
    await services.call(addRecharge, { channel: 'usdt', amount: '11' }, key());
    await services.advance(2 * MINUTE_MS);
    expect((await unreadOf(member)).station_news).toBe(1);
    await services.advance(24 * HOUR_MS);
    const { list } = await services.call(messageList, { channel: 'station_news' }, as(member));
    expect(list.map(({ title }) => title)).toEqual(['Top-up didn’t arrive', 'Top-up arrived']);
    expect(list[0]?.body).toMatch(/^No deposit came in time.* Top-up: 11\.00\sUSDT\.$/);
    const german = await services.send(
      messageList,
      { channel: 'station_news' },
      {
        ...as(member),
        headers: { Language: 'de_DE' },
      },
    );
    expect(german.body.data.list[1]?.title).toBe('Aufladung angekommen');
    expect(list.map(({ time }) => time)).toEqual(
      list
        .map(({ time }) => time)
        .toSorted()
        .toReversed(),
    );
  });

  test('pages contain each message once, whatever its origin', async () => {
    await publish('notice', 'paged-notice');
    await publish('station_news', 'paged-news');
    await tell(member.id, 'rch_paged');
    const ids: string[] = [];
    const { total } = await services.call(messageList, { pageSize: 4 }, as(member));
    for (let pageNum = 1; (pageNum - 1) * 4 < total; pageNum += 1) {
      const page = await services.call(messageList, { pageNum, pageSize: 4 }, as(member));
      ids.push(...page.list.map(({ id }) => id));
    }
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
  });

  test('marks one message, a channel, or all as read', async () => {
    await services.call(markMessagesRead, { all: true }, as(member));
    await publish('news', 'fresh-1');
    await publish('notice', 'fresh-2');
    await tell(member.id, 'rch_marked');
    expect(await unreadOf(member)).toMatchObject({ news: 1, notice: 1, station_news: 1 });
    expect((await services.call(userInfo, {}, as(member))).unread).toBe(3);

    const first = await services.call(markMessagesRead, { ids: 'news.fresh-1' }, as(member));
    expect(first.unread).toMatchObject({ news: 0, notice: 1, station_news: 1 });
    expect((await services.call(messageDetail, { id: 'news.fresh-1' }, as(member))).read).toBe(true);
    // Repeating it changes nothing.
    await services.call(markMessagesRead, { ids: 'news.fresh-1' }, as(member));

    const second = await services.call(markMessagesRead, { channel: 'station_news' }, as(member));
    expect(second.unread).toMatchObject({ notice: 1, station_news: 0 });
    const third = await services.call(markMessagesRead, { all: true }, as(member));
    expect(Object.values(third.unread).every((count) => count === 0)).toBe(true);
    // A message read by one member is unread for another.
    expect(await unreadOf(other)).toMatchObject({ news: 1 });
  });

  test('a channel shows its newest message', async () => {
    const channels = await services.call(messageChannels, {}, as(other));
    expect(channels.map(({ channel }) => channel)).toEqual([
      'news',
      'station_news',
      'notice',
      'voucher',
      'coupon',
    ]);
    expect(channels[0]).toMatchObject({
      unread: 1,
      latest: { id: 'news.fresh-1', body: 'fresh-1\n\nMore.' },
    });
    expect(channels[3]).toEqual({ channel: 'voucher', unread: 0, latest: null });
  });

  test('another member’s message does not exist: it can be neither read nor marked, and nothing is marked along with it', async () => {
    const { list } = await services.call(messageList, { channel: 'station_news' }, as(member));
    const theirs = list.find(({ id }) => id.startsWith('msg'))?.id ?? '';
    expect((await services.send(messageDetail, { id: theirs }, as(other))).status).toBe(404);
    const marking = { ids: `news.fresh-1,${theirs}` };
    expect((await services.send(markMessagesRead, marking, as(other))).status).toBe(404);
    expect(await unreadOf(other)).toMatchObject({ news: 1 });
  });

  test.each([
    ['nothing', {}],
    ['an unknown channel', { channel: 'gifts' }],
    ['too many ids', { ids: Array.from({ length: 101 }, (_, index) => `m${index}`).join(',') }],
  ])('refuses to mark %s', async (_name, input) => {
    expect((await services.send(markMessagesRead, input, as(member))).status).toBe(400);
  });

  test.each(['news.', 'news.nothing', 'slide.carousel-1', "'; drop table member; --", 'msg_unknown'])(
    'finds no message %s',
    async (id) => {
      expect((await services.send(messageDetail, { id }, as(member))).status).toBe(404);
    },
  );

  test('no channel notifies at once until the member chooses one, and choosing changes nothing else', async () => {
    expect((await services.call(userInfo, {}, as(member))).notify).toEqual([]);
    const chosen = await services.call(updateSettings, { notify: 'coupon,station_news,coupon' }, as(member));
    expect(new Set(chosen.notify)).toEqual(new Set(['coupon', 'station_news']));
    const formatted = await services.call(updateSettings, { dateFormat: 2 }, as(member));
    expect(formatted).toMatchObject({ dateFormat: 2, notify: chosen.notify });
    const none = await services.call(updateSettings, { notify: 'none' }, as(member));
    expect(none).toMatchObject({ dateFormat: 2, notify: [] });
    expect((await services.send(updateSettings, { notify: 'gifts' }, as(member))).status).toBe(400);
  });
});
