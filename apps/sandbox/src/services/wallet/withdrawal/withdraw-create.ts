import type { FieldReason, ParsedInputOf } from '@paydirt/contract';
import { createWithdrawal } from '@paydirt/contract/wallet/withdrawal';
import {
  checkWithdrawal,
  compare,
  CONSTANTS,
  convertFromUsdt,
  err,
  type Money,
  negate,
  ok,
  readRequestedAmount,
  type Result,
  testOutcomeOf,
  type WithdrawalError,
  withdrawalQuote,
  withdrawalTimes,
} from '@paydirt/domain';

import { readBalances, writeEntry } from '../../../ledger/ledger.ts';
import { setAside } from '../../../ledger/movements.ts';
import { implement, type MemberContext, type Refusal } from '../../../operation/operation.ts';
import { scheduleJob } from '../../../jobs/due-jobs.ts';
import { rateToFix } from '../../exchange/rates.ts';
import { lockFundPasswordHash, verifyFundPassword } from '../../user/fund-password/fund-password.ts';
import { needVerified } from '../../user/security/verification.ts';
import { writeRecord } from '../../records/record-rows.ts';
import { findWithdrawal, toWithdrawal } from './withdraw-rows.ts';
import { PAYOUT_CURRENCY } from './withdraw-terms.ts';

type Input = ParsedInputOf<typeof createWithdrawal>;

/** Destination of a withdrawal: an address or a bank account that its member has bound. */
interface Destination {
  readonly id: string;
  /** Address, or number of the bank account; a test value among these decides the outcome. */
  readonly account: string;
}

function refuseField(field: string, reason: FieldReason): Result<never, Refusal> {
  return err({ error: 'invalid_input', data: { fields: { [field]: reason } } });
}

async function findDestination(
  { sql, memberId }: MemberContext,
  { channel, addressId, bankId }: Input,
): Promise<Result<Destination | null, Refusal>> {
  const id = channel === 'usdt' ? addressId : bankId;
  if (id === undefined) return ok(null);
  const [found] = await sql.query<Destination>(
    channel === 'usdt'
      ? `select id, address as account from wallet_address where id = $1 and member_id = $2 and deleted_at is null`
      : `select id, account from bank_card where id = $1 and member_id = $2 and deleted_at is null`,
    [id, memberId],
  );
  return found ? ok(found) : err({ error: 'not_found' });
}

function refusalOf(error: WithdrawalError, { channel }: Input): Result<never, Refusal> {
  switch (error) {
    case 'not_positive':
      return refuseField('amount', error);
    case 'below_minimum':
      return err({ error, data: { fields: { amount: error } } });
    case 'above_balance':
      return err({ error: 'insufficient_balance' });
    case 'destination_missing':
      return refuseField(channel === 'usdt' ? 'addressId' : 'bankId', 'required');
    case 'fund_password_missing':
      return err({ error: 'fund_password_not_set' });
  }
}

/**
 * Tell whether this is the member's first withdrawal to a destination, which needs a verified session. The same
 * account number at another bank or of another payee is another destination.
 */
async function isFirstTo({ sql, memberId }: MemberContext, { id }: Destination): Promise<boolean> {
  const earlier = await sql.query(
    `select from withdrawal left join wallet_address as book on book.id = withdrawal.address_id
       left join bank_card as card on card.id = withdrawal.bank_id
     where withdrawal.member_id = $1 and (
       (book.chain, book.address) = (select chain, address from wallet_address where id = $2)
       or (card.bank_id, card.payee_name, lower(card.account), card.ifsc)
         = (select bank_id, payee_name, lower(account), ifsc from bank_card where id = $2)) limit 1`,
    [memberId, id],
  );
  return earlier.length === 0;
}

/** Result of the checks before the transaction. */
interface Checked {
  readonly amount: Money;
  readonly destination: Destination;
  /** Hash that the fund password matched; null in the seed, which skips the check. */
  readonly fundPasswordHash: string | null;
}

/**
 * Check everything that a withdrawal needs (H14): amount, destination, fund password. The balance is not
 * checked yet: a duplicate of the request may have just spent it, and this request must get the same answer.
 */
