import type { Call, Client } from '@paydirt/contract';
import { balance } from '@paydirt/contract/wallet/balance';
import { aBalance } from '@paydirt/contract/wallet/balance.examples';
import { moneyProof, type MoneyReport, moneyReport } from '@paydirt/contract/wallet/money';
import { aMoneyProof, aMoneyReport } from '@paydirt/contract/wallet/money.examples';
import { expect, test } from 'vitest';

import { proveBalance } from './money.ts';

const proof = aMoneyProof();
const { memberId } = proof.leaf;
const { deposits, position } = aMoneyReport();
const published = (total: string): Partial<MoneyReport> => ({ deposits: { ...deposits, total } });
const later = (seq: number): Partial<MoneyReport> => ({ position: { ...position, seq } });

/** A service that publishes these reports, one after the other, beside the same sound proof. */
function publishing(...reports: readonly Partial<MoneyReport>[]): Client {
  let asked = 0;
  const answerTo = (call: Call) => {
    if (call === moneyProof) return proof;
    if (call === balance) return aBalance();
    if (call !== moneyReport) throw new Error(`an unexpected call of ${call.path}`);
    asked += 1;
    return aMoneyReport(reports[Math.min(asked, reports.length) - 1]);
  };
  return { call: async (call) => ({ data: answerTo(call), msg: '' }) };
}

test('a sound proof of the published total is valid', async () => {
  expect((await proveBalance(publishing({}), memberId)).failure).toBeNull();
});

test('a sound proof of another total than the published one is not', async () => {
  const found = await proveBalance(publishing(published('19500.00')), memberId);
  expect(found).toMatchObject({ failure: 'total', known: { published: 19_500_000_000n } });
});

test('a proof that is always of another position than the total is never called valid', async () => {
  const elsewhere = { ...published('19500.00'), ...later(position.seq + 1) };
  await expect(proveBalance(publishing(elsewhere), memberId)).rejects.toMatchObject({ name: 'unavailable' });
});

test('money that moves between the answers has them asked for again', async () => {
  const moved = { ...published('19612.00'), ...later(position.seq + 1) };
  expect((await proveBalance(publishing(moved, {}), memberId)).failure).toBeNull();
});
