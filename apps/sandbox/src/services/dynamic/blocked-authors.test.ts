import { blockAuthor, blockedList, unblockAuthor } from '@paydirt/contract/community/blocked';
import { addComment, commentList } from '@paydirt/contract/community/comments';
import { likePost, newerPosts } from '@paydirt/contract/community/posts';
import { reportComment, reportPost } from '@paydirt/contract/community/reports';
import { describe, expect, test } from 'vitest';

import { withWriters } from './writers.fixture.ts';

describe('blocking', () => {
  const { services, people, write, say, feed, thread, failure } = withWriters();

  test('nobody can report or block themselves', async () => {
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

  test('a mute is one-sided: the muted member reads and writes as before', async () => {
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

  test('a block is mutual: neither reads, answers or likes the other', async () => {
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

  test('the list names the authors but not their ids, and ends a mute or a block; others cannot end it', async () => {
    const [ann, bob] = await people(2);
    const post = await write(ann!);
    const { token } = bob!;
    await services.call(blockAuthor, { postId: post.id, kind: 'mute' }, { token });
    // A muted post is not there any more, but the newer kind counts for a reader who still had it open.
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

  test('counts newer posts of others, not one’s own and not hidden ones', async () => {
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
});
