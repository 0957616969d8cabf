import { CallError } from '@paydirt/contract';
import { uploadFile, type UploadPurpose } from '@paydirt/contract/account/upload';
import { CONSTANTS } from '@paydirt/domain';
import type { PictureUploadProps, SendPicture } from '@paydirt/ui/picture-upload';

import { useClient, useFailureText, useFormat, useT } from '../../platform/hooks.tsx';
import { fieldMessageKey } from '../../platform/services/errors.ts';

/** The maximum size of a sent picture, in bytes (PRODUCT 6). */
const MAX_BYTES: Readonly<Record<UploadPurpose, number>> = {
  avatar: CONSTANTS.AVATAR_MAX_BYTES,
  post: CONSTANTS.COMMUNITY_PICTURE_MAX_BYTES,
  feedback: CONSTANTS.FEEDBACK_PICTURE_MAX_BYTES,
  submission: CONSTANTS.SUBMISSION_PICTURE_MAX_BYTES,
};

/**
 * Get the function that uploads one picture, with its progress and a way to cancel it. It answers the id
 * with which another call takes the picture into use, or a sentence for the member.
 */
export function useUpload(purpose: UploadPurpose): SendPicture {
  const client = useClient();
  const t = useT();
  const failureText = useFailureText();
  return async (picture, { signal, onProgress }) => {
    try {
      const { data } = await client.call(uploadFile, { purpose, file: picture }, { signal, onProgress });
      return { ok: true, remote: data.id };
    } catch (error) {
      const reason = error instanceof CallError ? error.details.fields?.['file'] : undefined;
      return { ok: false, message: reason === undefined ? failureText(error) : t(fieldMessageKey(reason)) };
    }
  };
}

/**
 * Get what a field of pictures needs: limits, words and how each is sent. A screen that uses it has the area
 * `pictures` among its texts.
 */
export function usePictureField(
  purpose: UploadPurpose,
  maxCount: number,
): Required<Pick<PictureUploadProps, 'limits' | 'labels' | 'send'>> {
  const t = useT();
  const format = useFormat();
  const send = useUpload(purpose);
  const maxBytes = MAX_BYTES[purpose];
  const size = format.fileSize(maxBytes);
  const count = format.number(maxCount);
  const one = maxCount === 1;
  return {
    send,
    limits: { maxBytes, maxEdge: CONSTANTS.PICTURE_SENT_EDGE, maxCount },
    labels: {
      add: one ? t('pictures.addOne') : t('pictures.add'),
      limits: one ? t('pictures.limitsOne', { size }) : t('pictures.limits', { count, size }),
      preparing: t('pictures.preparing'),
      sending: (name) => t('pictures.sending', { name }),
      size: format.fileSize,
      remove: (name) => t('pictures.remove', { name }),
      cancel: (name) => t('pictures.cancel', { name }),
      retry: (name) => t('pictures.retry', { name }),
      problem: {
        'not-a-picture': t('pictures.problem.notAPicture'),
        heic: t('pictures.problem.heic'),
        broken: t('pictures.problem.broken'),
        'too-big': t('pictures.problem.tooBig', { size }),
      },
      tooMany: (left) => t('pictures.tooMany', { count, left: format.number(left) }),
      still: t('pictures.still'),
      failed: t('error.unknown'),
    },
  };
}
