import { floorCounts, floorOne, floorTwo } from '@paydirt/contract/community/team';
import { type EpochMs, ok, toIso } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import type { RequestedPage } from '../../../database/start-of-page.ts';
import { implement } from '../../../operation/operation.ts';
import { HOLDS_A_LEASE, PUBLIC_NAME } from '../members/member-rows.ts';

/** Floor of a team: 1, the people whom a member invited; 2, the people whom those invited. */
type Floor = 1 | 2;

/** SQL for the members on a floor of the member `$1`. */
const ON_FLOOR: Readonly<Record<Floor, string>> = {
  1: `invitee.inviter_id = $1`,
  2: `invitee.inviter_id in (select id from member where inviter_id = $1)`,
};

/** SQL for a name as it is searched: without case and accents. */
const SEARCHED_NAME = `lower(translate(regexp_replace(normalize(${PUBLIC_NAME}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'ı', 'i'))`;

/** Convert a search text like the names that are searched. */
const searchedName = (text: string) =>
  text
    .trim()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .replaceAll('ı', 'i')
    .toLowerCase();

interface InviteeRow {
  readonly id: string;
  /** Null for a former member. */
  readonly name: string | null;
  readonly head_url: string | null;
  readonly created_at: EpochMs;
  readonly valid: boolean;
}

interface FloorRequest extends RequestedPage {
  readonly q?: string | undefined;
}

/**
 * List one page of a floor, newest first. A search only compares the displayed name, because it would
 * otherwise reveal the digits that a shortened phone number leaves out.
 */
async function listFloor(
  sql: Sql,
  memberId: string,
  floor: Floor,
  { q = '', pageNum, pageSize, after }: FloorRequest,
) {
  const searched = searchedName(q);
  const found = searched === '' ? '' : `and position($2 in ${SEARCHED_NAME}) > 0`;
  const values = searched === '' ? [memberId] : [memberId, searched];
  const where = `from member as invitee where ${ON_FLOOR[floor]} ${found}`;
  const [last] =
    after === undefined
      ? []
      : await sql.query<{ after: string }>(
          `select id as after from member as invitee where ${ON_FLOOR[floor]} and id = $2`,
          [memberId, after],
        );
  const parameter = (index: number) => `$${values.length + index}`;
  const rows = await sql.query<InviteeRow>(
    `select id, ${PUBLIC_NAME} as name, head_url, created_at, ${HOLDS_A_LEASE} as valid ${where}
       ${last ? `and (created_at, id) < (select created_at, id from member where id = ${parameter(3)})` : ''}
     order by created_at desc, id desc limit ${parameter(1)} offset ${parameter(2)}`,
    [...values, pageSize, last ? 0 : (pageNum - 1) * pageSize, ...(last ? [last.after] : [])],
  );
  const [count] = await sql.query<{ total: number }>(`select count(*)::int as total ${where}`, values);
  return {
    total: count?.total ?? 0,
    list: rows.map((row) => ({
      id: row.id,
      name: row.name,
      avatarUrl: row.head_url,
      joinedAt: toIso(row.created_at),
      valid: row.valid,
    })),
  };
}

/** Numbers of people in a team. */
export interface FloorCounts {
  readonly floor1: number;
  readonly floor2: number;
  /** People of the first floor who hold a lease. */
  readonly valid: number;
}

/** Count the people of a member's team. */
export async function countFloors(sql: Sql, memberId: string): Promise<FloorCounts> {
  const [counts] = await sql.query<FloorCounts>(
    `select
       (select count(*) from member as invitee where ${ON_FLOOR[1]})::int as floor1,
       (select count(*) from member as invitee where ${ON_FLOOR[2]})::int as floor2,
       (select count(*) from member as invitee where ${ON_FLOOR[1]} and ${HOLDS_A_LEASE})::int as valid`,
    [memberId],
  );
  if (!counts) throw new Error('user: a count is one row');
  return counts;
}

/** People whom this member invited. */
export const floorOneOperation = implement(floorOne, async ({ sql, memberId }, request) =>
  ok({ data: await listFloor(sql, memberId, 1, request) }),
);

/** People whom the member's invitees invited: only displayed, never rewarded (H12). */
export const floorTwoOperation = implement(floorTwo, async ({ sql, memberId }, request) =>
  ok({ data: await listFloor(sql, memberId, 2, request) }),
);

/** Numbers of people on each floor, and of active ones on the first. */
export const floorCountsOperation = implement(floorCounts, async ({ sql, memberId }) =>
  ok({ data: await countFloors(sql, memberId) }),
);
