import type { Call } from '@paydirt/contract';
import { securityEvents } from '@paydirt/contract/account/security';
import { floorOne, floorTwo } from '@paydirt/contract/community/team';
import { holdings } from '@paydirt/contract/goods/holdings';
import { createOrder, orderList, orderRevenue, returnLease } from '@paydirt/contract/goods/orders';
import { messageList } from '@paydirt/contract/messages/messages';
import { records } from '@paydirt/contract/wallet/records';
import { withdrawals } from '@paydirt/contract/wallet/withdrawal';
import { describe, expect, test } from 'vitest';

import { READY_MADE } from '../people/people.ts';
import { AGREEMENT_VERSION } from '../seed/products.ts';
import { memberWith, withSeededServices } from '../testing/seeded-services.ts';

interface PageInput {
  readonly pageNum?: number;
  readonly pageSize: number;
  readonly after?: string | undefined;
}

describe('pages that start after the last known item', () => {
  const services = withSeededServices();
  const login = ({ account, password }: { readonly account: string; readonly password: string }) =>
    services.login(account, password);

  async function idsOf(call: Call, token: string, input: PageInput & Readonly<Record<string, unknown>>) {
    const { body } = await services.send(call, input, { token });
    const page = body.data as { readonly list: readonly { readonly id: string }[] };
    return page.list.map(({ id }) => id);
  }

  async function firstOrder(token: string): Promise<string> {
    const [order] = await idsOf(orderList, token, { pageSize: 1 });
    if (order === undefined) throw new Error('the seed has a member without an order');
    return order;
  }

  test.each<[string, Call, (token: string) => Promise<Readonly<Record<string, unknown>>>]>([
    ['orders', orderList, async () => ({})],
    ['machines alone', orderList, async () => ({ kind: 'machine' })],
    ['income of an order', orderRevenue, async (token) => ({ orderId: await firstOrder(token) })],
    ['records', records, async () => ({})],
    ['withdrawals', withdrawals, async () => ({})],
    ['messages of all channels', messageList, async () => ({})],
    ['messages of one channel', messageList, async () => ({ channel: 'news' })],
    ['own messages and those to everybody', messageList, async () => ({ channel: 'station_news' })],
    ['people who were invited', floorOne, async () => ({})],
    ['people who are searched', floorOne, async () => ({ q: 'a' })],
    ['people whom those invited', floorTwo, async () => ({})],
    ['events of the account', securityEvents, async () => ({})],
  ])('contain the whole list in its order: %s', async (_what, call, inputOf) => {
    const token = await login(READY_MADE.ananya);
    const input = await inputOf(token);
    const all = await idsOf(call, token, { ...input, pageSize: 100 });
    expect(all.length).toBeGreaterThan(1);
    const found = await idsOf(call, token, { ...input, pageSize: 1 });
    while (found.length < all.length) {
      const next = await idsOf(call, token, { ...input, pageSize: 7, after: found.at(-1) });
      expect(next).not.toEqual([]);
      found.push(...next);
    }
    expect(found.slice(0, all.length)).toEqual(all);
    const gone = await idsOf(call, token, { ...input, pageNum: 2, pageSize: 1, after: 'gone' });
    expect(gone).toEqual(all.slice(1, 2));
  });

  test.each<[string, Call]>([
    ['orders', orderList],
    ['records', records],
    ['messages', messageList],
    ['people who were invited', floorOne],
  ])('do not reveal that an id belongs to another member: %s', async (_what, call) => {
    const token = await login(READY_MADE.ananya);
    const [foreign] = await idsOf(call, token, { pageSize: 1 });
    const stranger = await login(READY_MADE.mara);
    const [, second] = await idsOf(call, stranger, { pageSize: 2 });
    const answered = await idsOf(call, stranger, { pageNum: 2, pageSize: 1, after: foreign });
    expect(answered).toEqual(second === undefined ? [] : [second]);
  });

  test('of leases that are held skip none when one was returned meanwhile', async () => {
    const { token } = await memberWith(services, '100');
    const key = () => services.ports.newId('key');
    const lease = { productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION };
    const orders: string[] = [];
    for (let n = 0; n < 3; n += 1)
      orders.unshift((await services.call(createOrder, lease, { token, key: key() })).id);
    const pageAfter = async (pageNum: number, after?: string) => {
      const { list } = await services.call(holdings, { pageNum, pageSize: 2, after }, { token });
      return list.map(({ order }) => order.id);
    };
    const first = await pageAfter(1);
    expect(first).toEqual(orders.slice(0, 2));
    await services.call(returnLease, { orderId: orders[0] ?? '' }, { token, key: key() });
    expect(await pageAfter(2, first.at(-1))).toEqual(orders.slice(2));
  });
});
