import { createOrder } from '@paydirt/contract/goods/orders';
import { incomeDays } from '@paydirt/contract/wallet/income';
import { moneyAccount, moneyReport } from '@paydirt/contract/wallet/money';
import { recordDetail } from '@paydirt/contract/wallet/records';
import { addDays, clockDay, DAY_MS, dayOf, isoDay, parseIsoDay, parseMoney, unwrap } from '@paydirt/domain';
import { beforeAll, describe, expect, test } from 'vitest';

import { AGREEMENT_VERSION } from '../../seed/products.ts';
import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';
import type { TestMember } from '../../testing/with-services.ts';

const services = withSeededServices();
const minor = (decimal: string) => unwrap(parseMoney(decimal, 'USDT')).minor;
const add = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + minor(amount), 0n);

let member: TestMember;

beforeAll(async () => {
  member = await memberWith(services, '500');
  for (const productId of ['trommel', 'sluice-box', 'trommel'])
    await services.call(
      createOrder,
      { productId, agreementVersion: AGREEMENT_VERSION },
      { token: member.token, key: services.ports.newId('key') },
    );
  await services.advance(6 * DAY_MS);
});

const yesterday = async () => isoDay(addDays(dayOf(await services.now()), -1));
const daysOf = (input: { from?: string; to: string }) =>
  services.call(incomeDays, input, { token: member.token });
const reportOf = (from: string, to: string) =>
  services.call(moneyReport, { from, to }, { token: member.token });

describe('past days', () => {
  test('report the same as the money report, in total and for each machine', async () => {
    const to = await yesterday();
    const from = isoDay(addDays(clockDay(unwrap(parseIsoDay(to))), -4));
    for (const range of [
      { from: to, to },
      { from, to },
    ]) {
      const answer = await daysOf(range);
      const { sums, products } = await reportOf(range.from, range.to);
      expect(answer.settled).toBe(true);
      expect([answer.earned, answer.owed, answer.paid]).toEqual([sums.earned, sums.owed, sums.paid]);
      for (const { productId, earned, owed, paid } of answer.machines)
        expect(products).toContainEqual(expect.objectContaining({ productId, earned, owed, paid }));
      expect(add(answer.machines.map(({ earned }) => earned))).toBe(minor(answer.earned));
      expect(add(answer.machines.map(({ paid }) => paid))).toBe(minor(answer.paid));
    }
  });

  test('list the member’s own records, which add up to what they got', async () => {
    const answer = await daysOf({ to: await yesterday() });
    expect(answer.records).toHaveLength(3);
    expect(answer.recordCount).toBe(3);
    expect(add(answer.records.map(({ paid }) => paid))).toBe(minor(answer.yours.paid));
    expect(add(answer.machines.flatMap(({ yours }) => yours?.paid ?? []))).toBe(minor(answer.yours.paid));
    for (const { id, paid, scheduled, orderId, day } of answer.records) {
      const { record } = await services.call(recordDetail, { id }, { token: member.token });
      expect(record).toMatchObject({ amount: paid, scheduled, reference: orderId, day });
    }
  });

  test('link to the entry that booked what a machine earned', async () => {
    const { machines } = await daysOf({ to: await yesterday() });
    const booked = machines.filter(({ entryId }) => entryId !== null);
    expect(booked.length).toBeGreaterThan(0);
    for (const { productId, earned, entryId } of booked) {
      const { entries } = await services.call(
        moneyAccount,
        { account: 'machine_revenue', productId, entryId: entryId ?? '' },
        { token: member.token },
      );
      expect(entries[0]).toMatchObject({ id: entryId, kind: 'machine_output', amount: earned });
    }
    for (const { earned, entryId } of machines) expect(entryId === null).toBe(minor(earned) === 0n);
  });

  test('reveal none of these records to another member', async () => {
    const other = await memberWith(services, '0');
    const answer = await services.call(incomeDays, { to: await yesterday() }, { token: other.token });
    expect(answer).toMatchObject({ records: [], recordCount: 0, yours: { scheduled: '0.00', paid: '0.00' } });
    expect(answer.machines.every(({ yours }) => yours === null)).toBe(true);
  });

  test('cannot include today, be reversed, or be too many', async () => {
    const today = isoDay(dayOf(await services.now()));
    const to = await yesterday();
    for (const [input, field] of [
      [{ to: today }, 'to'],
      [{ to: '2026-02-30' }, 'to'],
      [{ to, from: today }, 'from'],
      [{ to, from: '2024-01-01' }, 'from'],
    ] as const) {
      const refused = await services.send(incomeDays, input, { token: member.token });
      expect(refused.body).toMatchObject({ data: { fields: { [field]: 'malformed' } } });
    }
  });

  test('are not settled while the income of a machine is not booked', async () => {
    const to = await yesterday();
    await services.database.query(
      `update job set done_at = null where kind = 'income-day' and reference = $1`,
      [`trommel:${unwrap(parseIsoDay(to))}`],
    );
    expect((await daysOf({ to })).settled).toBe(false);
    await services.database.query(
      `update job set done_at = now() where kind = 'income-day' and reference = $1`,
      [`trommel:${unwrap(parseIsoDay(to))}`],
    );
  });
});
