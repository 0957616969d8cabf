import type { Product } from '@paydirt/contract/goods/products';
import type { Coupon, CouponOffer } from '@paydirt/contract/rewards/coupons';
import { addMs, type EpochMs } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { CouponContent, CouponOption } from '@paydirt/ui/coupon-ticket';

import { moneyOf, timeOf } from '../../platform/data/wire.ts';
import { catalogueRoutes } from '../../routes/catalogue.ts';
import { couponsRoutes } from '../../routes/coupons.ts';
import { amountWith } from './amount-with.ts';

/** What the words of a coupon are written with. */
export interface CouponTexts {
  readonly t: Translate;
  readonly format: Formatters;
}

type Terms = Pick<Coupon, 'discount' | 'productId' | 'productName' | 'kind' | 'leastPrice'>;

/** Between two things that are said in one line. */
const BESIDE = ' · ';

/** The last clock day of a term that ends at a midnight. */
export function lastDayOf(endsAt: string): EpochMs {
  return addMs(timeOf(endsAt), -1);
}

function titleOf({ productName, productId, kind }: Terms, t: Translate): string {
  if (productId !== null) return productName ?? t('coupons.anything');
  if (kind === null) return t('coupons.anything');
  return kind === 'machine' ? t('coupons.anyMachine') : t('coupons.anyMerchandise');
}

/** Say several things in one line; nothing where there is nothing to say. */
function inOneLine(...parts: readonly (string | null)[]): string | undefined {
  const said = parts.filter((part) => part !== null);
  return said.length === 0 ? undefined : said.join(BESIDE);
}

/** Write what a coupon takes off, and off what. */
function termsWords(terms: Terms, { t, format }: CouponTexts) {
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

/** Write a coupon that a member has: until when, or when it was used or expired. */
export function couponContent(coupon: Coupon, texts: CouponTexts): CouponContent {
  const { t, format } = texts;
  const { leastPrice, ...words } = termsWords(coupon, texts);
  const day = format.day(lastDayOf(coupon.validUntil));
  const validity =
    coupon.state === 'used' && coupon.usedAt !== null
      ? t('coupons.usedOn', { time: format.dateTime(timeOf(coupon.usedAt)) })
      : coupon.state === 'expired'
        ? t('coupons.expiredOn', { day })
        : t('coupons.until', { day });
  return { ...words, validity, note: inOneLine(leastPrice) };
}

/** Write an offer: its term, and from when or until when it can be taken. */
export function offerContent(offer: CouponOffer, texts: CouponTexts): CouponContent {
  const { t, format } = texts;
  const { leastPrice, ...words } = termsWords(offer, texts);
  const taking =
    offer.state === 'upcoming'
      ? t('coupons.takeFrom', { day: format.day(timeOf(offer.startsAt)) })
      : offer.endsAt === null
        ? null
        : t('coupons.takeUntil', { day: format.day(lastDayOf(offer.endsAt)) });
  return {
    ...words,
    validity: t('coupons.term', { count: offer.validDays }),
    note: inOneLine(leastPrice, taking),
  };
}

/** Write a coupon as one that can be chosen for a product, with what is paid then. */
export function couponOption(coupon: Coupon, product: Product, texts: CouponTexts): CouponOption {
  const { t, format } = texts;
  const elsewhere =
    coupon.chosenFor !== null && coupon.chosenFor !== product.id ? coupon.chosenForName : null;
  return {
    ...couponContent(coupon, texts),
    id: coupon.couponId,
    note: inOneLine(
      t('coupons.pays', { amount: format.money(amountWith(product, coupon), 'price') }),
      elsewhere === null ? null : t('coupons.chosenFor', { name: elsewhere }),
    ),
  };
}

/** Where a coupon is used: its product, else the products that it is for. */
export function hrefToUse({ productId, kind }: Pick<Coupon, 'productId' | 'kind'>): string {
  return productId === null
    ? catalogueRoutes.products.href(kind === 'merchandise' ? { kind } : {})
    : couponsRoutes.chooseCoupon.href({ productId });
}
