import { handInPost, handedInList, postAsGuide } from '@paydirt/contract/calls/guide';
import { type EpochMs, err, guessLanguage, ok, type Result, toIso } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { implement, type MemberContext } from '../../operation.ts';
import { tellMember } from '../message/tell-member.ts';
import { PUBLIC_NAME } from '../user/member-rows.ts';

/** Name under which the guide of the rehearsal writes. */
const GUIDE = 'Nadia';

/** How many the test panel shows; there are more once these are posted. */
const SHOWN_AT_MOST = 50;

/** Keep a text of a member for a guide to post. The member's row is locked: the same text waits once. */
export const handInPostOperation = implement(
  handInPost,
  async ({ sql, memberId, now, ports }, { content }) => {
    await sql.query(`select id from member where id = $1 for no key update`, [memberId]);
    await sql.query(
      `insert into submission (id, member_id, content, at)
     select $1, $2, $3, $4 where not exists (
       select from submission where member_id = $2 and content = $3 and posted_at is null)`,
      [ports.newId('sub'), memberId, content, new Date(now)],
    );
    return ok({ data: null });
  },
);

/** What waits for a guide, oldest first. */
export const handedInListOperation = implement(handedInList, async ({ sql }) => {
  const rows = await sql.query<{
    readonly id: string;
    readonly name: string;
    readonly content: string;
    readonly at: EpochMs;
  }>(
    `select id, (select ${PUBLIC_NAME} from member where member.id = member_id) as name, content, at
     from submission where posted_at is null order by at, id limit $1`,
    [SHOWN_AT_MOST],
  );
  return ok({ data: rows.map(({ at, ...row }) => ({ ...row, time: toIso(at) })) });
});

/**
 * Post what a member handed in, unchanged, as the guide: only what is on file, and once (H9). What was removed since
 * is not posted again.
 */
export async function postHandedIn(
  { sql, now, ports }: { readonly sql: Sql; readonly now: EpochMs; readonly ports: MemberContext['ports'] },
  submissionId: string,
): Promise<
  Result<{ readonly postId: string; readonly memberId: string }, 'not_found' | 'submission_decided'>
> {
  const [handedIn] = await sql.query<{ member_id: string; content: string; posted: boolean }>(
    `select member_id, content, posted_at is not null as posted from submission where id = $1 for update`,
    [submissionId],
  );
  if (!handedIn) return err('not_found');
  if (handedIn.posted) return err('submission_decided');
  const postId = ports.newId('pst');
  await sql.query(
    `insert into post (id, author_name, author_kind, submission_id, content, content_language, at)
     values ($1, $2, 'guide', $3, $4, $5, $6)`,
    [postId, GUIDE, submissionId, handedIn.content, guessLanguage(handedIn.content), new Date(now)],
  );
  await sql.query(`update submission set posted_at = $2 where id = $1`, [submissionId, new Date(now)]);
  return ok({ postId, memberId: handedIn.member_id });
}

/** Post it, and tell the member. */
export const postAsGuideOperation = implement(postAsGuide, async (context, { id }) => {
  const posted = await postHandedIn(context, id);
  if (!posted.ok) return err({ error: posted.error });
  await tellMember(context, {
    memberId: posted.value.memberId,
    kind: 'guide_posted',
    reference: id,
    href: '/dynamic',
  });
  return ok({ data: null });
});
