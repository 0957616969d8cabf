import { CURRENCY, dateFormatCode, fromIso, type Locale, parseMoney, unwrap } from '@paydirt/domain';
import { createFormatters, type Formatters, type MessageKey, type Translate } from '@paydirt/i18n';

import type { Sql } from '../../database/database.ts';
import { translatorOf } from '../../platform/texts.ts';
import { readContent } from '../content/content.ts';
import type { MessageKind, MessageValue } from './message-kinds.ts';

/** Stored message. */
export interface StoredMessage {
  readonly kind: MessageKind;
  readonly parameters: Readonly<Record<string, MessageValue>>;
}

export interface Wording {
  readonly title: string;
  readonly body: string;
}

/** Translate function whose parameters are only known at run time. */
type LooseTranslate = (key: MessageKey, parameters: Readonly<Record<string, string>>) => string;

/**
 * Name the test panel as the source of a text that was typed there: anybody can type one, and as the services' own
 * words it could ask a member for money (H14).
 */
export const namePanel = (text: string, t: Translate) => `${t('test.title')}: ${text}`;

function writeValue(
  value: MessageValue,
  { t, format, campaignName }: { t: Translate; format: Formatters; campaignName: (id: string) => string },
): string {
  if (typeof value === 'string') return value;
  if ('amount' in value) return format.money(unwrap(parseMoney(value.amount, CURRENCY)), 'balance');
  if ('time' in value) return format.dateTime(unwrap(fromIso(value.time)));
  if ('reason' in value) return t(value.reason);
  if ('typedInPanel' in value) return namePanel(value.typedInPanel, t);
  return campaignName(value.campaign);
}

/** Word messages in a language, with amounts and times in the reader's formats. */
export async function wordMessages(
  sql: Sql,
  messages: readonly StoredMessage[],
  { locale, dateFormat }: { readonly locale: Locale; readonly dateFormat: number },
): Promise<Wording[]> {
  const { t } = await translatorOf(locale);
  const format = createFormatters(locale, { dateFormat: dateFormatCode(dateFormat) });
  const campaignIds = messages.flatMap(({ parameters }) =>
    Object.values(parameters).flatMap((value) =>
      typeof value === 'object' && 'campaign' in value ? [value.campaign] : [],
    ),
  );
  const campaigns = await readContent(sql, 'campaign', campaignIds, locale);
  const campaignName = (id: string) => campaigns.get(id)?.body.name ?? id;
  return messages.map(({ kind, parameters }) => {
    const words = Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [
        name,
        writeValue(value, { t, format, campaignName }),
      ]),
    );
    const say = t as LooseTranslate;
    return {
      title: say(`messages.kind.${kind}.title`, words),
      body: say(`messages.kind.${kind}.body`, words),
    };
  });
}
