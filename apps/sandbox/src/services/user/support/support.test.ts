import { updateSettings } from '@paydirt/contract/account/profile';
import { logout } from '@paydirt/contract/account/session';
import { messageList } from '@paydirt/contract/messages/messages';
import {
  answerSupport,
  askPerson,
  enterSupport,
  readSupport,
  sendSupport,
  supportInfo,
  supportLink,
  supportRequests,
} from '@paydirt/contract/messages/support';
import {
  addMs,
  dateFormatCode,
  DAY_MS,
  dayOf,
  fromIso,
  HOUR_MS,
  startOfDay,
  toIso,
  unwrap,
} from '@paydirt/domain';
import { createFormatters } from '@paydirt/i18n';
import { beforeEach, describe, expect, test } from 'vitest';

import { purgeLimits } from '../../../http/limits/purge.ts';
import { type TestMember, withServices } from '../../../testing/with-services.ts';

const services = withServices();
let member: TestMember;

beforeEach(async () => {
  member = await services.insertMember();
});

/** Move the clock to an hour of the next day. */
async function moveToHour(hour: number): Promise<void> {
  const now = await services.now();
  await services.advance(addMs(startOfDay(dayOf(now)), DAY_MS + hour * HOUR_MS) - now);
}

async function ticketOf({ token }: TestMember, language = 'en_US'): Promise<string> {
  const { body } = await services.send(supportLink, {}, { token, headers: { Language: language } });
  const url = new URL(body.data.url, 'http://localhost');
  // In the fragment, which stays in the browser.
  expect(url.search).not.toContain('ticket');
  return new URLSearchParams(url.hash.slice(1)).get('ticket') ?? '';
}

const enter = async (who = member, language?: string) =>
  services.call(enterSupport, { ticket: await ticketOf(who, language) });

describe('the ticket', () => {
  test('carries id, name, phone and language, and nothing else of the member', async () => {
    const visit = await enter(member, 'de_DE');
    expect(visit.member).toEqual({ id: member.id, name: expect.any(String), phone: member.phone });
    expect(visit.locale).toBe('de-DE');
    expect(Object.keys(visit).toSorted()).toEqual(['key', 'locale', 'member', 'thread']);
  });

  test('is valid once, even for twenty concurrent requests', async () => {
    const ticket = await ticketOf(member);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => services.send(enterSupport, { ticket })),
    );
    const codes = answers.map(({ body }) => body.message);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 'support_ticket_used')).toHaveLength(19);
  });

  test('is valid for a minute of real time, whatever the test clock does', async () => {
    const [late, soon] = [await ticketOf(member), await ticketOf(member)];
    await services.advance(DAY_MS);
    expect((await services.send(enterSupport, { ticket: soon })).status).toBe(200);
    await services.database.query(`update support_ticket set good_until = now()`);
    expect((await services.send(enterSupport, { ticket: late })).body.message).toBe('support_ticket_used');
  });

  test('is known only to the member: the services store its hash', async () => {
    const ticket = await ticketOf(member);
    const rows = await services.database.query<{ text: string }>(
      `select support_ticket::text as text from support_ticket`,
    );
    expect(JSON.stringify(rows)).not.toContain(ticket);
    expect(services.log.join()).not.toContain(ticket);
  });

  test.each(['', 'x', "' or 1=1 --", '\u0000', '../../etc/passwd'])(
    'cannot be guessed: %j',
    async (ticket) => {
      const { body } = await services.send(enterSupport, { ticket });
      expect(['support_ticket_used', 'invalid_input']).toContain(body.message);
    },
  );

  test('is given only to members, and ends with their session', async () => {
    expect((await services.send(supportLink, {})).status).toBe(401);
    const ticket = await ticketOf(member);
    const { key } = await enter();
    await services.call(logout, {}, { token: member.token });
    expect((await services.send(enterSupport, { ticket })).body.message).toBe('support_ticket_used');
    expect((await services.send(readSupport, { key })).body.message).toBe('support_ended');
    expect((await services.send(sendSupport, { key, text: 'Hello' })).body.message).toBe('support_ended');
    await purgeLimits(services.database);
    expect(
      await services.database.query(`select from support_visit where member_id = $1`, [member.id]),
    ).toEqual([]);
  });

  test('is deleted when unused', async () => {
    await ticketOf(member);
    await services.database.query(`update support_ticket set good_until = now()`);
    await purgeLimits(services.database);
    expect(await services.database.query(`select from support_ticket`)).toEqual([]);
  });
});

