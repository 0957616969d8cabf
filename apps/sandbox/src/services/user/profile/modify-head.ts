import { modifyHead, removeHead } from '@paydirt/contract/account/profile';
import { err, ok } from '@paydirt/domain';

import { lockMember } from '../../../access/lock-member.ts';
import { implement, type MemberContext } from '../../../operation/operation.ts';
import type { Picture } from '../../../pictures/pictures.ts';
import { findMember, toUser } from '../members/member-rows.ts';
import { readSentPicture, refusePicture } from '../../../uploads/sent-pictures.ts';
import { insertFile, removeFileAt } from '../../../uploads/upload-rows.ts';

/**
 * Replace or remove a member's picture. The old one is deleted first: nobody sees it any longer, and its
 * storage is free for the new one.
 */
async function replaceHead(context: MemberContext, picture: Picture | null) {
  const { sql, memberId, locale, now } = context;
  const before = await findMember(sql, memberId);
  if (!before) return err({ error: 'unauthorized' as const });
  if (before.head_url !== null) await removeFileAt(sql, before.head_url);
  const upload = picture && (await insertFile(context, { purpose: 'avatar', picture, at: now, usedAt: now }));
  if (upload && !upload.ok) return upload;
  const address = upload?.value.url ?? null;
  await sql.query(`update member set head_url = $2 where id = $1`, [memberId, address]);
  return ok({ data: await toUser(sql, { ...before, head_url: address }, locale) });
}

/** Lock the member: of two requests at once, each would otherwise leave the other's picture behind. */
const hold = ({ sql, memberId }: MemberContext) => lockMember(sql, memberId);

/**
 * Change the avatar. The browser has cropped it, and it is decoded and re-encoded here like any upload
 * (decision 0025), so that another client can store nothing else.
 */
export const modifyHeadOperation = implement(
  modifyHead,
  async (context, _input, picture: Picture) => {
    await hold(context);
    return replaceHead(context, picture);
  },
  {
    async before(context, { file }) {
      const picture = await readSentPicture(context, file, { purpose: 'avatar' });
      if (!picture.ok) return picture;
      const { width, height } = picture.value;
      return width === height ? picture : refusePicture('file', 'picture_not_square');
    },
  },
);

/** Remove the avatar; without an avatar, nothing happens. */
export const removeHeadOperation = implement(removeHead, async (context) => {
  await hold(context);
  return replaceHead(context, null);
});
