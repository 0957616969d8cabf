import { allCoupons, productCouponData, receiveCoupon } from '@paydirt/contract/rewards/coupons';
import { fromIso, parseMoney, unwrap } from '@paydirt/domain';

import { REFUSED } from '../support/page-errors.ts';
import { expect, test } from '../support/harness.ts';
import { ordersAndBalance, purchaseOf } from '../support/purchase.ts';
import type { NewMember, Sandbox } from '../support/sandbox.ts';

test.describe.configure({ retries: 0 });

const usdtOf = (decimal: string) => unwrap(parseMoney(decimal, 'USDT'));
const CONFIRMED = { price: '112.00' };

/** Take the coupon for the trommel, 8 off 120 USDT, as the member would elsewhere. */
async function takeElsewhere({ client }: NewMember) {
  const { data } = await client.call(allCoupons, {});
  const offer = data.available.find(({ productId }) => productId === 'trommel');
  const taken = await client.call(receiveCoupon, { couponId: offer?.couponId ?? '' });
  return taken.data.coupon;
}

/** Let the clock pass a time. */
async function passTime(sandbox: Sandbox, time: string): Promise<void> {
  const left = unwrap(fromIso(time)) - unwrap(fromIso(await sandbox.now()));
  await sandbox.moveClock({ minutes: Math.ceil(left / 60_000) });
}

test(
  'a coupon is taken, chosen for its product, deducted from the price, and used up',
  { tag: '@tab-extra' },
  async ({ app, page, sandbox, texts }) => {
    const { t, format } = texts;
    const member = await app.arriveNew('200');
    const trommel = await sandbox.product('trommel');
    await app.open('/index/getcoupon');
    await app.expectPage(t('coupons.title'));
    const offer = page.getByRole('article').filter({ hasText: trommel.productName });
    await offer.getByRole('button', { name: t('coupons.receive') }).click();
    await expect(offer.getByText(t('coupons.yours'))).toBeVisible();

    await offer.getByRole('link', { name: t('coupons.use') }).click();
    await app.expectPage(trommel.productName);
    await app.open('/index/setcoupon?productId=trommel');
    await app.expectPage(t('coupons.titleChoose'));
    const pays = (price: string) => t('coupons.pays', { amount: format.money(usdtOf(price), 'price') });
    const total = page.getByRole('status').filter({ hasText: pays('120.00') });
    await expect(total).toBeVisible();
    await page.getByRole('radio', { name: new RegExp(`^${format.figure(usdtOf('8'), 'balance')}`) }).check();
    await expect(page.getByRole('status').filter({ hasText: pays('112.00') })).toBeVisible();

    // The services store the choice, so that it is there after a reload and on the product's page.
    await expect(async () => {
      const { data } = await member.client.call(productCouponData, { productId: 'trommel' });
      expect(data.chosen?.discount).toBe('8.00');
    }).toPass();
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: pays('112.00') })).toBeVisible();
    await page.getByRole('link', { name: t('coupons.toProduct') }).click();
    const purchase = purchaseOf(page, texts, { ...trommel, ...CONFIRMED });
    await purchase.review();
    await expect(purchase.confirmation.getByText(t('coupons.staysUsed'))).toBeVisible();
    await purchase.send.click();
    await expect(purchase.result).toBeVisible();
    expect(await ordersAndBalance(member)).toEqual({ orders: 1, available: '88.00' });

    await app.open('/index/mycoupon?state=used');
    await app.expectPage(t('coupons.titleMine'));
    await page.getByRole('link', { name: t('coupons.toOrder') }).click();
    await app.expectPage(trommel.productName);
  },
);

test('when a coupon expires before the purchase, the member is told and nothing is bought at another price', async ({
  app,
  pageErrors,
  page,
  sandbox,
  texts,
}) => {
  const { t } = texts;
  pageErrors.expect(REFUSED);
  const member = await app.arriveNew('200');
  const coupon = await takeElsewhere(member);
  const trommel = await sandbox.product('trommel');
  const whole = purchaseOf(page, texts, trommel);
  const reduced = purchaseOf(page, texts, { ...trommel, ...CONFIRMED });
  await app.open('/index/detail?productId=trommel');
  await whole.review();
  await whole.confirmation.getByRole('button', { name: t('coupons.proposalUse') }).click();
  await reduced.send.waitFor();

  await passTime(sandbox, coupon.validUntil);
  await reduced.send.click();
  await expect(
    whole.confirmation.getByRole('alert').filter({ hasText: t('error.coupon_not_usable') }),
  ).toBeVisible();
  await expect(reduced.send).toBeHidden();
  expect(await ordersAndBalance(member)).toEqual({ orders: 0, available: '200.00' });

  // The member need not agree again, but sees the whole price before paying it.
  await whole.confirmation.getByRole('button', { name: t('products.confirm.withoutCoupon') }).click();
  await whole.send.click();
  await expect(whole.result).toBeVisible();
  expect(await ordersAndBalance(member)).toEqual({ orders: 1, available: '80.00' });

  await app.open('/index/mycoupon?state=expired');
  await app.expectPage(t('coupons.titleMine'));
  await expect(page.getByRole('article').filter({ hasText: trommel.productName })).toBeVisible();
});
