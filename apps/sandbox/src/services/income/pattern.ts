import { incomePattern } from '@paydirt/contract/wallet/income';
import {
  addDays,
  clockDay,
  CURRENCY,
  dayOf,
  DRY_SPELLS,
  err,
  isoDay,
  money,
  type Money,
  ok,
  toDecimal,
  YIELD_RULE,
  YIELD_SEED,
} from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import { implement } from '../../operation/operation.ts';
import { readContent } from '../content/content.ts';
import { findProduct } from '../goods/product-rows.ts';

const DAYS_SHOWN = 30;

interface ProductDayRow {
  readonly day: number;
  readonly units: number;
  readonly unit_revenue: Money;
  readonly earned: Money;
  readonly scheduled: Money;
  readonly paid: Money;
  readonly coverage_permille: number | null;
}

/**
 * Compute the income of each lease; null if leases of one machine were owed different amounts, or there was
 * none.
 */
function paidEach({ units, scheduled, paid }: ProductDayRow, dayReturn: Money): Money | null {
  const count = BigInt(units);
  if (units === 0 || scheduled.minor !== dayReturn.minor * count || paid.minor % count !== 0n) return null;
  return money(paid.minor / count, CURRENCY);
}

/** Published rule of a machine's income, and its past days (H13). */
export const incomePatternOperation = implement(
  incomePattern,
  async ({ sql, locale, now }, { productId }) => {
    const product = await findProduct(sql, productId);
    const text = (await readContent(sql, 'product', [productId], locale)).get(productId);
    if (!product || !text || product.kind !== 'machine') return err({ error: 'not_found' });
    const days = await queryAmounts<ProductDayRow>(
      sql,
      { unit_revenue: CURRENCY, earned: CURRENCY, scheduled: CURRENCY, paid: CURRENCY },
      `select product_day.day, units, unit_revenue, coalesce(booked.amount, 0)::int8 as earned, scheduled, paid,
       coverage_permille
     from product_day
     left join journal_day as booked on booked.day = product_day.day and booked.kind = 'machine_output'
       and booked.class = 'machine_revenue' and booked.product_id = product_day.product_id
     where product_day.product_id = $1 and product_day.day >= $2 order by product_day.day`,
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
        drySpells: {
          days: DRY_SPELLS.days,
          chance: DRY_SPELLS.sharePermille,
          from: DRY_SPELLS.fromPermille,
          to: DRY_SPELLS.toPermille,
        },
        seed: YIELD_SEED,
        days: days.map((row) => {
          const each = paidEach(row, product.day_return);
          return {
            day: isoDay(clockDay(row.day)),
            unitRevenue: toDecimal(row.unit_revenue),
            leases: row.units,
            earned: toDecimal(row.earned),
            scheduled: toDecimal(row.scheduled),
            paid: toDecimal(row.paid),
            paidEach: each === null ? null : toDecimal(each),
            coveragePermille: row.coverage_permille,
          };
        }),
      },
    });
  },
);
