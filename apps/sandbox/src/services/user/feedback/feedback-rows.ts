import type { Feedback } from '@paydirt/contract/messages/feedback';
import { type EpochMs, type Locale, toIso } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import { translatorOf } from '../../../platform/texts.ts';
import { toUpload, UPLOAD_COLUMNS, type UploadRow } from '../../../uploads/upload-rows.ts';
import { namePanel } from '../../message/word-message.ts';

export interface FeedbackRow {
  readonly id: string;
  readonly comments: string;
  readonly phone: string | null;
  readonly state: Feedback['state'];
  readonly at: EpochMs;
}

interface AnswerRow {
  readonly id: string;
  readonly feedback_id: string;
  readonly text: string;
  readonly at: EpochMs;
}

/** Combine feedback with its answers, in the order of the rows. */
export async function toFeedback(
  sql: Sql,
  rows: readonly FeedbackRow[],
  locale: Locale,
): Promise<Feedback[]> {
  const { t } = await translatorOf(locale);
  const answers = await sql.query<AnswerRow>(
    `select id, feedback_id, text, at from feedback_answer where feedback_id = any($1::text[]) order by seq`,
    [rows.map(({ id }) => id)],
  );
  const files = await sql.query<UploadRow & { readonly feedback_id: string }>(
    `select used.feedback_id, ${UPLOAD_COLUMNS} from feedback_file as used
     join file on file.id = used.file_id where used.feedback_id = any($1::text[]) order by used.place`,
    [rows.map(({ id }) => id)],
  );
  return rows.map(({ id, comments, phone, state, at }) => ({
    id,
    state,
    comments,
    phone,
    pictures: files.filter((file) => file.feedback_id === id).map((file) => toUpload(file).url),
    time: toIso(at),
    answers: answers
      .filter((answer) => answer.feedback_id === id)
      .map((answer) => ({ id: answer.id, text: namePanel(answer.text, t), time: toIso(answer.at) })),
  }));
}
