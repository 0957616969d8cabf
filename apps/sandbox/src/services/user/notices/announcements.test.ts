import { versionUpdate } from '@paydirt/contract/account/session';
import {
  closePopupNotice,
  homeVideo,
  newsDetail,
  newsList,
  popularNotices,
  popupNotice,
  rewardsSinceLastLook,
  systemInfo,
  videoCarousel,
  walletNotice,
} from '@paydirt/contract/messages/announcements';
import { markMessagesRead, messageList } from '@paydirt/contract/messages/messages';
import { publishNews, publishVersion } from '@paydirt/contract/sandbox/publishing';
import { DAY_MS, dayOf, type EpochMs, HOUR_MS, startOfDay, usdt } from '@paydirt/domain';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';

import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import type { TestMember } from '../../../testing/with-services.ts';
import { payPromotion } from '../../income/promotion.ts';

const MEDIA = new URL('../../../../media', import.meta.url).pathname;

describe('announcements by the operator', () => {
  const services = withSeededServices();
  let member: TestMember;
  const as = ({ token }: TestMember) => ({ token });

  beforeAll(async () => {
    member = await memberWith(services, '0');
  });

  test('an article is found by its id, and published ones appear in the list and the mailbox', async () => {
    const body = '<script>alert(1)</script>\n\nThe second paragraph.';
    const { id } = await services.call(publishNews, { title: 'Works & <b>days</b>', body, channel: 'news' });
    const article = await services.call(newsDetail, { id });
    expect(article).toMatchObject({
      // Not as the operator's own words (H14, H16).
      title: 'Test panel: Works & <b>days</b>',
      summary: '<script>alert(1)</script>',
      body: ['<script>alert(1)</script>', 'The second paragraph.'],
      contentLanguage: 'en-US',
    });
    expect((await services.call(newsList, {})).list[0]?.id).toBe(id);
    const { unread, list } = await services.call(messageList, { channel: 'news' }, as(member));
    expect(unread.news).toBe(1);
    expect(list[0]).toMatchObject({ id: `news.${id}`, read: false });
    expect((await services.send(newsDetail, { id: 'nothing' })).status).toBe(404);
  });

  test.each([
    ['no title', { title: ' ', body: 'x', channel: 'news' }],
    ['a title with two lines', { title: 'a\nb', body: 'x', channel: 'news' }],
    ['ten thousand characters', { title: 'a', body: 'x'.repeat(10_000), channel: 'news' }],
    ['a channel that nobody publishes to', { title: 'a', body: 'x', channel: 'coupon' }],
    ['an article that pops up', { title: 'a', body: 'x', channel: 'news', place: 'popup' }],
  ])('refuses %s', async (_name, input) => {
    expect((await services.send(publishNews, input)).status).toBe(400);
  });

  test('the popularity of a notice counts each member who opened it once, and not marking its channel', async () => {
    const publish = async (title: string) =>
      (await services.call(publishNews, { title, body: 'More.', channel: 'notice' })).id;
    const [older, newer, marked] = [await publish('Older'), await publish('Newer'), await publish('Marked')];
    const readers = async () =>
      new Map((await services.call(popularNotices, {}, as(member))).map((one) => [one.id, one.readers]));
    const before = await readers();
    expect([...before.values()].every((count) => count > 0)).toBe(true);
    expect([...before.values()]).toEqual([...before.values()].toSorted((a, b) => b - a));
    expect([older, newer, marked].some((id) => before.has(id))).toBe(false);

    const most = Math.max(...before.values());
    const crowd = await Promise.all(Array.from({ length: most + 1 }, () => memberWith(services, '0')));
    for (const one of crowd) {
      // Marked with the channel first, opened afterwards, and opened again.
      await services.call(markMessagesRead, { channel: 'notice' }, as(one));
      for (const ids of [`notice.${older}`, `notice.${newer},notice.${older}`])
        await services.call(markMessagesRead, { ids }, as(one));
    }
    const list = await services.call(popularNotices, {}, as(member));
    expect(list.slice(0, 2)).toMatchObject([
      { id: newer, title: 'Test panel: Newer', readers: most + 1 },
      { id: older, title: 'Test panel: Older', readers: most + 1 },
    ]);
    expect(list).toHaveLength(Math.min(5, before.size + 2));
    expect(list.some(({ id }) => id === marked)).toBe(false);
  });

  test('a notice pops up once per clock day, and never again once closed', async () => {
    expect(await services.call(popupNotice, {}, as(member))).toBeNull();
    const notice = { title: 'Quiet hours', body: 'At night.', channel: 'notice', place: 'popup' } as const;
    const { id } = await services.call(publishNews, notice);
    expect(await services.call(popupNotice, {})).toBeNull();

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => services.call(popupNotice, {}, as(member))),
    );
    expect(answers.filter((one) => one !== null).map((one) => one?.id)).toEqual([id]);
    expect(await services.call(popupNotice, {}, as(member))).toBeNull();

    await services.advance(DAY_MS);
    expect((await services.call(popupNotice, {}, as(member)))?.id).toBe(id);
    await services.call(closePopupNotice, { id }, as(member));
    await services.call(closePopupNotice, { id }, as(member));
    await services.advance(DAY_MS);
    expect(await services.call(popupNotice, {}, as(member))).toBeNull();
    expect((await services.send(closePopupNotice, { id: 'nothing' }, as(member))).status).toBe(404);
  });

  test('a notice is shown on the wallet pages for a week', async () => {
    expect(await services.call(walletNotice, {}, as(member))).toBeNull();
    const notice = { title: 'Banks rest', body: 'On Friday.', channel: 'notice', place: 'wallet' } as const;
    const { id } = await services.call(publishNews, notice);
    expect((await services.call(walletNotice, {}, as(member)))?.id).toBe(id);
    await services.advance(7 * DAY_MS + HOUR_MS);
    expect(await services.call(walletNotice, {}, as(member))).toBeNull();
  });

  test('new rewards are returned once, to one of several concurrent calls, with who paid', async () => {
    const rewarded = await memberWith(services, '0');
    const other = await memberWith(services, '0');
    // The welcome bonus is reported there.
    expect(await services.call(rewardsSinceLastLook, {}, as(rewarded))).toEqual([]);
    await services.advance(HOUR_MS);
    await services.database.transaction(async (sql) => {
      await payPromotion(
        { sql, now: await services.ports.readClock(sql), ports: services.ports },
        {
          memberId: rewarded.id,
          entry: 'bonus_credit',
          record: 'referral_bonus',
          amount: usdt(2_000_000n),
          subject: 'campaign:referral',
          reference: `${rewarded.id}:test`,
        },
      );
    });
    expect(await services.call(rewardsSinceLastLook, {}, as(other))).toEqual([]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => services.call(rewardsSinceLastLook, {}, as(rewarded))),
    );
    expect(answers.flat()).toMatchObject([
      {
        kind: 'referral_bonus',
        amount: '2.00',
        source: 'promotion_budget',
        description: 'Invitation reward',
      },
    ]);
    expect(await services.call(rewardsSinceLastLook, {}, as(rewarded))).toEqual([]);
  });

  test('reports the balance of the promotion budget and what it paid today', async () => {
    const before = (await services.call(systemInfo, {})).promotionBudget;
    const pay = (now: EpochMs) =>
      services.database.transaction((sql) =>
        payPromotion(
          { sql, now, ports: services.ports },
          {
            memberId: member.id,
            entry: 'bonus_credit',
            record: 'referral_bonus',
            amount: usdt(3_000_000n),
            subject: 'campaign:referral',
            reference: `${member.id}:budget:${now}`,
          },
        ),
      );
    const now = await services.now();
    await pay(now);
    // The end of a day belongs to the day.
    await pay(startOfDay(dayOf(now)));
    const info = await services.call(systemInfo, {});
    expect(Number(before.available) - Number(info.promotionBudget.available)).toBeCloseTo(6, 6);
    expect(Number(info.promotionBudget.paidToday) - Number(before.paidToday)).toBeCloseTo(3, 6);
    expect(info).toMatchObject({ name: 'Paydirt', version: '1.2.0', versionCode: 20 });
  });

  test('home shows a drawing that adapts to the dark theme', async () => {
    const { coverUrl } = await services.call(homeVideo, {});
    expect(await readFile(`${MEDIA}${coverUrl.replace('/media', '')}`, 'utf8')).toContain('var(--art-paper');
  });

  test('every film and cover exists, and is small', async () => {
    const films = [await services.call(homeVideo, {}), ...(await services.call(videoCarousel, {}))];
    const urls = films.flatMap((film) => [
      film.videoUrl ?? '',
      'coverUrl' in film ? film.coverUrl : film.image,
    ]);
    expect(films.length).toBeGreaterThan(6);
    for (const url of urls) {
      const file = `${MEDIA}${url.replace('/media', '')}`;
      expect(existsSync(file), url).toBe(true);
      expect(statSync(file).size).toBeLessThan(300_000);
    }
  });

  test('a newer version can be published and withdrawn', async () => {
    const ask = (code: number) => services.call(versionUpdate, { platform: 'ANDROID', code });
    expect(await ask(20)).toBeNull();
    const version = { versionCode: 21, version: '1.3.0', extra: 'Calmer.', compulsory: true };
    await services.call(publishVersion, version);
    expect(await ask(20)).toEqual({
      ...version,
      extra: 'Test panel: Calmer.',
      downloadUrl: 'https://download.paydirt.example/1.3.0',
    });
    expect(await ask(21)).toBeNull();
    await services.call(publishVersion, { ...version, versionCode: 22, version: '1.4.0', compulsory: false });
    expect(await ask(20)).toMatchObject({ versionCode: 22, compulsory: false });
    await services.call(publishVersion, {});
    expect(await ask(20)).toBeNull();
    expect((await services.send(publishVersion, { versionCode: 21 })).status).toBe(400);
    const hostile = { versionCode: 21, version: '../../evil' };
    expect((await services.send(publishVersion, hostile)).status).toBe(400);
  });
});
