import type { FieldReason } from '@paydirt/contract';
import { addMediaPost } from '@paydirt/contract/community/posts';
import { cleanText, CONSTANTS, err, isLongerThan, readVideoLink } from '@paydirt/domain';

import { lockMember } from '../../access/lock-member.ts';
import { implement, type MemberContext } from '../../operation/operation.ts';
import type { Picture } from '../../pictures/pictures.ts';
import { readSentPictures } from '../../uploads/sent-pictures.ts';
import { claimFile, insertFile } from '../../uploads/upload-rows.ts';
import { postOfIntent, writePost } from './posts.ts';

const refuse = (name: string, reason: FieldReason) =>
  err({ error: 'invalid_input' as const, data: { fields: { [name]: reason } } });

/** Read one description for each picture; null if one is too long. */
function textsOf(lines: string | undefined, pictures: number): string[] | null {
  const texts = (lines ?? '').split('\n').map(cleanText);
  if (texts.some((text) => isLongerThan(text, CONSTANTS.PICTURE_TEXT_MAX_LENGTH))) return null;
  return Array.from({ length: pictures }, (_, index) => texts[index] ?? '');
}

/** Take a member's uploaded pictures into use; null if one is not theirs, is used already, or was removed. */
async function claimAll(
  { sql, memberId, now }: MemberContext,
  ids: readonly string[],
): Promise<string[] | null> {
  const urls: string[] = [];
  for (const fileId of ids) {
    const file = await claimFile(sql, { fileId, memberId, purpose: 'post', at: now });
    if (!file) return null;
    urls.push(file.url);
  }
  return urls;
}

/** Get the path of the cover of one of our films. */
function coverOf(path: string): string {
  return path.replace(/\.webm$/, '.webp');
}

/**
 * Write a post with pictures, or with the address of a video; once per intent, under the member's own name
 * (H9).
 */
export const addMediaPostOperation = implement(
  addMediaPost,
  async (context, input, files: readonly Picture[]) => {
    const { sql, memberId, now } = context;
    // The lock makes a second request with the same intent wait, and find the post of the first instead of
    // its missing pictures.
    await lockMember(sql, memberId);
    const written = await postOfIntent(context, input);
    if (written) return written;

    const ids = (input.fileIds ?? '').split(',').filter((id) => id !== '');
    const count = ids.length + files.length;
    if (count > CONSTANTS.POST_PICTURES)
      return refuse(files.length > 0 ? 'files' : 'fileIds', 'above_maximum');
    const pictureTexts = textsOf(input.pictureTexts, count);
    if (!pictureTexts) return refuse('pictureTexts', 'too_long');
    const link = input.videoUrl === undefined ? null : readVideoLink(input.videoUrl);
    if (link && !link.ok) return refuse('videoUrl', link.error);
    // A post has either a video or pictures.
    if (link && count > 0) return refuse('videoUrl', 'malformed');
    if (!link && count === 0 && input.content === '') return refuse('content', 'required');

    const claimed = await claimAll(context, ids);
    if (!claimed) return refuse('fileIds', 'malformed');
    const sent: string[] = [];
    for (const picture of files) {
      const file = await insertFile(context, { purpose: 'post', picture, at: now, usedAt: now });
      if (!file.ok) return file;
      sent.push(file.value.url);
    }
    const own = link?.value.kind === 'own' ? link.value.path : null;
    return writePost(context, {
      content: input.content,
      intentId: input.intentId,
      urls: [...claimed, ...sent],
      pictureTexts,
      videoUrl: own ?? (link?.value.kind === 'outside' ? link.value.url : null),
      coverUrl: own === null ? null : coverOf(own),
      videoText: link ? input.videoText : '',
    });
  },
  {
    before: (context, { files = [] }) => readSentPictures(context, files, 'post'),
  },
);
