import { dateFormatCode, type EpochMs, isStandInName, type Locale, type Money } from '@paydirt/domain';
import { createFormatters, type Formatters, type Translate } from '@paydirt/i18n';

import { translatorOf } from '../platform/texts.ts';
import type { DocumentFrame } from './document-layout.ts';

/** Texts, figures and dates of a document in one language. */
export interface DocumentTexts {
  readonly locale: Locale;
  readonly t: Translate;
  readonly format: Formatters;
  /** Month with its year: "November 2026". */
  readonly month: (at: EpochMs) => string;
  /** Amount with all its digits, without the currency, which is in the column's head. */
  readonly exact: (money: Money) => string;
}

/** Get the texts and formats of a member's documents. Dates and times are those of the clock, in UTC. */
export async function documentTexts(locale: Locale, dateFormat: number): Promise<DocumentTexts> {
  const { t } = await translatorOf(locale);
  const format = createFormatters(locale, { dateFormat: dateFormatCode(dateFormat) });
  const months = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    locale,
    t,
    format,
    month: (at) => months.format(at),
    exact: (money) => format.figure(money, 'exact'),
  };
}

/**
 * Name the holder of a document: their name, or, labelled as such, the phone number or e-mail address shown in its
 * place (PRODUCT 3).
 */
export function holderFact(t: Translate, name: string): readonly [label: string, value: string] {
  if (!isStandInName(name)) return [t('paper.statement.holder'), name];
  return [name.includes('@') ? t('me.information.email') : t('me.information.phone'), name];
}

/** Texts on every page of a document, with its time. */
export function documentFrame(
  { t, format, locale }: DocumentTexts,
  { title, now }: { readonly title: string; readonly now: EpochMs },
): DocumentFrame {
  return {
    title: `${title} · Paydirt`,
    language: locale,
    createdAt: new Date(now),
    ribbon: t('shell.ribbon'),
    footer: t('paper.made', { time: format.dateTime(now) }),
    pageOf: (page) => t('paper.page', { page }),
    lastPageOf: (page) => t('paper.lastPage', { page, pages: page }),
  };
}
