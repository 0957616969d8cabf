import type { Coupon, CouponOffer } from '@paydirt/contract/rewards/coupons';
import {
  couponOfferState,
  type CouponProduct,
  couponState,
  CURRENCY,
  type EpochMs,
  type HeldCoupon,
  type Locale,
  type Money,
  toDecimal,
  toIso,
} from '@paydirt/domain';

import { type Assets, queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';
import { readContent } from '../content/content.ts';
import type { EarlierClaims } from '../user/members/person/earlier-claims.ts';

interface TermsRow {
  readonly id: string;
  readonly product_id: string | null;
  readonly kind: CouponProduct['kind'] | null;
  readonly discount: Money;
  readonly least_price: Money | null;
}

const TERMS_AMOUNTS: Assets<TermsRow> = { discount: CURRENCY, least_price: CURRENCY };

/** Row of `coupon`, with the order that it was used for. */
interface CouponRow extends TermsRow {
  readonly offer_id: string | null;
  readonly valid_from: EpochMs;
  readonly valid_until: EpochMs;
  readonly used_at: EpochMs | null;
  readonly chosen_for: string | null;
  readonly order_id: string | null;
}

interface OfferRow extends TermsRow {
  readonly starts_at: EpochMs;
  readonly ends_at: EpochMs | null;
  readonly valid_days: number;
  readonly stock: number | null;
  readonly taken: number;
}

/** Member's coupon in the form of the rules, with its other data. */
export type StoredCoupon = HeldCoupon & { readonly offerId: string | null; readonly orderId: string | null };

/** Offer in the form of the rules. */
export type StoredOffer = ReturnType<typeof toStoredOffer>;

function termsOf({ id, product_id: productId, kind, discount, least_price: leastPrice }: TermsRow) {
  return { id, productId, kind, discount, leastPrice };
}

function toStoredCoupon(row: CouponRow): StoredCoupon {
  return {
    ...termsOf(row),
    offerId: row.offer_id,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    usedAt: row.used_at,
    chosenFor: row.chosen_for,
    orderId: row.order_id,
  };
}

function toStoredOffer(row: OfferRow) {
  return {
    ...termsOf(row),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    validDays: row.valid_days,
    stock: row.stock,
    taken: row.taken,
  };
}

const SELECT_COUPON = `
  select coupon.*, (select lease_order.id from lease_order where coupon_id = coupon.id) as order_id from coupon`;

/**
 * Read all coupons of a member, newest first; there is at most one for each offer, so there are never many.
 */
export async function readCoupons(
  sql: Sql,
  memberId: string,
  lock: '' | 'for update' = '',
): Promise<StoredCoupon[]> {
  const rows = await queryAmounts<CouponRow>(
    sql,
    TERMS_AMOUNTS,
    `${SELECT_COUPON} where member_id = $1 order by valid_from desc, coupon.id ${lock}`,
    [memberId],
  );
  return rows.map(toStoredCoupon);
}

/** Read one coupon of a member and lock it; null if there is none, or it is another member's. */
export async function lockCoupon(sql: Sql, memberId: string, id: string): Promise<StoredCoupon | null> {
  const [row] = await queryAmounts<CouponRow>(
    sql,
    TERMS_AMOUNTS,
    `${SELECT_COUPON} where coupon.id = $1 and member_id = $2 for update`,
    [id, memberId],
  );
  return row ? toStoredCoupon(row) : null;
}

/** Read the offers that have not ended, in the operator's order. */
export async function readOffers(sql: Sql, now: EpochMs): Promise<StoredOffer[]> {
  const rows = await queryAmounts<OfferRow>(
    sql,
    TERMS_AMOUNTS,
    `select * from coupon_offer where ends_at is null or ends_at > $1 order by position, id`,
    [new Date(now)],
  );
  return rows.map(toStoredOffer);
}

/**
 * Read one offer and lock it, so that only one transaction at a time counts its stock; null if there is none.
 */
export async function lockOffer(sql: Sql, id: string): Promise<StoredOffer | null> {
  const [row] = await queryAmounts<OfferRow>(
    sql,
    TERMS_AMOUNTS,
    `select * from coupon_offer where id = $1 for update`,
    [id],
  );
  return row ? toStoredOffer(row) : null;
}

async function namesOf(
  sql: Sql,
  productIds: readonly (string | null)[],
  locale: Locale,
): Promise<(productId: string | null) => string | null> {
  const texts = await readContent(
    sql,
    'product',
    productIds.filter((id) => id !== null),
    locale,
  );
  return (productId) => (productId === null ? null : (texts.get(productId)?.body.name ?? null));
}

/** Convert a member's coupons to the contract's form. */
export async function toCoupons(
  sql: Sql,
  coupons: readonly StoredCoupon[],
  locale: Locale,
  now: EpochMs,
): Promise<Coupon[]> {
  const nameOf = await namesOf(
    sql,
    coupons.flatMap(({ productId, chosenFor }) => [productId, chosenFor]),
    locale,
  );
  return coupons.map((coupon) => {
    const state = couponState(coupon, now);
    // The choice ends with the coupon, even before the job that releases it has run.
    const chosenFor = state === 'chosen' ? coupon.chosenFor : null;
    return {
      couponId: coupon.id,
      offerId: coupon.offerId,
      productId: coupon.productId,
      productName: nameOf(coupon.productId),
      kind: coupon.kind,
      discount: toDecimal(coupon.discount),
      leastPrice: coupon.leastPrice && toDecimal(coupon.leastPrice),
      validFrom: toIso(coupon.validFrom),
      validUntil: toIso(coupon.validUntil),
      state,
      chosenFor,
      chosenForName: nameOf(chosenFor),
      usedAt: coupon.usedAt === null ? null : toIso(coupon.usedAt),
      orderId: coupon.orderId,
    };
  });
}

const ORDER_OF_STATES = ['open', 'upcoming', 'sold_out'] as const;

/**
 * Convert offers to the contract's form, those that the member can take now first. Offers that have ended are
 * left out.
 */
export async function toOffers(
  sql: Sql,
  offers: readonly StoredOffer[],
  coupons: readonly Coupon[],
  earlier: EarlierClaims,
  { locale, now }: { readonly locale: Locale; readonly now: EpochMs },
): Promise<CouponOffer[]> {
  const nameOf = await namesOf(
    sql,
    offers.map(({ productId }) => productId),
    locale,
  );
  const ofOffer = new Map(coupons.map((coupon) => [coupon.offerId, coupon]));
  const visible = offers.flatMap((offer): CouponOffer[] => {
    const state = couponOfferState(offer, now);
    if (state === 'ended') return [];
    return [
      {
        couponId: offer.id,
        productId: offer.productId,
        productName: nameOf(offer.productId),
        kind: offer.kind,
        discount: toDecimal(offer.discount),
        leastPrice: offer.leastPrice && toDecimal(offer.leastPrice),
        startsAt: toIso(offer.startsAt),
        endsAt: offer.endsAt === null ? null : toIso(offer.endsAt),
        validDays: offer.validDays,
        stock: offer.stock,
        left: offer.stock === null ? null : offer.stock - offer.taken,
        state,
        taken: ofOffer.get(offer.id) ?? null,
        takenEarlier: earlier.has(`coupon:${offer.id}`),
      },
    ];
  });
  const rank = ({ state, taken, takenEarlier }: CouponOffer) =>
    taken === null && !takenEarlier ? ORDER_OF_STATES.indexOf(state) : ORDER_OF_STATES.length;
  return visible.toSorted((a, b) => rank(a) - rank(b));
}
