import { userInfo } from '@paydirt/contract/account/session';
import { createOrder } from '@paydirt/contract/goods/orders';
import { takeout } from '@paydirt/contract/wallet/income';
import { moneyAccount, moneyProof, moneyReport } from '@paydirt/contract/wallet/money';
import { recordDetail, records } from '@paydirt/contract/wallet/records';
import { DAY_MS, dayOf, isoDay, parseMoney, unwrap } from '@paydirt/domain';
import { beforeAll, describe, expect, test } from 'vitest';

import { AGREEMENT_VERSION } from '../../../seed/products.ts';
import { memberWith, withSeededServices } from '../../../testing/seeded-services.ts';
import type { TestMember } from '../../../testing/with-services.ts';
import { leave } from '../../user/leaving/leaving.fixture.ts';

const services = withSeededServices();
const minor = (decimal: string) => unwrap(parseMoney(decimal, 'USDT')).minor;
const add = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + minor(amount), 0n);

let member: TestMember;

beforeAll(async () => {
  member = await memberWith(services, '500');
  const agreed = { agreementVersion: AGREEMENT_VERSION };
  for (const productId of ['trommel', 'sluice-box'])
    await services.call(
      createOrder,
      { productId, ...agreed },
      { token: member.token, key: `buy-${productId}` },
    );
  await services.advance(3 * DAY_MS);
  await services.call(takeout, {}, { token: member.token, key: 'takeout' });
  await services.advance(2 * DAY_MS);
});

const report = (input: { from?: string; to?: string } = {}) =>
  services.call(moneyReport, input, { token: member.token });

interface RawPosting {
  readonly day: string;
  readonly kind: string;
  readonly class: string;
  readonly product_id: string | null;
  readonly amount: bigint;
}

/** Every posting of the journal; a day's end belongs to the day. */
const readJournal = () =>
  services.database.query<RawPosting>(
    `select to_char((at - interval '1 millisecond') at time zone 'UTC', 'YYYY-MM-DD') as day, kind, class, product_id, amount
     from posting join entry on entry.id = entry_id join account on account.id = account_id`,
  );

describe('the money report', () => {
  test('agrees with the raw journal, day by day and in total', async () => {
    const { days, deposits, ever, from, to } = await report();
    const journal = await readJournal();
    const sum = (which: (posting: RawPosting) => boolean) =>
      journal.filter(which).reduce((total, { amount }) => total + amount, 0n);
    expect(days).toHaveLength(30);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([from, to]);
    for (const shown of days) {
      const on = (kind: string, account: string) =>
        sum((posting) => posting.day === shown.day && posting.kind === kind && posting.class === account);
      expect(minor(shown.earned)).toBe(on('machine_output', 'machine_revenue'));
      expect(minor(shown.paid)).toBe(-on('income_accrual', 'machine_revenue'));
      expect(minor(shown.allocated)).toBe(on('promotion_allocation', 'promotion_budget'));
      expect(minor(shown.deposits.total)).toBe(
        sum((posting) => posting.day <= shown.day && posting.class.startsWith('member_')),
      );
      expect(minor(shown.deposits.custody)).toBe(
        -sum((posting) => posting.day <= shown.day && posting.class === 'custody'),
      );
    }
    expect(minor(ever.earned)).toBe(
      sum(({ kind, class: on }) => kind === 'machine_output' && on === 'machine_revenue'),
    );
    expect(minor(ever.spent)).toBe(
      -sum(({ kind, class: on }) => on === 'promotion_budget' && kind !== 'promotion_allocation'),
    );
    expect(minor(deposits.available)).toBe(sum((posting) => posting.class === 'member_available'));
  });

  test('backs members’ money one to one, on every day', async () => {
    const { deposits, days } = await report();
    for (const shown of [deposits, ...days.map((day) => day.deposits)]) {
      expect(shown.custody).toBe(shown.total);
      const parts = [shown.available, shown.receivable, shown.arriving, shown.withdrawing];
      expect(add(parts)).toBe(minor(shown.total));
    }
  });

  test('adds up: days to totals, products to totals, accounts to their balances', async () => {
    const { days, sums, ever, products, accounts, bonuses } = await report();
    for (const what of ['earned', 'owed', 'paid', 'givenBack', 'allocated', 'spent', 'fees'] as const)
      expect(add(days.map((day) => day[what]))).toBe(minor(sums[what]));
    for (const what of ['earned', 'owed', 'paid'] as const)
      expect(add(products.map((product) => product[what]))).toBe(minor(sums[what]));
    for (const product of products)
      expect(add(product.days.map(({ paid }) => paid))).toBe(minor(product.paid));
    expect(add(bonuses.map(({ amount }) => amount))).toBe(minor(sums.spent));
    const left = (account: string) =>
      add(accounts.filter((row) => row.account === account).map(({ balance }) => balance));
    expect(left('promotion_budget')).toBe(minor(ever.allocated) - minor(ever.spent));
    expect(left('machine_revenue')).toBe(minor(ever.earned) - minor(ever.paid) + minor(ever.givenBack));
    expect(left('operator_fees')).toBe(minor(ever.fees));
  });

  test('pays no more than machines earned, and shows the days on which that was less than owed', async () => {
    const { products } = await report();
    const days = products.flatMap((product) => product.days);
    expect(days.some(({ coveragePermille }) => coveragePermille !== null && coveragePermille < 1000)).toBe(
      true,
    );
    for (const { owed, paid, coveragePermille } of days) {
      expect(minor(paid)).toBeLessThanOrEqual(minor(owed));
      if (coveragePermille === 1000) expect(paid).toBe(owed);
    }
  });

  test('for a day is the same whatever else is requested', async () => {
    const all = await report();
    const day = all.days[10]?.day ?? '';
    const one = await report({ from: day, to: day });
    expect(one.days).toEqual([all.days[10]]);
    expect(one.deposits).toEqual(all.days[10]?.deposits);
  });

  test('counts the members of its day: neither former members nor those who joined later (H3)', async () => {
    const membersOf = async (input: { readonly to?: string } = {}) => (await report(input)).members;
    const before = await membersOf();
    const leaver = await memberWith(services, '0');
    expect(await membersOf()).toBe(before + 1);
    const day = isoDay(dayOf(await services.now()));
    await services.advance(DAY_MS);
    await leave(services, leaver);
    expect(await membersOf()).toBe(before);
    expect(await membersOf({ to: day })).toBe(before + 1);
    await memberWith(services, '0');
    expect(await membersOf({ to: day })).toBe(before + 1);
  });

  test('ends today, even when a later end is requested', async () => {
    const today = isoDay(dayOf(await services.now()));
    expect((await report({ from: today, to: '2999-12-31' })).to).toBe(today);
  });

  test.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ to: 'yesterday' }, 'to'],
    [{ to: '0000-01-01' }, 'to'],
    [{ from: '2000-01-01', to: '2026-01-01' }, 'from'],
    [{ from: '2026-01-02', to: '2026-01-01' }, 'from'],
  ])('for %j names the field', async (input, field) => {
    const { body } = await services.send(moneyReport, input, { token: member.token });
    expect(body).toMatchObject({
      message: 'invalid_input',
      data: { fields: { [field]: expect.anything() } },
    });
  });

  test('is for members only', async () => {
    for (const call of [moneyReport, moneyProof, moneyAccount] as const)
      expect((await services.send(call, { account: 'custody' })).status).toBe(401);
  });
});

