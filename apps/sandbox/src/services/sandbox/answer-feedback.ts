import { answerFeedback, feedbackRequests, readFeedback } from '@paydirt/contract/messages/feedback';
import { err, ok } from '@paydirt/domain';

import { implement } from '../../operation/operation.ts';
import { notifyMember } from '../message/notify-member.ts';
import { type FeedbackRow, toFeedback } from '../user/feedback/feedback-rows.ts';
import { PUBLIC_NAME } from '../user/members/member-rows.ts';

const SHOWN_AT_MOST = 20;

/** Latest feedback of all members, unanswered first. */
export const feedbackRequestsOperation = implement(feedbackRequests, async ({ sql, locale }) => {
  const rows = await sql.query<FeedbackRow & { readonly name: string }>(
    `select feedback.*, coalesce(${PUBLIC_NAME}, member.name) as name from (select * from feedback order by seq desc limit ${SHOWN_AT_MOST}) as feedback
     join member on member.id = feedback.member_id order by state = 'answered', seq desc`,
  );
  const list = await toFeedback(sql, rows, locale);
  return ok({ data: list.map((one, index) => ({ ...one, name: rows[index]?.name ?? '' })) });
});

/** Mark a feedback as read; an answered one stays answered. */
export const readFeedbackOperation = implement(readFeedback, async ({ sql }, { id }) => {
  const rows = await sql.query(
    `update feedback set state = case state when 'sent' then 'read' else state end where id = $1 returning id`,
    [id],
  );
  return rows.length === 0 ? err({ error: 'not_found' }) : ok({ data: null });
});

/** Answer a feedback, again if necessary, and notify its member. */
export const answerFeedbackOperation = implement(answerFeedback, async (context, { id, text }) => {
  const { sql, now, ports } = context;
  const [row] = await sql.query<{ member_id: string }>(
    `update feedback set state = 'answered' where id = $1 returning member_id`,
    [id],
  );
  if (!row) return err({ error: 'not_found' });
  const reference = ports.newId('ans');
  await sql.query(`insert into feedback_answer (id, feedback_id, text, at) values ($1, $2, $3, $4)`, [
    reference,
    id,
    text,
    new Date(now),
  ]);
  await notifyMember(context, {
    memberId: row.member_id,
    kind: 'feedback_answered',
    reference,
    href: '/user/feedback',
  });
  return ok({ data: null });
});
