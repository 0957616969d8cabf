import { accountData } from '@paydirt/contract/account/leaving';
import { createOrder, orderDetail, orderRevenue, returnLease } from '@paydirt/contract/goods/orders';
import { productDetail, productList } from '@paydirt/contract/goods/products';
import { userProductCoupons } from '@paydirt/contract/rewards/coupons';
import { seed } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { incomeDays, takeout } from '@paydirt/contract/wallet/income';
import { records } from '@paydirt/contract/wallet/records';
import { DAY_MS, endOfDay, dayOf, HOUR_MS } from '@paydirt/domain';
import { beforeEach, describe, expect, test } from 'vitest';

import { AGREEMENT_VERSION } from '../../seed/products.ts';
import { setClock } from '../../platform/clock.ts';
import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';

describe('returning a lease', () => {
  const services = withSeededServices();

  // From noon, midnight is within the free return.
  beforeEach(async () => {
    const now = await services.now();
    await services.advance(endOfDay(dayOf(now)) + 12 * HOUR_MS - now);
  });

  async function leaseTrommel(amount = '120') {
    const { token } = await memberWith(services, amount);
    const order = await services.call(
      createOrder,
      { productId: 'trommel', agreementVersion: AGREEMENT_VERSION },
      { token, key: services.ports.newId('key') },
    );
    return { token, orderId: order.id };
  }
  const giveBack = (token: string, orderId: string) =>
    services.call(returnLease, { orderId }, { token, key: `return:${orderId}` });
  const quote = (token: string, orderId: string) =>
    services.call(returnLease, { orderId, quote: true }, { token });
  const untilMidnight = async () => {
    const now = await services.now();
    return endOfDay(dayOf(now)) - now;
  };

  test('gives back the full price within 24 hours, as quoted', async () => {
    const sold = (await services.call(productDetail, { productId: 'trommel' })).sold ?? 0;
    const { token, orderId } = await leaseTrommel();
    expect((await services.call(productDetail, { productId: 'trommel' })).sold).toBe(sold + 1);
    const quoted = await quote(token, orderId);
    expect(quoted).toMatchObject({ amount: '120.00', basis: 'full', remainingDays: 45 });
    expect(await giveBack(token, orderId)).toEqual(quoted);
    expect((await services.call(balance, {}, { token })).available).toBe('120.00');
    expect((await services.call(productDetail, { productId: 'trommel' })).sold).toBe(sold);
  });

  test('takes back uncollected income of the day, so that waiting past midnight earns nothing', async () => {
    const { token, orderId } = await leaseTrommel();
    await services.advance((await untilMidnight()) + HOUR_MS);
    const before = await services.call(balance, {}, { token });
    await giveBack(token, orderId);
    const after = await services.call(balance, {}, { token });
    expect(after.available).toBe('120.00');
    expect(Number(before.receivable) - Number(after.receivable)).toBeGreaterThanOrEqual(0);
    expect(after.receivable).toBe('0.90');
    const revenue = await services.call(orderRevenue, { orderId }, { token });
    expect(revenue.list.every(({ status, amount }) => status === 'failed' || amount === '0.00')).toBe(true);
    expect(revenue.list.some(({ amount }) => amount !== '0.00')).toBe(true);
    // Nor is it shown as earned by the lease or by its day.
    expect((await services.call(orderDetail, { orderId }, { token })).accrued).toBe('0.00');
    const to = new Date((await services.now()) - DAY_MS).toISOString().slice(0, 10);
    expect((await services.call(incomeDays, { to }, { token })).yours.paid).toBe('0.00');
  });

  test('deducts income that was collected within the 24 hours', async () => {
    const { token, orderId } = await leaseTrommel();
    await services.advance((await untilMidnight()) + HOUR_MS);
    const { received } = await services
      .call(takeout, {}, { token, key: 'receive' })
      .then(async () => services.call(orderDetail, { orderId }, { token }));
    const quoted = await quote(token, orderId);
    expect(Number(quoted.amount)).toBeCloseTo(120 - Number(received), 6);
    await giveBack(token, orderId);
    await services.advance(HOUR_MS);
    // All that is left over is the free day that every new member gets.
    expect((await services.call(balance, {}, { token })).available).toBe('120.90');
  });

  test('gives back the remaining days afterwards, and the member keeps the income', async () => {
    const { token, orderId } = await leaseTrommel();
    await services.advance(9 * DAY_MS);
    const quoted = await quote(token, orderId);
    expect(quoted).toMatchObject({ amount: '96.00', basis: 'pro_rata', remainingDays: 36 });
    await giveBack(token, orderId);
    expect((await services.call(balance, {}, { token })).available).toBe('96.00');
    expect(await services.call(orderDetail, { orderId }, { token })).toMatchObject({
      status: 'returned',
      returned: '96.00',
      daysAccrued: 9,
    });
    expect((await services.call(records, { kind: 'refund' }, { token })).list[0]).toMatchObject({
      amount: '96.00',
      source: 'refund',
      status: 'credited',
    });
    await services.advance(2 * DAY_MS);
    expect((await services.call(orderDetail, { orderId }, { token })).daysAccrued).toBe(9);
  });

  test('is based on the amount paid, not the price, when a coupon was used: in full, then by remaining days', async () => {
    const { members } = await services.call(seed, {});
    const mara = members.find((member) => member.about === 'with_leases');
    const token = await services.login(mara?.phone ?? '', mara?.password ?? '');
    const { list } = await services.call(productList, { kind: 'machine', status: 0 });
    for (const { id: productId, price } of list.filter((product) => Number(product.price) < 150)) {
      const [coupon] = await services.call(userProductCoupons, { productId }, { token });
      if (!coupon) continue;
      const order = await services.call(
        createOrder,
        { productId, agreementVersion: AGREEMENT_VERSION, couponId: coupon.couponId },
        { token, key: 'with-a-coupon' },
      );
      const paid = Number(price) - Number(coupon.discount);
      expect(Number((await quote(token, order.id)).amount)).toBeCloseTo(paid, 6);
      await services.advance(2 * DAY_MS);
      const later = await quote(token, order.id);
      expect(later.basis).toBe('pro_rata');
      expect(Number(later.amount)).toBeCloseTo((paid * later.remainingDays) / order.validDays, 1);
      return;
    }
    throw new Error('the seed gives Mara no coupon that she can use');
  });

  test('succeeds once, and never after the lease has expired', async () => {
    const { token, orderId } = await leaseTrommel();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        services.send(returnLease, { orderId }, { token, key: `try-${i}` }),
      ),
    );
    expect(answers.filter(({ body }) => body.message === 'ok')).toHaveLength(1);
    expect(answers.filter(({ body }) => body.message === 'not_returnable')).toHaveLength(9);
    expect((await services.call(balance, {}, { token })).available).toBe('120.00');

    const old = await leaseTrommel();
    await services.advance(46 * DAY_MS);
    const late = await services.send(
      returnLease,
      { orderId: old.orderId },
      { token: old.token, key: 'late' },
    );
    expect(late.body.message).toBe('not_returnable');
    expect(await services.call(orderDetail, { orderId: old.orderId }, { token: old.token })).toMatchObject({
      status: 'expired',
      daysAccrued: 45,
    });
  });

  test('loses no day when the clock is past midnight and the day is not booked yet', async () => {
    const { token, orderId } = await leaseTrommel();
    await services.advance(2 * DAY_MS);
    const midnight = endOfDay(dayOf(await services.now()));
    await setClock(services.database, midnight);
    const { remainingDays } = await giveBack(token, orderId);
    await services.advance(DAY_MS);
    const { daysAccrued, validDays } = await services.call(orderDetail, { orderId }, { token });
    expect(remainingDays + daysAccrued).toBe(validDays);
  });

  test('loses no day when the account is deleted after the last one, before it is booked', async () => {
    const { token } = await leaseTrommel();
    await services.advance(44 * DAY_MS);
    await setClock(services.database, endOfDay(dayOf(await services.now())));
    const { leaving } = await services.call(accountData, {}, { token });
    expect(leaving).toMatchObject({ leases: 1, returned: '2.66' });
    await services.advance(DAY_MS);
  });

  test('gives back the amount shown or does nothing: after a night the answer says that the amount changed', async () => {
    const { token, orderId } = await leaseTrommel();
    const shown = await quote(token, orderId);
    await services.advance(2 * DAY_MS);
    const send = (amount: string, key: string) =>
      services.send(returnLease, { orderId, amount }, { token, key });
    const late = await send(shown.amount, 'shown-before');
    expect([late.status, late.body.message]).toEqual([409, 'amount_changed']);
    expect((await services.call(orderDetail, { orderId }, { token })).status).toBe('valid');
    expect((await services.call(balance, {}, { token })).available).toBe('0.00');
    // It stays refused under its key, whatever the amount is by then.
    expect((await send(shown.amount, 'shown-before')).body.message).toBe('amount_changed');
    const now = await quote(token, orderId);
    expect(now.amount).toBe('114.66');
    expect((await send(now.amount, 'shown-now')).body.message).toBe('ok');
    expect((await services.call(balance, {}, { token })).available).toBe('114.66');
  });
});
