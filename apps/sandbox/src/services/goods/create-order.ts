import type { ParsedInputOf } from '@paydirt/contract';
import { createOrder } from '@paydirt/contract/goods/orders';
import {
  addMs,
  chargedPrice,
  CONSTANTS,
  CURRENCY,
  type EpochMs,
  err,
  incomeDays,
  isCouponUsable,
  type Money,
  negate,
  type Offer,
  offerOf,
  ok,
  type Result,
  toDecimal,
  zero,
} from '@paydirt/domain';

import { allInOrder } from '../../database/all-in-order.ts';
import type { Sql } from '../../database/database.ts';
import { writeEntry } from '../../ledger/ledger.ts';
import { takePayment } from '../../ledger/movements.ts';
import { implement, type MemberContext, type Refusal } from '../../operation/operation.ts';
import { scheduleJob } from '../../jobs/due-jobs.ts';
import { type AgreedTerms, findAgreedTerms } from './agreed-terms.ts';
import { lockCoupon } from './coupon-rows.ts';
import { readContent } from '../content/content.ts';
import { writeRecord } from '../records/record-rows.ts';
import { mayBringReward } from '../user/members/may-bring-reward.ts';
import { findOrder, toPlacedOrder } from './order-rows.ts';
import { findProduct, lockProduct, type ProductRow, statusAt } from './product-rows.ts';
import { readAgreement } from './products.ts';

const REFUSED_OFFER: Record<Exclude<Offer['kind'], 'open' | 'rush'>, Refusal> = {
  'sold-out': { error: 'sold_out' },
  upcoming: { error: 'not_on_sale_yet' },
  'rush-ended': { error: 'sale_ended' },
};

function checkOffer(product: ProductRow, now: EpochMs): Result<null, Refusal> {
  const offer = offerOf(
    {
      status: statusAt(product, now),
      startTime: product.start_time,
      endTime: product.end_time,
      rushEndsAt: product.rush_until,
      stock: product.stock,
      sold: product.stock === null ? null : product.sold,
    },
    now,
  );
  if (offer.kind === 'open' || offer.kind === 'rush') return ok(null);
  return err(REFUSED_OFFER[offer.kind]);
}

/**
 * Use up a member's coupon on a product, and release the product for which it was chosen; returns the
 * discount.
 */
async function useCoupon(
  sql: Sql,
  { couponId, memberId, product }: { couponId: string; memberId: string; product: ProductRow },
  now: EpochMs,
): Promise<Result<Money, Refusal>> {
  const coupon = await lockCoupon(sql, memberId, couponId);
  if (!coupon || !isCouponUsable(coupon, product, now)) return err({ error: 'coupon_not_usable' });
  await sql.query(`update coupon set used_at = $2, chosen_for = null where id = $1`, [
    couponId,
    new Date(now),
  ]);
  return ok(coupon.discount);
}

/**
 * Get the agreement under which an order is made: the current one, accepted just now, or by an earlier order
 * of the kind (H5). Refused if it was not accepted; null for products without an agreement.
 */
async function agreementOf(
  { sql, memberId, locale, ports }: MemberContext,
  product: ProductRow,
  shown: string | undefined,
): Promise<Result<Pick<AgreedTerms, 'hash' | 'locale'> | null, Refusal>> {
  const { terms_version: version } = product;
  if (version === null) return ok(null);
  if (shown === undefined) {
    const agreed = await findAgreedTerms(sql, memberId, product);
    return agreed === null ? err({ error: 'agreement_changed' }) : ok(agreed);
  }
  if (shown !== version) return err({ error: 'agreement_changed' });
  const { hash, contentLanguage } = await readAgreement(sql, version, locale, ports);
  return ok({ hash, locale: contentLanguage });
}

/** Check that a purchase costs and schedules what its member was shown, as far as the request says what that was. */
function isAsShown(
  { amount, dailyIncome, validDays }: ParsedInputOf<typeof createOrder>,
  paid: Money,
  { day_return: dayReturn, valid_days: days }: ProductRow,
): boolean {
  return (
    (amount === undefined || amount === toDecimal(paid)) &&
    (dailyIncome === undefined || dailyIncome === toDecimal(dayReturn)) &&
    (validDays === undefined || validDays === days)
  );
}

