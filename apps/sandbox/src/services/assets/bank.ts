import type { FieldReason } from '@paydirt/contract';
import {
  type BankCard,
  bankCards,
  banks,
  deleteBankCard,
  modifyBankCard,
} from '@paydirt/contract/wallet/bank-card';
import {
  checkIfsc,
  checkLine,
  cleanText,
  CONSTANTS,
  err,
  type EpochMs,
  isAlphanumeric,
  ok,
  type Result,
  TEST_BANKS,
  toIso,
} from '@paydirt/domain';

import { implement, type MemberContext, type Refusal } from '../../operation/operation.ts';

interface CardRow {
  readonly id: string;
  readonly bank_id: string;
  readonly payee_name: string;
  readonly account: string;
  readonly ifsc: string;
  readonly created_at: EpochMs;
}

type Card = Pick<BankCard, 'bankId' | 'payeeName' | 'account' | 'ifsc'>;

function toCard(row: CardRow): BankCard {
  return {
    id: row.id,
    bankId: row.bank_id,
    bankName: TEST_BANKS.find(({ id }) => id === row.bank_id)?.name ?? row.bank_id,
    payeeName: row.payee_name,
    account: row.account,
    ifsc: row.ifsc,
    createTime: toIso(row.created_at),
  };
}

function accountReason(account: string): FieldReason | null {
  if (account === '') return 'required';
  if (!isAlphanumeric(account)) return 'letters_and_digits_only';
  if (account.length < CONSTANTS.BANK_ACCOUNT_MIN_LENGTH) return 'too_short';
  return account.length > CONSTANTS.BANK_ACCOUNT_MAX_LENGTH ? 'too_long' : null;
}

/** Check the entered fields, all at once (PRODUCT 6). */
function checkCard(input: Card): Result<Card, Refusal> {
  const payeeName = checkLine(input.payeeName, CONSTANTS.PAYEE_NAME_MAX_LENGTH);
  const account = cleanText(input.account);
  const ifsc = checkIfsc(input.ifsc);
  const bank = TEST_BANKS.some(({ id }) => id === input.bankId);
  const reasons: Readonly<Record<string, FieldReason | null>> = {
    bankId: bank ? null : input.bankId === '' ? 'required' : 'malformed',
    payeeName: payeeName.ok ? null : payeeName.error,
    account: accountReason(account),
    ifsc: ifsc.ok ? null : ifsc.error,
  };
  const fields: Record<string, FieldReason> = {};
  for (const [name, reason] of Object.entries(reasons)) if (reason !== null) fields[name] = reason;
  if (!ifsc.ok || !payeeName.ok || Object.keys(fields).length > 0)
    return err({ error: 'invalid_input', data: { fields } });
  return ok({ bankId: input.bankId, payeeName: payeeName.value, account, ifsc: ifsc.value });
}

/**
 * Refuse an account that is already bound, ignoring case, without revealing to whom. No other request can
 * bind it until the transaction ends.
 */
async function claimAccount(
  { sql, memberId }: MemberContext,
  account: string,
  exceptId: string | null,
): Promise<Refusal | null> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `bank-account:${account.toLowerCase()}`,
  ]);
  const [holder] = await sql.query<{ id: string; member_id: string }>(
    `select id, member_id from bank_card
     where lower(account) = lower($1) and deleted_at is null and id is distinct from $2`,
    [account, exceptId],
  );
  if (!holder) return null;
  return { error: holder.member_id === memberId ? 'already_bound' : 'bound_elsewhere' };
}

async function insertCard(
  { sql, memberId }: MemberContext,
  row: Pick<CardRow, 'id' | 'created_at'>,
  card: Card,
): Promise<BankCard> {
  const [written] = await sql.query<CardRow>(
    `insert into bank_card (id, member_id, bank_id, payee_name, account, ifsc, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning *`,
    [row.id, memberId, card.bankId, card.payeeName, card.account, card.ifsc, new Date(row.created_at)],
  );
  if (!written) throw new Error('assets: a bank account was not written');
  return toCard(written);
}

/** Banks to choose from. */
export const banksOperation = implement(banks, async () =>
  ok({ data: TEST_BANKS.map((bank) => ({ ...bank })) }),
);

/** The member's bank accounts, newest first. */
export const bankCardsOperation = implement(bankCards, async ({ sql, memberId }) => {
  const rows = await sql.query<CardRow>(
    `select * from bank_card where member_id = $1 and deleted_at is null order by created_at desc, seq desc`,
    [memberId],
  );
  return ok({ data: rows.map(toCard) });
});

/**
 * Bind a bank account, or change one. The changed one replaces the other in the list under a new id: a
 * withdrawal keeps the account as it was, and one that is being confirmed is refused.
 */
export const modifyBankCardOperation = implement(modifyBankCard, async (context, { id, ...input }) => {
  const { sql, memberId, now, ports } = context;
  const checked = checkCard(input);
  if (!checked.ok) return checked;
  const card = checked.value;
  if (id === undefined) {
    const refusal = await claimAccount(context, card.account, null);
    return refusal
      ? err(refusal)
      : ok({ data: await insertCard(context, { id: ports.newId('bnk'), created_at: now }, card) });
  }

  const [current] = await sql.query<{ created_at: EpochMs }>(
    `select created_at from bank_card where id = $1 and member_id = $2 and deleted_at is null for update`,
    [id, memberId],
  );
  if (!current) return err({ error: 'not_found' });
  const refusal = await claimAccount(context, card.account, id);
  if (refusal) return err(refusal);
  await sql.query(`update bank_card set deleted_at = $2 where id = $1`, [id, new Date(now)]);
  const replacement = { id: ports.newId('bnk'), created_at: current.created_at };
  return ok({ data: await insertCard(context, replacement, card) });
});

/** Unbind a bank account; pending withdrawals keep it. */
export const deleteBankCardOperation = implement(deleteBankCard, async ({ sql, memberId, now }, { id }) => {
  const [deleted] = await sql.query(
    `update bank_card set deleted_at = $3
     where id = $1 and member_id = $2 and deleted_at is null returning id`,
    [id, memberId, new Date(now)],
  );
  return deleted ? ok({ data: null }) : err({ error: 'not_found' });
});
