import type { Sql } from '../../../database/database.ts';
import { PUBLIC_NAME } from './member-rows.ts';

const SEEN = `(select ${PUBLIC_NAME} from member where id = $1)`;

/** Copy a changed name, as others see it, to the member's posts and comments and the replies to these. */
export async function copyName(sql: Sql, memberId: string): Promise<void> {
  await sql.query(`update post set author_name = ${SEEN} where author_id = $1`, [memberId]);
  await sql.query(`update comment set author_name = ${SEEN} where author_id = $1`, [memberId]);
  await sql.query(`update comment set to_name = ${SEEN} where to_author_id = $1`, [memberId]);
}
