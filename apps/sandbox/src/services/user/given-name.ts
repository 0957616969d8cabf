import {
  checkName,
  err,
  isStandInName,
  type NameReason,
  nameSkeleton,
  ok,
  type Result,
} from '@paydirt/domain';

import type { Database, Sql } from '../../database/database.ts';
import type { Refusal } from '../../operation.ts';

const ROWS_AT_ONCE = 500;

/** How a name looks, as the database keeps it; null for what stands in for one, which others do not see. */
export const skeletonOf = (name: string): string | null =>
  isStandInName(name) ? null : nameSkeleton(name) || null;

const refuse = (reason: NameReason | 'name_taken') =>
  err({ error: 'invalid_input' as const, data: { fields: { name: reason } } });

/**
 * Check a name that a member gives: by the rule of the domain, and that nobody else who is here has one that looks like
 * it. It is held until the transaction ends: of two who ask for it at once the second finds it taken.
 *
 * @param memberId Whose name it will be; null for a newcomer.
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

/**
 * Work out how the names look that members had before that was kept, some hundreds at a time. Of two that look alike one
 * counts, and the other's stays as it is until it is changed.
 */
export async function fillSkeletons(database: Database): Promise<void> {
  for (let after = ''; ;) {
    const rows = await database.query<{ id: string; name: string }>(
      `select id, name from member where id > $1 and name_skeleton is null and deleted_at is null
       order by id limit ${ROWS_AT_ONCE}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    const named = rows.flatMap(({ id, name }) => {
      const skeleton = skeletonOf(name);
      return skeleton === null ? [] : [{ id, skeleton }];
    });
    await database.query(
      `update member set name_skeleton = had.skeleton
       from (
         select distinct on (skeleton) id, skeleton from unnest($1::text[], $2::text[]) as given (id, skeleton)
         join member as holder using (id) order by skeleton, holder.created_at, id
       ) as had
       where member.id = had.id and not exists (
         select from member as other where other.name_skeleton = had.skeleton and other.deleted_at is null)`,
      [named.map(({ id }) => id), named.map(({ skeleton }) => skeleton)],
    );
    after = last.id;
  }
}
