import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { countSchema, idSchema } from '../basics.ts';
import { defineCall } from '../call.ts';

/** Purpose of an upload, which decides how large it may be and who may see it. */
export const uploadPurposeSchema = v.picklist(['avatar', 'post', 'feedback', 'submission']);

export type UploadPurpose = v.InferOutput<typeof uploadPurposeSchema>;

/** A picture that the services have stored, to be used within one clock day. */
export const uploadSchema = v.object({
  id: idSchema,
  /** Address of the picture; that of a private one is valid for an hour or two. */
  url: v.string(),
  /** Width in pixels, as displayed. */
  width: countSchema,
  height: countSchema,
});

export type Upload = v.InferOutput<typeof uploadSchema>;

/**
 * Upload one picture for any purpose. Its errors are field reasons: `picture_format`, `picture_heic`,
 * `picture_broken`, `picture_moving`, `picture_too_many_pixels`, `too_large`. It is re-encoded: the stored picture
 * may be smaller than the upload, and a GIF is stored as a PNG (decision 0025).
 */
export const uploadFile = defineCall({
  service: 'user',
  method: 'POST',
  path: 'file/upload',
  summary: 'Upload a still picture (JPEG, PNG, WebP, GIF); unused, it goes away after a clock day',
  encoding: 'multipart',
  filesMaxBytes: Math.max(CONSTANTS.FEEDBACK_PICTURE_MAX_BYTES, CONSTANTS.SUBMISSION_PICTURE_MAX_BYTES),
  input: v.object({ purpose: uploadPurposeSchema, file: v.blob() }),
  result: uploadSchema,
  errors: ['storage_full', 'world_storage_full', 'pictures_unavailable'],
});
