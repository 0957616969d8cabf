import type { SocketEvent } from '@paydirt/contract/socket';

import { queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';
import { readMailboxes } from './mailbox.ts';
import { RECHARGE_AMOUNTS, type RechargeRow, toRecharge } from '../wallet/recharge/recharge-rows.ts';

/** Something that a member may want to hear of, as it stands now. */
export interface MemberNews {
  readonly memberId: string;
  /** Subject; only the latest state of each counts. */
  readonly topic: string;
  readonly event: SocketEvent;
}

/**
 * How long something that is over is still told, on real time: longer than a connection is ever away
 * between two attempts to come back.
 */
const TOLD_FOR = '5 minutes';

/**
 * Read what there is to tell to some members: everything under way, and what ended a moment ago. It is
 * read from the tables each time, so that any process tells what another one did.
 */
export async function readNews(sql: Sql, memberIds: readonly string[]): Promise<MemberNews[]> {
  const rows = await queryAmounts<RechargeRow>(
    sql,
    RECHARGE_AMOUNTS,
    `select * from recharge where member_id = any($1::text[]) and (
       status in ('intent', 'seen', 'processing') or changed_at > now() - interval '${TOLD_FOR}'
     ) order by seq`,
    [[...memberIds]],
  );
  const recharges = rows.map((row): MemberNews => ({
    memberId: row.member_id,
    topic: `recharge:${row.id}`,
    event: { type: 'recharge', data: toRecharge(row) },
  }));
  const mailboxes = await readMailboxes(sql, memberIds);
  return [
    ...recharges,
    ...Array.from(mailboxes, ([memberId, mailbox]): MemberNews => ({
      memberId,
      topic: 'mailbox',
      event: { type: 'mailbox', data: mailbox },
    })),
  ];
}
