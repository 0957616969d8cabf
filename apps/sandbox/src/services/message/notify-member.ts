import type { EpochMs } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import type { Ports } from '../../operation/operation.ts';
import { MESSAGE_KINDS, type MessageKind, type MessageValue } from './message-kinds.ts';

/** Message in the app for one member. */
export interface NewMessage {
  readonly memberId: string;
  readonly kind: MessageKind;
  /** Values of the placeholders in the text. */
  readonly parameters?: Readonly<Record<string, MessageValue>>;
  /** Subject: one message of a kind is written for each subject. */
  readonly reference: string;
  /** Route of the app that the message links to: `/user/withrecord?id=…`. */
  readonly href?: string;
}

/**
 * Write a message to a member, in the transaction that it reports. It stays until it is read, and is worded
 * when it is read. Writing it again changes nothing, and a former member gets none.
 */
export async function notifyMember(
  { sql, now, ports }: { readonly sql: Sql; readonly now: EpochMs; readonly ports: Pick<Ports, 'newId'> },
  { memberId, kind, parameters = {}, reference, href }: NewMessage,
): Promise<void> {
  await sql.query(
    `insert into member_message (id, member_id, channel, kind, parameters, href, reference, at)
     select $1, id, $3, $4, $5, $6, $7, $8 from member where id = $2 and deleted_at is null for key share
     on conflict (member_id, kind, reference) do nothing`,
    [
      ports.newId('msg'),
      memberId,
      MESSAGE_KINDS[kind],
      kind,
      JSON.stringify(parameters),
      href ?? null,
      reference,
      new Date(now),
    ],
  );
}
