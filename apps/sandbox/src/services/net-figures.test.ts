import { accountData, deleteAccount } from '@paydirt/contract/account/leaving';
import { sendVerifyCode, verify } from '@paydirt/contract/account/security';
import { createOrder } from '@paydirt/contract/goods/orders';
import { productDetail } from '@paydirt/contract/goods/products';
import { outbox } from '@paydirt/contract/sandbox/world';
import { takeout } from '@paydirt/contract/wallet/income';
import { standing } from '@paydirt/contract/wallet/standing';
import { createWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import {
  CURRENCY,
  DAY_MS,
  HOUR_MS,
  leaseOutcome,
  type Money,
  parseMoney,
  standingOf,
  unwrap,
} from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { AGREEMENT_VERSION } from '../seed/products.ts';
import { memberWith, withSeededServices } from '../testing/seeded-services.ts';
import { advanceTo, bind, FUND_PASSWORD } from './wallet/withdrawal/withdraw.fixture.ts';

/**
 * The expected net figures are summed here from the postings of the journal, in integers, without the
 * functions under test.
 */
const services = withSeededServices();
const CENT = 10_000n;
const amount = (decimal: string): Money => unwrap(parseMoney(decimal, CURRENCY));
const minor = (decimal: string) => amount(decimal).minor;
/** Compute five percent, rounded down to whole cents. */
const fivePercent = (of: bigint) => ((of * 5n) / 100n / CENT) * CENT;
const keyed = (token: string) => ({ token, key: services.ports.newId('key') });

/** Read a member's postings; the result sums those on an account, of one kind of entry or of all. */
async function postings(memberId: string): Promise<(account: string, kind?: string) => bigint> {
  const rows = await services.database.query<{ class: string; kind: string; amount: bigint }>(
    `select account.class, entry.kind, posting.amount from posting
     join account on account.id = posting.account_id join entry on entry.id = posting.entry_id
     where account.member_id = $1`,
    [memberId],
  );
  return (account, kind) =>
    rows
      .filter((row) => row.class === account && (kind === undefined || row.kind === kind))
      .reduce((all, row) => all + row.amount, 0n);
}

/** Read the postings of each entry of a kind, by account. */
async function bookedBy(kind: string, memberId: string): Promise<Map<string, bigint>[]> {
  const rows = await services.database.query<{ entry_id: bigint; class: string; amount: bigint }>(
    `select entry_id, account.class, posting.amount from posting join account on account.id = account_id
     where entry_id in (select entry_id from posting join account on account.id = account_id
                        join entry on entry.id = entry_id where member_id = $1 and entry.kind = $2)
     order by entry_id`,
    [memberId, kind],
  );
  const entries = new Map<bigint, Map<string, bigint>>();
  for (const row of rows) {
    const entry = entries.get(row.entry_id) ?? new Map<string, bigint>();
    entries.set(row.entry_id, entry.set(row.class, (entry.get(row.class) ?? 0n) + row.amount));
  }
  return [...entries.values()];
}

/** A member with a lease of four days, a withdrawal that was paid out and one under way, and income in every state. */
async function busyMember() {
  await advanceTo(services, 1, 9);
  const member = await bind(services, await memberWith(services, '500'), {
    address: 'test1succeedslater',
    account: '10000007',
  });
  const { token, addressId } = member;
  const input = { productId: 'trommel', agreementVersion: AGREEMENT_VERSION };
  const order = await services.call(createOrder, input, keyed(token));
  const withdraw = (of: string) =>
    services.call(
      createWithdrawal,
      { channel: 'usdt', amount: of, addressId, fundPassword: FUND_PASSWORD },
      keyed(token),
    );
  await withdraw('33.33');
  await services.advance(3 * DAY_MS);
  await services.call(takeout, {}, keyed(token));
  await services.advance(DAY_MS);
  await services.call(takeout, {}, keyed(token));
  await withdraw('20.01');
  return { ...member, order };
}

describe('net figures', () => {
  test('the figure for stopping now agrees with the journal, after fees', async () => {
    const { id, token, order } = await busyMember();
    const answer = await services.call(standing, {}, { token });
    const of = await postings(id);
    const settled = await bookedBy('withdrawal_settlement', id);
    expect(settled).toHaveLength(1);

    const returned = (minor(order.paid) * BigInt(order.validDays - 4)) / BigInt(order.validDays) / CENT;
    const held = of('member_available') + of('member_receivable') + of('member_arriving') + returned * CENT;
    const underWay = of('member_withdrawing');
    const out = settled.reduce(
      (all, entry) => all + (entry.get('custody') ?? 0n) - (entry.get('operator_fees') ?? 0n),
      0n,
    );
    const leaveWith = held - fivePercent(held) + underWay - fivePercent(underWay) + out;
    const putIn = of('member_available', 'faucet_grant') + of('member_available', 'recharge_credit');

    const parts = {
      available: amount(answer.available),
      receivable: amount(answer.receivable),
      arriving: amount(answer.arriving),
      returns: amount(answer.returns),
      withdrawing: amount(answer.withdrawing),
      takenOut: amount(answer.takenOut),
      putIn: amount(answer.putIn),
    };
    expect(putIn).toBe(minor('500'));
    expect(out).toBe(minor('31.67'));
    expect(minor(answer.withdrawing)).toBe(minor('19.01'));
    const figures = standingOf(parts);
    expect(figures.fee.minor).toBe(fivePercent(held));
    expect(figures.leaveWith.minor).toBe(leaveWith);
    expect(figures.net.minor).toBe(leaveWith - putIn);
    expect(figures.net.minor).toBeLessThan(0n);
  });

  test('deleting the account pays out the announced amount, less the withdrawal fee', async () => {
    const { id, token, phone } = await busyMember();
    await services.advance(HOUR_MS / 60);
    await services.call(sendVerifyCode, {}, { token });
    const [message] = await services.call(outbox, { to: phone });
    const code = message?.code ?? '';
    await services.call(verify, { code }, { token });
    const { leaving } = await services.call(accountData, {}, { token });
    const removed = await services.send(
      deleteAccount,
      { code, fundPassword: FUND_PASSWORD, paidOut: leaving.paidOut },
      { token, key: 'left' },
    );
    expect(removed.body.message).toBe('ok');
    const [closure, ...more] = await bookedBy('account_closure', id);
    expect(more).toEqual([]);
    const whole = closure?.get('custody') ?? 0n;
    expect(closure?.get('operator_fees')).toBe(fivePercent(whole));
    expect(closure?.get('treasury')).toBe(-fivePercent(whole));
    expect([minor(leaving.fee), minor(leaving.paidOut)]).toEqual([
      fivePercent(whole),
      whole - fivePercent(whole),
    ]);
    const parts = [leaving.available, leaving.income, leaving.returned, leaving.withdrawing];
    expect(parts.reduce((all, part) => all + minor(part), 0n)).toBe(whole);
  });

  test('the outcome of a product is its schedule less fee and price', async () => {
    const answer = await services.call(productDetail, { productId: 'trommel' });
    const [price, daily] = [minor(answer.price), minor(answer.dailyIncome)];
    const scheduled = daily * BigInt(answer.validDays);
    const outcome = leaseOutcome({
      paid: amount(answer.price),
      dailyIncome: amount(answer.dailyIncome),
      validDays: answer.validDays,
    });
    expect(outcome.scheduled.minor).toBe(scheduled);
    expect(outcome.fee.minor).toBe(fivePercent(scheduled));
    expect(outcome.net.minor).toBe(scheduled - fivePercent(scheduled) - price);
    expect(outcome.evenFrom).toBe(38);
  });

  test('the runs of a product are drawn from the days that the journal paid', async () => {
    const { pastShares } = await services.call(productDetail, { productId: 'trommel' });
    const days = await services.database.query<{ day: number; paid: bigint; owed: bigint; leases: number }>(
      `select day, count(*)::int as leases, sum(scheduled)::int8 as owed, coalesce(sum(
         (select -posting.amount from record_entry join posting using (entry_id)
          join account on account.id = posting.account_id and account.class = 'machine_revenue'
          where record_entry.record_id = capital_record.id)), 0)::int8 as paid
       from capital_record where kind = 'daily_income' and subject = 'product:trommel' and scheduled is not null
       group by day order by day`,
    );
    const recent = days.slice(-Math.min(days.length, pastShares.length));
    expect(recent.length).toBeGreaterThan(20);
    const shares = pastShares.slice(-recent.length);
    for (const [at, { paid, owed, leases }] of recent.entries()) {
      const share = BigInt(shares[at] ?? -1);
      // Each lease is paid whole cents, so that together they get up to a cent each less than their share.
      expect(paid * 1000n <= (share + 1n) * owed).toBe(true);
      expect((share - 1n) * owed <= (paid + BigInt(leases) * CENT) * 1000n).toBe(true);
      expect(share === 1000n).toBe(paid === owed);
    }
  });
});
