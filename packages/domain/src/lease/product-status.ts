import type { EpochMs } from '../time/time.ts';

/** The statuses with a meaning; any other number is a product that is simply available (PRODUCT 5). */
export const PRODUCT_STATUS = { SOLD_OUT: 3, PRE_SALE: 5, RUSH: 6 } as const;

/** A product's sale as the service describes it; null where the service gives no value. */
export type ProductSale = {
  readonly status: number;
  readonly startTime: EpochMs | null;
  /** When the sale that a pre-sale announces is over. */
  readonly endTime: EpochMs | null;
  /** When a rush ends, on the service's clock (H4). */
  readonly rushEndsAt: EpochMs | null;
  /** Total number of units offered. */
  readonly stock: number | null;
  /** Units sold so far. */
  readonly sold: number | null;
};

/** State of a product's sale now: whether it can be bought, and until when. */
export type Offer =
  | { readonly kind: 'open' }
  | { readonly kind: 'upcoming'; readonly opensAt: EpochMs | null; readonly closesAt: EpochMs | null }
  | { readonly kind: 'rush'; readonly endsAt: EpochMs }
  | { readonly kind: 'rush-ended' }
  | { readonly kind: 'sold-out' };

/**
 * Determine the offer of a product at a given time (PRODUCT 5, H4). A pre-sale stays upcoming until the service says
 * otherwise, whatever the clock shows, and the sale ends when it said it would: an end that is not kept would only
 * be there to hurry people. A rush without an end from the service is open: no countdown is invented. A product
 * whose every unit is sold is sold out, whatever its status.
 */
export function offerOf(
  { status, startTime, endTime, rushEndsAt, stock, sold }: ProductSale,
  now: EpochMs,
): Offer {
  if (status === PRODUCT_STATUS.SOLD_OUT) return { kind: 'sold-out' };
  if (stock !== null && sold !== null && sold >= stock) return { kind: 'sold-out' };
  if (endTime !== null && now >= endTime) return { kind: 'rush-ended' };
  if (status === PRODUCT_STATUS.PRE_SALE) return { kind: 'upcoming', opensAt: startTime, closesAt: endTime };
  if (status !== PRODUCT_STATUS.RUSH || rushEndsAt === null) return { kind: 'open' };
  return now < rushEndsAt ? { kind: 'rush', endsAt: rushEndsAt } : { kind: 'rush-ended' };
}

/** Tell whether an offer can be bought now. */
export function canBuy(offer: Offer): boolean {
  return offer.kind === 'open' || offer.kind === 'rush';
}

/**
 * The sold share of a product in permille, 0 to 1000, rounded down so that 1000 means every unit;
 * null when the service does not say, and then nothing is drawn (H3).
 */
export function soldShare({ stock, sold }: Pick<ProductSale, 'stock' | 'sold'>): number | null {
  if (stock === null || sold === null || !(stock > 0) || !(sold >= 0)) return null;
  return Math.min(1000, Math.floor((sold * 1000) / stock));
}
