import { balance } from '@paydirt/contract/wallet/balance';
import { type RecordDetail, recordDetail, type RecordKind, records } from '@paydirt/contract/wallet/records';
import { CURRENCY, type EpochMs, err, type Money, ok, subtract, toDecimal, toIso } from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';
import { readBalances } from '../../ledger/ledger.ts';
import { implement } from '../../operation/operation.ts';
import { readContent } from '../content/content.ts';
import { recordFilterOf } from './records/record-filter.ts';
import { listRecords, readRecordRow, type RecordRow, toRecords } from '../records/record-rows.ts';

/** The member's balances. */
export const balanceOperation = implement(balance, async ({ sql, memberId }) => {
  const held = await readBalances(sql, memberId);
  return ok({
    data: {
      available: toDecimal(held.available),
      receivable: toDecimal(held.receivable),
      arriving: toDecimal(held.arriving),
      withdrawing: toDecimal(held.withdrawing),
      currency: CURRENCY,
    },
  });
});

/** The member's records, newest first. */
export const recordsOperation = implement(records, async ({ sql, memberId, locale }, input) => {
  const filter = recordFilterOf(memberId, input);
  if (!filter.ok) return filter;
  return ok({ data: await listRecords(sql, filter.value, input, locale) });
});

/** Kind of subject that a record's reference names, by the kind of the record. */
const BELONGS_TO: Readonly<Partial<Record<RecordKind, RecordDetail['belongsTo']>>> = {
  buy_machine: 'order',
  daily_income: 'order',
  subsidy: 'order',
  refund: 'order',
  recharge: 'recharge',
  withdrawal: 'withdrawal',
  withdrawal_failed: 'withdrawal',
};

async function belongingOf(sql: Sql, row: RecordRow): Promise<RecordDetail['belongsTo']> {
  // A cancelled withdrawal is recorded as a refund too.
  if (row.kind === 'refund' && !row.subject.startsWith('product:')) return 'withdrawal';
  const belongsTo = BELONGS_TO[row.kind] ?? null;
  if (belongsTo !== 'recharge') return row.reference === null ? null : belongsTo;
  // A grant of the test faucet is recorded as a recharge, but has no recharge that could be opened.
  const found = await sql.query(`select id from recharge where id = $1 and member_id = $2`, [
    row.reference,
    row.member_id,
  ]);
  return found.length > 0 ? belongsTo : null;
}

interface PostingRow {
  readonly entry_id: bigint;
  readonly at: EpochMs;
  readonly kind: string;
  readonly class: RecordDetail['entries'][number]['postings'][number]['account'];
  readonly product_id: string | null;
  readonly amount: Money;
}

/** One record with its journal entries: where each cent came from, account by account (H6). */
export const recordDetailOperation = implement(recordDetail, async ({ sql, memberId, locale }, { id }) => {
  const row = await readRecordRow(sql, { id, memberId });
  if (!row) return err({ error: 'not_found' });
  const postings = await queryAmounts<PostingRow>(
    sql,
    { amount: CURRENCY },
    `select entry.id as entry_id, entry.at, entry.kind, account.class, account.product_id, posting.amount
     from record_entry join entry on entry.id = record_entry.entry_id
     join posting on posting.entry_id = entry.id join account on account.id = posting.account_id
     where record_entry.record_id = $1 order by entry.id, posting.amount, account.id`,
    [id],
  );
  const productIds = postings.flatMap((posting) => posting.product_id ?? []);
  const products = await readContent(sql, 'product', productIds, locale);
  const entries = Map.groupBy(postings, (posting) => posting.entry_id);
  const [record] = await toRecords(sql, [row], locale);
  if (!record) throw new Error('wallet: one row gives one record');
  return ok({
    data: {
      record,
      balanceBefore: row.balance_after === null ? null : toDecimal(subtract(row.balance_after, row.amount)),
      belongsTo: await belongingOf(sql, row),
      entries: [...entries.values()].map((lines) => {
        const [first] = lines;
        if (!first) throw new Error('wallet: a group has a line');
        return {
          id: String(first.entry_id),
          time: toIso(first.at),
          kind: first.kind,
          postings: lines.map((line) => ({
            account: line.class,
            detail:
              line.product_id === null ? null : (products.get(line.product_id)?.body.name ?? line.product_id),
            productId: line.product_id,
            amount: toDecimal(line.amount),
          })),
        };
      }),
    },
  });
});
