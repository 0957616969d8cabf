import {
  closePopupNotice,
  type Notice,
  popupNotice,
  walletNotice,
} from '@paydirt/contract/messages/announcements';
import { addMs, DAY_MS, dayOf, DEFAULT_LOCALE, err, epochMs, type Locale, ok, toIso } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import { implement } from '../../../operation/operation.ts';
import { readContent } from '../../content/content.ts';

/** Time for which the wallet pages show a notice. */
const ON_WALLET_MS = 7 * DAY_MS;

/** Read a notice in the requested language; null if there is none. */
async function wordNotice(sql: Sql, id: string | undefined, locale: Locale): Promise<Notice | null> {
  if (id === undefined) return null;
  const text = (await readContent(sql, 'notice', [id], locale)).get(id);
  if (!text) return null;
  const { title, body } = text.body;
  return { id, title, body, time: toIso(epochMs(text.at)), contentLanguage: text.language };
}

/**
 * Newest notice that may pop up for a member. Returning it uses up this clock day, whether or not the answer
 * arrives, because a notice must not pop up twice (H16).
 */
export const popupNoticeOperation = implement(
  popupNotice,
  async ({ sql, memberId, locale, now }) => {
    if (memberId === null) return ok({ data: null });
    const [given] = await sql.query<{ notice_id: string }>(
      `insert into popup_given (member_id, day, notice_id)
     select $1, $2, id from content
     where kind = 'notice' and locale = $3 and body ->> 'place' = 'popup' and at <= $4 and not exists (
       select from popup_closed where popup_closed.member_id = $1 and popup_closed.notice_id = content.id)
     order by at desc limit 1
     on conflict do nothing returning notice_id`,
      [memberId, dayOf(now), DEFAULT_LOCALE, new Date(now)],
    );
    return ok({ data: await wordNotice(sql, given?.notice_id, locale) });
  },
  { transaction: true },
);

/** Never show a notice to this member again. */
export const closePopupNoticeOperation = implement(closePopupNotice, async ({ sql, memberId }, { id }) => {
  const closed = await sql.query(
    `with known as (select id from content where kind = 'notice' and id = $2 and locale = $3),
     closed as (
       insert into popup_closed (member_id, notice_id) select $1, id from known on conflict do nothing
     )
     select id from known`,
    [memberId, id, DEFAULT_LOCALE],
  );
  return closed.length > 0 ? ok({ data: null }) : err({ error: 'not_found' });
});

/** Newest notice for the wallet pages within the last seven days. */
export const walletNoticeOperation = implement(walletNotice, async ({ sql, locale, now }) => {
  const [newest] = await sql.query<{ id: string }>(
    `select id from content
     where kind = 'notice' and locale = $1 and body ->> 'place' = 'wallet' and at <= $2 and at > $3
     order by at desc limit 1`,
    [DEFAULT_LOCALE, new Date(now), new Date(addMs(now, -ON_WALLET_MS))],
  );
  return ok({ data: await wordNotice(sql, newest?.id, locale) });
});
