import { deletePost } from '@paydirt/contract/community/posts';
import { decideReport, reportComment, reportList, reportPost } from '@paydirt/contract/community/reports';
import { messageList } from '@paydirt/contract/messages/messages';
import { describe, expect, test } from 'vitest';

import type { TestMember } from '../../testing/with-services.ts';
import { withWriters } from './writers.fixture.ts';

const HOSTILE = `<script>alert(1)</script><img src=x onerror="alert('1')"> javascript:alert(1)`;
const ESCAPED =
  '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; javascript:alert(1)';

describe('reporting', () => {
  const { services, people, write, say, feed, thread, failure } = withWriters();

  test('a report hides its subject from the reporter at once, and from nobody else', async () => {
    const [ann, bob, eve] = await people(3);
    const post = await write(ann!, HOSTILE);
    await say(ann!, post.id, HOSTILE);
    const [comment] = (await thread(bob!, post.id)).list;
    const report = { kind: 'promise', text: HOSTILE } as const;
    await services.call(reportComment, { commentId: comment!.id, ...report }, { token: bob!.token });
    expect((await thread(bob!, post.id)).total).toBe(0);
    expect((await feed(bob!)).find(({ id }) => id === post.id)?.commentCount).toBe(0);
    expect((await thread(eve!, post.id)).total).toBe(1);
    await services.call(reportPost, { postId: post.id, ...report }, { token: bob!.token });
    expect((await feed(bob!)).map(({ id }) => id)).not.toContain(post.id);
    expect((await feed(eve!)).map(({ id }) => id)).toContain(post.id);
    const reports = await services.call(reportList, {});
    expect(reports.slice(0, 2)).toMatchObject([
      { about: 'post', content: ESCAPED, text: HOSTILE, decision: null },
      { about: 'comment', content: ESCAPED, text: HOSTILE, decision: null },
    ]);
  });

  test('a reported post can be read after its author deleted it', async () => {
    const [ann, bob] = await people(2);
    const post = await write(ann!, 'Guaranteed 300 % by Friday');
    await services.call(
      reportPost,
      { postId: post.id, kind: 'promise', about: 'member' },
      { token: bob!.token },
    );
    await services.call(deletePost, { postId: post.id }, { token: ann!.token });
    const [report] = await services.call(reportList, {});
    expect(report).toMatchObject({ about: 'member', content: 'Guaranteed 300 % by Friday' });
    await services.call(decideReport, { id: report!.id, remove: true });
  });

  test('a second report by the same member replaces the words of the first', async () => {
    const [ann, bob] = await people(2);
    const post = await write(ann!);
    for (const text of ['one', 'two', 'three'])
      await services.call(reportPost, { postId: post.id, kind: 'other', text }, { token: bob!.token });
    const reports = await services.call(reportList, {});
    expect(reports.filter(({ content }) => content === post.content).map(({ text }) => text)).toContain(
      'three',
    );
    expect(reports.map(({ text }) => text)).not.toContain('two');
  });

  test('a decision applies to all reports of the same subject', async () => {
    const [ann, bob, eve] = await people(3);
    const post = await write(ann!, 'Removed for both');
    for (const { token } of [bob!, eve!])
      await services.call(reportPost, { postId: post.id, kind: 'other' }, { token });
    const open = async () =>
      (await services.call(reportList, {})).filter(({ content }) => content === 'Removed for both');
    const [one] = await open();
    await services.call(decideReport, { id: one!.id, remove: true });
    expect((await open()).map(({ decision }) => decision)).toEqual(['removed', 'removed']);
    expect((await feed(ann!)).map(({ id }) => id)).not.toContain(post.id);
    expect(await failure(decideReport, { id: 'rep_nobody', remove: false })).toBe('not_found');
  });

  const mail = async ({ token }: TestMember) => (await services.call(messageList, {}, { token })).list;

  test('all reporters learn the decision, and the author learns why it was removed but not who reported it', async () => {
    const [ann, bob, eve] = await people(3);
    const long = `Send me 50 USDT, ${'and again '.repeat(40)}`;
    const post = await write(ann!, long);
    const report = (who: TestMember, kind: 'promise' | 'other') =>
      services.call(reportPost, { postId: post.id, kind }, { token: who.token });
    await report(bob!, 'promise');
    await report(eve!, 'other');
    const one = (await services.call(reportList, {})).find(
      ({ kind, content }) => kind === 'promise' && content === post.content,
    );
    await services.call(decideReport, { id: one!.id, remove: true });
    expect(await failure(decideReport, { id: one!.id, remove: false })).toBe('submission_decided');
    for (const who of [bob!, eve!])
      expect(await mail(who)).toMatchObject([{ title: 'Reported content removed', read: false }]);
    const [message, ...more] = await mail(ann!);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ title: 'Post removed', href: '/help/chat' });
    expect(message!.body).toContain('It promises profit or asks for real money.');
    expect(message!.body).toContain('Send me 50 USDT, and again');
    expect(message!.body).toMatch(/again.*… Post it again/);
    for (const who of [bob!, eve!]) expect(message!.body).not.toContain(who.phone.slice(-4));
  });

  test('when a reported comment stays, its reporter is notified of each decision and its author is not', async () => {
    const [ann, bob] = await people(2);
    const post = await write(bob!);
    const comment = await say(ann!, post.id, 'I do not agree.');
    const decide = async (remove: boolean) => {
      await services.call(reportComment, { commentId: comment.id, kind: 'other' }, { token: bob!.token });
      const [open] = (await services.call(reportList, {})).filter(({ decision }) => decision === null);
      await services.call(decideReport, { id: open!.id, remove });
    };
    await decide(false);
    expect(await mail(bob!)).toMatchObject([{ title: 'What you reported stays', href: '/help/chat' }]);
    expect(await mail(ann!)).toEqual([]);
    await services.advance(1000);
    await decide(true);
    expect(await mail(bob!)).toMatchObject([
      { title: 'Reported content removed' },
      { title: 'What you reported stays' },
    ]);
    const [message] = await mail(ann!);
    expect(message).toMatchObject({ title: 'Comment removed' });
    expect(message!.body).toContain('Reason: something else.');
  });

  test('the author is not notified after deleting it themselves', async () => {
    const [ann, bob] = await people(2);
    const post = await write(ann!, 'Gone before it was read');
    await services.call(reportPost, { postId: post.id, kind: 'false' }, { token: bob!.token });
    await services.call(deletePost, { postId: post.id }, { token: ann!.token });
    const report = (await services.call(reportList, {})).find(
      ({ content }) => content === 'Gone before it was read',
    );
    await services.call(decideReport, { id: report!.id, remove: true });
    expect(await mail(ann!)).toEqual([]);
    expect(await mail(bob!)).toHaveLength(1);
  });

  test.each([
    [{ kind: 'revenge' }, 'kind'],
    [{ kind: 'other', text: 'a'.repeat(501) }, 'text'],
    [{ kind: 'other', about: 'everybody' }, 'about'],
  ])('refuses the report %j', async (report, field) => {
    const [ann, bob] = await people(2);
    const post = await write(ann!);
    const { body } = await services.send(reportPost, { squareId: post.id, ...report }, { token: bob!.token });
    expect(body).toMatchObject({
      message: 'invalid_input',
      data: { fields: { [field]: expect.any(String) } },
    });
  });
});
