import type { Submission } from '@paydirt/contract/rewards/submission';
import { type EpochMs, toIso } from '@paydirt/domain';
import type { Translate } from '@paydirt/i18n';

import { uploadAddress } from '../../../uploads/upload-address.ts';
import { namePanel } from '../../message/word-message.ts';

/** Row of `reward_submission`, with the columns that its picture's address needs. */
export interface SubmissionRow {
  readonly id: string;
  readonly kind: Submission['kind'];
  readonly state: Submission['state'];
  readonly reason: string | null;
  readonly link: string | null;
  readonly submitted_at: EpochMs;
  readonly decided_at: EpochMs | null;
  readonly file_id: string | null;
  readonly secret: Uint8Array | null;
}

/** SQL that reads {@link SubmissionRow}s; a condition on `submission` has to follow. */
export const SELECT_SUBMISSIONS = `select submission.*, file.secret from reward_submission as submission
  left join file on file.id = submission.file_id`;

/** Convert a submission to its wire form, for its member and the test panel. */
export function toSubmission(row: SubmissionRow, t: Translate): Submission {
  const { id, kind, state, reason, link, file_id: fileId, secret } = row;
  return {
    id,
    kind,
    state,
    reason: reason && namePanel(reason, t),
    link,
    pictureUrl:
      fileId === null || secret === null
        ? null
        : uploadAddress({ id: fileId, purpose: 'submission', secret }),
    submittedAt: toIso(row.submitted_at),
    decidedAt: row.decided_at === null ? null : toIso(row.decided_at),
  };
}
