import type { Product } from '@paydirt/contract/goods/products';
import type { Coupon } from '@paydirt/contract/rewards/coupons';
import { compare, type EpochMs, type Money, type Offer, offerOf, subtract, toDecimal } from '@paydirt/domain';

import { amountWith } from '../../coupons/index.ts';
import { saleOf } from '../data/products.ts';

/** What a member decided about an agreement; nothing is decided for them (H5). */
export interface AgreementDecision {
  readonly version: string;
  readonly agreed: boolean;
}

/** What was chosen on a product's page. Kept with the page, so that Back and a failure lose none of it. */
export interface PurchaseChoices {
  readonly agreement: AgreementDecision | null;
  readonly deliveryAddressId: string | null;
  /** The member was told of their best coupon and pays without it; they are not told again (H16). */
  readonly couponDeclined: boolean;
}

/** Nothing is preselected (H16). */
export const NOTHING_CHOSEN: PurchaseChoices = {
  agreement: null,
  deliveryAddressId: null,
  couponDeclined: false,
};

/** Whether a purchase can begin, and if not, why. */
export type PurchaseState =
  | { readonly kind: 'closed'; readonly offer: Exclude<Offer, { kind: 'open' | 'rush' }> }
  | { readonly kind: 'short'; readonly amount: Money; readonly available: Money; readonly missing: Money }
  | { readonly kind: 'ready'; readonly amount: Money };

/** What is asked of a member on the way to a purchase. */
export type PurchaseStep = 'agreement' | 'delivery' | 'confirm';

/**
 * Work out whether a product can be bought. A balance that is not known stops nobody: the service has
 * the last word.
 */
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

/** Whether the agreement in force has been agreed to. */
export function hasAgreed(product: Product, { agreement }: PurchaseChoices): boolean {
  return agreement !== null && agreement.agreed && agreement.version === product.leaseTermsVersion;
}

/** The first thing that is still missing before the purchase can be confirmed. */
export function nextStep(product: Product, choices: PurchaseChoices): PurchaseStep {
  if (product.kind === 'machine' && !hasAgreed(product, choices)) return 'agreement';
  if (product.kind === 'merchandise' && choices.deliveryAddressId === null) return 'delivery';
  return 'confirm';
}

/** What a purchase costs, in decimals: what is shown when it is confirmed, and kept with it. */
export type Cost = Readonly<{ price: string; pays: string; discount?: string }>;

/** What a product costs with a coupon, or without one. */
export function costOf(product: Product, coupon: Coupon | null): Cost {
  return {
    price: product.price,
    pays: toDecimal(amountWith(product, coupon)),
    ...(coupon !== null && { discount: coupon.discount }),
  };
}

/** What was shown when a purchase was confirmed; `now` stands in where a device keeps nothing of it. */
export function confirmedCost(shown: Readonly<Record<string, string>>, now: Cost): Cost {
  const { price, pays, discount } = shown;
  if (price === undefined || pays === undefined) return now;
  return { price, pays, ...(discount !== undefined && { discount }) };
}

/** What is sent for a purchase. */
export function orderInput(product: Product, coupon: Coupon | null, choices: PurchaseChoices) {
  return {
    productId: product.id,
    ...(coupon !== null && { couponId: coupon.couponId }),
    ...(product.kind === 'machine' &&
      choices.agreement !== null && { agreementVersion: choices.agreement.version }),
    ...(product.kind === 'merchandise' &&
      choices.deliveryAddressId !== null && { deliveryAddressId: choices.deliveryAddressId }),
  };
}