describe('the guide', () => {
  test('answers with the help article that fits, in the language of the chat', async () => {
    const { key } = await enter(member, 'de_DE');
    const { list } = await services.call(sendSupport, { key, text: 'Wie gebe ich eine Maschine zurück?' });
    expect(list.map(({ author, kind, articleId }) => [author, kind, articleId])).toEqual([
      ['member', 'text', null],
      ['guide', 'article', 'returns'],
    ]);
    expect(list[1]?.text).toMatch(/zurückgeben/);
  });

  test('says that it found nothing', async () => {
    const { key } = await enter();
    const { list } = await services.call(sendSupport, { key, text: 'xyzzy' });
    expect(list[1]).toMatchObject({ author: 'guide', kind: 'no_article', articleId: null });
  });

  test('keeps the thread for the next visit, in whatever language that is', async () => {
    const { key } = await enter();
    await services.call(sendSupport, { key, text: 'How do I return a machine?' });
    const { thread } = await enter(member, 'ta_IN');
    expect(thread.list.map(({ kind }) => kind)).toEqual(['text', 'article']);
    expect(thread.list[0]?.text).toBe('How do I return a machine?');
    expect(thread.list[1]?.text).toMatch(/\p{Script=Tamil}/u);
  });

  test('writes times in the language of the chat and the date format of its member', async () => {
    await services.call(updateSettings, { dateFormat: 3 }, { token: member.token });
    const { key } = await enter(member, 'de_DE');
    const { list } = await services.call(sendSupport, { key, text: 'xyzzy' });
    const format = createFormatters('de-DE', { dateFormat: dateFormatCode(3) });
    expect(list.map(({ shownTime }) => shownTime)).toEqual(
      list.map(({ time }) => format.dateTime(unwrap(fromIso(time)))),
    );
    const other = createFormatters('de-DE', { dateFormat: dateFormatCode(0) });
    expect(list[0]?.shownTime).not.toBe(other.dateTime(await services.now()));
  });

  test('answers once a message that is sent again because its answer was lost', async () => {
    const { key } = await enter();
    const question = { key, text: 'How do I return a machine?', intentId: 'one-intent' };
    await Promise.all([1, 2, 3].map(() => services.call(sendSupport, question)));
    const { list } = await services.call(sendSupport, question);
    expect(list.map(({ author }) => author)).toEqual(['member', 'guide']);
    const other = await services.send(sendSupport, { ...question, text: 'And a coupon?' });
    expect(other.body.message).toBe('key_reused');
    // Sent under another intent it is stored twice.
    const again = await services.call(sendSupport, { ...question, intentId: 'another' });
    expect(again.list.map(({ author }) => author)).toEqual(['member', 'guide', 'member', 'guide']);
  });

  test('accepts any text, and removes invisible characters', async () => {
    const { key } = await enter();
    const typed = '\u202E<img src=x onerror=alert(1)> javascript:alert(1) 👩‍🔧';
    const { list } = await services.call(sendSupport, { key, text: typed });
    expect(list[0]?.text).toBe('<img src=x onerror=alert(1)> javascript:alert(1) 👩‍🔧');
  });

  test.each([
    ['', 'required'],
    ['\u200B \u202E', 'required'],
    ['x'.repeat(1001), 'too_long'],
  ])('refuses an empty or overlong message', async (text, reason) => {
    const { key } = await enter();
    const { body } = await services.send(sendSupport, { key, text });
    expect(body).toMatchObject({ message: 'invalid_input', data: { fields: { text: reason } } });
  });

  test('accepts twenty messages a minute from one member', async () => {
    const { key } = await enter();
    for (let sent = 0; sent < 20; sent += 1) await services.call(sendSupport, { key, text: `Line ${sent}` });
    const { body } = await services.send(sendSupport, { key, text: 'One more' });
    expect(body).toMatchObject({ message: 'too_many_requests', data: { retryAfterSeconds: 60 } });
    const other = await services.insertMember();
    const visit = await enter(other);
    await services.call(sendSupport, { key: visit.key, text: 'Nobody else waits' });
  });
});

