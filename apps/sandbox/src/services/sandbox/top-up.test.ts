import { createOrder, orderRevenue, returnLease } from '@paydirt/contract/goods/orders';
import { topUp, topUpDays } from '@paydirt/contract/sandbox/top-up';
import { balance } from '@paydirt/contract/wallet/balance';
import { takeout } from '@paydirt/contract/wallet/income';
import { moneyReport } from '@paydirt/contract/wallet/money';
import { recordDetail, records, recordsExport } from '@paydirt/contract/wallet/records';
import { standing } from '@paydirt/contract/wallet/standing';
import {
  addDays,
  CURRENCY,
  DAY_MS,
  dayOf,
  HOUR_MS,
  isoDay,
  LOCALES,
  machineYield,
  parseMoney,
  startOfDay,
  subtract,
  sum,
  toDecimal,
  unwrap,
  zero,
} from '@paydirt/domain';
import { loadCatalogue } from '@paydirt/i18n';
import { describe, expect, test } from 'vitest';

import { AGREEMENT_VERSION } from '../../seed/products.ts';
import { readBalances, readOperatorBalance } from '../../ledger/ledger.ts';
import { requestFile } from '../../testing/request-file.ts';
import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';
import { spendBudget } from '../../testing/spend-budget.ts';
import { leave } from '../user/leaving/leaving.fixture.ts';

const MARA = ['+2348012345678', 'Mara12345'] as const;
const usdtOf = (decimal: string) => unwrap(parseMoney(decimal, CURRENCY));
const total = (amounts: readonly string[]) => toDecimal(sum(amounts.map(usdtOf), CURRENCY));

