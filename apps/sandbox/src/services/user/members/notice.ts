import type { MessageKey } from '@paydirt/i18n';

import type { MemberContext } from '../../../operation/operation.ts';
import { translatorOf } from '../../../platform/texts.ts';

/** Notices of changes to an account. */
export type Notice = Extract<MessageKey, `${'destinations' | 'security'}.notice.${string}`>;

/** Notify a member of a change to their account by SMS and e-mail, in the language of the request. */
export async function sendNotice(
  { sql, now, locale }: MemberContext,
  destinations: readonly string[],
  notice: Notice,
  parameters: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { t } = await translatorOf(locale);
  // The cast is needed because only the caller knows which parameters its notice has.
  const text = (t as (key: Notice, parameters: object) => string)(notice, parameters);
  for (const to of destinations) {
    await sql.query(
      `insert into outbox (destination, channel, code, body, sent_at) values ($1, $2, null, $3, $4)`,
      [to, to.includes('@') ? 'email' : 'sms', text, new Date(now)],
    );
  }
}
