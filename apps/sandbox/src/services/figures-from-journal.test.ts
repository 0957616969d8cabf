import { createOrder, orderDetail } from '@paydirt/contract/goods/orders';
import { balance } from '@paydirt/contract/wallet/balance';
import { incomeDays, takeout } from '@paydirt/contract/wallet/income';
import { moneyReport } from '@paydirt/contract/wallet/money';
import { standing } from '@paydirt/contract/wallet/standing';
import { accountHistory } from '@paydirt/contract/wallet/statement';
import { cancelWithdrawal, createWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import { CURRENCY, DAY_MS, HOUR_MS, parseMoney, unwrap } from '@paydirt/domain';
import { beforeAll, describe, expect, test } from 'vitest';

import { AGREEMENT_VERSION } from '../seed/products.ts';
import { memberWith, withSeededServices } from '../testing/seeded-services.ts';
import { advanceTo, bind, FUND_PASSWORD, type Withdrawer } from './wallet/withdrawal/withdraw.fixture.ts';

/**
 * Every figure about money, added up independently: in SQL, from the postings of the journal, without the sums,
 * functions and tables that the services use. The outcome of a product and the figure for stopping now are in
 * net-figures.test.ts.
 */
const services = withSeededServices();
const minor = (decimal: string) => unwrap(parseMoney(decimal, CURRENCY)).minor;
const DAYS = 5;
/**
 * An entry with its clock day: the income of a day is booked at the midnight that ends it, and so on the next one.
 * The operator's figures are of the income's day, a member's own history of the booking's.
 */
const POSTINGS = `select entry.id as entry_id, entry.kind, entry.reference, account.class, account.member_id,
    account.product_id, posting.amount,
    ((entry.at - interval '1 microsecond') at time zone 'UTC')::date as day,
    (entry.at at time zone 'UTC')::date as booked_on
  from posting join account on account.id = posting.account_id join entry on entry.id = posting.entry_id`;

/** One sum over postings. */
async function added(where: string, parameters: readonly string[] = []): Promise<bigint> {
  const [row] = await services.database.query<{ total: string }>(
    `with booked as (${POSTINGS}) select coalesce(sum(amount), 0)::text as total from booked where ${where}`,
    [...parameters],
  );
  return BigInt(row?.total ?? '0');
}

/** Income that leases of a machine, or of all, were owed for the days, day by day of each lease. */
async function owed(from: string, to: string, productId: string | null = null): Promise<bigint> {
  const [row] = await services.database.query<{ total: string }>(
    `select coalesce(sum(lease_order.day_return), 0)::text as total
     from lease_order cross join generate_series($1::date, $2::date, interval '1 day') as day
     where lease_order.kind = 'machine' and ($3::text is null or product_id = $3)
       and day::date - date '1970-01-01' between first_day and last_day
       and not exists (select from entry where kind = 'lease_return' and reference = lease_order.id
         and entry.at < day + interval '1 day')`,
    [from, to, productId],
  );
  return BigInt(row?.total ?? '0');
}

let member: Withdrawer;
let orderId: string;
let [from, to, today] = ['', '', ''];

beforeAll(async () => {
  await advanceTo(services, 1, 9);
  member = await bind(services, await memberWith(services, '600'), {
    address: 'test1succeedslater',
    account: '10000009',
  });
  const { token, addressId } = member;
  const keyed = () => ({ token, key: services.ports.newId('key') });
  const lease = (productId: string) =>
    services.call(createOrder, { productId, agreementVersion: AGREEMENT_VERSION }, keyed());
  const withdraw = (amount: string) =>
    services.call(
      createWithdrawal,
      { channel: 'usdt', amount, addressId, fundPassword: FUND_PASSWORD },
      keyed(),
    );
  orderId = (await lease('trommel')).id;
  await lease('sluice-box');
  await withdraw('33.33');
  const { id } = await withdraw('12.34');
  await services.call(cancelWithdrawal, { id }, keyed());
  await services.advance(3 * DAY_MS);
  await services.call(takeout, {}, keyed());
  await services.advance(HOUR_MS);
  await services.advance(2 * DAY_MS);
  await services.call(takeout, {}, keyed());
  await withdraw('20.01');
  const iso = async (days: number) =>
    new Date((await services.now()) - days * DAY_MS).toISOString().slice(0, 10);
  [from, to, today] = [await iso(DAYS), await iso(1), await iso(0)];
});

describe('figures compared with sums of the raw journal', () => {
  test('the balance is the sum of the member’s accounts', async () => {
    const answer = await services.call(balance, {}, { token: member.token });
    for (const part of ['available', 'receivable', 'arriving', 'withdrawing'] as const)
      expect([part, minor(answer[part])]).toEqual([
        part,
        await added(`class = $1 and member_id = $2`, [`member_${part}`, member.id]),
      ]);
    expect(minor(answer.arriving) > 0n && minor(answer.withdrawing) > 0n).toBe(true);
  });

  test('the history starts and ends each day where the journal does', async () => {
    const { opening, days } = await services.call(accountHistory, { days: 30 }, { token: member.token });
    const until = (day: string, than: '<' | '<=') =>
      added(`class like 'member\\_%' and member_id = $1 and booked_on ${than} $2::date`, [member.id, day]);
    expect(minor(opening)).toBe(await until(days[0]?.day ?? '', '<'));
    for (const { day, total } of days) expect([day, minor(total)]).toEqual([day, await until(day, '<=')]);
  });

  test('what came in and went out on a day is what was booked on the available balance', async () => {
    const { days } = await services.call(accountHistory, { days: DAYS }, { token: member.token });
    const booked = (day: string, sign: '>' | '<') =>
      added(`class = 'member_available' and member_id = $1 and booked_on = $2::date and amount ${sign} 0`, [
        member.id,
        day,
      ]);
    for (const { day, moved } of days)
      expect([day, minor(moved?.moneyIn ?? ''), -minor(moved?.moneyOut ?? '')]).toEqual([
        day,
        await booked(day, '>'),
        await booked(day, '<'),
      ]);
    // Money on its way does not count as received.
    const { arriving } = await services.call(balance, {}, { token: member.token });
    expect(minor(arriving) > 0n).toBe(true);
    expect(days.at(-1)?.moved).toEqual({ moneyIn: '0.00', moneyOut: '20.01' });
  });

  test('the figure for stopping now starts from what was booked, less withdrawal fees', async () => {
    const answer = await services.call(standing, {}, { token: member.token });
    const settled = (account: string) =>
      added(
        `class = $2 and entry_id in (select entry_id from booked
           where kind = 'withdrawal_settlement' and member_id = $1)`,
        [member.id, account],
      );
    expect(minor(answer.takenOut)).toBe((await settled('custody')) - (await settled('operator_fees')));
    expect(minor(answer.takenOut)).toBe(minor('31.67'));
    expect(minor(answer.putIn)).toBe(
      await added(`member_id = $1 and kind in ('faucet_grant', 'recharge_credit')`, [member.id]),
    );
    expect(minor(answer.available)).toBe(
      await added(`class = 'member_available' and member_id = $1`, [member.id]),
    );
    expect(minor(answer.receivable)).toBe(
      await added(`class = 'member_receivable' and member_id = $1`, [member.id]),
    );
    expect(minor(answer.arriving)).toBe(
      await added(`class = 'member_arriving' and member_id = $1`, [member.id]),
    );
  });

  test('a lease earned what the journal paid and did not take back', async () => {
    const order = await services.call(orderDetail, { orderId }, { token: member.token });
    expect(minor(order.accrued)).toBe(
      await added(
        `member_id = $1 and (kind = 'income_accrual' and reference like $2 || ':%'
           or kind = 'income_reversal' and reference = $2)`,
        [member.id, orderId],
      ),
    );
    expect(minor(order.paid)).toBe(
      await added(`kind = 'lease_purchase' and class = 'lease_escrow' and reference = $1`, [orderId]),
    );
  });

  test('the money page shows flows for its days, and stocks at its time', async () => {
    const report = await services.call(moneyReport, { from, to: today }, { token: member.token });
    const { sums, deposits, ever, accounts, bonuses, movements, products } = report;
    const inDays = (where: string) => added(`${where} and day between $1::date and $2::date`, [from, today]);
    expect({
      earned: minor(sums.earned),
      owed: minor(sums.owed),
      paid: minor(sums.paid),
      givenBack: minor(sums.givenBack),
      allocated: minor(sums.allocated),
      spent: minor(sums.spent),
      fees: minor(sums.fees),
    }).toEqual({
      earned: await inDays(`kind = 'machine_output' and class = 'machine_revenue'`),
      // Today is not over: nothing is owed for it yet.
      owed: await owed(from, to),
      paid: -(await inDays(`kind = 'income_accrual' and class = 'machine_revenue'`)),
      givenBack: await inDays(`kind = 'income_reversal' and class = 'machine_revenue'`),
      allocated: await inDays(`kind = 'promotion_allocation' and class = 'promotion_budget'`),
      spent: -(await inDays(`kind <> 'promotion_allocation' and class = 'promotion_budget'`)),
      fees: await inDays(`class = 'operator_fees'`),
    });
    for (const part of ['available', 'receivable', 'arriving', 'withdrawing'] as const)
      expect(minor(deposits[part])).toBe(await added(`class = $1`, [`member_${part}`]));
    expect(minor(deposits.total)).toBe(await added(`class like 'member\\_%'`));
    expect(minor(deposits.custody)).toBe(-(await added(`class = 'custody'`)));
    expect(Math.abs(Date.parse(report.heldAt) - (await services.now()))).toBeLessThan(HOUR_MS);
    expect(minor(ever.spent)).toBe(
      -(await added(`kind <> 'promotion_allocation' and class = 'promotion_budget'`)),
    );
    expect(minor(ever.allocated)).toBe(
      await added(`kind = 'promotion_allocation' and class = 'promotion_budget'`),
    );
    for (const { account, productId, balance: answer } of accounts)
      expect([account, productId, minor(answer)]).toEqual([
        account,
        productId,
        productId === null
          ? await added(`class = $1 and product_id is null`, [account])
          : await added(`class = $1 and product_id = $2`, [account, productId]),
      ]);
    for (const { kind, amount } of bonuses)
      expect([kind, minor(amount)]).toEqual([
        kind,
        -(await inDays(`class = 'promotion_budget' and kind = '${kind}'`)),
      ]);
    for (const { kind, amount } of movements)
      expect([kind, minor(amount)]).toEqual([
        kind,
        await inDays(`class like 'member\\_%' and kind = '${kind}'`),
      ]);
    for (const { productId, earned, paid, owed: due } of products) {
      const of = `class = 'machine_revenue' and product_id = '${productId}'`;
      expect([productId, minor(earned), minor(paid), minor(due)]).toEqual([
        productId,
        await inDays(`${of} and kind = 'machine_output'`),
        -(await inDays(`${of} and kind = 'income_accrual'`)),
        await owed(from, to, productId),
      ]);
    }
  });

  test('a report of past days shows what was held at their end', async () => {
    const { deposits, heldAt } = await services.call(moneyReport, { from, to }, { token: member.token });
    expect(heldAt).toBe(`${today}T00:00:00.000Z`);
    expect(minor(deposits.total)).toBe(await added(`class like 'member\\_%' and day <= $1::date`, [to]));
  });

  test('the receipt of a day shows what was booked on it, in total and for the member', async () => {
    const answer = await services.call(incomeDays, { to }, { token: member.token });
    const onDay = (where: string) => added(`${where} and day = $1::date`, [to]);
    const all = `class = 'machine_revenue'`;
    expect([minor(answer.earned), minor(answer.owed), minor(answer.paid), minor(answer.yours.paid)]).toEqual([
      await onDay(`${all} and kind = 'machine_output'`),
      await owed(to, to),
      -(await onDay(`${all} and kind = 'income_accrual'`)),
      await onDay(`class = 'member_receivable' and kind = 'income_accrual' and member_id = '${member.id}'`),
    ]);
    for (const { productId, earned, paid, owed: due } of answer.machines)
      expect([productId, minor(earned), minor(paid), minor(due)]).toEqual([
        productId,
        await onDay(`${all} and product_id = '${productId}' and kind = 'machine_output'`),
        -(await onDay(`${all} and product_id = '${productId}' and kind = 'income_accrual'`)),
        await owed(to, to, productId),
      ]);
    expect(answer.yours.paid).not.toBe('0.00');
  });

  test('the paid share of a day is that of the amounts shown beside it, and no more', async () => {
    const halfUp = (paid: bigint, of: bigint) => (paid * 2000n + of) / (of * 2n);
    const shares = await services.database.query<{ paid: string; scheduled: string; share: number }>(
      `select paid::text, scheduled::text, coverage_permille as share from product_day where units > 0
       union all
       select amount::text, scheduled::text, coverage_permille from capital_record where kind = 'daily_income'`,
    );
    const short = shares.filter(({ paid, scheduled }) => paid !== scheduled);
    for (const { paid, scheduled, share } of short) {
      const rounded = halfUp(BigInt(paid), BigInt(scheduled));
      expect([paid, scheduled, share]).toEqual([paid, scheduled, rounded === 1000n ? 999 : Number(rounded)]);
    }
    expect(short.length).toBeGreaterThan(0);
    for (const { paid, scheduled, share } of shares) expect(share === 1000).toBe(paid === scheduled);
  });

  test('a record’s amount is what its entries moved, except where records were collected together', async () => {
    const apart = await services.database.query<{ kind: string; reference: string }>(
      `with moved as (
         select record_entry.record_id, entry.id, entry.kind, max(abs(posting.amount)) as size
         from record_entry join entry on entry.id = entry_id join posting on posting.entry_id = entry.id
         join account on account.id = posting.account_id and account.class like 'member\\_%'
         group by 1, 2, 3
       ), told as (
         select moved.id, moved.kind, moved.size, sum(abs(capital_record.amount)) as amount,
           count(*) as records
         from moved join capital_record on capital_record.id = moved.record_id group by 1, 2, 3
       ) select kind, id::text as reference from told
         where size <> amount or (records > 1 and kind not in ('income_takeout', 'income_arrival', 'income_reversal'))`,
    );
    expect(apart).toEqual([]);
  });
});