describe('topping a short day up', () => {
  const services = withSeededServices();
  const newKey = () => services.ports.newId('key');
  const shortDays = () => services.call(topUpDays, {});

  /** Sum that the leases of a machine were paid on a day, by the members' records. */
  const paidOf = (productId: string, day: string, kind: string) =>
    services.database.query<{
      amount: bigint;
      scheduled: bigint | null;
      member_id: string;
      reference: string;
    }>(
      `select amount, scheduled, member_id, reference from capital_record
       where kind = $3 and subject = 'product:' || $1 and day = ($2::date - date '1970-01-01') and status <> 'failed'`,
      [productId, day, kind],
    );

  test('pays every lease what was missing, from the promotion budget, and reports it (H6, H10)', async () => {
    const [short] = await shortDays();
    if (!short) throw new Error('test: the seed has a short day');
    const { productId, day } = short;
    const owed = (await paidOf(productId, day, 'daily_income')).filter(
      ({ amount, scheduled }) => amount < (scheduled ?? 0n),
    );
    const before = await readOperatorBalance(services.database, 'promotion_budget');
    const revenue = await readOperatorBalance(services.database, 'machine_revenue', productId);
    const done = await services.call(topUp, { productId, day });
    expect(done).toEqual({ productId, day, leases: owed.length, amount: short.missing });
    expect(await readOperatorBalance(services.database, 'promotion_budget')).toEqual(
      subtract(before, usdtOf(short.missing)),
    );
    expect(await readOperatorBalance(services.database, 'machine_revenue', productId)).toEqual(revenue);
    const paid = await paidOf(productId, day, 'subsidy');
    expect(new Map(paid.map((row) => [row.reference, row.amount]))).toEqual(
      new Map(owed.map((row) => [row.reference, (row.scheduled ?? 0n) - row.amount])),
    );
    expect(await shortDays()).not.toContainEqual(short);
  });

  test('has its own record, which names the budget and links to its lease; the short day remains', async () => {
    const token = await services.login(...MARA);
    const days = await shortDays();
    for (const { productId, day } of days) await services.call(topUp, { productId, day });
    const { list } = await services.call(records, { kind: 'subsidy', pageSize: 100 }, { token });
    const [record] = list;
    if (!record) throw new Error('test: one of the short days was a lease of hers');
    expect(record).toMatchObject({ source: 'promotion_budget', status: 'credited', goods: 'machine' });
    const detail = await services.call(recordDetail, { id: record.id }, { token });
    expect(detail.belongsTo).toBe('order');
    expect(detail.entries.map(({ kind }) => kind)).toEqual(['subsidy_credit']);
    const order = { orderId: record.reference ?? '', pageSize: 100 };
    const history = await services.call(orderRevenue, order, { token });
    const income = history.list.find(({ day, kind }) => day === record.day && kind === 'daily_income');
    expect(income?.coveragePermille).toBeLessThan(1000);
    const table = await requestFile(services, recordsExport, { kind: 'subsidy' }, { token });
    expect(await table.text()).toContain('Make-up payment from the promotion budget');
  });

  test('counts as a bonus on the money page, not as income', async () => {
    const token = await services.login(...MARA);
    const report = () => services.call(moneyReport, {}, { token });
    await services.advance(40 * DAY_MS);
    const before = await report();
    const [short] = await shortDays();
    if (!short) throw new Error('test: in forty days there is a short one');
    await services.call(topUp, { productId: short.productId, day: short.day });
    const after = await report();
    expect(after.bonuses.find(({ kind }) => kind === 'subsidy_credit')?.amount).toBe(short.missing);
    expect(after.sums.spent).toBe(total([before.sums.spent, short.missing]));
    expect([after.sums.paid, after.sums.owed]).toEqual([before.sums.paid, before.sums.owed]);
  });

  test('is paid once, however many requests are concurrent', async () => {
    const [short] = await shortDays();
    if (!short) throw new Error('test: there is another short day');
    const input = { productId: short.productId, day: short.day };
    const before = await readOperatorBalance(services.database, 'promotion_budget');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => services.send(topUp, input, n % 2 === 0 ? {} : { key: newKey() })),
    );
    const messages = answers.map(({ body }) => body.message).toSorted();
    expect(messages).toEqual([...Array<string>(9).fill('already_topped_up'), 'ok']);
    expect(await readOperatorBalance(services.database, 'promotion_budget')).toEqual(
      subtract(before, usdtOf(short.missing)),
    );
  });

  test('refuses a day that is not over, was not short, or belongs to no machine', async () => {
    const now = dayOf(await services.now());
    const refusal = async (productId: string, day: string) =>
      (await services.send(topUp, { productId, day })).body.message;
    expect(await refusal('trommel', isoDay(now))).toBe('day_not_short');
    expect(await refusal('trommel', isoDay(addDays(now, 400)))).toBe('day_not_short');
    expect(await refusal('no-such', isoDay(now))).toBe('not_found');
    expect(await refusal('trommel', '2026-02-30')).toBe('invalid_input');
    const [full] = await services.database.query<{ product_id: string; day: string }>(
      `select product_id, to_char(date '1970-01-01' + day, 'YYYY-MM-DD') as day from product_day
       where coverage_permille = 1000 limit 1`,
    );
    expect(await refusal(full?.product_id ?? '', full?.day ?? '')).toBe('day_not_short');
  });

  /** Lease a machine an hour after the beginning of a short day, which then ends: it can still be returned in full. */
  async function leaseOverShortDay(token: string) {
    const lease = { productId: 'trommel', agreementVersion: AGREEMENT_VERSION };
    for (let tries = 0; tries < 10; tries += 1) {
      const now = await services.now();
      const coming = Array.from({ length: 120 }, (_, n) => addDays(dayOf(now), n + 1));
      const bad = coming.find((day) => machineYield('trommel', day) < 950);
      if (bad === undefined) break;
      await services.advance(startOfDay(bad) - now + HOUR_MS);
      const { id: orderId } = await services.call(createOrder, lease, { token, key: newKey() });
      await services.advance(23 * HOUR_MS);
      const day = isoDay(bad);
      const short = await shortDays();
      if (short.some((one) => one.productId === 'trommel' && one.day === day)) return { orderId, day };
      // What the machine had left over from better days covered it: the next one finds less.
      await services.call(returnLease, { orderId }, { token, key: newKey() });
    }
    throw new Error('test: the rule has a short day within a few months');
  }

  test('pays nothing for a lease that was returned in full', async () => {
    const { token } = await memberWith(services, '200');
    const { orderId, day } = await leaseOverShortDay(token);
    const mine = async () =>
      (await paidOf('trommel', day, 'daily_income')).filter(({ reference }) => reference === orderId);
    expect(await mine()).toHaveLength(1);
    await services.call(returnLease, { orderId }, { token, key: newKey() });
    expect(await mine()).toEqual([]);
    await services.send(topUp, { productId: 'trommel', day });
    expect((await services.call(records, { kind: 'subsidy' }, { token })).total).toBe(0);
  });

  test('pays nothing for a lease that was returned in full after its income was collected', async () => {
    const { token } = await memberWith(services, '200');
    const { orderId, day } = await leaseOverShortDay(token);
    await services.call(takeout, {}, { token, key: newKey() });
    await services.call(returnLease, { orderId }, { token, key: newKey() });
    await services.send(topUp, { productId: 'trommel', day });
    expect((await services.call(records, { kind: 'subsidy' }, { token })).total).toBe(0);
  });

  test('is deducted, like income, from a full refund: waiting past midnight earns nothing', async () => {
    const { token } = await memberWith(services, '120');
    const { orderId, day } = await leaseOverShortDay(token);
    const stopping = async () => {
      const { available, receivable, returns } = await services.call(standing, {}, { token });
      return total([available, receivable, returns]);
    };
    const before = await stopping();
    const done = await services.send(topUp, { productId: 'trommel', day });
    expect(done.body.message).toBe('ok');
    const held = async () => (await services.call(balance, {}, { token })).available;
    const toppedUp = await held();
    expect(usdtOf(toppedUp).minor).toBeGreaterThan(0n);
    // What stopping now gives counts it once.
    expect(await stopping()).toBe(before);
    const returning = { orderId, quote: true };
    const quoted = await services.call(returnLease, returning, { token });
    expect(quoted).toMatchObject({
      basis: 'full',
      amount: toDecimal(subtract(usdtOf('120'), usdtOf(toppedUp))),
    });
    await services.call(returnLease, { orderId }, { token, key: newKey() });
    expect(await held()).toBe('120.00');
  });

  test('neither pays former members nor counts them as underpaid', async () => {
    const leaver = await memberWith(services, '200');
    const stayer = await memberWith(services, '200');
    const lease = { productId: 'trommel', agreementVersion: AGREEMENT_VERSION };
    for (const { token } of [leaver, stayer])
      await services.call(createOrder, lease, { token, key: newKey() });
    const bought = isoDay(dayOf(await services.now()));
    await services.advance(40 * DAY_MS);
    const missing = async () =>
      (await shortDays()).find(({ productId, day }) => productId === 'trommel' && day > bought);
    const before = await missing();
    if (!before) throw new Error('test: in forty days there is a short one');
    await leave(services, leaver);
    expect(usdtOf((await missing())?.missing ?? '').minor).toBeLessThan(usdtOf(before.missing).minor);
    await services.call(topUp, { productId: 'trommel', day: before.day });
    const paid = (await paidOf('trommel', before.day, 'subsidy')).map((row) => row.member_id);
    expect([paid.includes(stayer.id), paid.includes(leaver.id)]).toEqual([true, false]);
    expect(await readBalances(services.database, leaver.id)).toMatchObject({ available: zero(CURRENCY) });
  });

  test('pays nobody when the budget is too small', async () => {
    const [short] = await shortDays();
    if (!short) throw new Error('test: there is another short day');
    const input = { productId: short.productId, day: short.day };
    await spendBudget(services, subtract(usdtOf(short.missing), usdtOf('0.000001')));
    for (const options of [{}, { key: newKey() }]) {
      const { body } = await services.send(topUp, input, options);
      expect(body.message).toBe('promotion_budget_empty');
    }
    expect(await paidOf(short.productId, short.day, 'subsidy')).toEqual([]);
    expect(await shortDays()).toContainEqual(short);
  });
});

test('is named after the budget that pays it, in every language (H10)', async () => {
  for (const locale of LOCALES) {
    const { record } = (await loadCatalogue(locale)) as unknown as {
      record: { kind: Record<string, string>; source: Record<string, string> };
    };
    // Each language has one word for the budget: the common part of both names is at least that long.
    const budget = record.source['promotion_budget'] ?? '';
    const words = (text: string) => new Set(text.toLocaleLowerCase(locale).match(/[\p{L}\p{M}]{4,}/gu));
    const shared = [...words(record.kind['subsidy'] ?? '')].filter((word) =>
      [...words(budget)].some((other) => other.slice(0, 5) === word.slice(0, 5)),
    );
    expect([locale, shared.length > 0]).toEqual([locale, true]);
  }
});
