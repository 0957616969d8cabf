import { answerSupport, supportRequests } from '@paydirt/contract/messages/support';
import { type EpochMs, err, ok, toIso } from '@paydirt/domain';

import { implement } from '../../operation/operation.ts';
import { notifyMember } from '../message/notify-member.ts';
import { PUBLIC_NAME } from '../user/members/member-rows.ts';
import { keepMessage } from '../user/support/support-thread.ts';

const SHOWN_AT_MOST = 20;
/** Route at which the member reads the answer. */
const CHAT = '/help/chat';

interface RequestRow {
  readonly id: string;
  readonly name: string;
  readonly text: string | null;
  readonly asked_at: EpochMs;
  readonly waiting: boolean;
}

/** Chats that were handed to a person: those that wait, the longest first, then the latest others. */
export const supportRequestsOperation = implement(supportRequests, async ({ sql }) => {
  const rows = await sql.query<RequestRow>(
    `select member.id, coalesce(${PUBLIC_NAME}, member.name) as name, thread.asked_at, thread.waiting_since is not null as waiting, last.text
     from support_thread as thread join member on member.id = thread.member_id
     left join lateral (
       select text from support_message as message
       where message.member_id = member.id and author = 'member' order by seq desc limit 1
     ) as last on true
     where thread.asked_at is not null
     order by thread.waiting_since asc nulls last, thread.asked_at desc limit ${SHOWN_AT_MOST}`,
  );
  return ok({
    data: rows.map(({ id, name, text, asked_at: requestedAt, waiting }) => ({
      id,
      name,
      text: text ?? '',
      time: toIso(requestedAt),
      waiting,
    })),
  });
});

/** Answer a chat as a person would; the member gets a message too, because the chat may not be open. */
export const answerSupportOperation = implement(answerSupport, async (context, { id, text }) => {
  const threads = await context.sql.query(
    `update support_thread set waiting_since = null where member_id = $1 and asked_at is not null returning member_id`,
    [id],
  );
  if (threads.length === 0) return err({ error: 'not_found' });
  const reference = await keepMessage(context, id, { author: 'person', kind: 'text', text });
  await notifyMember(context, { memberId: id, kind: 'support_answered', reference, href: CHAT });
  return ok({ data: null });
});
