import type { Withdrawal } from '@paydirt/contract/wallet/withdrawal';
import {
  CURRENCY,
  type EpochMs,
  lastDigits,
  type Locale,
  type Money,
  rateOf,
  subtract,
  TEST_BANKS,
  toDecimal,
  toIso,
  writeRate,
} from '@paydirt/domain';

import { type Assets, queryAmounts } from '../../../database/amounts.ts';
import type { Sql } from '../../../database/database.ts';
import { type RequestedPage, startOfPage } from '../../../database/start-of-page.ts';
import { translatorOf } from '../../../platform/texts.ts';
import { namePanel } from '../../message/word-message.ts';
import { PAYOUT_CURRENCY } from './withdraw-terms.ts';

/** Row of `withdrawal` with its destination. */
export interface WithdrawalRow {
  readonly id: string;
  readonly member_id: string;
  readonly channel: Withdrawal['channel'];
  readonly amount: Money;
  readonly fee: Money;
  readonly address_id: string | null;
  readonly bank_id: string | null;
  readonly status: Withdrawal['status'];
  readonly failure: Withdrawal['failure'];
  readonly reason: string | null;
  readonly waits_for_monday: boolean;
  readonly asked_at: EpochMs;
  readonly processing_at: EpochMs;
  readonly settles_at: EpochMs;
  readonly finished_at: EpochMs | null;
  readonly payout_rate: bigint | null;
  readonly payout: Money | null;
  readonly record_id: string;
  readonly return_record_id: string | null;
  readonly code: string;
  /** Address, or number of the bank account. */
  readonly account: string;
  /** Label of the address, or id of the bank. */
  readonly name: string;
  readonly chain: string | null;
}

const AMOUNTS: Assets<WithdrawalRow> = { amount: CURRENCY, fee: CURRENCY, payout: PAYOUT_CURRENCY };

const SELECT_WITHDRAWAL = `
  select withdrawal.*, record.code, wallet_address.chain,
    coalesce(wallet_address.address, bank_card.account) as account,
    coalesce(wallet_address.label, bank_card.bank_id) as name
  from withdrawal join capital_record as record on record.id = withdrawal.record_id
  left join wallet_address on wallet_address.id = withdrawal.address_id
  left join bank_card on bank_card.id = withdrawal.bank_id`;

export async function findWithdrawal(sql: Sql, id: string, memberId: string): Promise<WithdrawalRow | null> {
  const [row] = await queryAmounts<WithdrawalRow>(
    sql,
    AMOUNTS,
    `${SELECT_WITHDRAWAL} where withdrawal.id = $1 and withdrawal.member_id = $2`,
    [id, memberId],
  );
  return row ?? null;
}

/**
 * Lock a withdrawal and read it. Every change of a withdrawal begins with this, so that it cannot be both
 * cancelled and settled.
 */
export async function lockWithdrawal(sql: Sql, id: string): Promise<WithdrawalRow | null> {
  await sql.query(`select from withdrawal where id = $1 for update`, [id]);
  const [row] = await queryAmounts<WithdrawalRow>(
    sql,
    AMOUNTS,
    `${SELECT_WITHDRAWAL} where withdrawal.id = $1`,
    [id],
  );
  return row ?? null;
}

/** Read one page of a member's withdrawals, newest first. */
export async function listWithdrawals(
  sql: Sql,
  memberId: string,
  page: RequestedPage,
): Promise<{ total: number; rows: WithdrawalRow[] }> {
  const { before, skip } = await startOfPage(sql, 'withdrawal', page, memberId);
  const rows = await queryAmounts<WithdrawalRow>(
    sql,
    AMOUNTS,
    `${SELECT_WITHDRAWAL} where withdrawal.member_id = $1 and withdrawal.seq < $2
     order by withdrawal.seq desc limit $3 offset $4`,
    [memberId, before, page.pageSize, skip],
  );
  const [count] = await sql.query<{ total: number }>(
    `select count(*)::int as total from withdrawal where member_id = $1`,
    [memberId],
  );
  return { total: count?.total ?? 0, rows };
}

function destinationOf(row: WithdrawalRow): Withdrawal['destination'] {
  if (row.channel === 'usdt')
    return { id: row.address_id ?? '', name: row.name, chain: row.chain, account: row.account };
  return {
    id: row.bank_id ?? '',
    name: TEST_BANKS.find(({ id }) => id === row.name)?.name ?? row.name,
    chain: null,
    account: lastDigits(row.account),
  };
}

async function reasonOf({ failure, reason }: WithdrawalRow, locale: Locale): Promise<string | null> {
  if (failure === null) return reason;
  const { t } = await translatorOf(locale);
  return failure === 'test_panel' ? namePanel(reason ?? '', t) : t(`withdraw.failure.${failure}`);
}

/** Convert a row to a withdrawal in the contract's form. */
export async function toWithdrawal(row: WithdrawalRow, locale: Locale): Promise<Withdrawal> {
  return {
    id: row.id,
    code: row.code,
    channel: row.channel,
    amount: toDecimal(row.amount),
    fee: toDecimal(row.fee),
    net: toDecimal(subtract(row.amount, row.fee)),
    currency: CURRENCY,
    payout:
      row.payout === null || row.payout_rate === null
        ? null
        : {
            currency: PAYOUT_CURRENCY,
            rate: writeRate(rateOf(row.payout_rate)),
            amount: toDecimal(row.payout),
          },
    status: row.status,
    destination: destinationOf(row),
    time: toIso(row.asked_at),
    processingAt: toIso(row.processing_at),
    arrivesAt: toIso(row.settles_at),
    waitsForMonday: row.waits_for_monday,
    cancellable: row.status === 'pending',
    finishedAt: row.finished_at === null ? null : toIso(row.finished_at),
    failure: row.failure,
    reason: await reasonOf(row, locale),
    recordId: row.record_id,
    returnRecordId: row.return_record_id,
  };
}
