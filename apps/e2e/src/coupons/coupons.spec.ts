import { productCouponData } from '@paydirt/contract/rewards/coupons';
import { parseMoney, unwrap } from '@paydirt/domain';

import { expect, test } from '../support/harness.ts';
import { ordersAndBalance, purchaseOf } from '../support/purchase.ts';

test.describe.configure({ retries: 0 });

const usdtOf = (decimal: string) => unwrap(parseMoney(decimal, 'USDT'));

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
    const purchase = purchaseOf(page, texts, { ...trommel, price: '112.00' });
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
