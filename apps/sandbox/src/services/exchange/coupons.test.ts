import {
  allCoupons,
  chooseCoupon,
  type Coupon,
  couponsOpen,
  openCoupons,
  productCouponData,
  productCouponOffers,
  userProductCoupons,
} from '@paydirt/contract/rewards/coupons';
import { balance } from '@paydirt/contract/wallet/balance';
import { records } from '@paydirt/contract/wallet/records';
import { DAY_MS } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { until, withCoupons } from './coupons.fixture.ts';

const { services, newMember, take, taken, lease, choose, mineOf, offerOf } = withCoupons();

/** Read an offer's counter of taken coupons, and the number of its coupons. */
async function countsOf(offerId: string) {
  const [row] = await services.database.query<{ taken: number; coupons: number }>(
    `select taken, (select count(*) from coupon where offer_id = coupon_offer.id)::int as coupons
     from coupon_offer where id = $1`,
    [offerId],
  );
  return row;
}

describe('taking a coupon', () => {
  test('gives one to each member, valid to the end of its last clock day', async () => {
    const offer = await offerOf({ validDays: 5, stock: 9 });
    const { token } = await newMember();
    const now = await services.now();
    const coupon = await taken(token, offer);
    expect(coupon).toMatchObject({
      offerId: offer,
      productId: 'trommel',
      productName: 'Trommel TR-4',
      discount: '10.00',
      state: 'received',
      usedAt: null,
      chosenFor: null,
    });
    expect(until(coupon) % DAY_MS).toBe(0);
    expect(Math.floor((until(coupon) - now) / DAY_MS)).toBe(5);
    expect((await take(token, offer)).body.message).toBe('coupon_already_taken');
    const { available, mine } = await services.call(allCoupons, {}, { token });
    expect(mine.received).toEqual([coupon]);
    expect(available.find(({ couponId }) => couponId === offer)).toMatchObject({
      stock: 9,
      left: 8,
      taken: coupon,
    });
  });

  test('reads the offer from the query, as on the wire', async () => {
    const offer = await offerOf();
    const { token } = await newMember();
    const headers = { 'X-Access-Token': token };
    const path = 'http://localhost/api/exchange/coupon/receiveCoupon';
    const answer = await services.app.request(`${path}?couponId=${offer}`, { method: 'POST', headers });
    expect(await answer.json()).toMatchObject({ code: 200, data: { coupon: { offerId: offer } } });
  });

  test('happens once, however often a member taps concurrently', async () => {
    const offer = await offerOf({ stock: 5 });
    const { token } = await newMember();
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(token, offer)));
    const outcomes = Map.groupBy(answers, ({ body }) => body.message);
    expect(outcomes.get('ok')).toHaveLength(1);
    expect(outcomes.get('coupon_already_taken')).toHaveLength(19);
    expect(await countsOf(offer)).toEqual({ taken: 1, coupons: 1 });
  });

  test('gives the last one to one of many, and never more than there are', async () => {
    const offer = await offerOf({ stock: 3 });
    const members = await Promise.all(Array.from({ length: 8 }, () => newMember()));
    const answers = await Promise.all(members.map(({ token }) => take(token, offer)));
    const outcomes = Map.groupBy(answers, ({ body }) => body.message);
    expect(outcomes.get('ok')).toHaveLength(3);
    expect(outcomes.get('coupons_gone')).toHaveLength(5);
    expect(await countsOf(offer)).toEqual({ taken: 3, coupons: 3 });
    const late = await newMember();
    const { available } = await services.call(allCoupons, {}, { token: late.token });
    expect(available.find(({ couponId }) => couponId === offer)).toMatchObject({
      state: 'sold_out',
      left: 0,
    });
  });

  test.each([
    ['that nobody offers', () => Promise.resolve('off_nowhere'), 'not_found'],
    ['whose offer has not begun', () => offerOf({ startsIn: DAY_MS }), 'coupon_offer_not_begun'],
    ['whose offer is over', () => offerOf({ startsIn: -DAY_MS, endsIn: -1 }), 'coupon_offer_over'],
    ['that is sold out', () => offerOf({ stock: 0 }), 'coupons_gone'],
  ] as const)('refuses one %s', async (_name, make: () => Promise<string>, refusal) => {
    const { token } = await newMember();
    expect((await take(token, await make())).body.message).toBe(refusal);
    expect((await mineOf(token)).received).toEqual([]);
  });

  test('is refused while coupons are switched off in the test panel; coupons already taken can be used', async () => {
    const offer = await offerOf();
    const { token } = await newMember('120');
    const coupon = await taken(token, offer);
    for (let twice = 0; twice < 2; twice += 1) await services.call(openCoupons, { open: false });
    expect(await services.call(couponsOpen, {})).toEqual({ open: false });
    expect((await take(token, await offerOf())).body.message).toBe('coupons_closed');
    expect((await services.call(allCoupons, {}, { token })).available).toEqual([]);
    expect(await services.call(productCouponData, { productId: 'trommel' }, { token })).toMatchObject({
      mine: 1,
      offers: 0,
    });
    expect((await lease(token, 'trommel', coupon.couponId)).body.data).toMatchObject({ paid: '110.00' });
    await services.call(openCoupons, { open: true });
    expect(await services.call(couponsOpen, {})).toEqual({ open: true });
  });
});

