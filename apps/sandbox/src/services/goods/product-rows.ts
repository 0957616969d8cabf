import type { Product } from '@paydirt/contract/goods/products';
import {
  CURRENCY,
  type EpochMs,
  type Locale,
  type Money,
  PRODUCT_STATUS,
  scheduledTotal,
  toDecimal,
  toIso,
  zero,
} from '@paydirt/domain';

import { type Assets, queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';
import { readContent } from '../content/content.ts';
import { drawnOutcome } from './drawn-outcome.ts';
import type { PastShare } from './past-shares.ts';

export interface ProductRow {
  readonly id: string;
  readonly kind: Product['kind'];
  readonly image: string;
  readonly images: readonly string[];
  readonly status: number;
  readonly start_time: EpochMs | null;
  readonly end_time: EpochMs | null;
  readonly rush_until: EpochMs | null;
  readonly price: Money;
  readonly day_return: Money;
  readonly valid_days: number;
  readonly stock: number | null;
  readonly sold: number;
  readonly terms_version: string | null;
}

/** Columns of {@link ProductRow} that hold money. */
export const PRODUCT_AMOUNTS: Assets<ProductRow> = { price: CURRENCY, day_return: CURRENCY };

/**
 * Compute the present status (PRODUCT 5): a pre-sale opens when its time comes, and a product without units
 * is sold out; neither has to be written.
 */
export function statusAt(row: ProductRow, now: EpochMs): number {
  if (row.stock !== null && row.sold >= row.stock) return PRODUCT_STATUS.SOLD_OUT;
  if (row.status === PRODUCT_STATUS.PRE_SALE && row.start_time !== null && now >= row.start_time) {
    return row.rush_until === null ? 0 : PRODUCT_STATUS.RUSH;
  }
  return row.status;
}

function isoOrNull(time: EpochMs | null): string | null {
  return time === null ? null : toIso(time);
}

/** Convert rows to products in the contract's form, with their texts (H3) and their machines' payouts. */
export async function toProducts(
  sql: Sql,
  rows: readonly ProductRow[],
  locale: Locale,
  now: EpochMs,
  pastShares: ReadonlyMap<string, readonly PastShare[]>,
): Promise<Product[]> {
  const texts = await readContent(
    sql,
    'product',
    rows.map((row) => row.id),
    locale,
  );
  const products: Product[] = [];
  for (const row of rows) {
    const text = texts.get(row.id);
    if (!text) throw new Error(`goods: product ${row.id} has no text`);
    products.push({
      id: row.id,
      kind: row.kind,
      productImage: row.image,
      images: [...row.images],
      productName: text.body.name,
      description: text.body.description,
      status: statusAt(row, now),
      startTime: isoOrNull(row.start_time),
      endTime: isoOrNull(row.end_time),
      rushEndsAt: isoOrNull(row.rush_until),
      price: toDecimal(row.price),
      dailyIncome: toDecimal(row.day_return),
      validDays: row.valid_days,
      scheduledTotal: toDecimal(scheduledTotal(row.day_return, row.valid_days)),
      middleNet: row.kind === 'machine' ? await middleNet(row, pastShares.get(row.id) ?? []) : null,
      stock: row.stock,
      sold: row.stock === null ? null : row.sold,
      leaseTermsVersion: row.terms_version,
      contentLanguage: text.language,
    });
  }
  return products;
}

async function middleNet(row: ProductRow, pastShares: readonly PastShare[]): Promise<string> {
  const { median } = await drawnOutcome(row.id, {
    paid: row.price,
    earned: zero(row.price.asset),
    dailyIncome: row.day_return,
    validDays: row.valid_days,
    pastShares: pastShares.map(({ paidPermille }) => paidPermille),
  });
  return toDecimal(median);
}

/** Read one product's row; null if there is none. */
export async function findProduct(sql: Sql, id: string): Promise<ProductRow | null> {
  const [row] = await queryAmounts<ProductRow>(sql, PRODUCT_AMOUNTS, `select * from product where id = $1`, [
    id,
  ]);
  return row ?? null;
}

const LOCKS = {
  shared: `select pg_advisory_xact_lock_shared(hashtextextended($1, 0))`,
  exclusive: `select pg_advisory_xact_lock(hashtextextended($1, 0))`,
};

/**
 * Lock a product until the transaction ends: orders and returns share the lock, while the end of its day and
 * top-ups hold it exclusively, so that each lease is either before a day's end or after it. It is locked
 * before its leases.
 */
export async function lockProduct(sql: Sql, id: string, how: keyof typeof LOCKS): Promise<void> {
  await sql.query(LOCKS[how], [`product:${id}`]);
}
