import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import {
  amountSchema,
  countSchema,
  daySchema,
  idSchema,
  listOf,
  nothingSchema,
  followingParameters,
  timeSchema,
} from '../basics.ts';
import { defineCall } from '../call.ts';
import { recordSourceSchema } from '../wallet/records.ts';

/** Invite data (PRODUCT 4, H12). */
export const shareSchema = v.object({
  /** Short enough for a QR code, with the code appended. */
  shareUrl: v.pipe(v.string(), v.maxLength(500)),
  inviteCode: v.pipe(v.string(), v.maxLength(32)),
  level: v.number(),
  /** Name of the level. */
  gradeText: v.string(),
  referrer: v.nullable(v.string()),
  cumulative: v.number(),
  valid: v.number(),
  floor2: v.number(),
  /** Earned by inviting so far: a fixed reward for each valid invitee, capped, and the gifts of levels. */
  earned: amountSchema,
  rewardEach: amountSchema,
  rewardedAtMost: v.number(),
  /** Number of these that this person was paid on earlier accounts. */
  rewardedEarlier: v.number(),
  /** Valid invitees that the next level needs, and its name; null at the top. */
  nextLevelNeeds: v.nullable(v.number()),
  nextGradeText: v.nullable(v.string()),
});

export type Share = v.InferOutput<typeof shareSchema>;

/** One invited person, as far as their inviter may know. */
export const inviteeSchema = v.object({
  id: idSchema,
  /** Public name; null for somebody who left Paydirt. */
  name: v.nullable(v.string()),
  avatarUrl: v.nullable(v.string()),
  joinedAt: timeSchema,
  /** Holds at least one lease. */
  valid: v.boolean(),
});

export type Invitee = v.InferOutput<typeof inviteeSchema>;

/** Number of people on each floor of a team, and of active people on the first floor (SERVICES). */
export const floorCountsSchema = v.object({ floor1: countSchema, floor2: countSchema, valid: countSchema });

/** Inviter of a code. */
export const inviterSchema = v.object({
  /** The code, normalized. */
  code: v.string(),
  /** Public name; null for a public code, which belongs to nobody. */
  name: v.nullable(v.string()),
});

export type Inviter = v.InferOutput<typeof inviterSchema>;

/** A team in figures, and the requirements and gifts of its levels (PRODUCT 3, H12). */
export const teamSummarySchema = v.object({
  level: countSchema,
  ...floorCountsSchema.entries,
  /** Active people that the next level needs; null at the top. */
  nextLevelNeeds: v.nullable(countSchema),
  /** Every level from the first to the highest. */
  levels: v.array(
    v.object({
      level: countSchema,
      /** Name of the level. */
      gradeText: v.string(),
      /** Number of active people that it requires. */
      needs: countSchema,
      /** Its single, fixed gift; "0.00" where there is none. */
      gift: amountSchema,
    }),
  ),
  /**
   * The fixed reward for each active person, the number paid out of the cap, and the total earned by inviting,
   * including gifts.
   */
  rewards: v.object({ each: amountSchema, atMost: countSchema, paid: countSchema, total: amountSchema }),
  /** Payer of rewards and gifts, and its current balance (H6). */
  budget: v.object({ source: recordSourceSchema, left: amountSchema }),
});

export type TeamSummary = v.InferOutput<typeof teamSummarySchema>;

export const teamIncomeKindSchema = v.picklist(['referral_bonus', 'team_benefits']);

/** One movement of a team's income, with the journal entry behind it (H6). */
const teamIncomeLineSchema = v.object({
  recordId: idSchema,
  entryId: v.nullable(idSchema),
  kind: teamIncomeKindSchema,
  /** Person for whom it was paid; null for the gift of a level. */
  personId: v.nullable(idSchema),
  /** Their public name, or the name of the gift; null for a member who left Paydirt. */
  name: v.nullable(v.string()),
  time: timeSchema,
  amount: amountSchema,
  source: recordSourceSchema,
});

/** Income from the team, by person or by day; the second floor is listed, and earns nothing (H12). */
export const teamIncomeSchema = v.object({
  total: amountSchema,
  list: v.array(
    v.object({
      /** When listed by person: the person; null for the gifts of levels. */
      personId: v.nullable(idSchema),
      /** Null for a member who left Paydirt, for the gifts of levels, and when listed by day. */
      name: v.nullable(v.string()),
      /** When listed by day: the day. */
      day: v.nullable(daySchema),
      amount: amountSchema,
      lines: v.array(teamIncomeLineSchema),
    }),
  ),
  secondFloor: v.object({ people: countSchema, amount: amountSchema }),
});

export type TeamIncome = v.InferOutput<typeof teamIncomeSchema>;

export type TeamIncomeGroup = TeamIncome['list'][number];

export type TeamIncomeLine = TeamIncomeGroup['lines'][number];

export const floorCounts = defineCall({
  service: 'user',
  method: 'POST',
  path: 'share/invited/floor/num',
  summary: 'Number of people on each floor, and of active people on the first',
  shows: ['people'],
  input: nothingSchema,
  result: floorCountsSchema,
});

export const teamSummary = defineCall({
  service: 'user',
  method: 'GET',
  path: 'team/summary',
  summary: 'The team in figures; every level, what it needs and brings, and what is left to pay it from',
  tag: 'extension',
  keep: true,
  shows: ['people', 'money', 'budget'],
  input: nothingSchema,
  result: teamSummarySchema,
});

export const teamIncome = defineCall({
  service: 'user',
  method: 'GET',
  path: 'team/income',
  summary: 'Income from the team by person or day, each line with its record, journal entry and source',
  tag: 'extension',
  shows: ['people', 'money'],
  input: v.object({
    by: v.optional(v.picklist(['person', 'day']), 'person'),
    /** First and last clock day, both included; all days when left out. */
    from: v.optional(daySchema),
    to: v.optional(daySchema),
  }),
  result: teamIncomeSchema,
});

export const inviter = defineCall({
  service: 'user',
  method: 'GET',
  path: 'share/inviter',
  summary: 'Inviter of an invitation code, for people who register with it; case and spaces are ignored',
  tag: 'extension',
  auth: 'none',
  // The call is cheap, but without a limit names could be found by trying codes.
  costly: true,
  limit: 'inviter',
  input: v.object({ code: v.pipe(v.string(), v.maxLength(40)) }),
  result: inviterSchema,
  errors: ['not_found'],
});

/** A page of a floor, limited to people whose public name contains `q`. */
const floorParameters = {
  q: v.optional(v.pipe(v.string(), v.maxLength(CONSTANTS.TEAM_SEARCH_MAX_LENGTH))),
  ...followingParameters,
};

export const shareInfo = defineCall({
  service: 'user',
  method: 'POST',
  path: 'share/info',
  summary: 'Invite data: link, level, counts, what inviting brings and who pays it (H12)',
  keep: true,
  shows: ['member'],
  input: nothingSchema,
  result: shareSchema,
});

export const floorOne = defineCall({
  service: 'user',
  method: 'POST',
  path: 'share/invited/floor',
  summary: 'People this member invited; `q` finds by a part of the name as it is shown',
  shows: ['people'],
  input: v.object(floorParameters),
  result: listOf(inviteeSchema),
});

export const floorTwo = defineCall({
  service: 'user',
  method: 'POST',
  path: 'share/invited/floor2',
  summary: 'People those invited; shown, never paid (H12); `q` as for the people this member invited',
  shows: ['people'],
  input: v.object(floorParameters),
  result: listOf(inviteeSchema),
});
