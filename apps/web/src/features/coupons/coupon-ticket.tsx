import type { Coupon } from '@paydirt/contract/rewards/coupons';
import { ButtonLink } from '@paydirt/ui/button';
import type { CouponTabItem } from '@paydirt/ui/coupon-tabs';

import { hashHref } from '../../platform/navigation/hash-location.ts';
import { ordersRoutes } from '../../routes/orders.ts';
import { couponContent, type CouponTexts, hrefToUse } from './coupon-texts.ts';

/** Turn a coupon into the props of a ticket, with the product that it is or was used for. */
export function couponTicket(coupon: Coupon, texts: CouponTexts): CouponTabItem {
  const { t } = texts;
  const content = { ...couponContent(coupon, texts), id: coupon.couponId, state: coupon.state };
  switch (coupon.state) {
    case 'used':
      return {
        ...content,
        stateLabel: t('coupons.used'),
        action:
          coupon.orderId === null
            ? undefined
            : link(t('coupons.toOrder'), ordersRoutes.order.href({ orderId: coupon.orderId })),
      };
    case 'expired':
      return { ...content, stateLabel: t('coupons.expired') };
    case 'chosen':
    case 'received':
    case 'available': {
      const { chosenFor, chosenForName, productId, kind } = coupon;
      return {
        ...content,
        stateLabel:
          chosenForName === null ? t('coupons.yours') : t('coupons.chosenFor', { name: chosenForName }),
        action: link(t('coupons.use'), hrefToUse({ productId: chosenFor ?? productId, kind })),
      };
    }
  }
}

/** Make the link of a coupon, described by its title. */
function link(text: string, address: string) {
  return (titleId: string) => (
    <ButtonLink size="sm" aria-describedby={titleId} href={hashHref(address)}>
      {text}
    </ButtonLink>
  );
}
