import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { emptySchema, flagParameter, idSchema, integerParameter } from '../basics.ts';
import { defineCall } from '../call.ts';
import { lineParameter, textParameter } from '../free-text.ts';

const open = { service: 'sandbox', tag: 'sandbox', auth: 'none' } as const;

export const publishNews = defineCall({
  ...open,
  method: 'POST',
  path: 'news',
  summary:
    'Publish to everybody: an article (news), a message (station_news) or a notice, which may also pop up once or stand on the wallet pages',
  changes: ['news', 'messages', 'unread'],
  input: v.pipe(
    v.object({
      title: lineParameter(CONSTANTS.NEWS_TITLE_MAX_LENGTH),
      body: textParameter(CONSTANTS.NEWS_TEXT_MAX_LENGTH),
      channel: v.picklist(['news', 'station_news', 'notice']),
      /** Where a notice is shown besides the ticker. */
      place: v.optional(v.picklist(['popup', 'wallet'])),
    }),
    v.check(({ channel, place }) => place === undefined || channel === 'notice'),
  ),
  result: v.object({ id: idSchema }),
});

export const publishVersion = defineCall({
  ...open,
  method: 'POST',
  path: 'version',
  summary: 'Publish a newer version of the app, compulsory or not; with no parameter, withdraw it',
  changes: ['version'],
  input: v.pipe(
    v.object({
      versionCode: v.optional(integerParameter(1, 999_999)),
      version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}(?:\.\d{1,3}){1,2}$/))),
      extra: v.optional(textParameter(CONSTANTS.VERSION_NOTE_MAX_LENGTH)),
      compulsory: v.optional(flagParameter, false),
    }),
    v.check(({ versionCode, version }) => (versionCode === undefined) === (version === undefined)),
  ),
  result: emptySchema,
});
