import type { FieldReason } from '@paydirt/contract';
import { createFeedback, feedbackList } from '@paydirt/contract/messages/feedback';
import { checkFeedback, CONSTANTS, err, ok } from '@paydirt/domain';

import { lockMember } from '../../../access/lock-member.ts';
import { implement, type MemberContext } from '../../../operation/operation.ts';
import type { Picture } from '../../../pictures/pictures.ts';
import { countToday } from '../../../access/count-today.ts';
import { readSentPictures } from '../../../uploads/sent-pictures.ts';
import { claimFile, insertFile } from '../../../uploads/upload-rows.ts';
import { type FeedbackRow, toFeedback } from './feedback-rows.ts';

const refuse = (name: string, reason: FieldReason) =>
  err({ error: 'invalid_input' as const, data: { fields: { [name]: reason } } });

/** Find the member's own feedback with these contents that waits for an answer. */
async function findSame(
  { sql, memberId }: MemberContext,
  comments: string,
  phone: string | null,
  fileIds: readonly string[],
): Promise<Pick<FeedbackRow, 'id' | 'state'> | undefined> {
  const [same] = await sql.query<Pick<FeedbackRow, 'id' | 'state'>>(
    `select id, state from feedback
     where member_id = $1 and comments = $2 and phone is not distinct from $3 and state <> 'answered'
       and array(select file_id from feedback_file where feedback_id = feedback.id order by place) = $4::text[]`,
    [memberId, comments, phone, fileIds],
  );
  return same;
}

/**
 * Store feedback of more than ten words (PRODUCT 6), with pictures that were uploaded before or are sent
 * along. The form is sent again after a lost answer, so feedback that waits is stored once; the member's row is
 * locked for that. The pictures are stored for good, so a daily limit applies to feedback with pictures
 * (`feedback_day_limit`).
 */
export const createFeedbackOperation = implement(
  createFeedback,
  async (context, input, sent: readonly Picture[]) => {
    const { sql, memberId, now, ports } = context;
    const checked = checkFeedback(input.comments);
    if (!checked.ok) return refuse('comments', checked.error);
    if (input.fileIds.length + sent.length > CONSTANTS.FEEDBACK_PICTURES_AT_MOST)
      return refuse('files', 'above_maximum');
    const phone = input.phone === '' ? null : input.phone;
    await lockMember(sql, memberId);
    const same = sent.length > 0 ? undefined : await findSame(context, checked.value, phone, input.fileIds);
    if (same) return ok({ data: same });
    if (input.fileIds.length + sent.length > 0) {
      const counted = await countToday(sql, [`feedback:${memberId}`]);
      if (counted.some(({ hits }) => hits > ports.picturedFeedbackADay))
        return err({ error: 'feedback_day_limit' as const });
    }
    const id = ports.newId('fbk');
    await sql.query(`insert into feedback (id, member_id, comments, phone, at) values ($1, $2, $3, $4, $5)`, [
      id,
      memberId,
      checked.value,
      phone,
      new Date(now),
    ]);
    const fileIds: string[] = [];
    for (const fileId of input.fileIds) {
      const file = await claimFile(sql, { fileId, memberId, purpose: 'feedback', at: now });
      if (!file) return refuse('fileIds', 'malformed');
      fileIds.push(file.id);
    }
    for (const picture of sent) {
      const file = await insertFile(context, { purpose: 'feedback', picture, at: now, usedAt: now });
      if (!file.ok) return file;
      fileIds.push(file.value.id);
    }
    for (const [place, fileId] of fileIds.entries())
      await sql.query(`insert into feedback_file (feedback_id, place, file_id) values ($1, $2, $3)`, [
        id,
        place,
        fileId,
      ]);
    return ok({ data: { id, state: 'sent' } });
  },
  {
    before: (context, { files = [] }) => readSentPictures(context, files, 'feedback'),
  },
);

/** The member's own feedback, newest first. */
export const feedbackListOperation = implement(
  feedbackList,
  async ({ sql, memberId, locale }, { pageNum, pageSize }) => {
    const [count] = await sql.query<{ total: number }>(
      `select count(*)::int as total from feedback where member_id = $1`,
      [memberId],
    );
    const rows = await sql.query<FeedbackRow>(
      `select id, comments, phone, state, at from feedback where member_id = $1 order by seq desc limit $2 offset $3`,
      [memberId, pageSize, (pageNum - 1) * pageSize],
    );
    return ok({ data: { total: count?.total ?? 0, list: await toFeedback(sql, rows, locale) } });
  },
);
