import { userInfo } from '@paydirt/contract/account/session';
import { createOrder, returnLease } from '@paydirt/contract/goods/orders';
import { messageList } from '@paydirt/contract/messages/messages';
import { fillBudget, spendBudget } from '@paydirt/contract/sandbox/budget';
import { faucet } from '@paydirt/contract/sandbox/world';
import { records } from '@paydirt/contract/wallet/records';
import { DAY_MS, HOUR_MS, MINUTE_MS, REFERRAL_REWARD_CAP, SECOND_MS } from '@paydirt/domain';
import { describe, expect, test, vi } from 'vitest';

import { AGREEMENT_VERSION } from '../../seed/products.ts';
import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import type { TestMember } from '../../testing/with-services.ts';

describe('a referral reward that the budget cannot pay', () => {
  const services = withSeededServices();
  let phones = 0;

  async function invitee(inviter: TestMember): Promise<TestMember & { readonly orderId: string }> {
    const { invitationCode } = await services.call(userInfo, {}, inviter);
    phones += 1;
    const member = await services.register(`+9198762${String(50_000 + phones)}`, invitationCode);
    await services.call(faucet, { phone: member.phone, amount: '20' });
    const { id } = await services.call(
      createOrder,
      { productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION },
      { token: member.token, key: services.ports.newId('key') },
    );
    return { ...member, orderId: id };
  }

  const paidTo = async ({ token }: TestMember) =>
    (await services.call(records, { kind: 'referral_bonus' }, { token })).total;
  const messagesTo = async ({ id }: TestMember) =>
    (
      await services.database.query<{ kind: string }>(
        `select kind from member_message where member_id = $1 and kind like 'referral%' order by seq`,
        [id],
      )
    ).map(({ kind }) => kind);
  const empty = async () =>
    services.call(spendBudget, { phone: (await memberWith(services, '0')).phone, left: '0' });

  test('is announced once, waits whatever happens to the lease, and is paid and announced a day after the budget is filled', async () => {
    const inviter = await memberWith(services, '0');
    const invited = await invitee(inviter);
    await empty();
    await services.advance(3 * DAY_MS);
    expect(await paidTo(inviter)).toBe(0);
    expect(await messagesTo(inviter)).toEqual(['referral_waiting']);
    const { list } = await services.call(messageList, { channel: 'voucher' }, { token: inviter.token });
    expect(list[0]).toMatchObject({ title: 'Invitation reward waiting', href: '/index/friend' });
    expect(list[0]?.body).toContain('2.00');
    // Earned is earned: the free return is over, and what comes back now is pro rata.
    const key = services.ports.newId('key');
    await services.call(returnLease, { orderId: invited.orderId }, { token: invited.token, key });
    await services.call(fillBudget, { amount: '100' });
    await services.advance(DAY_MS);
    expect(await paidTo(inviter)).toBe(1);
    expect(await messagesTo(inviter)).toEqual(['referral_waiting', 'referral_paid']);
    await services.advance(3 * DAY_MS);
    expect(await paidTo(inviter)).toBe(1);
    expect(await messagesTo(inviter)).toHaveLength(2);
  });

  test('is not announced for a lease returned in full, nor where it is paid at once', async () => {
    const inviter = await memberWith(services, '0');
    const invited = await invitee(inviter);
    await services.advance(HOUR_MS);
    await services.call(
      returnLease,
      { orderId: invited.orderId },
      { token: invited.token, key: services.ports.newId('key') },
    );
    await services.advance(2 * DAY_MS);
    expect([await paidTo(inviter), await messagesTo(inviter)]).toEqual([0, []]);
    await invitee(inviter);
    await services.advance(2 * DAY_MS);
    expect([await paidTo(inviter), await messagesTo(inviter)]).toEqual([1, []]);
  });

  test('is not promised for a new lease within its full-refund period after an earlier one was returned', async () => {
    const inviter = await memberWith(services, '0');
    const invited = await invitee(inviter);
    const options = () => ({ token: invited.token, key: services.ports.newId('key') });
    await services.advance(HOUR_MS);
    await services.call(returnLease, { orderId: invited.orderId }, options());
    await services.advance(22 * HOUR_MS);
    const lease = { productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION };
    const { id: orderId } = await services.call(createOrder, lease, options());
    // A day after the first one.
    await services.advance(2 * HOUR_MS);
    expect([await paidTo(inviter), await messagesTo(inviter)]).toEqual([0, []]);
    await services.call(returnLease, { orderId }, options());
    await services.advance(2 * DAY_MS);
    expect([await paidTo(inviter), await messagesTo(inviter)]).toEqual([0, []]);
  });

  test('counts towards the cap: no more are announced than will be paid', async () => {
    const inviter = await memberWith(services, '0');
    for (let n = 0; n < REFERRAL_REWARD_CAP + 2; n += 1) await invitee(inviter);
    await empty();
    await services.advance(2 * DAY_MS);
    expect(await messagesTo(inviter)).toHaveLength(REFERRAL_REWARD_CAP);
    await services.call(fillBudget, { amount: '100' });
    await services.advance(3 * DAY_MS);
    expect(await paidTo(inviter)).toBe(REFERRAL_REWARD_CAP);
    expect(await messagesTo(inviter)).toHaveLength(2 * REFERRAL_REWARD_CAP);
  });

  test('counts once towards the cap, however many machines the invitee leases', async () => {
    const inviter = await memberWith(services, '0');
    const first = await invitee(inviter);
    await empty();
    await services.call(faucet, { phone: first.phone, amount: '500' });
    for (let n = 0; n < REFERRAL_REWARD_CAP; n += 1)
      await services.call(
        createOrder,
        { productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION },
        { token: first.token, key: services.ports.newId('key') },
      );
    await services.advance(DAY_MS + HOUR_MS);
    await invitee(inviter);
    await services.advance(DAY_MS + HOUR_MS);
    expect(await messagesTo(inviter)).toEqual(['referral_waiting', 'referral_waiting']);
    await services.call(fillBudget, { amount: '100' });
    await services.advance(2 * DAY_MS);
    expect(await paidTo(inviter)).toBe(2);
  });

  test('counts towards the cap even when its messages are gone', async () => {
    const inviter = await memberWith(services, '0');
    for (let n = 0; n < REFERRAL_REWARD_CAP; n += 1) await invitee(inviter);
    await empty();
    await services.advance(2 * DAY_MS - HOUR_MS);
    await invitee(inviter);
    await services.advance(12 * HOUR_MS);
    await services.database.query(`delete from member_message where member_id = $1`, [inviter.id]);
    // The new one is due an hour before the others are tried again, with another notice.
    await services.advance(12 * HOUR_MS);
    expect(await messagesTo(inviter)).toEqual([]);
    await services.call(fillBudget, { amount: '100' });
    await services.advance(3 * DAY_MS);
    expect(await paidTo(inviter)).toBe(REFERRAL_REWARD_CAP);
  });
});