describe('the coupons of a product', () => {
  test('are those that apply to it, the best first with its discount', async () => {
    const { token } = await newMember();
    const before = await services.call(productCouponData, { productId: 'trommel' }, { token });
    expect(before).toMatchObject({ best: null, mine: 0, bestCoupon: null, chosen: null });
    const small = await taken(token, await offerOf({ discount: 4_000_000n }));
    const large = await taken(
      token,
      await offerOf({ discount: 9_000_000n, productId: null, kind: 'machine' }),
    );
    await taken(token, await offerOf({ productId: 'jig', discount: 50_000_000n }));
    await taken(token, await offerOf({ productId: null, leastPrice: 120_000_001n, discount: 60_000_000n }));
    await taken(token, await offerOf({ productId: null, discount: 120_000_000n }));
    const list = await services.call(userProductCoupons, { productId: 'trommel' }, { token });
    expect(list).toEqual([large, small]);
    const data = await services.call(productCouponData, { productId: 'trommel' }, { token });
    expect(data).toMatchObject({ best: '9.00', mine: 2, bestCoupon: large, chosen: null });
  });

  test('count as offers only what the member can take now', async () => {
    const { token } = await newMember();
    const offersOf = async () =>
      (await services.call(productCouponData, { productId: 'stamp-mill' }, { token })).offers;
    const before = await offersOf();
    const open = await offerOf({ productId: 'stamp-mill' });
    await offerOf({ productId: 'stamp-mill', stock: 0 });
    await offerOf({ productId: 'stamp-mill', startsIn: DAY_MS });
    await offerOf({ productId: 'stamp-mill', endsIn: -1 });
    expect(await offersOf()).toBe(before + 1);
    const listed = await services.call(productCouponOffers, { productId: 'stamp-mill' }, { token });
    expect(listed.map(({ state }) => state)).toEqual(
      [...listed.map(({ state }) => state)].toSorted(
        (a, b) => (a === 'open' ? 0 : 1) - (b === 'open' ? 0 : 1),
      ),
    );
    await taken(token, open);
    expect(await offersOf()).toBe(before);
  });

  test('are not found for an unknown product', async () => {
    const { token } = await newMember();
    for (const call of [productCouponData, productCouponOffers])
      expect((await services.send(call, { productId: 'gold-brick' }, { token })).status).toBe(404);
  });
});

describe('a choice', () => {
  test('is stored for the product, can move to another, and can be undone', async () => {
    const { token } = await newMember();
    const one = await taken(token, await offerOf({ productId: null }));
    const other = await taken(token, await offerOf());
    expect((await choose(token, 'trommel', one.couponId)).chosen).toMatchObject({
      couponId: one.couponId,
      state: 'chosen',
      chosenFor: 'trommel',
      chosenForName: 'Trommel TR-4',
    });
    // Choosing another for the same product releases the first.
    expect((await choose(token, 'trommel', other.couponId)).chosen?.couponId).toBe(other.couponId);
    expect((await mineOf(token)).received.map(({ couponId }) => couponId)).toEqual([one.couponId]);
    // Choosing the same for another product moves it.
    await choose(token, 'trommel', one.couponId);
    await choose(token, 'jig', one.couponId);
    expect((await services.call(productCouponData, { productId: 'trommel' }, { token })).chosen).toBeNull();
    expect((await choose(token, 'jig')).chosen).toBeNull();
    expect((await mineOf(token)).chosen).toEqual([]);
  });

  test('made twenty times at once leaves one', async () => {
    const { token } = await newMember();
    const coupons: Coupon[] = [];
    for (let i = 0; i < 4; i += 1) coupons.push(await taken(token, await offerOf()));
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => choose(token, 'trommel', coupons[index % 4]?.couponId)),
    );
    expect((await mineOf(token)).chosen).toHaveLength(1);
  });

  test('is refused for a product that it does not apply to, and for another member’s coupon', async () => {
    const { token } = await newMember();
    const stranger = await newMember();
    const coupon = await taken(token, await offerOf());
    const tried = (asToken: string, productId: string, couponId: string) =>
      services.send(chooseCoupon, { productId, couponId }, { token: asToken });
    expect((await tried(token, 'jig', coupon.couponId)).body.message).toBe('coupon_not_usable');
    expect((await tried(token, 'gold-brick', coupon.couponId)).body.message).toBe('not_found');
    expect((await tried(stranger.token, 'trommel', coupon.couponId)).body.message).toBe('not_found');
    expect((await lease(stranger.token, 'trommel', coupon.couponId)).body.message).toBe('coupon_not_usable');
  });

  test('deducts nothing by itself: what is confirmed is what is paid (H16)', async () => {
    const { token } = await newMember('240');
    const coupon = await taken(token, await offerOf());
    await choose(token, 'trommel', coupon.couponId);
    expect((await lease(token, 'trommel')).body.data).toMatchObject({ discount: '0.00', paid: '120.00' });
    const used = await lease(token, 'trommel', coupon.couponId);
    expect(used.body.data).toMatchObject({ price: '120.00', discount: '10.00', paid: '110.00' });
    const { chosen, used: over } = await mineOf(token);
    expect(chosen).toEqual([]);
    expect(over).toMatchObject([{ couponId: coupon.couponId, orderId: used.body.data.id, chosenFor: null }]);
    const { list } = await services.call(records, { kind: 'buy_machine' }, { token });
    expect(list.map(({ amount }) => amount)).toEqual(['-110.00', '-120.00']);
    expect((await services.call(balance, {}, { token })).available).toBe('10.00');
  });

  test('is used once, however many leases are sent at once', async () => {
    const { token } = await newMember('2400');
    const coupon = await taken(token, await offerOf());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => lease(token, 'trommel', coupon.couponId)),
    );
    const outcomes = Map.groupBy(answers, ({ body }) => body.message);
    expect(outcomes.get('ok')).toHaveLength(1);
    expect(outcomes.get('coupon_not_usable')).toHaveLength(19);
    expect((await services.call(balance, {}, { token })).available).toBe('2290.00');
  });
});