describe('a person', () => {
  test('can be asked for, answers from the test panel, and the member is notified', async () => {
    await moveToHour(12);
    const { key } = await enter();
    const answer = await services.call(askPerson, { key });
    expect(answer).toMatchObject({ answers: 'person', open: true });
    expect(answer.list.at(-1)).toMatchObject({ author: 'guide', kind: 'waiting' });
    const { list } = await services.call(sendSupport, { key, text: 'Please look at my withdrawal.' });
    // The guide does not answer from here on.
    expect(list.at(-1)).toMatchObject({ author: 'member' });

    const requests = await services.call(supportRequests, {});
    const mine = requests.find(({ id }) => id === member.id);
    expect(mine).toMatchObject({ waiting: true, text: 'Please look at my withdrawal.' });
    await services.call(answerSupport, { id: member.id, text: 'It is on its way.' });
    const after = list.at(-1)?.seq ?? 0;
    const read = await services.call(readSupport, { key, after });
    expect(read.list).toMatchObject([{ author: 'person', text: 'Test panel: It is on its way.' }]);
    expect((await services.call(supportRequests, {})).find(({ id }) => id === member.id)?.waiting).toBe(
      false,
    );

    const messages = await services.call(messageList, {}, { token: member.token });
    expect(messages.list).toMatchObject([{ href: '/help/chat', read: false }]);
  });

  test('can be left for the guide again', async () => {
    const { key } = await enter();
    await services.call(askPerson, { key });
    expect(await services.call(askPerson, { key, person: false })).toMatchObject({ answers: 'guide' });
    const { list } = await services.call(sendSupport, { key, text: 'refund' });
    expect(list.at(-1)).toMatchObject({ author: 'guide', articleId: 'returns' });
  });

  test('is announced only during opening hours, by the clock of the services', async () => {
    await moveToHour(21);
    const info = await services.call(supportInfo, {}, { token: member.token });
    expect(info).toMatchObject({ open: false, hours: { from: '08:00', to: '20:00' }, appUrl: '/support' });
    const now = await services.now();
    expect(info.hours.changesAt).toBe(toIso(addMs(startOfDay(dayOf(now)), DAY_MS + 8 * HOUR_MS)));
    const { key } = await enter();
    const { list } = await services.call(askPerson, { key });
    expect(list).toMatchObject([{ author: 'guide', kind: 'closed' }]);
    expect(list[0]?.text).toMatch(/^Nobody is online right now/);
    // A message is still accepted, and the notice is not repeated.
    const sent = await services.call(sendSupport, { key, text: 'Good night' });
    expect(sent.list.at(-1)).toMatchObject({ author: 'member', text: 'Good night' });
    await services.advance(11 * HOUR_MS);
    expect((await services.call(supportInfo, {}, { token: member.token })).open).toBe(true);
    await services.advance(12 * HOUR_MS);
    const later = await services.call(sendSupport, { key, text: 'Are you there?' });
    expect(later.list.at(-1)).toMatchObject({ kind: 'closed' });
  });

  test('cannot answer a member who did not ask', async () => {
    const { body } = await services.send(answerSupport, { id: member.id, text: 'Hello' });
    expect(body.message).toBe('not_found');
    expect((await services.send(answerSupport, { id: 'mbr_nobody', text: 'Hello' })).body.message).toBe(
      'not_found',
    );
  });

  test('is the only other reader of a thread', async () => {
    const { key } = await enter();
    await services.call(sendSupport, { key, text: 'Only for you' });
    const visit = await enter(await services.insertMember());
    expect(visit.thread.list).toEqual([]);
    expect((await services.call(readSupport, { key: visit.key, after: 0 })).list).toEqual([]);
  });
});
