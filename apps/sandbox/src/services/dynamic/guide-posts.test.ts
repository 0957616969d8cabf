import { addPost, deletePost, newerPosts, postList, reportPost } from '@paydirt/contract/calls/dynamic';
import { handedInList, handInPost, postAsGuide } from '@paydirt/contract/calls/guide';
import { messageList } from '@paydirt/contract/calls/message';
import { decideReport, reportList } from '@paydirt/contract/calls/report';
import { describe, expect, test } from 'vitest';

import { type TestMember, withServices } from '../../testing/with-services.ts';

describe('what a guide posts for a member (H9)', () => {
  const services = withServices();

  const handIn = ({ token }: TestMember, content: string) =>
    services.call(handInPost, { content }, { token });
  const waiting = async (content: string) =>
    (await services.call(handedInList, {})).filter((one) => one.content === content);
  const feed = async ({ token }: TestMember) =>
    (await services.call(postList, { pageSize: 100 }, { token })).list;
  const failure = async (...[call, input, options]: Parameters<typeof services.send>) =>
    (await services.send(call, input, options)).body.message;

  test('says for whom, in the words that were handed in, and the member is told and may delete it', async () => {
    const [ann, bob] = [await services.insertMember(), await services.insertMember()];
    const text = 'Nine grams <b>in</b> a week.';
    await handIn(ann, text);
    await handIn(ann, text);
    const [handedIn, ...more] = await waiting(text);
    expect(more).toEqual([]);
    const earlier = await services.call(addPost, { content: 'Before it' }, { token: bob.token });
    await services.call(postAsGuide, { id: handedIn!.id });
    // It is theirs, and so does not wait above what they read.
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
    const { list } = await services.call(messageList, {}, { token: ann.token });
    expect(list).toMatchObject([{ title: 'A guide posted your text', href: '/dynamic' }]);
    expect(await failure(deletePost, { squareId: seen!.id }, { token: bob.token })).toBe('not_found');
    await services.call(deletePost, { postId: seen!.id }, { token: ann.token });
    expect((await feed(bob)).map(({ id }) => id)).not.toContain(seen!.id);
  });

  test('is refused without one on file, and a second time, also after it was removed', async () => {
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
    expect(list[0]).toMatchObject({ title: 'Your post was removed' });
  });

  test.each([
    ['without anything handed in', { author: false, handedIn: null }],
    ['in the name of a member', { author: true, handedIn: null }],
    ['with what nobody handed in', { author: false, handedIn: 'sub_nobody' }],
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
