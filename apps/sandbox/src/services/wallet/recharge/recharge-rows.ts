import type { Recharge } from '@paydirt/contract/wallet/recharge';
import {
  type Asset,
  CURRENCY,
  type EpochMs,
  money,
  type Money,
  rateOf,
  type TestOutcome,
  toDecimal,
  toIso,
  writeRate,
} from '@paydirt/domain';

import { queryAmounts } from '../../../database/amounts.ts';
import type { Sql } from '../../../database/database.ts';
import { testUri } from './recharge-address.ts';

export interface RechargeRow {
  readonly id: string;
  readonly member_id: string;
  readonly channel: Recharge['channel'];
  readonly status: Recharge['status'];
  readonly amount: Money;
  readonly currency: Asset;
  /** Amount in the smallest unit of `currency`. */
  readonly paid: bigint;
  readonly rate: bigint | null;
  readonly rate_at: EpochMs | null;
  readonly address: string | null;
  readonly confirmations: number;
  readonly needed: number;
  readonly outcome: TestOutcome | null;
  readonly reason: Recharge['reason'];
  readonly created_at: EpochMs;
  readonly expires_at: EpochMs | null;
  readonly seen_at: EpochMs | null;
  readonly expected_at: EpochMs | null;
  readonly finished_at: EpochMs | null;
  readonly record_id: string;
}

/** Column of {@link RechargeRow} that holds USDT. */
export const RECHARGE_AMOUNTS = { amount: CURRENCY } as const;

const isoOrNull = (at: EpochMs | null) => (at === null ? null : toIso(at));

/** Convert a row to a recharge in the contract's form. */
export function toRecharge(row: RechargeRow): Recharge {
  const paid = money(row.paid, row.currency);
  return {
    id: row.id,
    channel: row.channel,
    status: row.status,
    amount: toDecimal(row.amount),
    paid: toDecimal(paid),
    currency: row.currency,
    rate: row.rate === null ? null : writeRate(rateOf(row.rate)),
    rateAt: isoOrNull(row.rate_at),
    chain: row.address === null ? null : 'BEP20',
    address: row.address,
    uri: row.address === null ? null : testUri(row.address, paid),
    confirmations: row.confirmations,
    needed: row.needed,
    time: toIso(row.created_at),
    expiresAt: isoOrNull(row.expires_at),
    seenAt: isoOrNull(row.seen_at),
    expectedAt: isoOrNull(row.expected_at),
    finishedAt: isoOrNull(row.finished_at),
    reason: row.reason,
    recordId: row.record_id,
  };
}

/** Read a recharge of any member, and lock it until the transaction ends; null if there is none. */
export async function lockRecharge(sql: Sql, id: string): Promise<RechargeRow | null> {
  const [row] = await queryAmounts<RechargeRow>(
    sql,
    RECHARGE_AMOUNTS,
    `select * from recharge where id = $1 for update`,
    [id],
  );
  return row ?? null;
}

/** Read one of a member's own recharges; null if there is none. */
export async function findRecharge(sql: Sql, memberId: string, id: string): Promise<RechargeRow | null> {
  const [row] = await queryAmounts<RechargeRow>(
    sql,
    RECHARGE_AMOUNTS,
    `select * from recharge where id = $1 and member_id = $2`,
    [id, memberId],
  );
  return row ?? null;
}
