import type { Product } from '@paydirt/contract/goods/products';
import type { Coupon, CouponOffer } from '@paydirt/contract/rewards/coupons';
import { addMs, type EpochMs } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { CouponContent, CouponOption } from '@paydirt/ui/coupon-ticket';

import { moneyOf, timeOf } from '../../platform/data/wire.ts';
import { catalogueRoutes } from '../../routes/catalogue.ts';
import { amountWith } from './amount-with.ts';

/** Translations and formatters that a coupon's texts are made with. */
export interface CouponTexts {
  readonly t: Translate;
  readonly format: Formatters;
}

type Terms = Pick<Coupon, 'discount' | 'productId' | 'productName' | 'kind' | 'leastPrice'>;

/** The separator of two texts in one line. */
const SEPARATOR = ' · ';

/** Get a time on the last clock day of a term that ends at midnight. */
export function lastDayOf(endsAt: string): EpochMs {
  return addMs(timeOf(endsAt), -1);
}

function titleOf({ productName, productId, kind }: Terms, t: Translate): string {
  if (productId !== null) return productName ?? t('coupons.anything');
  if (kind === null) return t('coupons.anything');
  return kind === 'machine' ? t('coupons.anyMachine') : t('coupons.anyMerchandise');
}

/** Join several texts in one line; undefined where there is none. */
function joined(...parts: readonly (string | null)[]): string | undefined {
  const present = parts.filter((part) => part !== null);
  return present.length === 0 ? undefined : present.join(SEPARATOR);
}

/** Format the discount of a coupon, and the products that it applies to. */
function termsTexts(terms: Terms, { t, format }: CouponTexts) {
  const discount = moneyOf(terms.discount);
  return {
    discount: format.moneyParts(discount, 'balance'),
    unit: t('coupons.off', { amount: discount.asset }),
    title: titleOf(terms, t),
    leastPrice:
      terms.leastPrice === null
        ? null
        : t('coupons.leastPrice', { amount: format.money(moneyOf(terms.leastPrice), 'price') }),
  };
}

/** Format a coupon that a member has: its last day, or when it was used or expired. */
export function couponContent(coupon: Coupon, texts: CouponTexts): CouponContent {
  const { t, format } = texts;
  const { leastPrice, ...shown } = termsTexts(coupon, texts);
  const day = format.day(lastDayOf(coupon.validUntil));
  const validity =
    coupon.state === 'used' && coupon.usedAt !== null
      ? t('coupons.usedOn', { time: format.dateTime(timeOf(coupon.usedAt)) })
      : coupon.state === 'expired'
        ? t('coupons.expiredOn', { day })
        : t('coupons.until', { day });
  return { ...shown, validity, note: joined(leastPrice) };
}

/** Format an offer: its term, and from when or until when it can be taken. */
export function offerContent(offer: CouponOffer, texts: CouponTexts): CouponContent {
  const { t, format } = texts;
  const { leastPrice, ...shown } = termsTexts(offer, texts);
  const taking =
    offer.state === 'upcoming'
      ? t('coupons.takeFrom', { day: format.day(timeOf(offer.startsAt)) })
      : offer.endsAt === null
        ? null
        : t('coupons.takeUntil', { day: format.day(lastDayOf(offer.endsAt)) });
  return {
    ...shown,
    validity: t('coupons.term', { count: offer.validDays }),
    note: joined(leastPrice, taking),
  };
}

/** Format a coupon as a choice for a product, with the resulting price. */
export function couponOption(coupon: Coupon, product: Product, texts: CouponTexts): CouponOption {
  const { t, format } = texts;
  const elsewhere =
    coupon.chosenFor !== null && coupon.chosenFor !== product.id ? coupon.chosenForName : null;
  return {
    ...couponContent(coupon, texts),
    id: coupon.couponId,
    note: joined(
      t('coupons.pays', { amount: format.money(amountWith(product, coupon), 'price') }),
      elsewhere === null ? null : t('coupons.chosenFor', { name: elsewhere }),
    ),
  };
}

/** Get the address at which a coupon is used: its product, else the products that it is valid for. */
export function hrefToUse({ productId, kind }: Pick<Coupon, 'productId' | 'kind'>): string {
  return productId === null
    ? catalogueRoutes.products.href(kind === 'merchandise' ? { kind } : {})
    : catalogueRoutes.product.href({ productId });
}
