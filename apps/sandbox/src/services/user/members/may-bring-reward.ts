import type { Sql } from '../../../database/database.ts';

/** Tell whether a lease of a member may still earn their inviter a reward; each invitee earns only one. */
export async function mayBringReward(sql: Sql, memberId: string): Promise<boolean> {
  const rows = await sql.query(
    `select from member where id = $1 and inviter_id is not null and not exists (
       select from capital_record where reference = member.id and kind = 'referral_bonus'
     )`,
    [memberId],
  );
  return rows.length > 0;
}
