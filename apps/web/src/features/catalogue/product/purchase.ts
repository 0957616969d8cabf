import type { Product, ProductDetail } from '@paydirt/contract/goods/products';
import type { Coupon } from '@paydirt/contract/rewards/coupons';
import { compare, type EpochMs, type Money, type Offer, offerOf, subtract, toDecimal } from '@paydirt/domain';

import { amountWith } from '../../coupons/index.ts';
import { saleOf } from '../data/products.ts';

/** A member's decision about an agreement; nothing is decided for them (H5). */
export interface AgreementDecision {
  readonly version: string;
  readonly agreed: boolean;
}

/** Choices made on a product's page. Kept with the page, so that Back and a failure lose none of it. */
export interface PurchaseChoices {
  readonly agreement: AgreementDecision | null;
  readonly deliveryAddressId: string | null;
  /** The member saw their best coupon and pays without it; it is not proposed again (H16). */
  readonly couponDeclined: boolean;
}

/** Nothing is preselected (H16). */
export const NOTHING_CHOSEN: PurchaseChoices = {
  agreement: null,
  deliveryAddressId: null,
  couponDeclined: false,
};

/** The state of a purchase: ready, or why it cannot begin. */
export type PurchaseState =
  | { readonly kind: 'closed'; readonly offer: Exclude<Offer, { kind: 'open' | 'rush' }> }
  | { readonly kind: 'short'; readonly amount: Money; readonly available: Money; readonly missing: Money }
  | { readonly kind: 'ready'; readonly amount: Money };

/** A step that the member takes on the way to a purchase. */
export type PurchaseStep = 'agreement' | 'delivery' | 'confirm';

/** The page of the purchase sheet. */
export type PurchaseStage = PurchaseStep | 'coupon';

/** Work out whether a product can be bought. An unknown balance blocks nothing: the service has the last word. */
export function purchaseState(
  product: Product,
  coupon: Coupon | null,
  available: Money | null,
  now: EpochMs,
): PurchaseState {
  const offer = offerOf(saleOf(product), now);
  if (offer.kind !== 'open' && offer.kind !== 'rush') return { kind: 'closed', offer };
  const amount = amountWith(product, coupon);
  if (available !== null && compare(available, amount) < 0) {
    return { kind: 'short', amount, available, missing: subtract(amount, available) };
  }
  return { kind: 'ready', amount };
}

/** Tell if the agreement in force has been agreed to: on this page, or with an earlier lease. */
export function hasAgreed(product: ProductDetail, { agreement }: PurchaseChoices): boolean {
  if (product.leaseTermsAgreedAt !== null) return true;
  return agreement !== null && agreement.agreed && agreement.version === product.leaseTermsVersion;
}

/** The first thing that is still missing before the purchase can be confirmed. */
export function nextStep(product: ProductDetail, choices: PurchaseChoices): PurchaseStep {
  if (product.kind === 'machine' && !hasAgreed(product, choices)) return 'agreement';
  if (product.kind === 'merchandise' && choices.deliveryAddressId === null) return 'delivery';
  return 'confirm';
}

/** Price, amount to pay and discount of a purchase as decimals: shown when it is confirmed, and kept with it. */
export type Cost = Readonly<{ price: string; pays: string; discount?: string }>;

/** Compute the cost of a product with a coupon, or without one. */
export function costOf(product: Product, coupon: Coupon | null): Cost {
  return {
    price: product.price,
    pays: toDecimal(amountWith(product, coupon)),
    ...(coupon !== null && { discount: coupon.discount }),
  };
}

/** Get the cost that was shown when a purchase was confirmed; `now` where the device has not kept it. */
export function confirmedCost(shown: Readonly<Record<string, string>>, now: Cost): Cost {
  const { price, pays, discount } = shown;
  if (price === undefined || pays === undefined) return now;
  return { price, pays, ...(discount !== undefined && { discount }) };
}

/**
 * Build the request of a purchase, with the figures that were shown, so that nothing is bought at others; what was
 * agreed to with an earlier lease is known to the service.
 */
export function orderInput(product: Product, coupon: Coupon | null, choices: PurchaseChoices) {
  return {
    productId: product.id,
    amount: toDecimal(amountWith(product, coupon)),
    ...(product.kind === 'machine' && { dailyIncome: product.dailyIncome, validDays: product.validDays }),
    ...(coupon !== null && { couponId: coupon.couponId }),
    ...(product.kind === 'machine' &&
      choices.agreement !== null && { agreementVersion: choices.agreement.version }),
    ...(product.kind === 'merchandise' &&
      choices.deliveryAddressId !== null && { deliveryAddressId: choices.deliveryAddressId }),
  };
}