describe('an account of the operator', () => {
  test('shows the entry behind a payout, with the balance before and after', async () => {
    const { token } = member;
    const { list } = await services.call(records, { kind: 'daily_income', pageSize: 100 }, { token });
    const payout = list.find(({ amount }) => amount !== '0.00');
    const { entries } = await services.call(recordDetail, { id: payout?.id ?? '' }, { token });
    const accrual = entries.find(({ kind }) => kind === 'income_accrual');
    const products = (await report()).products;
    const source = products.find(({ productName }) => productName === payout?.description);
    const account = await services.call(
      moneyAccount,
      { account: 'machine_revenue', productId: source?.productId, entryId: accrual?.id },
      { token },
    );
    expect(account.entries[0]).toMatchObject({ id: accrual?.id, amount: `-${payout?.amount}` });
  });

  test('leads back to its first entry, each balance matching the next', async () => {
    const seen: { id: string; amount: string; balanceAfter: string }[] = [];
    for (let entryId: string | undefined; ;) {
      const page = await services.call(
        moneyAccount,
        { account: 'custody', ...(entryId !== undefined && { entryId }) },
        { token: member.token },
      );
      seen.push(...page.entries);
      if (page.older === null) break;
      entryId = page.older;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(minor(seen.at(-1)?.balanceAfter ?? '')).toBe(minor(seen.at(-1)?.amount ?? ''));
    expect(add(seen.map(({ amount }) => amount))).toBe(minor(seen[0]?.balanceAfter ?? ''));
  });

  test('is never one of a member, and reveals nothing of members', async () => {
    const { token } = member;
    const own = await services.send(moneyAccount, { account: 'member_available' }, { token });
    expect(own.body.message).toBe('invalid_input');
    const unknown = await services.send(
      moneyAccount,
      { account: 'machine_revenue', productId: 'x' },
      { token },
    );
    expect(unknown.body.message).toBe('not_found');
    const { userId } = await services.call(userInfo, {}, { token });
    const custody = await services.send(moneyAccount, { account: 'custody' }, { token });
    expect(JSON.stringify(custody.body)).not.toContain(userId);
  });
});
