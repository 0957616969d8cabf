import { hidePost } from '@paydirt/contract/community/posts';
import {
  decideReport,
  type Report,
  reportComment,
  reportList,
  reportPost,
} from '@paydirt/contract/community/reports';
import { type EpochMs, err, ok, toIso } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { implement, type MemberContext } from '../../operation/operation.ts';
import { notifyMember } from '../message/notify-member.ts';
import { PUBLIC_NAME } from '../user/members/member-rows.ts';
import { escapeHtml } from './escape-html.ts';
import { removePost } from './posts.ts';
import { findComment, findPost, type Written } from './visible-posts.ts';

interface ReportRow {
  readonly id: string;
  readonly about: Report['about'];
  readonly kind: Report['kind'];
  readonly note: string;
  readonly author_name: string;
  readonly reporter: string;
  readonly content: string;
  readonly at: EpochMs;
  readonly decision: Report['decision'];
}

interface ReportInput {
  readonly kind: Report['kind'];
  readonly text: string;
  readonly about: 'content' | 'member';
}

/**
 * Store a report with a copy of the reported content, which is deleted with its author's account. A second report
 * by the same member on the same subject replaces its kind and note, not that copy, and reopens it.
 */
async function keepReport(
  { sql, memberId, now, ports }: MemberContext,
  written: Written,
  content: 'post' | 'comment',
  { kind, text, about }: ReportInput,
): Promise<void> {
  await sql.query(
    `insert into report (id, reporter_id, about, post_id, comment_id, author_id, author_name, content, kind, note, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (reporter_id, about, post_id, comment_id) do update
       set kind = excluded.kind, note = excluded.note, at = excluded.at, decided_at = null, decision = null`,
    [
      ports.newId('rep'),
      memberId,
      about === 'member' ? 'member' : content,
      written.post_id,
      content === 'comment' ? written.id : '',
      written.words_by,
      written.author_name,
      written.content,
      kind,
      text,
      new Date(now),
    ],
  );
}

/** Report another member's post, and hide it from the reporter at once. */
export const reportPostOperation = implement(reportPost, async (context, input) => {
  const { sql, memberId } = context;
  const post = await findPost(sql, memberId, input.postId);
  if (!post || post.words_by === memberId) return err({ error: 'not_found' });
  await keepReport(context, post, 'post', input);
  await sql.query(`insert into post_hidden (member_id, post_id) values ($1, $2) on conflict do nothing`, [
    memberId,
    post.id,
  ]);
  return ok({ data: null });
});

/** Report another member's comment, and hide it from the reporter at once. */
export const reportCommentOperation = implement(reportComment, async (context, input) => {
  const { sql, memberId } = context;
  const comment = await findComment(sql, memberId, input.commentId);
  if (!comment || comment.author_id === memberId) return err({ error: 'not_found' });
  await keepReport(context, comment, 'comment', input);
  await sql.query(
    `insert into comment_hidden (member_id, comment_id) values ($1, $2) on conflict do nothing`,
    [memberId, comment.id],
  );
  return ok({ data: null });
});

/** Hide a post from one member, or show it to them again. */
export const hidePostOperation = implement(hidePost, async ({ sql, memberId }, { postId, hidden }) => {
  if (!(await findPost(sql, memberId, postId))) return err({ error: 'not_found' });
  await sql.query(
    hidden
      ? `insert into post_hidden (member_id, post_id) values ($1, $2) on conflict do nothing`
      : `delete from post_hidden where member_id = $1 and post_id = $2`,
    [memberId, postId],
  );
  return ok({ data: null });
});

const REPORTS_SHOWN = 100;

/** Route at which the member can discuss a decision. */
const CHAT = '/help/chat';

/** List the newest reports for the test panel, the undecided ones first. */
export const reportListOperation = implement(reportList, async ({ sql }) => {
  const rows = await sql.query<ReportRow>(
    `select report.*, (select ${PUBLIC_NAME} from member where member.id = reporter_id) as reporter from report
     order by (decided_at is null) desc, seq desc limit ${REPORTS_SHOWN}`,
  );
  return ok({
    data: rows.map((row) => ({
      id: row.id,
      about: row.about,
      kind: row.kind,
      text: row.note,
      username: row.author_name,
      reportedBy: row.reporter,
      content: escapeHtml(row.content),
      time: toIso(row.at),
      decision: row.decision,
    })),
  });
});

/** Length of the quotation in a message about a removed text. */
const QUOTED_CHARACTERS = 120;

function quoted(content: string): string {
  const characters = Array.from(
    new Intl.Segmenter().segment(content.replaceAll(/\s+/gu, ' ')),
    (one) => one.segment,
  );
  const text = characters.slice(0, QUOTED_CHARACTERS).join('');
  return characters.length > QUOTED_CHARACTERS ? `${text}…` : text;
}

interface Removed {
  /** Author, or the member who submitted the text to a guide. */
  readonly member_id: string | null;
  readonly content: string;
  readonly at: EpochMs;
}

/** Remove the reported post or comment; null if it was already gone. */
async function removeReported(sql: Sql, postId: string, commentId: string): Promise<Removed | null> {
  if (commentId !== '') {
    const [comment] = await sql.query<Removed>(
      `delete from comment where id = $1 returning author_id as member_id, content, at`,
      [commentId],
    );
    return comment ?? null;
  }
  const [post] = await sql.query<Removed>(
    `select coalesce(author_id, (select member_id from submission where submission.id = submission_id)) as member_id,
       content, at from post where id = $1 for update`,
    [postId],
  );
  return post && (await removePost(sql, postId)) ? post : null;
}

/**
 * Decide about a reported post or comment, once for all who reported it. The reporters are notified of the
 * decision; the author of removed content is notified of the reason, but never of the reporters.
 */
export const decideReportOperation = implement(decideReport, async (context, { id, remove }) => {
  const { sql, now } = context;
  const [report] = await sql.query<{
    post_id: string;
    comment_id: string;
    kind: Report['kind'];
    decision: Report['decision'];
  }>(`select post_id, comment_id, kind, decision from report where id = $1 for update`, [id]);
  if (!report) return err({ error: 'not_found' });
  if (report.decision !== null) return err({ error: 'submission_decided' });
  const { post_id: postId, comment_id: commentId, kind } = report;
  const removed = remove ? await removeReported(sql, postId, commentId) : null;
  const decided = await sql.query<{ id: string; reporter_id: string; at: EpochMs }>(
    `update report set decided_at = $3, decision = $4
     where post_id = $1 and comment_id = $2 and decided_at is null returning id, reporter_id, at`,
    [postId, commentId, new Date(now), remove ? 'removed' : 'kept'],
  );
  for (const one of decided)
    await notifyMember(context, {
      memberId: one.reporter_id,
      kind: remove ? 'report_removed' : 'report_kept',
      parameters: { time: { time: toIso(one.at) } },
      // The time in the reference allows another message if the subject is reported and decided again.
      reference: `${one.id}@${one.at}`,
      href: remove ? '/dynamic' : CHAT,
    });
  if (removed?.member_id)
    await notifyMember(context, {
      memberId: removed.member_id,
      kind: commentId === '' ? 'post_removed' : 'comment_removed',
      parameters: {
        reason: { reason: kind === 'other' ? 'messages.otherReason' : `moderation.form.${kind}` },
        // A post without a text is named by its time.
        text: removed.content === '' ? { time: toIso(removed.at) } : quoted(removed.content),
      },
      reference: commentId === '' ? postId : commentId,
      href: CHAT,
    });
  return ok({ data: null });
});
