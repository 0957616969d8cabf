import { leaseAgreement, productDetail, productList } from '@paydirt/contract/goods/products';
import { CONSTANTS, err, type Locale, ok, toIso } from '@paydirt/domain';
import { toHex } from '@paydirt/domain/proof/merkle-bytes';

import { queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';
import { implement, type Ports } from '../../operation/operation.ts';
import { readContent } from '../content/content.ts';
import { findAgreedTerms } from './agreed-terms.ts';
import { readPastShares } from './past-shares.ts';
import { findProduct, PRODUCT_AMOUNTS, type ProductRow, statusAt, toProducts } from './product-rows.ts';

/**
 * Products, those on offer first; the catalogue is short, so all of it is read and then filtered by status.
 */
export const productListOperation = implement(productList, async ({ sql, locale, now }, input) => {
  const rows = await queryAmounts<ProductRow>(
    sql,
    PRODUCT_AMOUNTS,
    `select * from product where ($1::text is null or kind = $1) order by position, id`,
    [input.kind ?? null],
  );
  const wanted = rows.filter((row) => input.status === undefined || statusAt(row, now) === input.status);
  const start = (input.pageNum - 1) * input.pageSize;
  const page = wanted.slice(start, start + input.pageSize);
  const past = await readPastShares(
    sql,
    page.map(({ id }) => id),
    now,
  );
  const list = await toProducts(sql, page, locale, now, past);
  return ok({ data: { total: wanted.length, list } });
});

/** One product, with the time at which the member accepted its terms. */
export const productDetailOperation = implement(
  productDetail,
  async ({ sql, memberId, locale, now }, { productId }) => {
    const row = await findProduct(sql, productId);
    if (!row) return err({ error: 'not_found' });
    const past = await readPastShares(sql, [productId], now);
    const [product] = await toProducts(sql, [row], locale, now, past);
    if (!product) throw new Error('goods: one row gives one product');
    const agreed = await findAgreedTerms(sql, memberId, row);
    return ok({
      data: {
        ...product,
        leaseTermsAgreedAt: agreed === null ? null : toIso(agreed.agreed_at),
        pastShares: (past.get(productId) ?? []).map(({ paidPermille }) => paidPermille),
        feePermille: CONSTANTS.WITHDRAWAL_FEE_PERMILLE,
      },
    });
  },
);

/** Read the agreement's text in a language, and the hash that an order under it stores. */
export async function readAgreement(sql: Sql, version: string, locale: Locale, ports: Pick<Ports, 'sha256'>) {
  const text = (await readContent(sql, 'agreement', [version], locale)).get(version);
  if (!text) throw new Error(`goods: agreement ${version} has no text`);
  const { title, sections } = text.body;
  const hash = toHex(ports.sha256(JSON.stringify([version, title, sections])));
  return { version, contentLanguage: text.language, title, sections: [...sections], hash };
}

/** The lease agreement in force for a machine. */
export const leaseAgreementOperation = implement(
  leaseAgreement,
  async ({ sql, locale, ports }, { productId }) => {
    const row = await findProduct(sql, productId);
    if (!row?.terms_version) return err({ error: 'not_found' });
    return ok({ data: await readAgreement(sql, row.terms_version, locale, ports) });
  },
);
