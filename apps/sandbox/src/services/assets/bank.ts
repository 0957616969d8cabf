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
import { hasRoom } from './book-room.ts';

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
 * bind it until the transaction ends. The member's own, unchanged, is returned: the form is sent again after a
 * lost answer.
 */
async function claimAccount(
  { sql, memberId }: MemberContext,
  card: Card,
  exceptId: string | null,
): Promise<Result<BankCard | null, Refusal>> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `bank-account:${card.account.toLowerCase()}`,
  ]);
  const [holder] = await sql.query<CardRow & { member_id: string }>(
    `select * from bank_card
     where lower(account) = lower($1) and deleted_at is null and id is distinct from $2`,
    [card.account, exceptId],
  );
  if (!holder) return ok(null);
  if (holder.member_id !== memberId) return err({ error: 'bound_elsewhere' });
  const bound = toCard(holder);
  const unchanged =
    bound.bankId === card.bankId &&
    bound.payeeName === card.payeeName &&
    bound.account === card.account &&
    bound.ifsc === card.ifsc;
  return unchanged ? ok(bound) : err({ error: 'already_bound' });
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
  const [current] = await sql.query<Pick<CardRow, 'id' | 'created_at'>>(
    `select id, created_at from bank_card where id = $1 and member_id = $2 and deleted_at is null for update`,
    [id ?? null, memberId],
  );
  const room = id !== undefined || (await hasRoom(context, 'bank_card'));
  const bound = await claimAccount(context, card, id ?? null);
  if (!bound.ok) return bound;
  if (bound.value) return current ? err({ error: 'already_bound' }) : ok({ data: bound.value });
  if (!room) return err({ error: 'invalid_input', data: { fields: { account: 'too_many' } } });
  if (current)
    await sql.query(`update bank_card set deleted_at = $2 where id = $1`, [current.id, new Date(now)]);
  else if (id !== undefined) return err({ error: 'not_found' });
  const row = { id: ports.newId('bnk'), created_at: current?.created_at ?? now };
  return ok({ data: await insertCard(context, row, card) });
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
