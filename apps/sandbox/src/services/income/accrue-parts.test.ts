import { returnLease } from '@paydirt/contract/goods/orders';
import { faucet } from '@paydirt/contract/sandbox/world';
import { incomeDays } from '@paydirt/contract/wallet/income';
import { moneyReport } from '@paydirt/contract/wallet/money';
import { addDays, addMs, DAY_MS, dayOf, isoDay, MINUTE_MS, toDecimal, usdt } from '@paydirt/domain';
import { beforeAll, expect, test } from 'vitest';

import type { Database } from '../../database/database.ts';
import { createJobRunner } from '../../jobs/runner.ts';
import { checkLedger } from '../../ledger/check.ts';
import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';
import type { TestMember } from '../../testing/with-services.ts';
import { jobKinds } from '../job-kinds.ts';

const PRODUCT = 'gold-pan';
/** Leases of one machine, more than two parts of a day. */
const LEASES = 1700;

const services = withSeededServices();
let member: TestMember;

beforeAll(async () => {
  member = await memberWith(services, '1');
  const now = await services.now();
  const today = dayOf(now);
  await services.database.query(
    `insert into lease_order (id, member_id, product_id, kind, price, discount, paid, day_return, valid_days, bought_at,
       first_day, last_day)
     select 'ord_many' || n, $1, $2, 'machine', 100, 0, 100, 1000 + n, 4, $6, $3, $4
     from generate_series(1, $5::int4) as n`,
    [member.id, PRODUCT, today, addDays(today, 3), LEASES, new Date(now)],
  );
  // Their prices, so that these can leave the escrow when they are over.
  await services.database.query(
    `with written as (
       insert into entry (kind, at, reference) select 'lease_purchase', bought_at, id from lease_order
       where id like 'ord_many%' returning id
     ), recorded as (
       insert into capital_record (id, code, member_id, kind, amount, subject, at, status, source)
       values ('rec_many', 'PD-MANY', $1, 'buy_machine', -100 * $2::int8, 'product:${PRODUCT}', now(), 'succeeded', 'purchase')
     ), posted as (
       insert into posting (entry_id, account_id, amount, balance_after)
       select written.id, account.id, 100 * line.sign, 0
       from written, (values ('member_available', -1), ('lease_escrow', 1), ('custody', 1), ('treasury', -1)) as line (class, sign)
       join account on account.class = line.class and coalesce(member_id, $1) = $1
     )
     insert into record_entry select 'rec_many', id from written`,
    [member.id, LEASES],
  );
});

/** The database of a process that ends after its first transaction. */
function endingSoon(): Database {
  let begun = false;
  return {
    ...services.database,
    transaction(...work) {
      if (begun) return Promise.reject(new Error('ended'));
      begun = true;
      return services.database.transaction(...work);
    },
  };
}

const runnerOf = (database: Database) =>
  createJobRunner({ database, ports: services.ports, kinds: jobKinds });

async function accruals(day: number): Promise<{ leases: number; paid: bigint; published: bigint | null }> {
  const [row] = await services.database.query<{ leases: number; paid: bigint; published: bigint | null }>(
    `select count(*)::int as leases, coalesce(sum(amount), 0)::int8 as paid,
       (select paid from product_day where product_id = $1 and day = $2) as published
     from capital_record where kind = 'daily_income' and subject = 'product:' || $1 and day = $2`,
    [PRODUCT, day],
  );
  if (!row) throw new Error('an aggregate gives a row');
  return row;
}

test('a day of many leases is booked in parts; a lease that ends in between loses nothing, and none is paid twice', async () => {
  const today = dayOf(await services.now());
  const [expected] = await services.database.query<{ leases: number }>(
    `select count(*)::int as leases from lease_order
     where product_id = $1 and status = 'valid' and first_day <= $2 and last_day >= $2`,
    [PRODUCT, today],
  );
  const seen: number[] = [];
  while ((seen.at(-1) ?? 0) < (expected?.leases ?? 0)) {
    const next = runnerOf(endingSoon()).advance((now) => addMs(now, DAY_MS));
    await expect(next).rejects.toThrow('ended');
    const { leases } = await accruals(today);
    if (leases === (seen.at(-1) ?? 0)) continue;
    seen.push(leases);
    const range = { from: isoDay(today), to: isoDay(today) };
    const report = await services.call(moneyReport, range, { token: member.token });
    const machine = report.products.find(({ productId }) => productId === PRODUCT);
    const [recorded] = await services.database.query<{ owed: bigint; paid: bigint }>(
      `select sum(scheduled)::int8 as owed, sum(amount)::int8 as paid from capital_record
       where kind = 'daily_income' and subject = 'product:' || $1 and day = $2`,
      [PRODUCT, today],
    );
    expect(machine).toMatchObject({
      owed: toDecimal(usdt(recorded?.owed ?? 0n)),
      paid: toDecimal(usdt(recorded?.paid ?? 0n)),
    });
    // The day is over for its members while its last parts are still to come.
    const day = await services.call(incomeDays, { to: isoDay(today) }, { token: member.token });
    expect(day).toMatchObject({ owed: report.sums.owed, paid: report.sums.paid });
    expect((await checkLedger(services.database)).broken).toEqual([]);
    // Others move money meanwhile.
    await services.call(faucet, { phone: member.phone, amount: '1' });
  }
  // In several parts, and all of them.
  expect(seen.length).toBeGreaterThanOrEqual(3);
  expect(seen.at(-1)).toBe(expected?.leases);
  await services.advance(MINUTE_MS);
  const { leases, paid, published } = await accruals(today);
  expect(leases).toBe(expected?.leases);
  expect(published).toBe(paid);
  const [twice] = await services.database.query(
    `select from capital_record where kind = 'daily_income' and day = $1 group by reference having count(*) > 1`,
    [today],
  );
  expect(twice).toBeUndefined();
});

test('a day does not owe the income of a lease that is returned between two of its parts', async () => {
  const day = dayOf(await services.now());
  while ((await accruals(day)).leases === 0)
    await expect(runnerOf(endingSoon()).advance((now) => addMs(now, DAY_MS))).rejects.toThrow('ended');
  const back = { orderId: `ord_many${LEASES}` };
  await services.call(returnLease, back, { token: member.token, key: 'back' });
  await services.advance(DAY_MS);
  const [published] = await services.database.query(
    `select units, scheduled, paid from product_day where product_id = $1 and day = $2`,
    [PRODUCT, day],
  );
  const [recorded] = await services.database.query(
    `select count(*)::int as units, sum(scheduled)::int8 as scheduled, sum(amount)::int8 as paid
     from capital_record where kind = 'daily_income' and subject = 'product:' || $1 and day = $2`,
    [PRODUCT, day],
  );
  expect(published).toEqual(recorded);
});

test('many leases that end on one day expire before the clock move is finished', async () => {
  await services.advance(4 * DAY_MS);
  const [left] = await services.database.query<{ valid: number; days: bigint }>(
    `select count(*) filter (where status = 'valid')::int as valid, sum(days_accrued) as days
     from lease_order where member_id = $1`,
    [member.id],
  );
  // One of them was returned after its first day.
  expect(left).toEqual({ valid: 0, days: BigInt(4 * (LEASES - 1) + 1) });
});
