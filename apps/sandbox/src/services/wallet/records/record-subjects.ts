import type { CapitalRecord } from '@paydirt/contract';
import type { Locale } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import { readContent } from '../../content/content.ts';

/** Subject of a record; its name is looked up in the asked language when it is read. */
export type RecordSubject = `product:${string}` | `campaign:${string}`;

/** Names of subjects, and what sort of product each is. */
export interface Subjects {
  readonly nameOf: (subject: RecordSubject) => string;
  readonly goodsOf: (subject: RecordSubject) => CapitalRecord['goods'];
}

const idOf = (subject: RecordSubject) => subject.slice(subject.indexOf(':') + 1);

/** Read the names of some subjects in the asked language. Asking for another one's throws. */
export async function readSubjects(
  sql: Sql,
  subjects: readonly RecordSubject[],
  locale: Locale,
): Promise<Subjects> {
  const idsOf = (kind: 'product' | 'campaign') => [
    ...new Set(subjects.filter((subject) => subject.startsWith(`${kind}:`)).map(idOf)),
  ];
  const productIds = idsOf('product');
  const products = await readContent(sql, 'product', productIds, locale);
  const campaigns = await readContent(sql, 'campaign', idsOf('campaign'), locale);
  const kinds = await sql.query<{ id: string; kind: 'machine' | 'merchandise' }>(
    `select id, kind from product where id = any($1::text[])`,
    [productIds],
  );
  const kindOf = new Map(kinds.map(({ id, kind }) => [id, kind]));
  return {
    nameOf: (subject) => {
      const text = (subject.startsWith('product:') ? products : campaigns).get(idOf(subject));
      if (!text) throw new Error(`wallet: ${subject} has no text`);
      return text.body.name;
    },
    goodsOf: (subject) => (subject.startsWith('product:') ? (kindOf.get(idOf(subject)) ?? null) : null),
  };
}
