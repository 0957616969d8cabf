import type { Report } from '@paydirt/contract';
import { hidePost, reportComment, reportPost } from '@paydirt/contract/calls/dynamic';
import { decideReport, reportList } from '@paydirt/contract/calls/report';
import { type EpochMs, err, ok, toIso } from '@paydirt/domain';

import { implement, type MemberContext } from '../../operation.ts';
import { PUBLIC_NAME } from '../user/member-rows.ts';
import { escapeHtml } from './escape-html.ts';
import { removePost } from './posts.ts';
import { findComment, findPost, type Written } from './readable.ts';

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

/** Keep a report with what was read; by the same member about the same, the newer words count, and it is open again. */
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
      written.author_id,
      written.author_name,
      written.content,
      kind,
      text,
      new Date(now),
    ],
  );
}

/** Report a post of somebody else, and hide it from the reporter at once. */
export const reportPostOperation = implement(reportPost, async (context, input) => {
  const { sql, memberId } = context;
  const post = await findPost(sql, memberId, input.postId);
  if (!post || post.author_id === memberId) return err({ error: 'not_found' });
  await keepReport(context, post, 'post', input);
  await sql.query(`insert into post_hidden (member_id, post_id) values ($1, $2) on conflict do nothing`, [
    memberId,
    post.id,
  ]);
  return ok({ data: null });
});

/** Report a comment of somebody else, and hide it from the reporter at once. */
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

/** What members reported, for the test panel: whoever runs a rehearsal reads them there. */
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

/** Decide about what was reported, for all who reported it. */
export const decideReportOperation = implement(decideReport, async ({ sql, now }, { id, remove }) => {
  const [report] = await sql.query<{ post_id: string; comment_id: string }>(
    `select post_id, comment_id from report where id = $1 for update`,
    [id],
  );
  if (!report) return err({ error: 'not_found' });
  if (remove && report.comment_id === '') await removePost(sql, report.post_id);
  else if (remove) await sql.query(`delete from comment where id = $1`, [report.comment_id]);
  await sql.query(
    `update report set decided_at = $3, decision = $4
     where post_id = $1 and comment_id = $2 and decided_at is null`,
    [report.post_id, report.comment_id, new Date(now), remove ? 'removed' : 'kept'],
  );
  return ok({ data: null });
});
