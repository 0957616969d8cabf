import { publishNews, publishVersion } from '@paydirt/contract/sandbox/publishing';
import { DEFAULT_LOCALE, ok } from '@paydirt/domain';

import { implement } from '../../operation/operation.ts';
import { translatorOf } from '../../platform/texts.ts';
import type { ContentBodies } from '../content/content.ts';
import { namePanel } from '../message/word-message.ts';

/** Number of characters of an article's first paragraph that lists show below its title. */
const SUMMARY_LENGTH = 160;

/**
 * Publish a text to everybody, in the one language in which it was written; it is shown as English
 * everywhere, and its title names the test panel.
 */
export const publishNewsOperation = implement(publishNews, async ({ sql, now, ports }, input) => {
  const { body, channel, place } = input;
  const title = namePanel(input.title, (await translatorOf(DEFAULT_LOCALE)).t);
  const id = ports.newId('pub');
  await sql.query(`insert into content (kind, id, locale, at, body) values ($1, $2, $3, $4, $5)`, [
    channel,
    id,
    DEFAULT_LOCALE,
    new Date(now),
    JSON.stringify(
      channel === 'news' ? articleOf(title, body) : { title, body, ...(place !== undefined && { place }) },
    ),
  ]);
  return ok({ data: { id } });
});

function articleOf(title: string, text: string): ContentBodies['news'] {
  const body = text.split(/\n{2,}/u).map((paragraph) => paragraph.trim());
  const [first = ''] = body;
  // The summary is cut between words, so that no character is split.
  const cut = first.lastIndexOf(' ', SUMMARY_LENGTH);
  const summary = first.length > SUMMARY_LENGTH && cut > 0 ? `${first.slice(0, cut)}…` : first;
  return { title, summary, body };
}

/** Publish a newer version of the app, or withdraw it. */
export const publishVersionOperation = implement(publishVersion, async ({ sql }, input) => {
  await sql.query(`delete from published_version`);
  if (input.versionCode === undefined || input.version === undefined) return ok({ data: null });
  await sql.query(
    `insert into published_version (version_code, version, extra, compulsory) values ($1, $2, $3, $4)`,
    [input.versionCode, input.version, input.extra ?? '', input.compulsory],
  );
  return ok({ data: null });
});
