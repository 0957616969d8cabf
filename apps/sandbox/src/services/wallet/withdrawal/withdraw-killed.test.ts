import { addMs, DAY_MS, type Money, negate, scale, usdt, withdrawalQuote, zero } from '@paydirt/domain';
import { expect, test } from 'vitest';

import { serviceNow } from '../../../platform/clock.ts';
import type { Database } from '../../../database/database.ts';
import { createJobRunner } from '../../../jobs/runner.ts';
import { checkLedger } from '../../../ledger/check.ts';
import {
  openMemberAccounts,
  openOperatorAccounts,
  readBalances,
  readOperatorBalance,
  writeEntry,
} from '../../../ledger/ledger.ts';
import { bringIn, setAside } from '../../../ledger/movements.ts';
import { createPorts } from '../../../entrances/node/ports.ts';
import { freshDatabase } from '../../../testing/fresh-database.ts';
import { runAndKill } from '../../../testing/killed-jobs.ts';
import { scheduleJob } from '../../../jobs/due-jobs.ts';
import { jobKinds } from '../../job-kinds.ts';
import { writeRecord } from '../../records/record-rows.ts';

const WITHDRAWALS = 30;
const AMOUNT = usdt(20_000_000n);
const times = (amount: Money, count: number) => scale(amount, BigInt(count), 1n, 'floor');
const FUNDS = times(AMOUNT, WITHDRAWALS);
/** Every third goes to an address that sends it back. */
const goesBack = (i: number) => i % 3 === 0;

/** Processes start on it three times over, on a machine that may be busy. */
const MANY_STARTS_MS = 300_000;

const ports = createPorts({ publicUrl: 'http://localhost' });

/** One member with withdrawals that were due to be processed and settled yesterday. */
async function insertDueWithdrawals(database: Database): Promise<void> {
  const due = addMs(await serviceNow(database), -DAY_MS);
  await database.transaction(async (sql) => {
    await openOperatorAccounts(sql, []);
    await writeEntry(sql, {
      kind: 'operator_funding',
      at: due,
      reference: 'capital',
      lines: bringIn({ account: 'operator_capital' }, FUNDS),
    });
    await sql.query(
      `insert into member (id, phone, name, password_hash, invite_code, created_at) values ('m', '+911', 'm', '', 'm', now())`,
    );
    await openMemberAccounts(sql, 'm');
    const grant = await writeEntry(sql, {
      kind: 'faucet_grant',
      at: due,
      reference: 'funds',
      lines: bringIn({ account: 'member_available', memberId: 'm' }, FUNDS),
    });
    const record = { memberId: 'm', at: due, entryIds: [grant.id], amount: FUNDS } as const;
    await writeRecord(sql, ports, {
      ...record,
      kind: 'recharge',
      subject: 'campaign:faucet',
      status: 'credited',
      source: 'test_faucet',
    });
    for (const [id, address] of [
      ['good', 'test1succeedslater'],
      ['bad', 'test1failsandreturns'],
    ] as const) {
      await sql.query(
        `insert into wallet_address (id, member_id, chain, currency, address, label, created_at)
         values ($1, 'm', 'BEP20', 'USDT', $2, '', now())`,
        [id, address],
      );
    }
    const { fee } = withdrawalQuote(AMOUNT);
    for (let i = 0; i < WITHDRAWALS; i += 1) {
      const id = `w${i}`;
      const lines = setAside('m', AMOUNT);
      const entry = await writeEntry(sql, { kind: 'withdrawal_request', at: due, reference: id, lines });
      const recordId = await writeRecord(sql, ports, {
        ...record,
        kind: 'withdrawal',
        amount: negate(AMOUNT),
        subject: 'campaign:withdrawal-usdt',
        status: 'pending',
        source: 'own_balance',
        reference: id,
        entryIds: [entry.id],
      });
      await sql.query(
        `insert into withdrawal (id, member_id, channel, amount, fee, address_id, status, waits_for_monday, asked_at,
           processing_at, settles_at, record_id)
         values ($1, 'm', 'usdt', $2, $3, $4, 'pending', false, $5, $5, $5, $6)`,
        [id, AMOUNT, fee, goesBack(i) ? 'bad' : 'good', new Date(due), recordId],
      );
      await scheduleJob(sql, {
        kind: 'withdrawal-processing',
        reference: id,
        dueAt: due,
        payload: { withdrawalId: id },
      });
    }
  });
}

test(
  'each withdrawal is paid or given back once, however often the services are killed while it settles',
  async () => {
    const { database, url, drop } = await freshDatabase();
    try {
      await insertDueWithdrawals(database);
      for (const after of [3, 17])
        await runAndKill(new URL('./withdraw-killed.fixture.ts', import.meta.url), url, after);

      expect((await checkLedger(database)).broken).toEqual([]);
      await createJobRunner({ database, ports, kinds: jobKinds }).runDue();
      const check = await checkLedger(database);
      expect([check.sum, check.broken]).toEqual([0n, []]);
      const back = Array.from({ length: WITHDRAWALS }).filter((_, i) => goesBack(i)).length;
      expect(await readBalances(database, 'm')).toMatchObject({
        available: times(AMOUNT, back),
        withdrawing: zero('USDT'),
      });
      const fees = times(withdrawalQuote(AMOUNT).fee, WITHDRAWALS - back);
      expect(await readOperatorBalance(database, 'operator_fees')).toEqual(fees);
      const statuses = await database.query<{ status: string; count: number }>(
        `select status, count(*)::int as count from withdrawal group by status order by status`,
      );
      expect(statuses).toEqual([
        { status: 'failed', count: back },
        { status: 'succeeded', count: WITHDRAWALS - back },
      ]);
    } finally {
      await drop();
    }
  },
  MANY_STARTS_MS,
);
