import {
  declineSubmittedPost,
  submittedPostList,
  submitPost,
  ownSubmittedPosts,
  postAsGuide,
  withdrawSubmittedPost,
} from '@paydirt/contract/community/guide-posts';
import { type EpochMs, err, GUIDE_NAME, guessLanguage, ok, type Result, toIso } from '@paydirt/domain';

import { lockMember } from '../../access/lock-member.ts';
import type { Sql } from '../../database/database.ts';
import { implement, type MemberContext } from '../../operation/operation.ts';
import { translatorOf } from '../../platform/texts.ts';
import { notifyMember } from '../message/notify-member.ts';
import { namePanel } from '../message/word-message.ts';
import { PUBLIC_NAME } from '../user/members/member-rows.ts';

/** Rows in the test panel; there are more once these are posted. */
const SHOWN_AT_MOST = 50;

/**
 * Store a member's text for a guide to post. The member's row is locked, so that the same text is stored
 * once.
 */
export const submitPostOperation = implement(
  submitPost,
  async ({ sql, memberId, now, ports }, { content }) => {
    await lockMember(sql, memberId);
    await sql.query(
      `insert into submission (id, member_id, content, at)
     select $1, $2, $3, $4 where not exists (
       select from submission where member_id = $2 and content = $3 and posted_at is null and declined_at is null)`,
      [ports.newId('sub'), memberId, content, new Date(now)],
    );
    return ok({ data: null });
  },
);

/** List the member's texts that no guide has posted. */
export const ownSubmittedPostsOperation = implement(ownSubmittedPosts, async ({ sql, memberId, locale }) => {
  const rows = await sql.query<{
    readonly id: string;
    readonly content: string;
    readonly at: EpochMs;
    readonly declined: string | null;
  }>(
    `select id, content, at, decline_reason as declined from submission
     where member_id = $1 and posted_at is null order by at desc, id limit $2`,
    [memberId, SHOWN_AT_MOST],
  );
  const { t } = await translatorOf(locale);
  return ok({
    data: rows.map(({ id, content, at, declined }) => ({
      id,
      content,
      time: toIso(at),
      declined: declined && namePanel(declined, t),
    })),
  });
});

/** Delete one of the member's own texts that no guide has posted, whether pending or declined. */
export const withdrawSubmittedPostOperation = implement(
  withdrawSubmittedPost,
  async ({ sql, memberId }, { id }) => {
    const [found] = await sql.query<{ posted: boolean }>(
      `select posted_at is not null as posted from submission where id = $1 and member_id = $2 for update`,
      [id, memberId],
    );
    if (!found) return err({ error: 'not_found' });
    if (found.posted) return err({ error: 'submission_decided' });
    await sql.query(`delete from submission where id = $1`, [id]);
    return ok({ data: null });
  },
);

/** List the pending texts, oldest first. */
export const submittedPostListOperation = implement(submittedPostList, async ({ sql }) => {
  const rows = await sql.query<{
    readonly id: string;
    readonly name: string;
    readonly content: string;
    readonly at: EpochMs;
  }>(
    `select id, (select ${PUBLIC_NAME} from member where member.id = member_id) as name, content, at
     from submission where posted_at is null and declined_at is null order by at, id limit $1`,
    [SHOWN_AT_MOST],
  );
  return ok({ data: rows.map(({ at, ...row }) => ({ ...row, time: toIso(at) })) });
});

/** Find a pending submission and lock it, so that it is decided once and not withdrawn meanwhile. */
async function findOpen(
  sql: Sql,
  id: string,
): Promise<Result<{ member_id: string; content: string }, 'not_found' | 'submission_decided'>> {
  const [submitted] = await sql.query<{ member_id: string; content: string; decided: boolean }>(
    `select member_id, content, posted_at is not null or declined_at is not null as decided
     from submission where id = $1 for update`,
    [id],
  );
  if (!submitted) return err('not_found');
  return submitted.decided ? err('submission_decided') : ok(submitted);
}

/**
 * Post a member's submission unchanged, as the guide: only a stored text, and only once (H9). A post that was
 * removed since is not posted again.
 */
export async function postSubmittedPost(
  { sql, now, ports }: { readonly sql: Sql; readonly now: EpochMs; readonly ports: MemberContext['ports'] },
  submissionId: string,
): Promise<
  Result<{ readonly postId: string; readonly memberId: string }, 'not_found' | 'submission_decided'>
> {
  const found = await findOpen(sql, submissionId);
  if (!found.ok) return found;
  const submitted = found.value;
  const postId = ports.newId('pst');
  await sql.query(
    `insert into post (id, author_name, author_kind, submission_id, content, content_language, at)
     values ($1, $2, 'guide', $3, $4, $5, $6)`,
    [postId, GUIDE_NAME, submissionId, submitted.content, guessLanguage(submitted.content), new Date(now)],
  );
  await sql.query(`update submission set posted_at = $2 where id = $1`, [submissionId, new Date(now)]);
  return ok({ postId, memberId: submitted.member_id });
}

/** Post a submission, and notify its member. */
export const postAsGuideOperation = implement(postAsGuide, async (context, { id }) => {
  const posted = await postSubmittedPost(context, id);
  if (!posted.ok) return err({ error: posted.error });
  await notifyMember(context, {
    memberId: posted.value.memberId,
    kind: 'guide_posted',
    reference: id,
    href: '/dynamic',
  });
  return ok({ data: null });
});

/** Decline a submission, and notify its member of the reason. */
export const declineSubmittedPostOperation = implement(
  declineSubmittedPost,
  async (context, { id, reason }) => {
    const { sql, now } = context;
    const found = await findOpen(sql, id);
    if (!found.ok) return err({ error: found.error });
    await sql.query(`update submission set declined_at = $2, decline_reason = $3 where id = $1`, [
      id,
      new Date(now),
      reason,
    ]);
    await notifyMember(context, {
      memberId: found.value.member_id,
      kind: 'guide_declined',
      parameters: { reason: { typedInPanel: reason } },
      reference: id,
      href: '/user/addynamic',
    });
    return ok({ data: null });
  },
);
