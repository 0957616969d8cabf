import { addComment, commentList } from '@paydirt/contract/community/comments';
import { addPost, likePost, postList } from '@paydirt/contract/community/posts';
import { describe, expect, test } from 'vitest';

import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';

describe('the community', () => {
  const services = withSeededServices();

  test('shows typed markup as text, in posts and comments', async () => {
    const { token } = await memberWith(services, '0');
    const typed = `<img src=x onerror="alert('1')"> & 'more'`;
    const shown = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &#39;more&#39;';
    const post = await services.call(addPost, { content: typed }, { token });
    expect(post.content).toBe(shown);
    const comment = await services.call(addComment, { postId: post.id, content: typed }, { token });
    expect(comment.content).toBe(shown);
    const { list } = await services.call(postList, { pageSize: 1 }, { token });
    expect(list[0]).toMatchObject({ id: post.id, content: shown, authorKind: 'member', commentCount: 1 });
  });

  test('removes invisible characters and keeps line breaks', async () => {
    const { token } = await memberWith(services, '0');
    const typed = '\u202Eevil\u202C\u0001\r\n\u2066க்‌ஷ 👩‍🔧\u2069';
    const shown = 'evil\nக்‌ஷ 👩‍🔧';
    const post = await services.call(addPost, { content: typed }, { token });
    const comment = await services.call(addComment, { postId: post.id, content: typed }, { token });
    expect([post.content, comment.content]).toEqual([shown, shown]);
  });

  test.each(['', '  ', '\u200B', '\u202E\u2066 \u00AD'])(
    'refuses a post without a visible character: %j',
    async (content) => {
      const { token } = await memberWith(services, '0');
      const { body } = await services.send(addPost, { content }, { token });
      expect(body).toMatchObject({
        code: 400,
        message: 'invalid_input',
        data: { fields: { content: expect.any(String) } },
      });
    },
  );

  test('counts a like once, however often and concurrently it is sent', async () => {
    const { token } = await memberWith(services, '0');
    const { id } = await services.call(addPost, { content: '⛏️' }, { token });
    await Promise.all([1, 2, 3, 4].map(() => services.call(likePost, { postId: id }, { token })));
    const { list } = await services.call(postList, { pageSize: 1 }, { token });
    expect(list[0]).toMatchObject({ id, likeCount: 1, liked: true });
  });

  test('accepts an answer only to a comment of the same post', async () => {
    const { token } = await memberWith(services, '0');
    const [one, other] = [
      await services.call(addPost, { content: 'One' }, { token }),
      await services.call(addPost, { content: 'Other' }, { token }),
    ];
    const comment = await services.call(addComment, { postId: one.id, content: 'First' }, { token });
    const reply = { commentId: comment.id, content: 'Second' };
    expect((await services.send(addComment, { squareId: other.id, ...reply }, { token })).body.message).toBe(
      'not_found',
    );
    await services.call(addComment, { postId: one.id, ...reply }, { token });
    const { total, list } = await services.call(commentList, { postId: one.id }, { token });
    expect(total).toBe(2);
    expect(list[0]).toMatchObject({ content: 'Second', toUserName: comment.username });
  });
});
