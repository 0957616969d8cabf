import { deliveryAddresses } from '@paydirt/contract/goods/delivery-address';
import {
  leaseAgreement,
  type Product,
  type ProductDetail,
  productDetail,
  productList,
} from '@paydirt/contract/goods/products';
import { anAgreement, aProduct, aProductDetail } from '@paydirt/contract/goods/products.examples';
import { productCouponData, userProductCoupons } from '@paydirt/contract/rewards/coupons';
import { aCoupon, aProductCouponData } from '@paydirt/contract/rewards/coupons.examples';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { incomePattern } from '@paydirt/contract/wallet/income';
import { anIncomePattern } from '@paydirt/contract/wallet/income.examples';
import { chargedPrice, toDecimal } from '@paydirt/domain';
import { answers, type FakeAnswer } from '@paydirt/testkit/fake-service';
import { spoken } from '@paydirt/testkit/story-language';
import { userEvent } from 'storybook/test';

import { moneyOf } from '../../../platform/data/wire.ts';
import { type AppParameters, type Canvas, findSheet } from '../../../story-app.fixture.tsx';
import { catalogueRoutes } from '../../../routes/catalogue.ts';

/** The price of the machine. */
export const PRICE = aProduct().price;

/** One coupon of the member fits, and none is chosen. */
export const ONE_COUPON = aProductCouponData({
  best: aCoupon().discount,
  mine: 1,
  offers: 0,
  bestCoupon: aCoupon(),
});

/** That coupon is chosen. */
export const CHOSEN = aProductCouponData({
  ...ONE_COUPON,
  chosen: aCoupon({ state: 'chosen', chosenFor: 'trommel', chosenForName: 'Trommel TR-4' }),
});

/** The price less that coupon. */
export const PAID = toDecimal(chargedPrice(moneyOf(PRICE), moneyOf(aCoupon().discount)));

/** Make the app at a product's page. */
export function pageOf(product: Product | ProductDetail, ...more: FakeAnswer[]): AppParameters {
  return {
    route: catalogueRoutes.product.href({ productId: product.id }),
    answers: [
      answers(productDetail, aProductDetail(product)),
      // A wide window shows the list beside the product.
      answers(productList, { total: 1, list: [product] }),
      answers(incomePattern, anIncomePattern()),
      answers(productCouponData, ONE_COUPON),
      answers(userProductCoupons, [aCoupon()]),
      answers(leaseAgreement, anAgreement()),
      answers(deliveryAddresses, []),
      answers(balance, aBalance()),
      ...more,
    ],
  };
}

/** Find the agreement of a lease. */
export const agreementSheet = () => findSheet(spoken().t('products.detail.agreement'));

/** Find the confirmation of a lease. */
export const confirmSheet = () =>
  findSheet(spoken().t('products.confirm.leaseTitle', { name: 'Trommel TR-4' }));

/** The name of the button that leases. */
export const leaseFor = (price: string) => {
  const { t, amount } = spoken();
  return t('products.detail.leaseFor', { amount: amount(price, 'price') });
};

/** Proceed to the confirmation, which first shows the price without a coupon. */
export async function toConfirm(canvas: Canvas) {
  const { t } = spoken();
  await userEvent.click(await canvas.findByRole('button', { name: leaseFor(PRICE) }));
  const agreement = await agreementSheet();
  await userEvent.click(await agreement.findByRole('button', { name: t('products.detail.agree') }));
  return confirmSheet();
}

/** Lease without a coupon, as far as the service's answer. */
export async function confirmLease(canvas: Canvas) {
  const confirm = await toConfirm(canvas);
  await userEvent.click(confirm.getByRole('button', { name: leaseFor(PRICE) }));
  return confirm;
}
