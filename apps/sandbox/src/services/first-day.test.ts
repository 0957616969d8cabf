import { createOrder } from '@paydirt/contract/goods/orders';
import { ledgerCheck } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { incomeSummary, takeout } from '@paydirt/contract/wallet/income';
import { recordDetail, records } from '@paydirt/contract/wallet/records';
import { DAY_MS, dayOf, HOUR_MS, machineYield } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { AGREEMENT_VERSION } from '../seed/products.ts';
import { memberWith, withSeededServices } from '../testing/seeded-services.ts';

describe('the first day of a member', () => {
  const services = withSeededServices();

  /** Move the clock on to a day on which a machine earns, because the published rule has days of standstill. */
  async function toADayThatEarns(productId: string): Promise<void> {
    while (machineYield(productId, dayOf(await services.now())) === 0) await services.advance(DAY_MS);
  }

  test('registers, leases, collects income a day later, and reads who paid', async () => {
    await toADayThatEarns('trommel');
    const { token } = await memberWith(services, '150');
    const start = await services.call(balance, {}, { token });
    expect(start).toMatchObject({ available: '150.00', receivable: '0.90' });

    const order = await services.call(
      createOrder,
      { productId: 'trommel', agreementVersion: AGREEMENT_VERSION },
      { token, key: 'lease' },
    );
    expect(order).toMatchObject({ status: 'valid', paid: '120.00', daysAccrued: 0 });
    expect((await services.call(balance, {}, { token })).available).toBe('30.00');

    await services.advance(DAY_MS);
    const summary = await services.call(incomeSummary, {}, { token });
    expect(summary.receivableCount).toBe(2);
    expect(Number(summary.receivable)).toBeGreaterThanOrEqual(0.9);

    const taken = await services.call(takeout, {}, { token, key: 'receive' });
    expect(taken.amount).toBe(summary.receivable);
    const onTheWay = await services.call(balance, {}, { token });
    expect(onTheWay).toMatchObject({ available: '30.00', receivable: '0.00', arriving: taken.amount });

    await services.advance(HOUR_MS);
    const arrived = await services.call(balance, {}, { token });
    expect(Number(arrived.available)).toBeCloseTo(30 + Number(taken.amount), 6);
    expect(arrived.arriving).toBe('0.00');

    const income = await services.call(records, { kind: 'daily_income' }, { token });
    expect(income.total).toBe(1);
    expect(income.list[0]).toMatchObject({
      status: 'arrived',
      source: 'machine_revenue',
      reference: order.id,
    });
    const detail = await services.call(recordDetail, { id: income.list[0]?.id ?? '' }, { token });
    const accrual = detail.entries.find((entry) => entry.kind === 'income_accrual');
    expect(accrual?.postings.find((posting) => posting.account === 'machine_revenue')).toMatchObject({
      detail: order.productName,
      amount: `-${income.list[0]?.amount}`,
    });
    const bonus = await services.call(records, { kind: 'bonus' }, { token });
    expect(bonus.list[0]).toMatchObject({ source: 'promotion_budget', status: 'arrived' });
    expect(await services.call(ledgerCheck, {})).toMatchObject({ sum: '0.00', ok: true });
  });
});
