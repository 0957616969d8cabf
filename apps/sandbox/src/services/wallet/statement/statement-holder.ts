import type { EpochMs } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';

/** Holder of a document, with their date format. */
interface Holder {
  /** The member's invitation code, which is unique, and easier to read than the id. */
  readonly code: string;
  readonly name: string;
  readonly created_at: EpochMs;
  readonly date_format: number;
}

/** Read the holder of a document; throws if there is none, because a session always has a member. */
export async function findHolder(sql: Sql, memberId: string): Promise<Holder> {
  const [holder] = await sql.query<Holder>(
    `select invite_code as code, name, created_at, date_format from member where id = $1`,
    [memberId],
  );
  if (!holder) throw new Error('wallet: a session has a member');
  return holder;
}
