import { createOrder, returnLease } from '@paydirt/contract/goods/orders';
import { faucet } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { incomePattern, takeout } from '@paydirt/contract/wallet/income';
import { standing } from '@paydirt/contract/wallet/standing';
import { CURRENCY, DAY_MS, HOUR_MS, parseMoney, unwrap } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { AGREEMENT_VERSION } from '../../seed/products.ts';
import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';

const services = withSeededServices();
const minor = (decimal: string) => unwrap(parseMoney(decimal, 'USDT')).minor;

const keyed = (token: string) => ({ token, key: services.ports.newId('key') });
const lease = (token: string, productId: string) =>
  services.call(createOrder, { productId, agreementVersion: AGREEMENT_VERSION }, keyed(token));

/** Sum up the parts of the standing. */
async function netNow(token: string): Promise<bigint> {
  const parts = await services.call(standing, {}, { token });
  const gained = [
    parts.available,
    parts.receivable,
    parts.arriving,
    parts.withdrawing,
    parts.returns,
    parts.takenOut,
  ];
  return gained.reduce((all, amount) => all + minor(amount), 0n) - minor(parts.putIn);
}

describe('the figure for stopping now', () => {
  test('is zero for a member who only put money in', async () => {
    const { token } = await memberWith(services, '80');
    expect(await services.call(standing, {}, { token })).toMatchObject({
      available: '80.00',
      putIn: '80.00',
      returns: '0.00',
      leases: [],
      machines: [],
    });
  });

  test('includes every recharge, however old', async () => {
    const { token, phone } = await memberWith(services, '80');
    await services.advance(60 * DAY_MS);
    await services.call(faucet, { phone, amount: '7' });
    expect((await services.call(standing, {}, { token })).putIn).toBe('87.00');
  });

  test.each([
    { name: 'in full, within the first day', wait: 0 },
    { name: 'in full, after a night whose income is not collected', wait: 20 * HOUR_MS },
    { name: 'pro rata', wait: 3 * DAY_MS },
  ])('equals what collecting and returning then give: $name', async ({ wait }) => {
    const { token } = await memberWith(services, '200');
    const order = await lease(token, 'trommel');
    await services.advance(wait);
    const before = await netNow(token);
    await services.send(takeout, {}, keyed(token));
    await services.call(returnLease, { orderId: order.id }, keyed(token));
    await services.advance(HOUR_MS);
    const held = await services.call(balance, {}, { token });
    expect(await netNow(token)).toBe(before);
    expect(minor(held.available) - minor((await services.call(standing, {}, { token })).putIn)).toBe(before);
  });

  test('contains each machine’s past days as published', async () => {
    const { token } = await memberWith(services, '200');
    await lease(token, 'trommel');
    const { machines, leases } = await services.call(standing, {}, { token });
    expect(leases).toEqual([expect.objectContaining({ productId: 'trommel', daysAccrued: 0 })]);
    const { days } = await services.call(incomePattern, { productId: 'trommel' });
    const [machine] = machines;
    expect(machine).toMatchObject({ productId: 'trommel', productName: 'Trommel TR-4' });
    // Up to ninety days, of which the last thirty are published there.
    const shownDays = machine?.days.slice(-days.length) ?? [];
    expect(machine?.days.length).toBe(90);
    expect(shownDays.map(({ day }) => day)).toEqual(days.map(({ day }) => day));
    const owed = unwrap(parseMoney('3.40', CURRENCY));
    for (const [at, { coveragePermille, unitRevenue }] of days.entries()) {
      const paidPermille = shownDays[at]?.paidPermille ?? Number.NaN;
      // Without any lease that day, a unit would have paid its output, never more than was owed.
      const output = minor(unitRevenue) < owed.minor ? minor(unitRevenue) : owed.minor;
      if (coveragePermille !== null) expect(paidPermille).toBe(coveragePermille);
      else expect(paidPermille).toBe(Number((output * 2000n + owed.minor) / (owed.minor * 2n)));
    }
  });
});