async function checkRequest(context: MemberContext, input: Input): Promise<Result<Checked, Refusal>> {
  const amount = readRequestedAmount(input.amount);
  if (!amount.ok) return refuseField('amount', amount.error);
  const destination = await findDestination(context, input);
  if (!destination.ok) return destination;
  const checked = checkWithdrawal({
    amount: amount.value,
    minimum: CONSTANTS.WITHDRAWAL_MINIMUM,
    destinationBound: destination.value !== null,
    // `verifyFundPassword` finds out later whether one is set, when it checks it.
    fundPasswordSet: true,
  });
  if (!checked.ok) return refusalOf(checked.error, input);
  if (destination.value === null) throw new Error('wallet: a checked withdrawal has a destination');
  if (await isFirstTo(context, destination.value)) {
    const confirmed = await needVerified(context);
    if (!confirmed.ok) return confirmed;
  }
  const verified = await verifyFundPassword(context, input.fundPassword ?? '');
  if (!verified.ok) return verified;
  return ok({ amount: amount.value, destination: destination.value, fundPasswordHash: verified.value });
}

/**
 * Create a withdrawal (PRODUCT 5): the amount is set aside at once, with one entry and one record. Jobs then
 * process it after the time to cancel, and settle it at the stated time.
 */
export const createWithdrawalOperation = implement(
  createWithdrawal,
  async (context, input, { amount, destination, fundPasswordHash }: Checked) => {
    const { sql, memberId, locale, ports, now } = context;
    const { channel } = input;
    // Destination and fund password may have changed since they were checked, and the member did not confirm
    // that.
    const bound = await findDestination(context, input);
    if (!bound.ok) return bound;
    if (fundPasswordHash !== null && !(await lockFundPasswordHash(context, fundPasswordHash)))
      return err({ error: 'fund_password_wrong', data: {} });
    const { available } = await readBalances(sql, memberId);
    if (compare(amount, available) > 0) return err({ error: 'insufficient_balance' });
    // The bank pays the amount that was displayed, or the withdrawal is refused.
    const rate = channel === 'cash' ? rateToFix(PAYOUT_CURRENCY, now, input.rate) : null;
    if (channel === 'cash' && rate === null) return err({ error: 'rate_changed' });
    const { fee, net } = withdrawalQuote(amount);
    const outcome = testOutcomeOf(destination.account);
    const times = withdrawalTimes(channel, now, outcome);

    const id = ports.newId('wdr');
    const entry = await writeEntry(sql, {
      kind: 'withdrawal_request',
      at: now,
      reference: id,
      lines: setAside(memberId, amount),
    });
    const recordId = await writeRecord(sql, ports, {
      memberId,
      kind: 'withdrawal',
      amount: negate(amount),
      subject: `campaign:withdrawal-${channel}`,
      at: now,
      status: 'pending',
      source: 'own_balance',
      reference: id,
      balanceAfter: entry.availableAfter,
      entryIds: [entry.id],
    });
    await sql.query(
      `insert into withdrawal (id, member_id, channel, amount, fee, address_id, bank_id, status, waits_for_monday, asked_at,
       processing_at, settles_at, record_id, payout_currency, payout_rate, payout)
     values ($1, $2, $3, $4, $5, $6, $7, 'pending', $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        id,
        memberId,
        channel,
        amount,
        fee,
        channel === 'usdt' ? destination.id : null,
        channel === 'cash' ? destination.id : null,
        times.waitsForMonday,
        new Date(now),
        new Date(times.processingAt),
        new Date(times.arrivesAt),
        recordId,
        rate && PAYOUT_CURRENCY,
        rate && rate.rate,
        rate && convertFromUsdt(net, rate.rate, PAYOUT_CURRENCY),
      ],
    );
    if (outcome !== 'stays_pending') {
      await scheduleJob(sql, {
        kind: 'withdrawal-processing',
        reference: id,
        dueAt: times.processingAt,
        payload: { withdrawalId: id },
      });
    }

    const row = await findWithdrawal(sql, id, memberId);
    if (!row) throw new Error('wallet: a withdrawal that was written can be read');
    return ok({ data: await toWithdrawal(row, locale) });
  },
  { before: checkRequest },
);
