import { askPerson, enterSupport, readSupport, sendSupport } from '@paydirt/contract/messages/support';
import { type EpochMs, err, findArticle, type Locale, ok, supportHours } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import { LIVES } from '../../../access/living-sessions.ts';
import { type Context, implement } from '../../../operation/operation.ts';
import { newSecret } from './support-link.ts';
import { articlesIn, keepMessage, readThread } from './support-thread.ts';

/** Limit of messages from one member within a minute of real time. */
const MESSAGES_A_MINUTE = 20;
const MINUTE_SECONDS = 60;

interface Visit {
  readonly memberId: string;
  readonly locale: Locale;
}

/** SQL that keeps a visit's session alive until the transaction ends; a logout or a deletion waits for that. */
const LOCK = 'for share of session';

/** Find the member whose chat a key opens; null if the session of the key has ended. */
async function visitOf({ sql, ports }: Context, key: string, lock = ''): Promise<Visit | null> {
  const [visit] = await sql.query<{ member_id: string; locale: Locale }>(
    `select visit.member_id, visit.locale from support_visit as visit
     join session on session.token_hash = visit.token_hash and ${LIVES} where visit.key_hash = $1 ${lock}`,
    [ports.sha256(key)],
  );
  return visit ? { memberId: visit.member_id, locale: visit.locale } : null;
}

/** Lock a member's chat, so that two messages at once are answered one after the other. */
async function holdThread(sql: Sql, memberId: string): Promise<{ readonly answers: 'guide' | 'person' }> {
  const [thread] = await sql.query<{ answers: 'guide' | 'person' }>(
    `insert into support_thread (member_id) values ($1)
     on conflict (member_id) do update set member_id = excluded.member_id returning answers`,
    [memberId],
  );
  if (!thread) throw new Error('support: a thread that was made is there');
  return thread;
}

/**
 * Exchange a ticket, once, for the member's id, name, phone number and language, and nothing else (H16). The
 * page then has a key of its own, which ends with the session that requested the ticket.
 */
export const enterSupportOperation = implement(enterSupport, async (context, { ticket }) => {
  const { sql, ports } = context;
  const [taken] = await sql.query<{
    token_hash: Uint8Array;
    member_id: string;
    locale: Locale;
    fresh: boolean;
    lives: boolean;
  }>(
    `delete from support_ticket as ticket using session
     where ticket.hash = $1 and session.token_hash = ticket.token_hash
     returning ticket.token_hash, ticket.member_id, ticket.locale, ticket.good_until > now() as fresh, ${LIVES} as lives`,
    [ports.sha256(ticket)],
  );
  // An expired ticket is refused like a used one, and is deleted too.
  if (!taken?.fresh || !taken.lives) return err({ error: 'support_ticket_used', keep: true });
  const key = newSecret(ports.randomBytes);
  await sql.query(
    `insert into support_visit (key_hash, token_hash, member_id, locale) values ($1, $2, $3, $4)`,
    [ports.sha256(key), taken.token_hash, taken.member_id, taken.locale],
  );
  const [member] = await sql.query<{ id: string; name: string; phone: string | null }>(
    `select id, name, phone from member where id = $1`,
    [taken.member_id],
  );
  if (!member) throw new Error('support: the member of a session is there');
  const { locale } = taken;
  const thread = await readThread(context, { memberId: member.id, locale, after: 0 });
  return ok({ data: { key, member, locale, thread } });
});

/** Messages after the last one that the page has. */
export const readSupportOperation = implement(
  readSupport,
  async (context, { key, after }) => {
    const visit = await visitOf(context, key);
    if (!visit) return err({ error: 'support_ended' });
    return ok({ data: await readThread(context, { ...visit, after }) });
  },
  { transaction: false },
);

/**
 * Store a member's message, once per intent, and let the guide answer from the help texts unless a person has
 * the chat.
 */
export const sendSupportOperation = implement(
  sendSupport,
  async (context, { key, text, intentId, after }) => {
    const { sql, now } = context;
    const visit = await visitOf(context, key, LOCK);
    if (!visit) return err({ error: 'support_ended' });
    const { memberId, locale } = visit;
    const { answers } = await holdThread(sql, memberId);
    // A message with this intent was stored and answered, so this is a retry after a lost answer.
    const [earlier] = await sql.query<{ text: string }>(
      `select text from support_message where member_id = $1 and intent_id = $2`,
      [memberId, intentId ?? null],
    );
    if (earlier && earlier.text !== text) return err({ error: 'key_reused' });
    if (earlier) return ok({ data: await readThread(context, { ...visit, after }) });
    const [lately] = await sql.query<{ count: number }>(
      `select count(*)::int as count from support_message
     where member_id = $1 and author = 'member' and sent_at > now() - make_interval(secs => $2)`,
      [memberId, MINUTE_SECONDS],
    );
    if ((lately?.count ?? 0) >= MESSAGES_A_MINUTE)
      return err({ error: 'too_many_requests', data: { retryAfterSeconds: MINUTE_SECONDS } });

    await keepMessage(context, memberId, { author: 'member', kind: 'text', text, intentId });
    if (answers === 'person') {
      await sql.query(
        `update support_thread set waiting_since = coalesce(waiting_since, $2), asked_at = $2 where member_id = $1`,
        [memberId, new Date(now)],
      );
      if (await needsClosedNotice(sql, { memberId, now }))
        await keepMessage(context, memberId, { author: 'guide', kind: 'closed' });
    } else {
      const articleId = findArticle(text, await articlesIn(locale), locale);
      await keepMessage(
        context,
        memberId,
        articleId === null
          ? { author: 'guide', kind: 'no_article' }
          : { author: 'guide', kind: 'article', articleId },
      );
    }
    return ok({ data: await readThread(context, { ...visit, after }) });
  },
);

/** Tell whether support is closed and the guide has not said so since it closed. */
async function needsClosedNotice(
  sql: Sql,
  { memberId, now }: { readonly memberId: string; readonly now: EpochMs },
): Promise<boolean> {
  const { open, changesAt } = supportHours(now);
  if (open) return false;
  const [notice] = await sql.query<{ at: EpochMs }>(
    `select at from support_message where member_id = $1 and kind = 'closed' order by seq desc limit 1`,
    [memberId],
  );
  return notice === undefined || supportHours(notice.at).changesAt !== changesAt;
}

/**
 * Hand the chat to a person, or back to the guide. Outside of the hours, the guide says that no person is
 * there, and messages are stored.
 */
export const askPersonOperation = implement(askPerson, async (context, { key, person, after }) => {
  const { sql, now } = context;
  const visit = await visitOf(context, key, LOCK);
  if (!visit) return err({ error: 'support_ended' });
  const { answers } = await holdThread(sql, visit.memberId);
  if (!person) {
    await sql.query(
      `update support_thread set answers = 'guide', waiting_since = null where member_id = $1`,
      [visit.memberId],
    );
  } else if (answers === 'guide') {
    await sql.query(
      `update support_thread set answers = 'person', waiting_since = $2, asked_at = $2 where member_id = $1`,
      [visit.memberId, new Date(now)],
    );
    const kind = supportHours(now).open ? 'waiting' : 'closed';
    await keepMessage(context, visit.memberId, { author: 'guide', kind });
  }
  return ok({ data: await readThread(context, { ...visit, after }) });
});
