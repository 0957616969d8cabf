import { incomePattern } from '@paydirt/contract/calls/income';
import {
  addDays,
  clockDay,
  CURRENCY,
  dayOf,
  err,
  isoDay,
  type Money,
  ok,
  toDecimal,
  YIELD_RULE,
  YIELD_SEED,
} from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import { implement } from '../../operation.ts';
import { readContent } from '../content/content.ts';
import { findProduct } from '../goods/product-rows.ts';

const DAYS_SHOWN = 30;

interface ProductDayRow {
  readonly day: number;
  readonly unit_revenue: Money;
  readonly scheduled: Money;
  readonly paid: Money;
  readonly coverage_permille: number | null;
}

/** How a machine earns: the published rule, and what it did on each day that is over (H13). */
export const incomePatternOperation = implement(
  incomePattern,
  async ({ sql, locale, now }, { productId }) => {
    const product = await findProduct(sql, productId);
    const text = (await readContent(sql, 'product', [productId], locale)).get(productId);
    if (!product || !text || product.kind !== 'machine') return err({ error: 'not_found' });
    const days = await queryAmounts<ProductDayRow>(
      sql,
      { unit_revenue: CURRENCY, scheduled: CURRENCY, paid: CURRENCY },
      `select day, unit_revenue, scheduled, paid, coverage_permille from product_day
     where product_id = $1 and day >= $2 order by day`,
      [productId, addDays(dayOf(now), -DAYS_SHOWN)],
    );
    return ok({
      data: {
        productId,
        productName: text.body.name,
        price: toDecimal(product.price),
        dailyIncome: toDecimal(product.day_return),
        validDays: product.valid_days,
        rule: YIELD_RULE.map((band) => ({
          chance: band.sharePermille,
          from: band.fromPermille,
          to: band.toPermille,
        })),
        seed: YIELD_SEED,
        days: days.map((row) => ({
          day: isoDay(clockDay(row.day)),
          unitRevenue: toDecimal(row.unit_revenue),
          scheduled: toDecimal(row.scheduled),
          paid: toDecimal(row.paid),
          coveragePermille: row.coverage_permille,
        })),
      },
    });
  },
);
