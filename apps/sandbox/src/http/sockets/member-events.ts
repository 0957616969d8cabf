import type { SocketEvent } from '@paydirt/contract/socket';

import { queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';
import { readMailboxes } from '../../services/message/mailbox.ts';
import {
  RECHARGE_AMOUNTS,
  type RechargeRow,
  toRecharge,
} from '../../services/wallet/recharge/recharge-rows.ts';

/** The present state of a subject that a member's devices follow. */
export interface MemberEvent {
  readonly memberId: string;
  /** Subject; only the latest state of each counts. */
  readonly topic: string;
  readonly event: SocketEvent;
}

/**
 * Time for which something that is over is still sent, on real time: longer than a connection is ever away
 * between two attempts to come back.
 */
const SENT_FOR = '5 minutes';

/**
 * Read the events of some members: everything under way, and everything that ended a moment ago. It is read from
 * the tables each time, so that any process reports the work of the others.
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
