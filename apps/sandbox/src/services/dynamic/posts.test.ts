import { addComment, commentList, deleteComment } from '@paydirt/contract/community/comments';
import {
  addMediaPost,
  addPost,
  deletePost,
  hidePost,
  likePost,
  postList,
} from '@paydirt/contract/community/posts';
import { reportPost } from '@paydirt/contract/community/reports';
import { describe, expect, test } from 'vitest';

import { withWriters } from './writers.fixture.ts';

describe('posts', () => {
  const { services, people, write, say, feed, thread, failure } = withWriters();

  test('can be deleted with their comments and likes, and only by their author', async () => {
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

  test('the next page starts after the last known post, however many arrived; by page number once it is gone', async () => {
    const [ann] = await people(1);
    const { token } = ann!;
    for (let n = 0; n < 5; n += 1) await write(ann!);
    const page = async (input: object) =>
      (await services.call(postList, { pageNum: 2, pageSize: 2, ...input }, { token })).list.map(
        ({ id }) => id,
      );
    const [first, second, third, fourth, fifth] = (await feed(ann!)).map(({ id }) => id);
    const newest = await write(ann!);
    expect(await page({ after: second })).toEqual([third, fourth]);
    expect(await page({ after: third })).toEqual([fourth, fifth]);
    await services.call(deletePost, { postId: second ?? '' }, { token });
    expect(await page({ pageNum: 1, after: second })).toEqual([newest.id, first]);
  });

  test('the next comments start after the last known one', async () => {
    const [ann, bob] = await people(2);
    const { id: postId } = await write(ann!);
    for (const text of ['one', 'two', 'three']) await say(bob!, postId, text);
    const [last] = (await thread(ann!, postId)).list;
    await say(bob!, postId, 'four');
    const { list, total } = await services.call(
      commentList,
      { postId, pageNum: 2, pageSize: 1, after: last?.id ?? '' },
      { token: ann!.token },
    );
    expect([total, list.map(({ content }) => content)]).toEqual([4, ['two']]);
  });

  test('comments and likes concurrent with a deletion either succeed or find nothing', async () => {
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

  test('a post or a comment that is sent twice exists once', async () => {
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

  test('a post or a comment with the intent of another is refused, not swallowed', async () => {
    const [ann] = await people(1);
    const { token } = ann!;
    const { id: postId } = await services.call(addPost, { content: 'One', intentId: 'i1' }, { token });
    const other = await services.call(addPost, { content: 'Two', intentId: 'i2' }, { token });
    const again = { content: 'Other', intentId: 'i1' };
    expect(await failure(addPost, again, { token })).toBe('key_reused');
    expect(await failure(addMediaPost, again, { token })).toBe('key_reused');
    await services.call(addComment, { postId, content: 'One', intentId: 'i1' }, { token });
    for (const input of [
      { squareId: postId, content: 'Other' },
      { squareId: other.id, content: 'One' },
    ])
      expect(await failure(addComment, { ...input, intentId: 'i1' }, { token })).toBe('key_reused');
    expect((await thread(ann!, other.id)).total).toBe(0);
  });

  test('an intent key of another member does not return their post', async () => {
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

  test('only a comment’s author can delete it; answers to it remain', async () => {
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

  test('a hidden post can be shown again', async () => {
    const [ann, bob] = await people(2);
    const post = await write(ann!);
    const { token } = bob!;
    await services.call(hidePost, { postId: post.id, hidden: true }, { token });
    expect((await feed(bob!)).map(({ id }) => id)).not.toContain(post.id);
    await services.call(hidePost, { postId: post.id, hidden: false }, { token });
    expect((await feed(bob!)).map(({ id }) => id)).toContain(post.id);
  });

  test('counts characters as people do, and detects the language', async () => {
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
