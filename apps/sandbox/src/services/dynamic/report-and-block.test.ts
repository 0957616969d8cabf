import { blockAuthor, blockedList, unblockAuthor } from '@paydirt/contract/community/blocked';
import { addComment, commentList, deleteComment } from '@paydirt/contract/community/comments';
import {
  addPost,
  deletePost,
  hidePost,
  likePost,
  newerPosts,
  postList,
} from '@paydirt/contract/community/posts';
import { decideReport, reportComment, reportList, reportPost } from '@paydirt/contract/community/reports';
import { messageList } from '@paydirt/contract/messages/messages';
import { describe, expect, test } from 'vitest';

import { type TestMember, withServices } from '../../testing/with-services.ts';

const HOSTILE = `<script>alert(1)</script><img src=x onerror="alert('1')"> javascript:alert(1)`;
const ESCAPED =
  '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; javascript:alert(1)';

describe('reporting and blocking', () => {
  const services = withServices();

  async function people(count: number): Promise<TestMember[]> {
    const members: TestMember[] = [];
    for (let index = 0; index < count; index += 1) members.push(await services.insertMember());
    return members;
  }
  const write = ({ token }: TestMember, content = 'A good week at the sluice.') =>
    services.call(addPost, { content }, { token });
  const say = ({ token }: TestMember, postId: string, content: string, commentId?: string) =>
    services.call(addComment, { postId, content, ...(commentId !== undefined && { commentId }) }, { token });
  const feed = async ({ token }: TestMember) =>
    (await services.call(postList, { pageSize: 100 }, { token })).list;
  const thread = ({ token }: TestMember, postId: string) =>
    services.call(commentList, { postId, pageSize: 100 }, { token });
  const failure = async (...[call, input, options]: Parameters<typeof services.send>) =>
    (await services.send(call, input, options)).body.message;

  test('deletes a post with its comments and likes, and only by its author', async () => {
    const [ann, bob] = await people(2);
    const post = await write(ann!);
    await say(bob!, post.id, 'Well done.');
    await services.call(likePost, { postId: post.id }, { token: bob!.token });
    expect(await failure(deletePost, { squareId: post.id }, { token: bob!.token })).toBe('not_found');
    await services.call(deletePost, { postId: post.id }, { token: ann!.token });
    expect(await failure(deletePost, { squareId: post.id }, { token: ann!.token })).toBe('not_found');
    expect(await failure(commentList, { squareId: post.id }, { token: bob!.token })).toBe('not_found');
    expect(await failure(addComment, { squareId: post.id, content: 'x' }, { token: bob!.token })).toBe(
      'not_found',
    );
    expect((await feed(bob!)).map(({ id }) => id)).not.toContain(post.id);
  });

  test('comments and likes that meet a deletion either stand or find nothing; none fails otherwise', async () => {
    const [ann, bob] = await people(2);
    for (let round = 0; round < 6; round += 1) {
      const { id: postId } = await write(ann!);
      const answers = await Promise.all([
        services.send(addComment, { squareId: postId, content: 'Here' }, { token: bob!.token }),
        services.send(likePost, { squareId: postId }, { token: bob!.token }),
        services.send(reportPost, { squareId: postId, kind: 'other' }, { token: bob!.token }),
        services.send(deletePost, { squareId: postId }, { token: ann!.token }),
        services.send(addComment, { squareId: postId, content: 'Too' }, { token: ann!.token }),
      ]);
      for (const { body } of answers) expect([200, 404]).toContain(body.code);
      expect(answers[3].body.code).toBe(200);
    }
  });

  test('a post or a comment that is sent twice stands once', async () => {
    const [ann] = await people(1);
    const { token } = ann!;
    const sent = await Promise.all(
      [1, 2, 3, 4].map(() => services.call(addPost, { content: 'Once', intentId: 'i1' }, { token })),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const postId = sent[0]!.id;
    const comments = await Promise.all(
      [1, 2, 3].map(() => services.call(addComment, { postId, content: 'Once', intentId: 'i1' }, { token })),
    );
    expect(new Set(comments.map(({ id }) => id)).size).toBe(1);
    expect((await thread(ann!, postId)).total).toBe(1);
  });

  test('the intent of another member is not answered by their post', async () => {
    const [ann, bob] = await people(2);
    const mine = await services.call(addPost, { content: 'Mine', intentId: 'same' }, { token: ann!.token });
    const theirs = await services.call(
      addPost,
      { content: 'Theirs', intentId: 'same' },
      { token: bob!.token },
    );
    expect(theirs.id).not.toBe(mine.id);
    expect(theirs.content).toBe('Theirs');
  });

  test('deletes a comment of one’s own alone; what answered it stays', async () => {
    const [ann, bob] = await people(2);
    const post = await write(ann!);
    const first = await say(bob!, post.id, 'First');
    await say(ann!, post.id, 'Answer', first.id);
    expect(await failure(deleteComment, { commentId: first.id }, { token: ann!.token })).toBe('not_found');
    await services.call(deleteComment, { commentId: first.id }, { token: bob!.token });
    const { total, list } = await thread(bob!, post.id);
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ content: 'Answer', toUserName: first.username, own: false });
    expect(
      await failure(
        addComment,
        { squareId: post.id, commentId: first.id, content: 'x' },
        { token: ann!.token },
      ),
    ).toBe('not_found');
  });

  test('a report hides what it is about from the reporter at once, and from nobody else', async () => {
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

  test('what was reported can be read after its author deleted it', async () => {
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

  test('reported again by the same member it is one report with the newer words', async () => {
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

  test('a decision counts for all who reported the same', async () => {
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

  test('tells all who reported it what was decided, and its author why it was removed, not by whom', async () => {
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
      expect(await mail(who)).toMatchObject([{ title: 'What you reported was removed', read: false }]);
    const [told, ...more] = await mail(ann!);
    expect(more).toEqual([]);
    expect(told).toMatchObject({ title: 'Your post was removed', href: '/help/chat' });
    expect(told!.body).toContain('It promises profit or asks for real money.');
    expect(told!.body).toContain('Send me 50 USDT, and again');
    expect(told!.body).toMatch(/again.*… You can/);
    for (const who of [bob!, eve!]) expect(told!.body).not.toContain(who.phone.slice(-4));
  });

  test('tells whoever reported a comment that it stays, each time that it is decided, and its author nothing', async () => {
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
      { title: 'What you reported was removed' },
      { title: 'What you reported stays' },
    ]);
    const [told] = await mail(ann!);
    expect(told).toMatchObject({ title: 'Your comment was removed' });
    expect(told!.body).toContain('another one, which the support chat can tell you');
  });

  test('tells the author nothing where they deleted it themselves', async () => {
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

  test('nobody reports or avoids themselves', async () => {
    const [ann] = await people(1);
    const { token } = ann!;
    const post = await write(ann!);
    const comment = await say(ann!, post.id, 'Mine');
    for (const [call, input] of [
      [reportPost, { squareId: post.id, kind: 'other' }],
      [reportComment, { commentId: comment.id, kind: 'other' }],
      [blockAuthor, { squareId: post.id, kind: 'block' }],
      [blockAuthor, { commentId: comment.id, kind: 'mute' }],
      [blockAuthor, { kind: 'mute' }],
    ] as const)
      expect(await failure(call, input, { token })).toBe('not_found');
  });

  test('a hidden post can be shown again', async () => {
    const [ann, bob] = await people(2);
    const post = await write(ann!);
    const { token } = bob!;
    await services.call(hidePost, { postId: post.id, hidden: true }, { token });
    expect((await feed(bob!)).map(({ id }) => id)).not.toContain(post.id);
    await services.call(hidePost, { postId: post.id, hidden: false }, { token });
    expect((await feed(bob!)).map(({ id }) => id)).toContain(post.id);
  });

  test('a mute works one way: the muted member reads and writes as before', async () => {
    const [ann, bob] = await people(2);
    const post = await write(ann!);
    const mine = await write(bob!);
    await say(ann!, mine.id, 'I am here');
    await services.call(blockAuthor, { postId: post.id, kind: 'mute' }, { token: bob!.token });
    expect((await feed(bob!)).map(({ id }) => id)).not.toContain(post.id);
    expect((await thread(bob!, mine.id)).total).toBe(0);
    expect((await feed(ann!)).map(({ id }) => id)).toContain(mine.id);
    await say(ann!, mine.id, 'Still here');
    expect((await thread(bob!, mine.id)).total).toBe(0);
    expect((await thread(ann!, mine.id)).total).toBe(2);
  });

  test('a block works both ways: neither reads, answers or likes the other', async () => {
    const [ann, bob, eve] = await people(3);
    const theirs = await write(ann!);
    const mine = await write(bob!);
    const common = await write(eve!);
    const comments = await say(bob!, common.id, 'From Bob');
    await services.call(blockAuthor, { postId: theirs.id, kind: 'block' }, { token: bob!.token });
    expect((await feed(bob!)).map(({ id }) => id)).not.toContain(theirs.id);
    expect((await feed(ann!)).map(({ id }) => id)).not.toContain(mine.id);
    expect((await thread(ann!, common.id)).total).toBe(0);
    expect((await thread(eve!, common.id)).total).toBe(1);
    for (const [call, input] of [
      [addComment, { squareId: mine.id, content: 'A blocked reply' }],
      [addComment, { squareId: common.id, commentId: comments.id, content: 'A blocked reply' }],
      [likePost, { squareId: mine.id }],
      [commentList, { squareId: mine.id }],
      [reportPost, { squareId: mine.id, kind: 'other' }],
    ] as const)
      expect(await failure(call, input, { token: ann!.token })).toBe('not_found');
    expect((await thread(eve!, common.id)).total).toBe(1);
  });

  test('the list tells whom, never their id, and ends a mute or a block; others cannot end it', async () => {
    const [ann, bob] = await people(2);
    const post = await write(ann!);
    const { token } = bob!;
    await services.call(blockAuthor, { postId: post.id, kind: 'mute' }, { token });
    // A muted post is not there any more, yet the newer kind counts for whoever still had it open.
    expect(await failure(blockAuthor, { squareId: post.id, kind: 'block' }, { token })).toBe('not_found');
    const list = await services.call(blockedList, {}, { token });
    expect(list).toMatchObject([{ kind: 'mute', username: post.username }]);
    expect(Object.keys(list[0]!).toSorted()).toEqual(['avatarUrl', 'id', 'kind', 'since', 'username']);
    expect(list[0]!.id).not.toBe(ann!.id);
    expect(await services.call(blockedList, {}, { token: ann!.token })).toEqual([]);
    expect(await failure(unblockAuthor, { id: list[0]!.id }, { token: ann!.token })).toBe('not_found');
    await services.call(unblockAuthor, { id: list[0]!.id }, { token });
    expect(await services.call(blockedList, {}, { token })).toEqual([]);
    expect((await feed(bob!)).map(({ id }) => id)).toContain(post.id);
  });

  test('counts what others wrote since, not one’s own, nor what one does not read', async () => {
    const [ann, bob, eve] = await people(3);
    const post = await write(eve!);
    const { token } = bob!;
    const newer = () => services.call(newerPosts, { postId: post.id }, { token });
    expect(await newer()).toEqual({ count: 0 });
    const one = await write(ann!);
    await write(bob!);
    await write(eve!);
    expect(await newer()).toEqual({ count: 2 });
    await services.call(blockAuthor, { postId: one.id, kind: 'mute' }, { token });
    expect(await newer()).toEqual({ count: 1 });
    expect(await failure(newerPosts, { squareId: 'pst_nobody' }, { token })).toBe('not_found');
  });

  test('counts characters as people do, and says the language of what was written', async () => {
    const [ann] = await people(1);
    const family = '👩🏽‍❤️‍💋‍👨🏿';
    const post = await write(ann!, family.repeat(300));
    expect(post).toMatchObject({ content: family.repeat(300), contentLanguage: null, own: true });
    expect(await failure(addPost, { content: 'a'.repeat(2001) }, { token: ann!.token })).toBe(
      'invalid_input',
    );
    expect(await failure(addPost, { content: 'a'.repeat(10_000) }, { token: ann!.token })).toBe(
      'invalid_input',
    );
    const german = await write(ann!, 'Die Waschrinne lief die ganze Woche, und ich habe es nicht bereut.');
    expect(german.contentLanguage).toBe('de-DE');
  });
});
