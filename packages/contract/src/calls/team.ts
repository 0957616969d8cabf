import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { daySchema, listOf, nothingSchema, pageParameters } from '../schemas/basics.ts';
import { inviteeSchema, shareSchema } from '../schemas/people.ts';
import { floorCountsSchema, inviterSchema, teamIncomeSchema, teamSummarySchema } from '../schemas/team.ts';

export const floorCounts = defineCall({
  service: 'user',
  method: 'POST',
  path: 'share/invited/floor/num',
  summary: 'How many people are on each floor, and how many of the first are active',
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
  shows: ['people'],
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
    /** First and last clock day, both included; all there are when left out. */
    from: v.optional(daySchema),
    to: v.optional(daySchema),
  }),
  result: teamIncomeSchema,
});

export const inviter = defineCall({
  service: 'user',
  method: 'GET',
  path: 'share/inviter',
  summary: 'Who invites with a code, for those who register with it; capitals and spaces do not matter',
  tag: 'extension',
  auth: 'none',
  // Not for its work: nobody is to try codes until one has a name.
  costly: true,
  input: v.object({ code: v.pipe(v.string(), v.maxLength(40)) }),
  result: inviterSchema,
  errors: ['not_found'],
});

/** A page of a floor, of those alone whose shown name has `q` in it. */
const floorParameters = { q: v.optional(v.pipe(v.string(), v.maxLength(60))), ...pageParameters };

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
