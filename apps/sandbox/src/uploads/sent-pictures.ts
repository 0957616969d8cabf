import type { ErrorName, FieldReason } from '@paydirt/contract';
import type { UploadPurpose } from '@paydirt/contract/account/upload';
import { CONSTANTS, err, ok, type Result } from '@paydirt/domain';

import type { MemberContext, Refusal } from '../operation/operation.ts';
import type { Picture, PicturesRefusal } from '../pictures/pictures.ts';

/** Size limit of a picture that may be sent, in bytes (PRODUCT 6). */
const MAX_BYTES: Readonly<Record<UploadPurpose, number>> = {
  avatar: CONSTANTS.AVATAR_MAX_BYTES,
  post: CONSTANTS.COMMUNITY_PICTURE_MAX_BYTES,
  feedback: CONSTANTS.FEEDBACK_PICTURE_MAX_BYTES,
  submission: CONSTANTS.SUBMISSION_PICTURE_MAX_BYTES,
};

/** Seconds after which a full queue of pictures has room again. */
const BUSY_SECONDS = 10;

const NOT_LOOKED_AT: Readonly<Record<PicturesRefusal, ErrorName>> = {
  absent: 'pictures_unavailable',
  busy: 'unavailable',
  too_many: 'too_many_requests',
};

/**
 * Refuse a field because of its picture, or the whole call if the picture was not processed.
 *
 * @param field Parameter with the picture.
 */
export function refusePicture(
  field: 'file' | 'files',
  reason: FieldReason | PicturesRefusal,
): { readonly ok: false; readonly error: Refusal } {
  if (reason === 'absent') return err({ error: NOT_LOOKED_AT[reason] });
  if (reason === 'busy' || reason === 'too_many')
    return err({ error: NOT_LOOKED_AT[reason], data: { retryAfterSeconds: BUSY_SECONDS } });
  return err({ error: 'invalid_input', data: { fields: { [field]: reason } } });
}

/**
 * Determine the type of a sent picture by its content, and re-encode it; before any transaction, because that
 * takes a while.
 */
export async function readSentPicture(
  { ports, memberId }: Pick<MemberContext, 'ports' | 'memberId'>,
  file: Blob,
  { purpose, field = 'file' }: { readonly purpose: UploadPurpose; readonly field?: 'file' | 'files' },
): Promise<Result<Picture, Refusal>> {
  if (file.size > MAX_BYTES[purpose]) return refusePicture(field, 'too_large');
  const read = await ports.pictures.rewrite(new Uint8Array(await file.arrayBuffer()), memberId);
  return read.ok ? read : refusePicture(field, read.error);
}

/** Read the pictures of a call (`files[]`) one after another; one refused picture refuses all. */
export async function readSentPictures(
  context: Pick<MemberContext, 'ports' | 'memberId'>,
  files: readonly Blob[],
  purpose: UploadPurpose,
): Promise<Result<readonly Picture[], Refusal>> {
  const pictures: Picture[] = [];
  for (const file of files) {
    const read = await readSentPicture(context, file, { purpose, field: 'files' });
    if (!read.ok) return read;
    pictures.push(read.value);
  }
  return ok(pictures);
}
