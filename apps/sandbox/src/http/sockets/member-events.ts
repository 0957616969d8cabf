import type { SocketEvent } from '@paydirt/contract/socket';

import { queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';
import { readMailboxes } from '../../services/message/mailbox.ts';
import {
  RECHARGE_AMOUNTS,
  type RechargeRow,
  toRecharge,
} from '../../services/wallet/recharge/recharge-rows.ts';

/** Present state of a subject that a member's devices follow. */
export interface MemberEvent {
  readonly memberId: string;
  /** Subject; only its latest state matters. */
  readonly topic: string;
  readonly event: SocketEvent;
}

/**
 * Real time for which the end of something is still sent: longer than a client is ever disconnected between
 * two attempts.
 */
const SENT_FOR = '5 minutes';

/**
 * Read the events of some members: everything in progress, and everything that ended recently. They are read
 * from the tables each time, so that any process reports the work of the others.
 */
export async function readMemberEvents(sql: Sql, memberIds: readonly string[]): Promise<MemberEvent[]> {
  const rows = await queryAmounts<RechargeRow>(
    sql,
    RECHARGE_AMOUNTS,
    `select * from recharge where member_id = any($1::text[]) and (
       status in ('intent', 'seen', 'processing') or changed_at > now() - interval '${SENT_FOR}'
     ) order by seq`,
    [[...memberIds]],
  );
  const recharges = rows.map((row): MemberEvent => ({
    memberId: row.member_id,
    topic: `recharge:${row.id}`,
    event: { type: 'recharge', data: toRecharge(row) },
  }));
  const mailboxes = await readMailboxes(sql, memberIds);
  return [
    ...recharges,
    ...Array.from(mailboxes, ([memberId, mailbox]): MemberEvent => ({
      memberId,
      topic: 'mailbox',
      event: { type: 'mailbox', data: mailbox },
    })),
  ];
}
