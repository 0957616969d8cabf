import { readdir, readFile } from 'node:fs/promises';

import { checkIn } from '@paydirt/contract/rewards/check-in';
import { redeem } from '@paydirt/contract/rewards/redeem';
import { topUp, topUpDays } from '@paydirt/contract/sandbox/top-up';
import { moneyReport } from '@paydirt/contract/wallet/money';
import { toDecimal, usdt } from '@paydirt/domain';
import { describe, expect, test } from 'vitest';

import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';

const SOURCES = new URL('../../', import.meta.url);

describe('payments from the promotion budget', () => {
  const services = withSeededServices();

  interface Booked {
    readonly entry_id: bigint;
    readonly kind: string;
    readonly class: string;
    readonly amount: bigint;
  }

  /** The whole journal, posting by posting, as a stranger would read it. */
  const readJournal = () =>
    services.database.query<Booked>(
      `select entry_id, kind, class, amount from posting
       join entry on entry.id = entry_id join account on account.id = account_id order by entry_id`,
    );

  test('agree with the raw journal: each bonus is booked against the budget, and nothing else paid one (H6)', async () => {
    const { token } = await memberWith(services, '0');
    const key = () => ({ token, key: services.ports.newId('key') });
    await services.call(checkIn, {}, key());
    await services.call(redeem, { code: 'GOLDPAN25', amount: '3.25' }, key());
    const [short] = await services.call(topUpDays, {});
    await services.call(topUp, { productId: short?.productId ?? '', day: short?.day ?? '' });

    const journal = await readJournal();
    const spent = new Map<string, bigint>();
    let allocated = 0n;
    for (const { kind, class: account, amount } of journal) {
      if (account !== 'promotion_budget') continue;
      if (kind === 'promotion_allocation') allocated += amount;
      else spent.set(kind, (spent.get(kind) ?? 0n) - amount);
    }
    for (const kind of [
      'sign_in_bonus',
      'subsidy_credit',
      'redemption_credit',
      'bonus_credit',
      'bonus_accrual',
    ])
      expect([kind, (spent.get(kind) ?? 0n) > 0n]).toEqual([kind, true]);

    const { bonuses, ever, accounts } = await services.call(
      moneyReport,
      { from: await firstDay() },
      { token },
    );
    expect(new Map(bonuses.map(({ kind, amount }) => [kind, amount]))).toEqual(
      new Map([...spent].map(([kind, amount]) => [kind, toDecimal(usdt(amount))])),
    );
    const all = [...spent.values()].reduce((sum, amount) => sum + amount, 0n);
    expect([ever.allocated, ever.spent]).toEqual([toDecimal(usdt(allocated)), toDecimal(usdt(all))]);
    const budget = accounts.find(({ account }) => account === 'promotion_budget');
    expect(budget?.balance).toBe(toDecimal(usdt(allocated - all)));

    // Every entry that takes from the budget gives the same to one member, and touches no other claim.
    const entries = Map.groupBy(journal, ({ entry_id: id }) => id);
    for (const lines of entries.values()) {
      if (!lines.some(({ class: account, amount }) => account === 'promotion_budget' && amount < 0n))
        continue;
      const paid = lines.filter(({ class: account }) => account.startsWith('member_'));
      expect(paid).toHaveLength(1);
      expect(paid[0]?.amount).toBe(
        -(lines.find(({ class: one }) => one === 'promotion_budget')?.amount ?? 0n),
      );
      const touched = lines.map(({ class: account }) => account).filter((one) => !one.startsWith('member_'));
      expect(touched.toSorted()).toEqual(['custody', 'promotion_budget', 'treasury']);
    }
  });

  test('have records that name the budget, with the same total', async () => {
    const [message] = await services.database.query<{ amount: bigint }>(
      `select sum(amount)::int8 as amount from capital_record where source = 'promotion_budget'`,
    );
    const [paid] = await services.database.query<{ amount: bigint }>(
      `select -sum(amount)::int8 as amount from posting join account on account.id = account_id
       join entry on entry.id = entry_id where class = 'promotion_budget' and kind <> 'promotion_allocation'`,
    );
    expect(message).toEqual(paid);
  });

  async function firstDay(): Promise<string> {
    const [row] = await services.database.query<{ day: string }>(
      `select to_char(min(at), 'YYYY-MM-DD') as day from entry`,
    );
    return row?.day ?? '';
  }
});

test('a random bonus is in the vocabulary of the wire, and nothing writes it (H12)', async () => {
  const files = (await readdir(SOURCES, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !/\.(?:test|test-d|fixture)\.ts$/.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const name of files) {
    const text = await readFile(new URL(name, SOURCES), 'utf8');
    expect([name, text.includes('random_bonus')]).toEqual([name, false]);
  }
});
