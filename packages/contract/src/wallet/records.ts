import * as v from 'valibot';

import {
  amountSchema,
  daySchema,
  fileSchema,
  idSchema,
  listOf,
  flagParameter,
  followingParameters,
  timeSchema,
} from '../basics.ts';
import { defineCall } from '../call.ts';

/** Kinds of capital record (PRODUCT 4). */
export const RECORD_KINDS = [
  'recharge',
  'withdrawal',
  'buy_machine',
  'daily_income',
  'team_benefits',
  'bonus',
  'random_bonus',
  'referral_bonus',
  'withdrawal_failed',
  'subsidy',
  'refund',
] as const;

/** Status of a record (PRODUCT 5). */
export const RECORD_STATUSES = [
  'pending',
  'processing',
  'succeeded',
  'failed',
  // A withdrawal that the member cancelled.
  'cancelled',
  'arrived',
  'credited',
  'not_credited',
] as const;

/** Payer, or destination of the money (H6). */
export const RECORD_SOURCES = [
  'machine_revenue',
  'promotion_budget',
  'refund',
  'test_faucet',
  'own_balance',
] as const;

export const recordKindSchema = v.picklist(RECORD_KINDS);

export type RecordKind = v.InferOutput<typeof recordKindSchema>;

export const recordStatusSchema = v.picklist(RECORD_STATUSES);

export type RecordStatus = v.InferOutput<typeof recordStatusSchema>;

export const recordSourceSchema = v.picklist(RECORD_SOURCES);

export type RecordSource = v.InferOutput<typeof recordSourceSchema>;

/** One movement, as a member reads it. */
export const capitalRecordSchema = v.object({
  id: idSchema,
  /** Short number for people to refer to it: "PD-7K2M4Q". */
  code: v.string(),
  /** Signed. */
  amount: amountSchema,
  kind: recordKindSchema,
  /** In the requested language: the product's name, the campaign's name. */
  description: v.string(),
  /** Kind of its product, which determines the title of a purchase; null without a product. */
  goods: v.nullable(v.picklist(['machine', 'merchandise'])),
  /** Drawing of its product; null without a product. */
  productImage: v.nullable(v.string()),
  time: timeSchema,
  status: recordStatusSchema,
  source: recordSourceSchema,
  /** The order, recharge or withdrawal it belongs to. */
  reference: v.nullable(idSchema),
  /** Clock day for which income is paid. */
  day: v.nullable(daySchema),
  /** Scheduled amount, which may not have been paid in full (H6), and the share paid. */
  scheduled: v.nullable(amountSchema),
  coveragePermille: v.nullable(v.number()),
  /** When the money arrives or arrived in the available balance. */
  arrivesAt: v.nullable(timeSchema),
  /** Available balance after it; null until it has changed the balance. */
  balanceAfter: v.nullable(amountSchema),
  /** Time at which it changed the available balance; null while it is pending. Records are sorted by this time. */
  movedAt: v.nullable(timeSchema),
});

export type CapitalRecord = v.InferOutput<typeof capitalRecordSchema>;

/** Word for the status of a record, among the texts of `record.status`. */
export type RecordStatusWord = RecordStatus | 'paid_out';

/** Get the word for a record's status: a withdrawal that is done is paid out, a purchase completed. */
export function statusWordOf({ kind, status }: Pick<CapitalRecord, 'kind' | 'status'>): RecordStatusWord {
  return kind === 'withdrawal' && status === 'succeeded' ? 'paid_out' : status;
}

/** A record with the journal behind it: who paid, account by account (H6). */
export const recordDetailSchema = v.object({
  record: capitalRecordSchema,
  /** Available balance before it; null until it has changed the balance. */
  balanceBefore: v.nullable(amountSchema),
  /** The kind of object to which `reference` refers; null where nothing can be opened. */
  belongsTo: v.nullable(v.picklist(['order', 'recharge', 'withdrawal'])),
  entries: v.array(
    v.object({
      id: idSchema,
      time: timeSchema,
      /** Kind of the entry: accrual, arrival, purchase… */
      kind: v.string(),
      postings: v.array(
        v.object({
          /** Class of the account; its name in the member's language is `account.<class>`. */
          account: v.picklist([
            'member_available',
            'member_receivable',
            'member_arriving',
            'member_withdrawing',
            'custody',
            'treasury',
            'machine_revenue',
            'promotion_budget',
            'lease_escrow',
            'operator_sales',
            'operator_fees',
            'operator_capital',
          ]),
          /** The product, for accounts that are kept by product. */
          detail: v.nullable(v.string()),
          productId: v.nullable(idSchema),
          amount: amountSchema,
        }),
      ),
    }),
  ),
});

export type RecordDetail = v.InferOutput<typeof recordDetailSchema>;

/** One value, or several separated by commas. @__NO_SIDE_EFFECTS__ */
function severalOf(values: readonly string[]) {
  return v.pipe(
    v.string(),
    v.maxLength(200),
    v.check((text) => text.split(',').every((part) => values.includes(part))),
  );
}

/** Filter of records: kinds, statuses, first and last clock day, both included. */
const recordFilter = {
  kind: v.optional(severalOf(RECORD_KINDS)),
  status: v.optional(severalOf(RECORD_STATUSES)),
  from: v.optional(daySchema),
  to: v.optional(daySchema),
};

/**
 * Parameters of a page of records. `afterPending` says that the record `after` was pending when it was listed, so that
 * the page begins after its place among the pending ones, even if it has been settled since.
 */
export const recordPageParameters = {
  ...followingParameters,
  afterPending: v.optional(flagParameter),
};

export const records = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'account/records',
  summary: 'Capital records, newest first; `kind` and `status` take several values, separated by commas',
  tag: 'extension',
  keep: true,
  shows: ['money'],
  input: v.object({ ...recordFilter, ...recordPageParameters }),
  result: listOf(capitalRecordSchema),
});

export const recordsExport = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'account/records/export',
  summary:
    'The same records as a table: all of them in CSV (UTF-8 with a byte-order mark, RFC 4180), the newest thousands as PDF',
  tag: 'extension',
  input: v.object({ ...recordFilter, format: v.optional(v.picklist(['csv', 'pdf']), 'csv') }),
  file: ['text/csv', 'application/pdf'],
  result: fileSchema,
});

export const recordDetail = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'account/record',
  summary: 'One record with its journal entries: who paid, account by account (H6)',
  tag: 'extension',
  keep: true,
  shows: ['money'],
  input: v.object({ id: idSchema }),
  result: recordDetailSchema,
  errors: ['not_found'],
});
