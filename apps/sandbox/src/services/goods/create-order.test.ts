import { createDeliveryAddress } from '@paydirt/contract/goods/delivery-address';
import { createOrder, orderDetail, orderList } from '@paydirt/contract/goods/orders';
import { productDetail, productList } from '@paydirt/contract/goods/products';
import { userProductCoupons } from '@paydirt/contract/rewards/coupons';
import { seed } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { records } from '@paydirt/contract/wallet/records';
import { DAY_MS, dayOf, languageHeader, MINUTE_MS } from '@paydirt/domain';
import { describe, expect, test, vi } from 'vitest';

import { AGREEMENT_VERSION } from '../../seed/products.ts';
import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { lockProduct } from './product-rows.ts';

const AGREED = { agreementVersion: AGREEMENT_VERSION };

describe('buying', () => {
  const services = withSeededServices();
  const buy = (token: string, input: Record<string, unknown>, key: string = services.ports.newId('key')) =>
    services.send(createOrder, input, { token, key });

  async function productWith(status: number): Promise<string> {
    const { list } = await services.call(productList, { kind: 'machine', status });
    const [product] = list;
    if (!product) throw new Error(`the seed has no product of status ${status}`);
    return product.id;
  }

  // In the order in which a purchase is refused; nothing is charged by any of them.
  test.each([
    ['an unknown product', async () => ({ productId: 'gold-brick', ...AGREED }), 'not_found'],
    ['a product that is sold out', async () => ({ productId: await productWith(3), ...AGREED }), 'sold_out'],
    [
      'a product whose sale has not begun',
      async () => ({ productId: await productWith(5), ...AGREED }),
      'not_on_sale_yet',
    ],
    ['an agreement that was not agreed to', async () => ({ productId: 'gold-pan' }), 'agreement_changed'],
    [
      'an older agreement',
      async () => ({ productId: 'gold-pan', agreementVersion: '2025-01' }),
      'agreement_changed',
    ],
    [
      'merchandise without an address',
      async () => ({ productId: 'enamel-mug' }),
      'delivery_address_required',
    ],
    [
      'a coupon that does not exist',
      async () => ({ productId: 'gold-pan', ...AGREED, couponId: 'cpn_1' }),
      'coupon_not_usable',
    ],
    ['more than the balance', async () => ({ productId: 'trommel', ...AGREED }), 'insufficient_balance'],
  ] as const)('refuses %s', async (_name, input, refusal) => {
    const { token } = await memberWith(services, '50');
    const answer = await buy(token, await input());
    expect(answer.body.message).toBe(refusal);
    expect((await services.call(balance, {}, { token })).available).toBe('50.00');
    expect((await services.call(orderList, {}, { token })).total).toBe(0);
  });

  test.each([
    ['another price', 'price = price + 10000', { amount: '12.00' }],
    ['a lower daily income', 'day_return = day_return - 10000', { dayReturnAmount: '0.90' }],
    ['fewer days', 'valid_days = valid_days - 1', { validDays: 15 }],
  ])('is refused at %s than was shown, and charges nothing', async (_what, change, shown) => {
    const { token } = await memberWith(services, '50');
    const input = { productId: 'gold-pan', ...AGREED, ...shown };
    expect((await buy(token, input)).body.message).toBe('ok');
    const [before] = await services.database.query<{ price: bigint; day_return: bigint; valid_days: number }>(
      `select price, day_return, valid_days from product where id = 'gold-pan'`,
    );
    try {
      await services.database.query(`update product set ${change} where id = 'gold-pan'`);
      const late = await buy(token, input);
      expect([late.status, late.body.message]).toEqual([409, 'amount_changed']);
      expect((await services.call(balance, {}, { token })).available).toBe('38.00');
    } finally {
      await services.database.query(
        `update product set price = $1, day_return = $2, valid_days = $3 where id = 'gold-pan'`,
        [before!.price, before!.day_return, before!.valid_days],
      );
    }
  });

  test('refuses a rush after its end', async () => {
    const rush = await productWith(6);
    const { token } = await memberWith(services, '5000');
    await services.advance(3 * DAY_MS);
    expect((await buy(token, { productId: rush, ...AGREED })).body.message).toBe('sale_ended');
  });

  test('refuses a sale after the end that it announced', async () => {
    const upcoming = await productWith(5);
    const { token } = await memberWith(services, '5000');
    const [before] = await services.database.query<{ start_time: number; end_time: number }>(
      `select start_time, end_time from product where id = $1`,
      [upcoming],
    );
    const setSale = (starts: number, ends: number) =>
      services.database.query(`update product set start_time = $2, end_time = $3 where id = $1`, [
        upcoming,
        new Date(starts),
        new Date(ends),
      ]);
    await setSale(0, DAY_MS);
    expect((await buy(token, { productId: upcoming, ...AGREED })).body.message).toBe('sale_ended');
    await setSale(before!.start_time, before!.end_time);
  });

  test('places the same purchase once, however often and concurrently it arrives', async () => {
    const { token } = await memberWith(services, '500');
    const input = { productId: 'gold-pan', ...AGREED };
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(token, input, 'one-intent')));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('Idempotency-Hit') === 'true')).toHaveLength(19);
    expect((await services.call(balance, {}, { token })).available).toBe('488.00');
    const altered = await buy(token, { ...input, productId: 'rocker-box' }, 'one-intent');
    expect(altered.body.message).toBe('key_reused');
  });

  test('lets a balance that covers one purchase pay for one of twenty', async () => {
    const { token } = await memberWith(services, '15');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => buy(token, { productId: 'gold-pan', ...AGREED })),
    );
    const outcomes = Map.groupBy(answers, ({ body }) => body.message);
    expect(outcomes.get('ok')).toHaveLength(1);
    expect(outcomes.get('insufficient_balance')).toHaveLength(19);
    expect((await services.call(balance, {}, { token })).available).toBe('3.00');
  });

  test('sells the last unit to one of many buyers', async () => {
    await services.database.query(`update product set stock = sold + 1 where id = 'gold-pan'`);
    const buyers = [];
    for (let i = 0; i < 8; i += 1) buyers.push(await memberWith(services, '20'));
    const answers = await Promise.all(
      buyers.map(({ token }) => buy(token, { productId: 'gold-pan', ...AGREED })),
    );
    expect(answers.filter(({ body }) => body.message === 'ok')).toHaveLength(1);
    expect(answers.filter(({ body }) => body.message === 'sold_out')).toHaveLength(7);
    const product = await services.call(productDetail, { productId: 'gold-pan' });
    expect(product).toMatchObject({ status: 3, sold: product.stock });
    await services.database.query(`update product set stock = stock + 100 where id = 'gold-pan'`);
  });

  describe('the agreement of a member', () => {
    const agreedAt = async (token?: string, productId = 'gold-pan') =>
      (await services.call(productDetail, { productId }, token === undefined ? {} : { token }))
        .leaseTermsAgreedAt;

    test('applies to every product of the kind, and is needed once', async () => {
      const { token } = await memberWith(services, '500');
      expect(await agreedAt(token)).toBeNull();
      const first = await services.send(
        createOrder,
        { productId: 'gold-pan', ...AGREED },
        { token, key: services.ports.newId('key'), headers: { Language: languageHeader('de-DE') } },
      );
      const orderOf = ({ body }: typeof first) =>
        services.call(orderDetail, { orderId: body.data.id }, { token });
      const { boughtAt, agreementHash } = await orderOf(first);
      await services.advance(DAY_MS);
      const second = await orderOf(await buy(token, { productId: 'trommel' }));
      // The text that was agreed to, in the language in which it was read.
      expect(second).toMatchObject({ agreementVersion: AGREEMENT_VERSION, agreementHash });
      expect(second.boughtAt).not.toBe(boughtAt);
      expect(await agreedAt(token)).toBe(boughtAt);
      expect(await agreedAt(token, 'trommel')).toBe(boughtAt);
      expect(await agreedAt(token, 'enamel-mug')).toBeNull();
    });

    test('does not apply to anybody else', async () => {
      const { token } = await memberWith(services, '50');
      await buy(token, { productId: 'gold-pan', ...AGREED });
      const stranger = await memberWith(services, '50');
      expect(await agreedAt(stranger.token)).toBeNull();
      expect(await agreedAt()).toBeNull();
      expect((await buy(stranger.token, { productId: 'gold-pan' })).body.message).toBe('agreement_changed');
    });

    test('is needed again when another version is in force', async () => {
      const { token } = await memberWith(services, '50');
      await buy(token, { productId: 'gold-pan', ...AGREED });
      const { database } = services;
      await database.query(`update product set terms_version = '2099-01' where id = 'gold-pan'`);
      expect(await agreedAt(token)).toBeNull();
      expect((await buy(token, { productId: 'gold-pan' })).body.message).toBe('agreement_changed');
      await database.query(`update product set terms_version = $1 where id = 'gold-pan'`, [
        AGREEMENT_VERSION,
      ]);
    });
  });

  test('deducts a coupon once, and shows it in the order', async () => {
    const { members } = await services.call(seed, {});
    const mara = members.find((member) => member.about === 'with_leases');
    const token = await services.login(mara?.phone ?? '', mara?.password ?? '');
    const { list } = await services.call(productList, { kind: 'machine', status: 0 });
    const affordable = list.filter((product) => Number(product.price) < 150);
    for (const product of affordable) {
      const [coupon] = await services.call(userProductCoupons, { productId: product.id }, { token });
      if (!coupon) continue;
      const first = await buy(token, { productId: product.id, ...AGREED, couponId: coupon.couponId });
      expect(first.body.data).toMatchObject({ price: product.price, discount: coupon.discount });
      const again = await buy(token, { productId: product.id, ...AGREED, couponId: coupon.couponId });
      expect(again.body.message).toBe('coupon_not_usable');
      return;
    }
    throw new Error('the seed gives Mara no coupon that she can use');
  });

  test('ships merchandise only to an address of the member', async () => {
    const { token } = await memberWith(services, '100');
    const stranger = await memberWith(services, '0');
    const address = {
      name: 'Mara Okafor',
      phone: '+2348012345678',
      lines: '12 Allen Avenue, Ikeja',
      country: 'NG',
    };
    const theirs = await services.call(createDeliveryAddress, address, { token: stranger.token });
    const refused = await buy(token, { productId: 'enamel-mug', deliveryAddressId: theirs.id });
    expect(refused.body.message).toBe('delivery_address_required');
    const mine = await services.call(createDeliveryAddress, address, { token });
    const bought = await buy(token, { productId: 'enamel-mug', deliveryAddressId: mine.id });
    expect(bought.body.data).toMatchObject({ kind: 'merchandise', expiryDate: null, totalRevenue: '0.00' });
  });

  test('shows an order only to its member', async () => {
    const { token } = await memberWith(services, '50');
    const stranger = await memberWith(services, '0');
    const { body } = await buy(token, { productId: 'gold-pan', ...AGREED });
    const foreign = await services.send(orderDetail, { orderId: body.data.id }, { token: stranger.token });
    expect(foreign).toMatchObject({ status: 404, body: { message: 'not_found' } });
    expect((await services.call(records, { kind: 'buy_machine' }, { token })).list[0]).toMatchObject({
      code: body.data.code,
      amount: '-12.00',
      status: 'succeeded',
      source: 'own_balance',
      balanceAfter: '38.00',
    });
  });

  // With one connection, as in a browser, the transactions would wait for themselves.
  describe.skipIf(process.env['TEST_DATABASE'] === 'browser')('two concurrent transactions', () => {
    /** Until a transaction of a purchase has read the text of its answer, the last thing before its commit. */
    async function untilRead(): Promise<void> {
      const read = () =>
        services.database.query(
          `select from pg_stat_activity
           where datname = current_database() and state = 'idle in transaction' and query like '%from content%'`,
        );
      await vi.waitFor(async () => expect(await read()).toHaveLength(1), MINUTE_MS);
    }

    test('gives the last unit to one of two that reach their commit; only the refusal of the other is kept', async () => {
      const { database, ports } = services;
      await database.query(`update product set stock = sold + 1 where id = 'gold-pan'`);
      const buyers = await Promise.all(
        Array.from({ length: 2 }, async () => ({
          ...(await memberWith(services, '20')),
          key: ports.newId('key'),
        })),
      );
      const buyAll = () =>
        Promise.all(buyers.map(({ token, key }) => buy(token, { productId: 'gold-pan', ...AGREED }, key)));
      const [bought] = await database.transaction(async (sql) => {
        await sql.query(`select take_turn()`);
        const under = [buyAll()];
        // One waits for the lock that is held here, the other one, in the process, for the first one's commit.
        await untilWaiting(services.database, 1);
        await untilRead();
        return under;
      });
      const first = (await bought) ?? [];
      expect(first.map(({ body }) => body.message).toSorted()).toEqual(['ok', 'sold_out']);
      await database.query(`update product set stock = stock + 100 where id = 'gold-pan'`);
      const again = await buyAll();
      expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body));
      expect(again.map(({ headers }) => headers.get('Idempotency-Hit'))).toEqual(['true', 'true']);
      const loser = buyers[first.findIndex(({ body }) => body.message === 'sold_out')];
      const { token = '' } = loser ?? {};
      expect((await services.call(balance, {}, { token })).available).toBe('20.00');
      expect((await services.call(orderList, {}, { token })).total).toBe(0);
      expect((await services.call(records, { kind: 'buy_machine' }, { token })).total).toBe(0);
    });

    test('does not block other orders, but delays the end of the product’s day until it is done', async () => {
      const { token } = await memberWith(services, '20');
      const today = dayOf(await services.now());
      const booked = () =>
        services.database.query(`select from product_day where product_id = 'gold-pan' and day = $1`, [
          today,
        ]);
      const [ended] = await services.database.transaction(async (sql) => {
        await lockProduct(sql, 'gold-pan', 'shared');
        expect((await buy(token, { productId: 'gold-pan', ...AGREED })).body.message).toBe('ok');
        const under = [services.advance(DAY_MS)];
        await untilWaiting(services.database, 1);
        expect(await booked()).toHaveLength(0);
        return under;
      });
      await ended;
      expect(await booked()).toHaveLength(1);
    });
  });
});
