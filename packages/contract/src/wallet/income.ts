import * as v from 'valibot';

import { amountSchema, countSchema, daySchema, idSchema, nothingSchema, timeSchema } from '../basics.ts';
import { defineCall } from '../call.ts';

/** Income to collect, on its way, and by day. */
export const incomeSummarySchema = v.object({
  receivable: amountSchema,
  /** Leases and days that make up `receivable`. */
  receivableCount: v.number(),
  arriving: amountSchema,
  arrivesAt: v.nullable(timeSchema),
  /** Income that arrived in the available balance today; not the part that is on its way. */
  receivedToday: amountSchema,
  /** Number of leases that currently earn. */
  machines: v.number(),
  /** Scheduled income of today's leases. */
  scheduledToday: amountSchema,
  /**
   * Income of the last completed clock day: its sum, the number of leases that were paid, and the ids of those whose
   * machine earned nothing. Answers cached by an earlier version do not have it.
   */
  yesterday: v.optional(v.object({ paid: amountSchema, leases: countSchema, idle: v.array(idSchema) })),
  /** The last 30 days, oldest first. */
  byDay: v.array(
    v.object({ day: daySchema, scheduled: amountSchema, accrued: amountSchema, received: amountSchema }),
  ),
});

export type IncomeSummary = v.InferOutput<typeof incomeSummarySchema>;

/** Result of collecting income. */
export const takeoutSchema = v.object({
  amount: amountSchema,
  count: v.number(),
  arrivesAt: timeSchema,
});

export type Takeout = v.InferOutput<typeof takeoutSchema>;

/** Income owed, and the part of it that was paid. */
const shareSchema = v.object({ scheduled: amountSchema, paid: amountSchema });

export type Share = v.InferOutput<typeof shareSchema>;

const coverageShape = {
  /** Booked into machine revenue. */
  earned: amountSchema,
  /** Scheduled for the leases of those days. */
  owed: amountSchema,
  /** Paid to members out of machine revenue: may be more than `earned`, from the savings of earlier days. */
  paid: amountSchema,
};

/** Income of completed clock days: by machine, and for the member (H6, H13). */
export const incomeDaysSchema = v.object({
  from: daySchema,
  to: daySchema,
  /** Every machine's income up to `to` is booked; the figures are final. */
  settled: v.boolean(),
  /** All machines, as in the money report. */
  ...coverageShape,
  /** The member's part, for all leases together. */
  yours: shareSchema,
  /** Machines that earned or owed something, in descending order of the amount owed. */
  machines: v.array(
    v.object({
      productId: idSchema,
      productName: v.string(),
      productImage: v.string(),
      ...coverageShape,
      /** The entry that booked its revenue of `to`; null when it had no output. */
      entryId: v.nullable(idSchema),
      /** The member's part; null where they hold no lease of it. */
      yours: v.nullable(shareSchema),
    }),
  ),
  /** The member's records of income, newest first; at most the newest hundred. */
  records: v.array(
    v.object({
      id: idSchema,
      productId: idSchema,
      orderId: idSchema,
      day: daySchema,
      scheduled: amountSchema,
      paid: amountSchema,
    }),
  ),
  /** Number of all records. */
  recordCount: countSchema,
});

export type IncomeDays = v.InferOutput<typeof incomeDaysSchema>;

/** Income pattern of a product: the published rule and its results (H13). */
export const incomePatternSchema = v.object({
  productId: idSchema,
  productName: v.string(),
  price: amountSchema,
  dailyIncome: amountSchema,
  validDays: v.number(),
  /** The published bands: on `chance` permille of days, one unit earns between `from` and `to` permille. */
  rule: v.array(v.object({ chance: v.number(), from: v.number(), to: v.number() })),
  /**
   * Dry spells: in `chance` permille of stretches of `days` days, between `from` and `to` permille of a day's revenue
   * remain.
   */
  drySpells: v.object({ days: v.number(), chance: v.number(), from: v.number(), to: v.number() }),
  /** Seed of the rule, so that anyone can recompute it. */
  seed: v.string(),
  /** The completed days, oldest first, including bad days. */
  days: v.array(
    v.object({
      day: daySchema,
      /** Earned by one leased unit. */
      unitRevenue: amountSchema,
      /** Leases that were owed income; 0 where none was leased. */
      leases: countSchema,
      /** Revenue booked by all machines of the product together. */
      earned: amountSchema,
      /**
       * Owed and paid to all leases of the product: may be more than `earned`, from the savings of earlier days.
       */
      scheduled: amountSchema,
      paid: amountSchema,
      /** Income paid for each lease, where all were paid the same. */
      paidEach: v.nullable(amountSchema),
      /** Paid of scheduled; null where nothing was owed. */
      coveragePermille: v.nullable(v.number()),
    }),
  ),
});

export type IncomePattern = v.InferOutput<typeof incomePatternSchema>;

/** A member's own income by machine: scheduled, and paid out of machine revenue (SERVICES). */
export const machineIncomeSchema = v.object({
  /** Total paid by all machines. */
  total: amountSchema,
  list: v.array(
    v.object({ productId: idSchema, productName: v.string(), scheduled: amountSchema, paid: amountSchema }),
  ),
});

export type MachineIncome = v.InferOutput<typeof machineIncomeSchema>;

export const incomeSummary = defineCall({
  service: 'income',
  method: 'GET',
  path: 'income/summary',
  summary: 'Income to receive, on its way, and by day',
  tag: 'extension',
  keep: true,
  shows: ['money'],
  input: nothingSchema,
  result: incomeSummarySchema,
});

export const takeout = defineCall({
  service: 'income',
  method: 'POST',
  path: 'income/takeout',
  summary: 'Receive all income; it arrives about 30 minutes later',
  money: true,
  changes: ['money'],
  input: nothingSchema,
  result: takeoutSchema,
  errors: ['nothing_to_receive'],
});

export const incomeDays = defineCall({
  service: 'income',
  method: 'GET',
  path: 'income/days',
  summary: 'Results of past clock days, of each machine and for the member (H6, H13)',
  tag: 'extension',
  costly: true,
  shows: ['money'],
  input: v.object({
    /** First and last clock day, both included, at most 400; `from` is `to` when left out. */
    from: v.optional(daySchema),
    to: daySchema,
  }),
  result: incomeDaysSchema,
});

export const incomePattern = defineCall({
  service: 'income',
  method: 'GET',
  path: 'income/pattern',
  summary: 'Earnings of a product: the published rule, and its result on each day (H13)',
  tag: 'extension',
  auth: 'optional',
  keep: true,
  shows: ['products'],
  input: v.object({ productId: idSchema }),
  result: incomePatternSchema,
  errors: ['not_found'],
});

export const machineIncome = defineCall({
  service: 'goods',
  method: 'POST',
  path: 'mine/yeb/income',
  summary: "The member's income by machine; `total` is what was paid; reads only",
  keep: true,
  shows: ['money'],
  input: v.object({
    /** First and last clock day of income, both included; all days when left out. */
    from: v.optional(daySchema),
    to: v.optional(daySchema),
  }),
  result: machineIncomeSchema,
});
