import type { SupportMessage, SupportThread } from '@paydirt/contract/messages/support';
import {
  dateFormatCode,
  type EpochMs,
  HELP_ARTICLES,
  type HelpArticle,
  type Locale,
  supportHours,
  toIso,
} from '@paydirt/domain';
import { createFormatters, type Formatters } from '@paydirt/i18n';

import type { Sql } from '../../../database/database.ts';
import type { Ports } from '../../../operation/operation.ts';
import { translatorOf } from '../../../platform/texts.ts';
import { namePanel } from '../../message/word-message.ts';
import { guideAnswer } from './guide-answer.ts';

/** Number of earlier messages that are shown when the chat opens. */
const SHOWN_AT_MOST = 100;

/** Stored message. */
export type StoredMessage = Pick<SupportMessage, 'author' | 'kind'> & {
  readonly text?: string;
  readonly articleId?: HelpArticle;
  /** Id created by the sender, so that a retry does not store a second message. */
  readonly intentId?: string | undefined;
};

interface MessageRow {
  readonly id: string;
  readonly seq: bigint;
  readonly author: SupportMessage['author'];
  readonly kind: SupportMessage['kind'];
  readonly text: string | null;
  readonly article_id: HelpArticle | null;
  readonly at: EpochMs;
}

/** Store a message. */
export async function keepMessage(
  { sql, now, ports }: { readonly sql: Sql; readonly now: EpochMs; readonly ports: Pick<Ports, 'newId'> },
  memberId: string,
  { author, kind, text, articleId, intentId }: StoredMessage,
): Promise<string> {
  const id = ports.newId('sup');
  await sql.query(
    `insert into support_message (id, member_id, author, kind, text, article_id, intent_id, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, memberId, author, kind, text ?? null, articleId ?? null, intentId ?? null, new Date(now)],
  );
  return id;
}

/**
 * Read the texts by which the guide finds help articles, in a language: their whole titles, and their words.
 */
export async function articlesIn(locale: Locale): Promise<{ id: HelpArticle; words: string }[]> {
  const { t } = await translatorOf(locale);
  return HELP_ARTICLES.map((id) => ({
    id,
    words: `${t(`help.article.${id}.title`).replaceAll(',', ' ')}, ${t(`help.article.${id}.words`)}`,
  }));
}

/** Word a message of the guide in the language of the chat; a person's stays as it is, and names its source. */
async function wordsOf(row: MessageRow, locale: Locale, format: Formatters): Promise<string> {
  const { t } = await translatorOf(locale);
  if (row.text !== null) return row.author === 'person' ? namePanel(row.text, t) : row.text;
  if (row.article_id !== null) return guideAnswer(row.article_id, t, format);
  if (row.kind === 'closed') {
    const { changesAt } = supportHours(row.at);
    return t('support.chat.closed', { time: format.dateTime(changesAt) });
  }
  return row.kind === 'waiting' ? t('support.chat.waiting') : t('support.chat.notFound');
}

/**
 * Read the messages of a member's chat after a given one, oldest first; if there are more than a hundred, the
 * latest.
 */
export async function readThread(
  { sql, now }: { readonly sql: Sql; readonly now: EpochMs },
  { memberId, locale, after }: { readonly memberId: string; readonly locale: Locale; readonly after: number },
): Promise<SupportThread> {
  const [thread] = await sql.query<{ answers: SupportThread['answers'] | null; date_format: number }>(
    `select date_format, answers from member left join support_thread on member_id = member.id
     where member.id = $1`,
    [memberId],
  );
  const format = createFormatters(locale, { dateFormat: dateFormatCode(thread?.date_format ?? 0) });
  const rows = await sql.query<MessageRow>(
    `select id, seq, author, kind, text, article_id, at from support_message
     where member_id = $1 and seq > $2 order by seq desc limit ${SHOWN_AT_MOST}`,
    [memberId, after],
  );
  const list = await Promise.all(
    rows.toReversed().map(async (row): Promise<SupportMessage> => {
      const { id, seq, author, kind, article_id: articleId, at } = row;
      return {
        id,
        seq: Number(seq),
        author,
        kind,
        articleId,
        time: toIso(at),
        shownTime: format.dateTime(at),
        text: await wordsOf(row, locale, format),
      };
    }),
  );
  return { answers: thread?.answers ?? 'guide', open: supportHours(now).open, list };
}
