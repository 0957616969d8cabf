import { addMs, DAY_MS, type EpochMs, HOUR_MS, type Locale, LOCALES } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import type { ContentBodies, ContentKind } from '../../services/content/content.ts';
import { AGREEMENT_VERSION } from '../products.ts';
import { DE_DE } from './de-de.ts';
import { EN_US } from './en-us.ts';
import { ES_ES } from './es-es.ts';
import { FR_FR } from './fr-fr.ts';
import { HI_IN } from './hi-in.ts';
import { IT_IT } from './it-it.ts';
import { KN_IN } from './kn-in.ts';
import {
  AGREEMENT_SECTION_IDS,
  CAMPAIGN_IDS,
  DEVELOPER_NEWS_IDS,
  GRADE_IDS,
  NEWS_IDS,
  NOTICE_IDS,
  type SeedTexts,
  SLIDE_IDS,
} from './seed-texts.ts';
import { TA_IN } from './ta-in.ts';
import { TE_IN } from './te-in.ts';
import { TR_TR } from './tr-tr.ts';

/** Clock days between two notices; the newest was written today. */
export const NOTICE_DAYS_APART = 4;

/** Texts by language. */
export const SEED_TEXTS: Readonly<Record<Locale, SeedTexts>> = {
  'en-US': EN_US,
  'hi-IN': HI_IN,
  'ta-IN': TA_IN,
  'te-IN': TE_IN,
  'kn-IN': KN_IN,
  'tr-TR': TR_TR,
  'es-ES': ES_ES,
  'it-IT': IT_IT,
  'fr-FR': FR_FR,
  'de-DE': DE_DE,
};

/** Routes of the app to which the slides lead. */
const SLIDE_HREFS: Readonly<Record<(typeof SLIDE_IDS)[number], string>> = {
  'carousel-1': '#/index/incomePattern?productId=trommel',
  'carousel-2': '#/user/record',
  'carousel-3': '#/projects',
};

/** Row of the table `content`. */
interface ContentRow<K extends ContentKind = ContentKind> {
  readonly kind: K;
  readonly id: string;
  readonly locale: Locale;
  readonly at: EpochMs;
  readonly body: ContentBodies[K];
}

function rowsOf(locale: Locale, texts: SeedTexts, now: EpochMs): ContentRow[] {
  const row = <K extends ContentKind>(
    kind: K,
    id: string,
    body: ContentBodies[K],
    at = now,
  ): ContentRow<K> => ({
    kind,
    id,
    locale,
    at,
    body,
  });
  const daysAgo = (days: number) => addMs(now, -days * DAY_MS - 3 * HOUR_MS);
  const { title, sections } = texts.agreement;
  return [
    ...Object.entries(texts.products).map(([id, text]) => row('product', id, text)),
    ...CAMPAIGN_IDS.map((id) => row('campaign', id, { name: texts.campaigns[id] })),
    ...GRADE_IDS.map((id) => row('grade', id, { name: texts.grades[id] })),
    row('agreement', AGREEMENT_VERSION, { title, sections: AGREEMENT_SECTION_IDS.map((id) => sections[id]) }),
    ...NOTICE_IDS.map((id, index) =>
      row('notice', id, texts.notices[id], daysAgo(index * NOTICE_DAYS_APART)),
    ),
    ...NEWS_IDS.map((id, index) => row('news', id, texts.news[id], daysAgo(1 + index * 5))),
    ...SLIDE_IDS.map((id) =>
      row('slide', id, {
        image: `/media/carousel/${id}.svg`,
        title: texts.slides[id],
        href: SLIDE_HREFS[id],
      }),
    ),
    ...DEVELOPER_NEWS_IDS.map((id, index) =>
      row('news', id, texts.developerNews[id], daysAgo(8 + index * 10)),
    ),
  ];
}

/** Create rows of all texts of the services; notices and news are dated before `now`. */
export function contentRows(now: EpochMs): ContentRow[] {
  return LOCALES.flatMap((locale) => rowsOf(locale, SEED_TEXTS[locale], now));
}

/**
 * Write all texts of the services in one statement. A text that an earlier version wrote is corrected; an
 * agreement stays as it was accepted, because other terms are another version.
 */
export async function insertContent(sql: Sql, now: EpochMs): Promise<void> {
  await sql.query(
    `insert into content (kind, id, locale, at, body)
     select kind, id, locale, to_timestamp(at / 1000.0), body
     from jsonb_to_recordset($1::jsonb) as row (kind text, id text, locale text, at int8, body jsonb)
     on conflict (kind, id, locale) do update set body = excluded.body
       where content.kind <> 'agreement' and content.body <> excluded.body`,
    [JSON.stringify(contentRows(now))],
  );
}
