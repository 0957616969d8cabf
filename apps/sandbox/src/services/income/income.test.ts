import { register, sendRegisterCode } from '@paydirt/contract/account/login';
import { userInfo } from '@paydirt/contract/account/session';
import { shareInfo } from '@paydirt/contract/community/team';
import { createOrder, orderRevenue } from '@paydirt/contract/goods/orders';
import { faucet, outbox } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { incomeDays, incomePattern, incomeSummary, takeout } from '@paydirt/contract/wallet/income';
import { addRecharge, confirmDeposit } from '@paydirt/contract/wallet/recharge';
import { records } from '@paydirt/contract/wallet/records';
import { clockDay, DAY_MS, dayOf, fromIso, isoDay, machineYield, unwrap } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { AGREEMENT_VERSION } from '../../seed/products.ts';
import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';

describe('income', () => {
  const services = withSeededServices();
  const AGREED = { agreementVersion: AGREEMENT_VERSION };
  const lease = (token: string, productId: string) =>
    services.call(createOrder, { productId, ...AGREED }, { token, key: services.ports.newId('key') });

  test('is never more than scheduled, follows the published rule, and includes bad days', async () => {
    const { token } = await memberWith(services, '200');
    const order = await lease(token, 'trommel');
    await services.advance(40 * DAY_MS);
    const { list } = await services.call(orderRevenue, { orderId: order.id, pageSize: 100 }, { token });
    expect(list).toHaveLength(40);
    for (const record of list) {
      expect(Number(record.amount)).toBeLessThanOrEqual(3.4);
      const day = dayOf(unwrap(fromIso(`${record.day}T00:00:00Z`)));
      const yielded = machineYield('trommel', clockDay(day));
      if (yielded >= 1000) expect(record.coveragePermille).toBe(1000);
      if (Number(record.amount) < 3.4) expect(record.coveragePermille).toBeLessThan(1000);
    }
    const pattern = await services.call(incomePattern, { productId: 'trommel' });
    expect(pattern.days.length).toBeGreaterThanOrEqual(30);
    expect(pattern.rule.reduce((sum, band) => sum + band.chance, 0)).toBe(1000);
  });

  test('a machine’s earnings and payments of a day are reported as booked in the ledger, for all leases together', async () => {
    const { token } = await memberWith(services, '240');
    await lease(token, 'trommel');
    await lease(token, 'trommel');
    await services.advance(20 * DAY_MS);
    const { days } = await services.call(incomePattern, { productId: 'trommel' });
    const hundredths = (amount: string | null) => Math.round(Number(amount) * 100);
    let fromSaved = 0;
    for (const { day, earned, leases, paid, paidEach } of days.slice(-20)) {
      const booked = await services.call(incomeDays, { to: day }, { token });
      expect(booked.machines.find(({ productId }) => productId === 'trommel')).toMatchObject({
        earned,
        paid,
      });
      expect(leases * hundredths(paidEach)).toBe(hundredths(paid));
      if (hundredths(paid) > hundredths(earned)) fromSaved += 1;
    }
    // Some days earned less than was owed and were paid from savings of better ones.
    expect(fromSaved).toBeGreaterThan(0);
  });

  test('of yesterday agrees with its records: the sum, the paid leases, and those that got nothing', async () => {
    const { token } = await memberWith(services, '200');
    const orders = [await lease(token, 'sluice-box'), await lease(token, 'gold-pan')];
    const hundredths = (amount: string) => Math.round(Number(amount) * 100);
    for (let days = 0; days < 14; days += 1) {
      const over = isoDay(dayOf(await services.now()));
      await services.advance(DAY_MS);
      const { yesterday } = await services.call(incomeSummary, {}, { token });
      const { list } = await services.call(records, { kind: 'daily_income', pageSize: 100 }, { token });
      const own = list.filter(({ day }) => day === over);
      expect(own).toHaveLength(orders.length);
      expect(hundredths(yesterday?.paid ?? '')).toBe(
        own.reduce((sum, { amount }) => sum + hundredths(amount), 0),
      );
      expect(yesterday?.leases).toBe(own.filter(({ amount }) => Number(amount) > 0).length);
      expect(new Set(yesterday?.idle)).toEqual(
        new Set(own.filter(({ amount }) => Number(amount) === 0).map(({ reference }) => reference)),
      );
    }
  });

  test('is collected once, however many taps are concurrent', async () => {
    const { token } = await memberWith(services, '100');
    await lease(token, 'sluice-box');
    await services.advance(2 * DAY_MS);
    const { receivable } = await services.call(incomeSummary, {}, { token });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => services.send(takeout, {}, { token, key: `tap-${i}` })),
    );
    expect(answers.filter(({ body }) => body.message === 'ok')).toHaveLength(1);
    expect(answers.filter(({ body }) => body.message === 'nothing_to_receive')).toHaveLength(9);
    expect((await services.call(balance, {}, { token })).arriving).toBe(receivable);
  });

  test('on its way arrives at its own time, not at that of a top-up', async () => {
    const { token } = await memberWith(services, '100');
    await lease(token, 'sluice-box');
    await services.advance(2 * DAY_MS);
    const topUp = { channel: 'usdt', amount: '50' } as const;
    const { id } = await services.call(addRecharge, topUp, { token, key: services.ports.newId('key') });
    await services.call(confirmDeposit, { id });
    expect((await services.call(incomeSummary, {}, { token })).arrivesAt).toBeNull();
    const { arrivesAt } = await services.call(takeout, {}, { token, key: services.ports.newId('key') });
    expect((await services.call(incomeSummary, {}, { token })).arrivesAt).toBe(arrivesAt);
  });

  test('a leased machine accrues on the days of its lease and on no others', async () => {
    const { token } = await memberWith(services, '50');
    const order = await lease(token, 'gold-pan');
    await services.advance(30 * DAY_MS);
    const { total } = await services.call(orderRevenue, { orderId: order.id }, { token });
    expect(total).toBe(order.validDays);
  });

  test('an inviter is paid the fixed reward once, from the promotion budget, a day after the first lease', async () => {
    const inviter = await memberWith(services, '0');
    const { invitationCode } = await services.call(userInfo, {}, { token: inviter.token });
    const phone = '+919876599999';
    await services.call(sendRegisterCode, { phone });
    const [message] = await services.call(outbox, { to: phone });
    const { body } = await services.send(register, {
      phone,
      password: 'gold1234',
      confirmPassword: 'gold1234',
      code: message?.code,
      invitateCode: invitationCode,
    });
    await services.call(faucet, { phone, amount: '100' });
    await lease(body.msg, 'gold-pan');
    await lease(body.msg, 'gold-pan');
    expect((await services.call(records, { kind: 'referral_bonus' }, { token: inviter.token })).total).toBe(
      0,
    );
    await services.advance(2 * DAY_MS);
    const paid = await services.call(records, { kind: 'referral_bonus' }, { token: inviter.token });
    expect(paid.total).toBe(1);
    expect(paid.list[0]).toMatchObject({ amount: '2.00', source: 'promotion_budget', status: 'credited' });
    expect(await services.call(shareInfo, {}, { token: inviter.token })).toMatchObject({
      cumulative: 1,
      valid: 1,
      level: 1,
      earned: '2.00',
    });
  });
});
