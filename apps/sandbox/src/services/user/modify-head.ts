import { modifyHead, removeHead } from '@paydirt/contract/calls/user';
import { CONSTANTS, err, ok, type Picture, readPicture } from '@paydirt/domain';
import type { FieldReason } from '@paydirt/contract';

import { implement, type MemberContext } from '../../operation.ts';
import { findMember, toUser } from './member-rows.ts';
import { insertFile, removeFileAt } from './upload/upload-rows.ts';

const refuse = (file: FieldReason) => err({ error: 'invalid_input' as const, data: { fields: { file } } });

/** Show a member by another picture, or by none. The one before is removed: nobody goes on seeing it. */
async function replaceHead(context: MemberContext, address: string | null) {
  const { sql, memberId, locale } = context;
  const before = await findMember(sql, memberId);
  if (!before) return err({ error: 'unauthorized' as const });
  await sql.query(`update member set head_url = $2 where id = $1`, [memberId, address]);
  if (before.head_url !== null) await removeFileAt(sql, before.head_url);
  return ok({ data: await toUser(sql, { ...before, head_url: address }, locale) });
}

/** Two at once would each take the other's picture for the one that stays. */
const hold = ({ sql, memberId }: MemberContext) =>
  sql.query(`select id from member where id = $1 for no key update`, [memberId]);

/**
 * Change the avatar. The picture is looked through before the transaction, and only what draws it is kept, as of any
 * upload (decision 0017): it was drawn again in the browser, and who sends something else gains nothing.
 */
export const modifyHeadOperation = implement(
  modifyHead,
  async (context, _input, picture: Picture) => {
    await hold(context);
    const upload = await insertFile(context, {
      purpose: 'avatar',
      picture,
      at: context.now,
      usedAt: context.now,
    });
    return replaceHead(context, upload.url);
  },
  {
    async before(_context, { file }) {
      if (file.size > CONSTANTS.AVATAR_MAX_BYTES) return refuse('too_large');
      const picture = readPicture(new Uint8Array(await file.arrayBuffer()));
      if (!picture.ok) return refuse(picture.error);
      const { width, height } = picture.value;
      return width === height ? picture : refuse('picture_not_square');
    },
  },
);

/** Remove the avatar; without one nothing happens. */
export const removeHeadOperation = implement(removeHead, async (context) => {
  await hold(context);
  return replaceHead(context, null);
});
