import {
  checkName,
  err,
  isStandInName,
  type NameReason,
  nameSkeleton,
  ok,
  type Result,
} from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import type { Refusal } from '../../../operation/operation.ts';

/**
 * Reduce a name to its skeleton, for comparison; null for a phone number or e-mail address that is used as
 * the name.
 */
export const skeletonOf = (name: string): string | null =>
  isStandInName(name) ? null : nameSkeleton(name) || null;

const refuse = (reason: NameReason | 'name_taken') =>
  err({ error: 'invalid_input' as const, data: { fields: { name: reason } } });

/**
 * Check a name that a member chooses: by the rule of the domain, and that no other present member has one
 * that looks like it. The name is locked until the transaction ends, so that the second of two requests finds
 * it taken.
 *
 * @param memberId Member who will have the name; null for a new one.
 */
export async function takeName(
  sql: Sql,
  text: string,
  memberId: string | null,
): Promise<Result<string, Refusal>> {
  const name = checkName(text);
  if (!name.ok) return refuse(name.error);
  const skeleton = skeletonOf(name.value);
  if (skeleton === null) return name;
  await sql.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`name:${skeleton}`]);
  const others = await sql.query(
    `select from member where name_skeleton = $1 and deleted_at is null and id is distinct from $2`,
    [skeleton, memberId],
  );
  return others.length > 0 ? refuse('name_taken') : ok(name.value);
}