/**
 * Lease a machine or buy merchandise (PRODUCT 5 and 7): the price goes into escrow (from where a return is
 * paid, H11) or into sales, with one entry and one record. The unit is taken at the commit, so that no
 * purchase waits for another, and the last unit is sold once.
 */
export const createOrderOperation = implement(createOrder, async (context, input) => {
  const { sql, memberId, locale, ports } = context;
  // The order matters: after the wait for the lock, the following statements read the present state.
  const [, product, now, bringsReward] = await allInOrder([
    lockProduct(sql, input.productId, 'shared'),
    findProduct(sql, input.productId),
    ports.readClock(sql),
    mayBringReward(sql, memberId),
  ]);
  if (!product) return err({ error: 'not_found' });
  const offer = checkOffer(product, now);
  if (!offer.ok) return offer;

  const machine = product.kind === 'machine';
  const agreement = await agreementOf(context, product, input.agreementVersion);
  if (!agreement.ok) return agreement;

  if (!machine) {
    const [address] = await sql.query(
      `select id from delivery_address where id = $1 and member_id = $2 and deleted_at is null`,
      [input.deliveryAddressId ?? '', memberId],
    );
    if (!address) return err({ error: 'delivery_address_required' });
  }

  const discount = input.couponId
    ? await useCoupon(sql, { couponId: input.couponId, memberId, product }, now)
    : ok(null);
  if (!discount.ok) return discount;

  const paid = chargedPrice(product.price, discount.value);
  if (!isAsShown(input, paid, product)) return err({ error: 'amount_changed' });
  const days = machine ? incomeDays({ boughtAt: now, validDays: product.valid_days }) : null;
  const orderId = ports.newId('ord');
  const placed = sql.query(
    `insert into lease_order (id, member_id, product_id, kind, price, discount, paid, coupon_id, day_return, valid_days,
       bought_at, first_day, last_day, expires_at, agreement_version, agreement_hash, agreement_locale, delivery_address_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      orderId,
      memberId,
      product.id,
      product.kind,
      product.price,
      discount.value ?? zero(CURRENCY),
      paid,
      input.couponId ?? null,
      product.day_return,
      product.valid_days,
      new Date(now),
      days?.first ?? null,
      days?.last ?? null,
      days === null ? null : new Date(days.expiresAt),
      product.terms_version,
      agreement.value?.hash ?? null,
      agreement.value?.locale ?? null,
      machine ? null : (input.deliveryAddressId ?? null),
    ],
  );
  const written = writeEntry(sql, {
    kind: machine ? 'lease_purchase' : 'merchandise_purchase',
    at: now,
    reference: orderId,
    lines: takePayment(memberId, machine ? 'lease_escrow' : 'operator_sales', paid),
  });
  // The inviter's reward is decided after the period of free return, so that a lease that is returned earns
  // none.
  const planned =
    machine &&
    bringsReward &&
    scheduleJob(sql, {
      kind: 'referral-reward',
      reference: orderId,
      dueAt: addMs(now, CONSTANTS.FULL_RETURN_MS),
      payload: { inviteeId: memberId },
    });
  const [, entry] = await allInOrder([placed, written, planned]);
  const recorded = writeRecord(sql, ports, {
    memberId,
    kind: 'buy_machine',
    amount: negate(paid),
    subject: `product:${product.id}`,
    at: now,
    status: 'succeeded',
    source: 'own_balance',
    reference: orderId,
    balanceAfter: entry.availableAfter,
    entryIds: [entry.id],
  });
  const [, row, texts] = await allInOrder([
    recorded,
    findOrder(sql, memberId, orderId),
    readContent(sql, 'product', [product.id], locale),
  ]);
  if (!row) throw new Error('goods: an order that was written can be read');
  return ok({ data: toPlacedOrder(row, texts) });
});
