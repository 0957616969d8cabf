import { productCouponData } from '@paydirt/contract/rewards/coupons';
import { balance } from '@paydirt/contract/wallet/balance';
import { addMs, DAY_MS, type EpochMs, HOUR_MS } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { until, withCoupons } from './coupons.fixture.ts';

const { services, newMember, taken, lease, choose, mineOf, offerOf } = withCoupons();

describe('the expiry of a coupon', () => {
  test('follows the clock: it is announced a day before, then the coupon is released, and nothing is charged', async () => {
    const { id, token } = await newMember('120');
    const coupon = await taken(token, await offerOf({ validDays: 3 }));
    await choose(token, 'trommel', coupon.couponId);
    const messages = () =>
      services.database.query<{ kind: string; channel: string; at: EpochMs }>(
        `select kind, channel, at from member_message where member_id = $1 and reference = $2`,
        [id, coupon.couponId],
      );
    await services.advance(until(coupon) - DAY_MS - HOUR_MS - (await services.now()));
    expect(await messages()).toEqual([]);
    await services.advance(2 * HOUR_MS);
    expect(await messages()).toEqual([
      { kind: 'coupon_ending', channel: 'coupon', at: addMs(until(coupon), -DAY_MS) },
    ]);
    expect((await mineOf(token)).chosen).toHaveLength(1);

    await services.advance(until(coupon) - (await services.now()));
    const { expired, chosen } = await mineOf(token);
    expect(chosen).toEqual([]);
    expect(expired).toMatchObject([{ couponId: coupon.couponId, state: 'expired', chosenFor: null }]);
    expect(await services.call(productCouponData, { productId: 'trommel' }, { token })).toMatchObject({
      best: null,
      mine: 0,
      chosen: null,
    });
    expect((await lease(token, 'trommel', coupon.couponId)).body.message).toBe('coupon_not_usable');
    expect((await services.call(balance, {}, { token })).available).toBe('120.00');
    await services.advance(2 * DAY_MS);
    expect(await messages()).toHaveLength(1);
  });

  test('is not announced for a used coupon, nor for one taken on its last day', async () => {
    const { id, token } = await newMember('120');
    const used = await taken(token, await offerOf({ validDays: 3 }));
    const short = await taken(token, await offerOf({ validDays: 0 }));
    await lease(token, 'trommel', used.couponId);
    await services.advance(5 * DAY_MS);
    expect(await services.database.query(`select from member_message where member_id = $1`, [id])).toEqual(
      [],
    );
    expect((await mineOf(token)).expired.map(({ couponId }) => couponId)).toEqual([short.couponId]);
    expect((await mineOf(token)).used.map(({ couponId }) => couponId)).toEqual([used.couponId]);
  });
});
