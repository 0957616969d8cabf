import { openSubmissions, reviewSubmission } from '@paydirt/contract/rewards/submission';
import { err, ok, ONE_TIME_REWARDS, toDecimal } from '@paydirt/domain';

import { implement } from '../../operation/operation.ts';
import { translatorOf } from '../../platform/texts.ts';
import { paySubmission, REWARD_CAMPAIGNS } from '../exchange/rewards/pay-reward.ts';
import { notifyMember } from '../message/notify-member.ts';
import { lockEarlierClaims } from '../user/members/person/earlier-claims.ts';
import { PUBLIC_NAME } from '../user/members/member-rows.ts';
import { type SubmissionRow, toSubmission } from '../user/submission/submission-rows.ts';

/** Limit of rows in the test panel; more appear when these are reviewed. */
const SHOWN_AT_MOST = 50;

/** Submissions in review, oldest first. */
export const openSubmissionsOperation = implement(openSubmissions, async ({ sql, locale }) => {
  const { t } = await translatorOf(locale);
  const rows = await sql.query<SubmissionRow & { name: string }>(
    `select submission.*, file.secret, (select ${PUBLIC_NAME} from member where member.id = submission.member_id) as name
     from reward_submission as submission left join file on file.id = submission.file_id
     where submission.state = 'in_review' order by submission.seq limit $1`,
    [SHOWN_AT_MOST],
  );
  return ok({ data: rows.map((row) => ({ ...toSubmission(row, t), name: row.name })) });
});

/**
 * Approve or refuse a submission, once. An approval pays automatically; if the promotion budget does not
 * suffice, the reward waits to be collected, and the member is notified. A refusal has a reason, and another
 * submission may follow. A reward that this person had on an earlier account cannot be approved.
 */
export const reviewSubmissionOperation = implement(
  reviewSubmission,
  async ({ sql, now, ports }, { id, approve, reason }) => {
    if (!approve && reason === undefined)
      return err({ error: 'invalid_input', data: { fields: { reason: 'required' } } });
    const [by] = await sql.query<{ member_id: string }>(
      `select member_id from reward_submission where id = $1`,
      [id],
    );
    if (!by) return err({ error: 'not_found' });
    // The person is locked before the row, in the same order as by an account's deletion.
    const earlier = await lockEarlierClaims({ sql, now }, by.member_id);
    const [submission] = await sql.query<Pick<SubmissionRow, 'kind' | 'state'> & { member_id: string }>(
      `select kind, state, member_id from reward_submission where id = $1 for update`,
      [id],
    );
    if (!submission) return err({ error: 'not_found' });
    if (submission.state !== 'in_review') return err({ error: 'submission_decided' });
    if (approve && earlier.has(`campaign:${REWARD_CAMPAIGNS[submission.kind]}`))
      return err({ error: 'paid_before' });
    await sql.query(`update reward_submission set state = $2, reason = $3, decided_at = $4 where id = $1`, [
      id,
      approve ? 'approved' : 'refused',
      approve ? null : (reason ?? null),
      new Date(now),
    ]);
    const { kind, member_id: memberId } = submission;
    const reward = { campaign: REWARD_CAMPAIGNS[kind] };
    const amount = { amount: toDecimal(ONE_TIME_REWARDS[kind]) };
    const context = { sql, now, ports };
    if (!approve) {
      await notifyMember(context, {
        memberId,
        kind: 'submission_refused',
        parameters: { reward, reason: { typedInPanel: reason ?? '' } },
        reference: id,
        href: kind === 'join_group' ? '/index/joinGroup' : '/index/shareLink',
      });
      return ok({ data: null });
    }
    const recordId = await paySubmission(context, { memberId, kind });
    await notifyMember(context, {
      memberId,
      kind: recordId === null ? 'submission_waiting' : 'submission_approved',
      parameters: { reward, ...amount },
      reference: id,
      href: recordId === null ? '/user/earn' : `/user/record?id=${recordId}`,
    });
    return ok({ data: null });
  },
);
