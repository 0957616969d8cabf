import { uploadFile } from '@paydirt/contract/account/upload';
import { addMs, CONSTANTS, ok } from '@paydirt/domain';

import { lockMember } from '../../../access/lock-member.ts';
import { implement } from '../../../operation/operation.ts';
import type { Picture } from '../../../pictures/pictures.ts';
import { scheduleJob } from '../../../jobs/due-jobs.ts';
import { readSentPicture } from '../../../uploads/sent-pictures.ts';
import { insertFile, freeStorage } from '../../../uploads/upload-rows.ts';

/**
 * Store a picture for later use by its member. It is decoded and re-encoded before the transaction, so that
 * only its pixels are stored, and no place, time or camera (decision 0025). If it is not used within a clock
 * day, it is deleted.
 */
export const uploadFileOperation = implement(
  uploadFile,
  async ({ sql, now, memberId, ports }, { purpose }, picture: Picture) => {
    // The lock keeps two uploads at once from removing the same old one to make room.
    await lockMember(sql, memberId);
    await freeStorage(sql, memberId);
    const upload = await insertFile({ sql, memberId, ports }, { purpose, picture, at: now, usedAt: null });
    if (!upload.ok) return upload;
    await scheduleJob(sql, {
      kind: 'upload-expiry',
      reference: upload.value.id,
      dueAt: addMs(now, CONSTANTS.UPLOAD_UNUSED_MS),
      payload: { fileId: upload.value.id },
    });
    return ok({ data: upload.value });
  },
  { before: (context, { purpose, file }) => readSentPicture(context, file, { purpose }) },
);
