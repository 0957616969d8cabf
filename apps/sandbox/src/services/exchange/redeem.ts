import type { FieldReason } from '@paydirt/contract';
import { checkRedemption, redeem } from '@paydirt/contract/calls/redeem';
import {
  type Asset,
  checkAmount,
  convertToUsdt,
  type EpochMs,
  err,
  money,
  ok,
  readAskedAmount,
  type Result,
  toDecimal,
  toIso,
} from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { readOperatorBalance, writeEntry } from '../../ledger/ledger.ts';
import { payMember } from '../../ledger/movements.ts';
import { implement, type Refusal } from '../../operation.ts';
import { type RecordRow, toRecords, writeRecord } from '../wallet/record-rows.ts';
import { rateAt, rateToFix, toExchangeRate } from './rates.ts';

interface CodeRow {
  readonly code: string;
  readonly currency: Asset;
  readonly value_limit: bigint;
  readonly uses_left: number;
  readonly valid_until: EpochMs;
}

const FIND = `select * from redemption_code where code = $1`;

/** Read a code that this member can redeem now, or why they cannot. */
async function usableCode(
  sql: Sql,
  statement: string,
  { code, memberId, now }: { code: string; memberId: string; now: EpochMs },
): Promise<Result<CodeRow, Refusal>> {
  const [row] = await sql.query<CodeRow>(statement, [code]);
  if (!row) return err({ error: 'redemption_code_unknown' });
  if (row.valid_until <= now) return err({ error: 'redemption_code_expired' });
  const earlier = await sql.query(`select from redemption where member_id = $1`, [memberId]);
  if (earlier.length > 0) return err({ error: 'already_redeemed' });
  return row.uses_left === 0 ? err({ error: 'redemption_code_used' }) : ok(row);
}

/** What a code is worth, before it is used (H8). */
export const checkRedemptionOperation = implement(
  checkRedemption,
  async ({ sql, memberId, now }, { code }) => {
    const found = await usableCode(sql, FIND, { code, memberId, now });
    if (!found.ok) return found;
    const { currency, value_limit: limit, valid_until: validUntil } = found.value;
    return ok({
      data: {
        code,
        currency,
        limit: toDecimal(money(limit, currency)),
        rate: toExchangeRate(rateAt(currency, now)),
        validUntil: toIso(validUntil),
      },
    });
  },
);

/**
 * Redeem a code, once per member (PRODUCT 5): converted at the rate that is fixed now, and paid from the
 * promotion budget alone (H6, H10). The rows of the member and of the code are locked: of two tries at
 * once the second finds the first, and the last use of a code is given once.
 */
export const redeemOperation = implement(redeem, async ({ sql, memberId, now, ports, locale }, input) => {
  const refuse = (amount: FieldReason) =>
    err({ error: 'invalid_input' as const, data: { fields: { amount } } });
  await sql.query(`select id from member where id = $1 for no key update`, [memberId]);
  const found = await usableCode(sql, `${FIND} for update`, { code: input.code, memberId, now });
  if (!found.ok) return found;
  const { code, currency, value_limit: limit } = found.value;
  const parsed = readAskedAmount(input.amount, currency);
  if (!parsed.ok) return refuse(parsed.error);
  const checked = checkAmount(parsed.value, { max: money(limit, currency) });
  if (!checked.ok && checked.error === 'above_maximum') {
    const data = { fields: { amount: checked.error }, limit: toDecimal(money(limit, currency)) };
    return err({ error: 'above_code_value', data });
  }
  if (!checked.ok) return refuse(checked.error);
  const fixed = rateToFix(currency, now, input.rate);
  if (!fixed) return err({ error: 'rate_changed' });
  const amount = convertToUsdt(checked.value, fixed.rate).minor;
  // Less than a micro-USDT is nothing.
  if (amount === 0n) return refuse('not_positive');
  if ((await readOperatorBalance(sql, 'promotion_budget')) < amount)
    return err({ error: 'promotion_budget_empty' });

  const entry = await writeEntry(sql, {
    kind: 'redemption_credit',
    at: now,
    reference: memberId,
    lines: payMember({ account: 'promotion_budget' }, 'member_available', memberId, amount),
  });
  const recordId = await writeRecord(sql, ports, {
    memberId,
    kind: 'bonus',
    amount,
    subject: 'campaign:redemption',
    at: now,
    status: 'credited',
    source: 'promotion_budget',
    reference: code,
    balanceAfter: entry.availableAfter,
    entryIds: [entry.id],
  });
  await sql.query(
    `insert into redemption (member_id, code, currency, taken, rate, at, record_id) values ($1, $2, $3, $4, $5, $6, $7)`,
    [memberId, code, currency, checked.value.minor, fixed.rate, new Date(now), recordId],
  );
  await sql.query(`update redemption_code set uses_left = uses_left - 1 where code = $1`, [code]);
  const rows = await sql.query<RecordRow>(`select * from capital_record where id = $1`, [recordId]);
  const [record] = await toRecords(sql, rows, locale);
  if (!record) throw new Error('exchange: a record that was just written is there');
  return ok({ data: record });
});
