import type { FieldReason } from '@paydirt/contract';
import { checkRedemption, redeem } from '@paydirt/contract/rewards/redeem';
import {
  type Asset,
  checkAmount,
  convertToUsdt,
  type EpochMs,
  err,
  isPositive,
  money,
  type Money,
  ok,
  readRequestedAmount,
  type Result,
  toDecimal,
  toIso,
} from '@paydirt/domain';

import { lockMember } from '../../access/lock-member.ts';
import type { Sql } from '../../database/database.ts';
import { writeEntryIfCovered } from '../../ledger/ledger.ts';
import { payMember } from '../../ledger/movements.ts';
import { implement, type Refusal } from '../../operation/operation.ts';
import { lockPerson } from '../user/members/person/contacts.ts';
import { readEarlierClaims } from '../user/members/person/earlier-claims.ts';
import { readWrittenRecord, writeRecord } from '../records/record-rows.ts';
import { rateAt, rateToFix, toExchangeRate } from './rates.ts';

interface StoredCode {
  readonly code: string;
  readonly currency: Asset;
  /** Limit in the smallest unit of the currency. */
  readonly value_limit: bigint;
  readonly uses_left: number;
  readonly valid_until: EpochMs;
}

/** Code with its highest value. */
type Code = StoredCode & { readonly limit: Money };

const FIND = `select * from redemption_code where code = $1`;

/** Read a code that this member can redeem now, or the reason why they cannot. */
async function usableCode(
  sql: Sql,
  statement: string,
  { code, memberId, now }: { code: string; memberId: string; now: EpochMs },
): Promise<Result<Code, Refusal>> {
  const [row] = await sql.query<StoredCode>(statement, [code]);
  if (!row) return err({ error: 'redemption_code_unknown' });
  if (row.valid_until <= now) return err({ error: 'redemption_code_expired' });
  const earlier = await sql.query(`select from redemption where member_id = $1`, [memberId]);
  if (earlier.length > 0) return err({ error: 'already_redeemed' });
  if ((await readEarlierClaims({ sql, now }, memberId)).has('campaign:redemption'))
    return err({ error: 'paid_before' });
  if (row.uses_left === 0) return err({ error: 'redemption_code_used' });
  return ok({ ...row, limit: money(row.value_limit, row.currency) });
}

/** Value of a code, before it is used (H8). */
export const checkRedemptionOperation = implement(
  checkRedemption,
  async ({ sql, memberId, now }, { code }) => {
    const found = await usableCode(sql, FIND, { code, memberId, now });
    if (!found.ok) return found;
    const { currency, limit, valid_until: validUntil } = found.value;
    return ok({
      data: {
        code,
        currency,
        limit: toDecimal(limit),
        rate: toExchangeRate(rateAt(currency, now)),
        validUntil: toIso(validUntil),
      },
    });
  },
);

/**
 * Redeem a code, once per member (PRODUCT 5) and person: converted at the present rate, and paid from the
 * promotion budget alone (H6, H10). The rows of the member and of the code are locked, so that the second of
 * two requests finds the first, and the last use of a code is given once.
 */
export const redeemOperation = implement(redeem, async ({ sql, memberId, now, ports, locale }, input) => {
  const refuse = (amount: FieldReason) =>
    err({ error: 'invalid_input' as const, data: { fields: { amount } } });
  await lockPerson(sql, memberId);
  await lockMember(sql, memberId);
  const found = await usableCode(sql, `${FIND} for update`, { code: input.code, memberId, now });
  if (!found.ok) return found;
  const { code, currency, limit } = found.value;
  const parsed = readRequestedAmount(input.amount, currency);
  if (!parsed.ok) return refuse(parsed.error);
  const checked = checkAmount(parsed.value, { max: limit });
  if (!checked.ok && checked.error === 'above_maximum') {
    const data = { fields: { amount: checked.error }, limit: toDecimal(limit) };
    return err({ error: 'above_code_value', data });
  }
  if (!checked.ok) return refuse(checked.error);
  const fixed = rateToFix(currency, now, input.rate);
  if (!fixed) return err({ error: 'rate_changed' });
  const amount = convertToUsdt(checked.value, fixed.rate);
  if (!isPositive(amount)) return refuse('nothing_to_convert');
  const entry = await writeEntryIfCovered(sql, {
    kind: 'redemption_credit',
    at: now,
    reference: memberId,
    lines: payMember({ account: 'promotion_budget' }, 'member_available', memberId, amount),
  });
  if (entry === null) return err({ error: 'promotion_budget_empty' });
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
    [memberId, code, currency, checked.value, fixed.rate, new Date(now), recordId],
  );
  await sql.query(`update redemption_code set uses_left = uses_left - 1 where code = $1`, [code]);
  return ok({ data: await readWrittenRecord(sql, { id: recordId, memberId }, locale) });
});
