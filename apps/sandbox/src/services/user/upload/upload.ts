import type { FieldReason, UploadPurpose } from '@paydirt/contract';
import { uploadFile } from '@paydirt/contract/calls/upload';
import { addMs, CONSTANTS, err, ok, type Picture, readPicture } from '@paydirt/domain';

import { implement } from '../../../operation.ts';
import { scheduleJob } from '../../due-jobs.ts';
import { insertFile, makeRoom } from './upload-rows.ts';

/** How large a picture may be (PRODUCT 6). */
const MAX_BYTES: Readonly<Record<UploadPurpose, number>> = {
  avatar: CONSTANTS.AVATAR_MAX_BYTES,
  post: CONSTANTS.COMMUNITY_PICTURE_MAX_BYTES,
  feedback: CONSTANTS.FEEDBACK_PICTURE_MAX_BYTES,
  submission: CONSTANTS.SUBMISSION_PICTURE_MAX_BYTES,
};

const refuse = (file: FieldReason) => err({ error: 'invalid_input' as const, data: { fields: { file } } });

/**
 * Keep a picture for whatever its member will use it for. It is looked through before the transaction;
 * only what draws it is kept, so no place, time or camera (decision 0017). What is not used within a
 * clock day goes away.
 */
export const uploadFileOperation = implement(
  uploadFile,
  async ({ sql, now, memberId, ports }, { purpose }, picture: Picture) => {
    // Two at once would each make room for the same one.
    await sql.query(`select id from member where id = $1 for no key update`, [memberId]);
    await makeRoom(sql, memberId);
    const upload = await insertFile({ sql, memberId, ports }, { purpose, picture, at: now, usedAt: null });
    await scheduleJob(sql, {
      kind: 'upload-expiry',
      reference: upload.id,
      dueAt: addMs(now, CONSTANTS.UPLOAD_UNUSED_MS),
      payload: { fileId: upload.id },
    });
    return ok({ data: upload });
  },
  {
    async before(_context, { purpose, file }) {
      if (file.size > MAX_BYTES[purpose]) return refuse('too_large');
      const picture = readPicture(new Uint8Array(await file.arrayBuffer()));
      return picture.ok ? picture : refuse(picture.error);
    },
  },
);
