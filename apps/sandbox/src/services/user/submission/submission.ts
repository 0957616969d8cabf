import type { FieldReason } from '@paydirt/contract';
import { createSubmission, submissions } from '@paydirt/contract/rewards/submission';
import { checkSharedVideo, err, ok } from '@paydirt/domain';

import { lockMember } from '../../../access/lock-member.ts';
import { implement } from '../../../operation/operation.ts';
import { translatorOf } from '../../../platform/texts.ts';
import { REWARD_CAMPAIGNS } from '../../exchange/rewards/pay-reward.ts';
import { readEarlierClaims } from '../members/person/earlier-claims.ts';
import { claimFile } from '../../../uploads/upload-rows.ts';
import { SELECT_SUBMISSIONS, type SubmissionRow, toSubmission } from './submission-rows.ts';

const refuse = (field: 'fileId' | 'link', reason: FieldReason) =>
  err({ error: 'invalid_input' as const, data: { fields: { [field]: reason } } });

/**
 * Submit a screenshot or the address of a video for review. Only one may be pending, and none may follow an
 * approval; after a refusal, another may follow. The member's row is locked, so that the second of two
 * requests finds the first.
 */
export const createSubmissionOperation = implement(
  createSubmission,
  async ({ sql, now, memberId, locale, ports }, { kind, fileId, link }) => {
    if (kind === 'join_group' && link !== undefined) return refuse('link', 'malformed');
    if (fileId === undefined && link === undefined) return refuse('fileId', 'required');
    if (fileId !== undefined && link !== undefined) return refuse('link', 'malformed');
    const address = link === undefined ? ok(null) : checkSharedVideo(link);
    if (!address.ok) return refuse('link', address.error);

    await lockMember(sql, memberId);
    const [earlier] = await sql.query<{ state: string }>(
      `select state from reward_submission where member_id = $1 and kind = $2 and state <> 'refused'`,
      [memberId, kind],
    );
    if (earlier)
      return err({ error: earlier.state === 'approved' ? 'reward_received' : 'submission_under_way' });
    if ((await readEarlierClaims({ sql, now }, memberId)).has(`campaign:${REWARD_CAMPAIGNS[kind]}`))
      return err({ error: 'paid_before' });
    if (fileId !== undefined && !(await claimFile(sql, { fileId, memberId, purpose: 'submission', at: now })))
      return err({ error: 'not_found' });
    const id = ports.newId('sbm');
    await sql.query(
      `insert into reward_submission (id, member_id, kind, file_id, link, submitted_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, memberId, kind, fileId ?? null, address.value, new Date(now)],
    );
    const [row] = await sql.query<SubmissionRow>(`${SELECT_SUBMISSIONS} where submission.id = $1`, [id]);
    if (!row) throw new Error('user: what was just handed in is there');
    return ok({ data: toSubmission(row, (await translatorOf(locale)).t) });
  },
);

/** The member's own submissions, newest first. */
export const submissionsOperation = implement(
  submissions,
  async ({ sql, memberId, locale }, { kind = null, pageNum, pageSize }) => {
    const { t } = await translatorOf(locale);
    const list = await sql.query<SubmissionRow>(
      `${SELECT_SUBMISSIONS} where submission.member_id = $1 and ($2::text is null or kind = $2)
       order by submission.seq desc limit $3 offset $4`,
      [memberId, kind, pageSize, (pageNum - 1) * pageSize],
    );
    const [count] = await sql.query<{ total: number }>(
      `select count(*)::int as total from reward_submission where member_id = $1 and ($2::text is null or kind = $2)`,
      [memberId, kind],
    );
    return ok({ data: { total: count?.total ?? 0, list: list.map((row) => toSubmission(row, t)) } });
  },
);
