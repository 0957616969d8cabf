import { blockAuthor } from '@paydirt/contract/community/blocked';
import { addComment, commentList } from '@paydirt/contract/community/comments';
import {
  declineSubmittedPost,
  submittedPostList,
  submitPost,
  ownSubmittedPosts,
  postAsGuide,
  withdrawSubmittedPost,
} from '@paydirt/contract/community/guide-posts';
import { addPost, deletePost, likePost, newerPosts, postList } from '@paydirt/contract/community/posts';
import { decideReport, reportList, reportPost } from '@paydirt/contract/community/reports';
import { messageList } from '@paydirt/contract/messages/messages';
import { describe, expect, test } from 'vitest';

import { type TestMember, withServices } from '../../testing/with-services.ts';
import { leave } from '../user/leaving/leaving.fixture.ts';

describe('a post by the guide for a member (H9)', () => {
  const services = withServices();

  const handIn = ({ token }: TestMember, content: string) =>
    services.call(submitPost, { content }, { token });
  const waiting = async (content: string) =>
    (await services.call(submittedPostList, {})).filter((one) => one.content === content);
  const feed = async ({ token }: TestMember) =>
    (await services.call(postList, { pageSize: 100 }, { token })).list;
  const failure = async (...[call, input, options]: Parameters<typeof services.send>) =>
    (await services.send(call, input, options)).body.message;

  test('names the member, uses their submitted words, and the member is notified and can delete it', async () => {
    const [ann, bob] = [await services.insertMember(), await services.insertMember()];
    const text = 'Nine grams <b>in</b> a week.';
    await handIn(ann, text);
    await handIn(ann, text);
    const [handedIn, ...more] = await waiting(text);
    expect(more).toEqual([]);
    const earlier = await services.call(addPost, { content: 'Before it' }, { token: bob.token });
    await services.call(postAsGuide, { id: handedIn!.id });
    // It counts as their own, and so is not announced as newer.
    expect(await services.call(newerPosts, { postId: earlier.id }, { token: ann.token })).toEqual({
      count: 0,
    });
    const seen = (await feed(bob)).find(({ postedFor }) => postedFor === handedIn!.name);
    expect(seen).toMatchObject({
      authorKind: 'guide',
      content: 'Nine grams &lt;b&gt;in&lt;/b&gt; a week.',
      own: false,
    });
    expect(seen!.username).not.toBe(handedIn!.name);
    expect((await feed(ann)).find(({ id }) => id === seen!.id)?.own).toBe(true);
    const report = { squareId: seen!.id, kind: 'false' };
    expect(await failure(reportPost, report, { token: ann.token })).toBe('not_found');
    const { list } = await services.call(messageList, {}, { token: ann.token });
    expect(list).toMatchObject([{ title: 'A guide posted your text', href: '/dynamic' }]);
    expect(await failure(deletePost, { squareId: seen!.id }, { token: bob.token })).toBe('not_found');
    await services.call(deletePost, { postId: seen!.id }, { token: ann.token });
    expect((await feed(bob)).map(({ id }) => id)).not.toContain(seen!.id);
  });

  test('is refused without a submitted text, and a second time, even after it was removed', async () => {
    const [ann, bob] = [await services.insertMember(), await services.insertMember()];
    expect(await failure(postAsGuide, { id: 'sub_nobody' })).toBe('not_found');
    await handIn(ann, 'Once only');
    const [handedIn] = await waiting('Once only');
    const answers = await Promise.all([1, 2, 3].map(() => services.send(postAsGuide, { id: handedIn!.id })));
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.message === 'submission_decided')).toHaveLength(2);
    const post = (await feed(bob)).find(({ content }) => content === 'Once only');
    await services.call(reportPost, { postId: post!.id, kind: 'false' }, { token: bob.token });
    const report = (await services.call(reportList, {})).find(({ content }) => content === 'Once only');
    await services.call(decideReport, { id: report!.id, remove: true });
    expect(await failure(postAsGuide, { id: handedIn!.id })).toBe('submission_decided');
    expect(await waiting('Once only')).toEqual([]);
    const { list } = await services.call(messageList, {}, { token: ann.token });
    expect(list[0]).toMatchObject({ title: 'Post removed' });
  });

  test('is in no report any more when the member has left', async () => {
    const ann = await services.insertMember();
    const reporters = [await services.insertMember(), await services.insertMember()];
    await handIn(ann, 'My name is Ann');
    const [handedIn] = await waiting('My name is Ann');
    await services.call(postAsGuide, { id: handedIn!.id });
    const post = (await feed(ann)).find(({ content }) => content === 'My name is Ann');
    for (const { token } of reporters)
      await services.call(reportPost, { postId: post!.id, kind: 'private' }, { token });
    // As earlier versions stored it.
    await services.database.query(`update report set author_id = null where reporter_id = $1`, [
      reporters[1]!.id,
    ]);
    await leave(services, ann);
    const reported = (await services.call(reportList, {})).map(({ content }) => content);
    expect(reported).not.toContain('My name is Ann');
  });

  test('can be withdrawn by its author before it is posted, and not afterwards', async () => {
    const [ann, bob] = [await services.insertMember(), await services.insertMember()];
    const own = ({ token }: TestMember) => services.call(ownSubmittedPosts, {}, { token });
    await handIn(ann, 'On second thought');
    const [waits] = await own(ann);
    expect(waits).toMatchObject({ content: 'On second thought', declined: null });
    expect(await own(bob)).toEqual([]);
    expect(await failure(withdrawSubmittedPost, { id: waits!.id }, { token: bob.token })).toBe('not_found');
    await services.call(withdrawSubmittedPost, { id: waits!.id }, { token: ann.token });
    expect(await own(ann)).toEqual([]);
    expect(await waiting('On second thought')).toEqual([]);
    expect(await failure(postAsGuide, { id: waits!.id })).toBe('not_found');

    await handIn(ann, 'At the same moment');
    const [contested] = await own(ann);
    const answers = await Promise.all([
      services.send(withdrawSubmittedPost, { id: contested!.id }, { token: ann.token }),
      services.send(postAsGuide, { id: contested!.id }),
    ]);
    // Either it is posted, or it is withdrawn.
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1);
    const posted = (await feed(bob)).some(({ content }) => content === 'At the same moment');
    expect(posted).toBe(answers[1].body.code === 200);
    expect(await own(ann)).toEqual([]);
  });

  test('can be declined once, with a reason that the member reads, and submitted again', async () => {
    const [ann, bob] = [await services.insertMember(), await services.insertMember()];
    const reason = 'It promises a profit.';
    await handIn(ann, 'Ten times your money');
    const [handedIn] = await waiting('Ten times your money');
    expect((await services.send(declineSubmittedPost, { id: handedIn!.id, reason: ' ' })).status).toBe(400);
    await services.call(declineSubmittedPost, { id: handedIn!.id, reason });
    expect(await failure(declineSubmittedPost, { id: handedIn!.id, reason })).toBe('submission_decided');
    expect(await failure(postAsGuide, { id: handedIn!.id })).toBe('submission_decided');
    expect(await waiting('Ten times your money')).toEqual([]);
    expect((await feed(bob)).map(({ content }) => content)).not.toContain('Ten times your money');
    expect(await services.call(ownSubmittedPosts, {}, { token: ann.token })).toMatchObject([
      { declined: `Test panel: ${reason}` },
    ]);
    const { list } = await services.call(messageList, {}, { token: ann.token });
    expect(list).toMatchObject([
      {
        title: 'A guide didn’t post your text',
        body: expect.stringMatching(/^Test panel: It promises a profit\. Change it/),
      },
    ]);
    await handIn(ann, 'Ten times your money');
    expect(await waiting('Ten times your money')).toHaveLength(1);
    await services.call(withdrawSubmittedPost, { id: handedIn!.id }, { token: ann.token });
    expect(await services.call(ownSubmittedPosts, {}, { token: ann.token })).toMatchObject([
      { declined: null },
    ]);
  });

  test('is hidden like the member’s own posts when one of two blocked the other', async () => {
    const [ann, bob, cleo] = [
      await services.insertMember(),
      await services.insertMember(),
      await services.insertMember(),
    ];
    const own = await services.call(addPost, { content: 'From Ann herself' }, { token: ann.token });
    await handIn(ann, 'From Ann, by the guide');
    const [handedIn] = await waiting('From Ann, by the guide');
    await services.call(postAsGuide, { id: handedIn!.id });
    const byGuide = (await feed(bob)).find(({ content }) => content === 'From Ann, by the guide')!;
    const before = await services.call(postList, {}, { token: bob.token });
    await services.call(blockAuthor, { postId: own.id, kind: 'block' }, { token: bob.token });

    const after = await services.call(postList, { pageSize: 100 }, { token: bob.token });
    expect(after.list.map(({ id }) => id)).not.toContain(byGuide.id);
    expect(after.total).toBe(before.total - 2);
    expect(await failure(likePost, { squareId: byGuide.id }, { token: bob.token })).toBe('not_found');
    const comment = { squareId: byGuide.id, content: 'Hello?' };
    expect(await failure(addComment, comment, { token: bob.token })).toBe('not_found');
    const list = { squareId: byGuide.id };
    expect(await failure(commentList, list, { token: bob.token })).toBe('not_found');
    expect(await services.call(newerPosts, { postId: own.id }, { token: bob.token })).toEqual({ count: 0 });
    // Others still read it, and so does the member for whom it was posted.
    expect((await feed(cleo)).map(({ id }) => id)).toContain(byGuide.id);
    expect((await feed(ann)).map(({ id }) => id)).toContain(byGuide.id);
  });

  test.each([
    ['without a submission', { author: false, handedIn: null }],
    ['in the name of a member', { author: true, handedIn: null }],
    ['with a text that nobody submitted', { author: false, handedIn: 'sub_nobody' }],
  ])('cannot be written into the database %s', async (_what, { author, handedIn }) => {
    const { id } = await services.insertMember();
    await expect(
      services.database.query(
        `insert into post (id, author_name, author_kind, author_id, submission_id, content, at)
         values ('pst_x', 'Nadia', 'guide', $1, $2, 'Free gold', now())`,
        [author ? id : null, handedIn],
      ),
    ).rejects.toThrow(/violates/);
  });
});
