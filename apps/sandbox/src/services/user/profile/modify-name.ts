import { modifyName } from '@paydirt/contract/account/profile';
import { err, ok } from '@paydirt/domain';

import { implement } from '../../../operation/operation.ts';
import { skeletonOf, takeName } from './unique-name.ts';
import { copyName } from '../members/copy-name.ts';
import { findMember, toUser } from '../members/member-rows.ts';

/**
 * Change the name to one that nobody else has, and its copies in posts, comments and replies. A member whose
 * name is a phone number or an e-mail address is shown as if they had no name.
 */
export const modifyNameOperation = implement(modifyName, async ({ sql, memberId, locale }, input) => {
  const free = await takeName(sql, input.name, memberId);
  if (!free.ok) return free;
  const name = free.value;
  await sql.query(`update member set name = $2, name_skeleton = $3 where id = $1`, [
    memberId,
    name,
    skeletonOf(name),
  ]);
  await copyName(sql, memberId);
  const member = await findMember(sql, memberId);
  if (!member) return err({ error: 'unauthorized' });
  return ok({ data: await toUser(sql, member, locale) });
});
