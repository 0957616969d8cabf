import type { CapitalRecord } from '@paydirt/contract/wallet/records';
import type { Locale } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { readContent } from '../content/content.ts';

/** Subject of a record; its name is looked up in the requested language when it is read. */
export type RecordSubject = `product:${string}` | `campaign:${string}`;

/** Names of subjects, and for products their kind and drawing. */
export interface Subjects {
  readonly nameOf: (subject: RecordSubject) => string;
  readonly goodsOf: (subject: RecordSubject) => CapitalRecord['goods'];
  readonly imageOf: (subject: RecordSubject) => CapitalRecord['productImage'];
}

interface SubjectProduct {
  readonly id: string;
  readonly kind: 'machine' | 'merchandise';
  readonly image: string;
}

const idOf = (subject: RecordSubject) => subject.slice(subject.indexOf(':') + 1);

/** Read the names of some subjects in the requested language. Looking up any other subject throws. */
export async function readSubjects(
  sql: Sql,
  subjects: readonly RecordSubject[],
  locale: Locale,
): Promise<Subjects> {
  const idsOf = (kind: 'product' | 'campaign') => [
    ...new Set(subjects.filter((subject) => subject.startsWith(`${kind}:`)).map(idOf)),
  ];
  const productIds = idsOf('product');
  const [products, campaigns, rows] = await Promise.all([
    readContent(sql, 'product', productIds, locale),
    readContent(sql, 'campaign', idsOf('campaign'), locale),
    sql.query<SubjectProduct>(`select id, kind, image from product where id = any($1::text[])`, [productIds]),
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const productOf = (subject: RecordSubject) =>
    subject.startsWith('product:') ? known.get(idOf(subject)) : undefined;
  return {
    nameOf: (subject) => {
      const text = (subject.startsWith('product:') ? products : campaigns).get(idOf(subject));
      if (!text) throw new Error(`wallet: ${subject} has no text`);
      return text.body.name;
    },
    goodsOf: (subject) => productOf(subject)?.kind ?? null,
    imageOf: (subject) => productOf(subject)?.image ?? null,
  };
}
