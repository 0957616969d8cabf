import { addMs, epochMs, HOUR_MS, MINUTE_MS, unwrap } from '@paydirt/domain';

import { addCommentOperation } from '../services/dynamic/comments.ts';
import { postSubmittedPost } from '../services/dynamic/guide-posts.ts';
import { likePostOperation, writePost } from '../services/dynamic/posts.ts';
import { pick } from './chance.ts';
import { mediaOf } from './community-media.ts';
import { POSTS, type SeedPost } from './community-posts.ts';
import { must, type PastWorld } from './past-world.ts';
import { PEOPLE, type PersonKey } from '../people/people.ts';

const LIKES_AFTER_MS = 3 * HOUR_MS;

async function postIt(
  { sql, ports, member }: PastWorld,
  { by, text, postedFor }: SeedPost,
  at: number,
): Promise<string> {
  if (by !== 'guide') {
    const { pictures = [], film } = mediaOf(text);
    const { id } = must(
      await writePost(member(by), {
        content: text,
        urls: pictures.map(([drawing]) => `/media/${drawing}.svg`),
        pictureTexts: pictures.map(([, shows]) => shows),
        ...(film && {
          videoUrl: `/media/films/${film[0]}.webm`,
          coverUrl: `/media/films/${film[0]}.webp`,
          videoText: film[1],
        }),
      }),
    );
    return id;
  }
  if (!postedFor) throw new Error('seed: a guide posts what a member handed in (H9)');
  const submissionId = ports.newId('sub');
  await sql.query(`insert into submission (id, member_id, content, at) values ($1, $2, $3, $4)`, [
    submissionId,
    member(postedFor).memberId,
    text,
    new Date(at - HOUR_MS),
  ]);
  return unwrap(await postSubmittedPost({ sql, ports, now: epochMs(at) }, submissionId)).postId;
}

async function likeIt(world: PastWorld, post: SeedPost, postId: string): Promise<void> {
  // The share of people who like a post differs between posts.
  const percent = 8 + pick(world.ports, `likes:${post.text}`, 36);
  for (const who of Object.keys(PEOPLE) as PersonKey[]) {
    if (who === post.by || !world.isHere(who)) continue;
    if (pick(world.ports, `likes:${post.text}:${who}`, 100) >= percent) continue;
    must(await likePostOperation.handle(world.member(who), { postId }));
  }
}

/** Plan a post with its comments and likes. */
export function planPost(world: PastWorld, post: SeedPost): void {
  const postedAt = world.at(
    post.daysAgo,
    7 + pick(world.ports, `hour:${post.text}`, 11),
    pick(world.ports, `at:${post.text}`, 60),
  );
  const commentIds: string[] = [];
  let postId = '';
  world.plan(postedAt, async () => {
    postId = await postIt(world, post, postedAt);
  });
  for (const [index, { by, text, replyTo }] of (post.comments ?? []).entries()) {
    const minutes = 25 * (index + 1) + pick(world.ports, `comment:${text}`, 20);
    world.plan(addMs(postedAt, minutes * MINUTE_MS), async () => {
      const repliedTo = replyTo === undefined ? {} : { commentId: commentIds[replyTo] };
      const written = must(
        await addCommentOperation.handle(world.member(by), { postId, content: text, ...repliedTo }),
      ) as { readonly id: string };
      commentIds.push(written.id);
    });
  }
  world.plan(addMs(postedAt, LIKES_AFTER_MS), () => likeIt(world, post, postId));
}

/**
 * Plan posts, comments and likes of people, each after they joined; all numbers are counted from these (H3).
 */
export function planCommunity(world: PastWorld): void {
  for (const post of POSTS) planPost(world, post);
}