// With one connection, as in a browser, the transactions would wait for themselves.
describe.skipIf(process.env['TEST_DATABASE'] === 'browser')('a referral reward', () => {
  const services = withSeededServices();

  test('is not paid while a full return is under way that began within the 24 hours', async () => {
    const { database } = services;
    const inviter = await memberWith(services, '0');
    const { invitationCode } = await services.call(userInfo, {}, inviter);
    const { id, token, phone } = await services.register('+919876259999', invitationCode);
    await services.call(faucet, { phone, amount: '20' });
    const key = () => services.ports.newId('key');
    const lease = { productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION };
    const order = await services.call(createOrder, lease, { token, key: key() });
    const decided = Date.parse(order.boughtAt) + DAY_MS;
    await services.advance(decided - (await services.now()) - 10 * SECOND_MS);
    const underWay = await database.transaction(async (sql) => {
      // The return waits for its member's balance, after it has taken the lease.
      await sql.query('select from account where member_id = $1 for update', [id]);
      const returned = services.send(returnLease, { orderId: order.id }, { token, key: key() });
      await untilWaiting(database, 1);
      await vi.waitFor(async () => expect(await services.now()).toBeGreaterThan(decided), MINUTE_MS);
      const done = services.runner.runDue();
      await Promise.race([done, untilWaiting(database, 2)]);
      return { returned, done };
    });
    await underWay.done;
    expect((await underWay.returned).body.message).toBe('ok');
    const [refund] = (await services.call(records, { kind: 'refund' }, { token })).list;
    expect(Date.parse(refund?.time ?? '')).toBeLessThan(decided);
    expect((await services.call(records, { kind: 'referral_bonus' }, inviter)).total).toBe(0);
  });
});
