import * as v from 'valibot';

import { amountSchema, countSchema, daySchema, idSchema, nothingSchema, timeSchema } from '../basics.ts';
import { defineCall } from '../call.ts';

/** Classes of account that belong to no member, whose entries anyone may read. */
export const OPERATOR_ACCOUNTS = [
  'custody',
  'treasury',
  'machine_revenue',
  'promotion_budget',
  'lease_escrow',
  'operator_sales',
  'operator_fees',
  'operator_capital',
] as const;

/** A SHA-256 hash in lower-case hexadecimal digits. */
export const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A position in the journal: the hash covers everything booked up to it. */
export const journalPositionSchema = v.object({
  /** Entries so far, in the order in which they were committed. */
  seq: countSchema,
  /** Null in an empty journal. */
  hash: v.nullable(hashSchema),
});

/** Machine revenue compared with the income that was owed. */
const coverageShape = {
  /** Booked into machine revenue. */
  earned: amountSchema,
  /** Scheduled for the leases of those days. */
  owed: amountSchema,
  /** Paid to members out of machine revenue. */
  paid: amountSchema,
  /**
   * Part of the owed income that was paid, rounded half up, and 1000 only if all of it was paid; null where nothing was
   * owed.
   */
  coveragePermille: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))),
};

/** Sums of one day, or of all days. */
const sumsShape = {
  ...coverageShape,
  /** Income that went back to machine revenue because leases were returned before it was collected. */
  givenBack: amountSchema,
  /** Amount added to the promotion budget, and amount paid out of it. */
  allocated: amountSchema,
  spent: amountSchema,
  /** Fees of withdrawals that settled. */
  fees: amountSchema,
};

export const moneySumsSchema = v.object(sumsShape);

/** Members' deposits by class of account, and the custody that backs them. */
export const depositsSchema = v.object({
  available: amountSchema,
  receivable: amountSchema,
  arriving: amountSchema,
  withdrawing: amountSchema,
  /** The sum of the four. */
  total: amountSchema,
  /** Play USDT held only for members; if it differs from `total`, the page says so. */
  custody: amountSchema,
});

/** The movements of a clock day, and the members' balances at its end. The end of a day belongs to that day. */
export const moneyDaySchema = v.object({ day: daySchema, ...sumsShape, deposits: depositsSchema });

/** Revenue of one machine, day by day. */
export const moneyProductSchema = v.object({
  productId: idSchema,
  productName: v.string(),
  ...coverageShape,
  days: v.array(v.object({ day: daySchema, ...coverageShape })),
});

/** Movements between members' deposits and the operator, by kind of entry. */
const movementSchema = v.object({ kind: v.string(), amount: amountSchema });

/** The origin of the money (H6, H7), added up from the journal at one position. */
export const moneyReportSchema = v.object({
  position: journalPositionSchema,
  /** First and last day of the report, both included. */
  from: daySchema,
  to: daySchema,
  /** The time of the balances: now, or the end of `to`. Movements are those of the report's days. */
  heldAt: timeSchema,
  deposits: depositsSchema,
  members: countSchema,
  /** Changes of members' deposits within the report's days, by kind of entry; signed. */
  movements: v.array(movementSchema),
  /** Within the report's days. */
  sums: moneySumsSchema,
  /** From the beginning to the end of the last day. */
  ever: moneySumsSchema,
  /** Balance of each of the operator's accounts at the end of the last day. The treasury backs the others. */
  accounts: v.array(
    v.object({
      account: v.picklist(OPERATOR_ACCOUNTS),
      productId: v.nullable(idSchema),
      productName: v.nullable(v.string()),
      balance: amountSchema,
    }),
  ),
  /** Bonuses within the report's days, by kind of entry. */
  bonuses: v.array(movementSchema),
  /** Every day of the report, oldest first. */
  days: v.array(moneyDaySchema),
  products: v.array(moneyProductSchema),
});

export type MoneyReport = v.InferOutput<typeof moneyReportSchema>;

/** An account that belongs to no member, with its entries, newest first (H6). */
export const moneyAccountSchema = v.object({
  account: v.picklist(OPERATOR_ACCOUNTS),
  productId: v.nullable(idSchema),
  productName: v.nullable(v.string()),
  balance: amountSchema,
  entries: v.array(
    v.object({
      id: idSchema,
      time: timeSchema,
      kind: v.string(),
      amount: amountSchema,
      balanceAfter: amountSchema,
    }),
  ),
  /** The newest entry that is older than those listed; null if there is none. */
  older: v.nullable(idSchema),
});

export type MoneyAccount = v.InferOutput<typeof moneyAccountSchema>;

const nodeSchema = v.object({ hash: hashSchema, sum: amountSchema });

/** A member's leaf and its path to the root of the liabilities' sum tree (H7). */
export const moneyProofSchema = v.object({
  position: journalPositionSchema,
  leaf: v.object({ memberId: idSchema, salt: hashSchema, balance: amountSchema, index: countSchema }),
  /** Sibling nodes from the leaf up; their sides follow from the leaf's index and the count. */
  path: v.array(nodeSchema),
  root: v.object({ hash: hashSchema, sum: amountSchema, count: countSchema }),
});

export type MoneyProof = v.InferOutput<typeof moneyProofSchema>;

export const moneyReport = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'money/report',
  summary:
    'Where the money comes from: deposits and their backing, revenue against income, bonuses, fees (H7)',
  tag: 'extension',
  costly: true,
  keep: true,
  shows: ['money'],
  input: v.object({
    /** First and last clock day, both included, at most 400; the last 30 days when left out. */
    from: v.optional(daySchema),
    to: v.optional(daySchema),
  }),
  result: moneyReportSchema,
});

export const moneyAccount = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'money/account',
  summary: 'One of the operator’s accounts with its entries, newest first: where a payout came from (H6)',
  tag: 'extension',
  costly: true,
  keep: true,
  shows: ['money'],
  input: v.object({
    account: v.picklist(OPERATOR_ACCOUNTS),
    /** For machine revenue, which is kept by product. */
    productId: v.optional(idSchema),
    /** Begin with this entry instead of the newest. */
    entryId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
  }),
  result: moneyAccountSchema,
  errors: ['not_found'],
});

export const moneyProof = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'money/proof',
  summary:
    'Proof that the member’s balance is in the sum of all: leaf, path and root of a Merkle sum tree (H7)',
  tag: 'extension',
  costly: true,
  shows: ['money'],
  input: nothingSchema,
  result: moneyProofSchema,
});
