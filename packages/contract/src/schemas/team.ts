import * as v from 'valibot';

import { amountSchema, countSchema, daySchema, idSchema, timeSchema } from './basics.ts';
import { recordSourceSchema } from './wallet.ts';

/** How many people stand on each floor of a team, and how many of the first are active (SERVICES). */
export const floorCountsSchema = v.object({ floor1: countSchema, floor2: countSchema, valid: countSchema });

/** Who invites with a code. */
export const inviterSchema = v.object({
  /** The code, put right. */
  code: v.string(),
  /** As others see it; null for a public code, which belongs to nobody. */
  name: v.nullable(v.string()),
});

/** A team in figures, and what its levels ask for and bring (PRODUCT 3, H12). */
export const teamSummarySchema = v.object({
  level: countSchema,
  ...floorCountsSchema.entries,
  /** Active people that the next level needs; null at the top. */
  nextLevelNeeds: v.nullable(countSchema),
  /** Every level from the first to the highest. */
  levels: v.array(
    v.object({
      level: countSchema,
      /** Active people that it asks for. */
      needs: countSchema,
      /** Its one gift, fixed; "0.00" where there is none. */
      gift: amountSchema,
    }),
  ),
  /** The fixed reward for each active person, how many of the cap were paid, and all that inviting brought, gifts too. */
  rewards: v.object({ each: amountSchema, atMost: countSchema, paid: countSchema, total: amountSchema }),
  /** Who pays rewards and gifts, and what they have left now (H6). */
  budget: v.object({ source: recordSourceSchema, left: amountSchema }),
});

/** What one line of a team's income is for. */
export const teamIncomeKindSchema = v.picklist(['referral_bonus', 'team_benefits']);

/** One movement of a team's income, with the journal entry behind it (H6). */
const teamIncomeLineSchema = v.object({
  recordId: idSchema,
  entryId: v.nullable(idSchema),
  kind: teamIncomeKindSchema,
  /** Who it was paid for; null for the gift of a level. */
  personId: v.nullable(idSchema),
  /** Their name as others see it, or what the gift is called; null for somebody who left Paydirt. */
  name: v.nullable(v.string()),
  time: timeSchema,
  amount: amountSchema,
  source: recordSourceSchema,
});

/** Income from the team, by person or by day; the second floor is told, and earns nothing (H12). */
export const teamIncomeSchema = v.object({
  total: amountSchema,
  list: v.array(
    v.object({
      /** By person: who; null for the gifts of levels. */
      personId: v.nullable(idSchema),
      /** Null for somebody who left Paydirt, for the gifts of levels, and by day. */
      name: v.nullable(v.string()),
      /** By day: which. */
      day: v.nullable(daySchema),
      amount: amountSchema,
      lines: v.array(teamIncomeLineSchema),
    }),
  ),
  secondFloor: v.object({ people: countSchema, amount: amountSchema }),
});

/** A member's own income by machine: scheduled, and paid out of machine revenue (SERVICES). */
export const machineIncomeSchema = v.object({
  /** Paid, of all machines. */
  total: amountSchema,
  list: v.array(
    v.object({ productId: idSchema, productName: v.string(), scheduled: amountSchema, paid: amountSchema }),
  ),
});
