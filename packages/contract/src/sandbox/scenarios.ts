import * as v from 'valibot';

import { nothingSchema } from '../basics.ts';
import { defineCall } from '../call.ts';

/** Scenarios that can be loaded, by their names on the wire (SERVICES). */
export const SCENARIOS = [
  'first day',
  'a month with bad days',
  'everything owned',
  'empty',
  'ten thousand records',
] as const;

/** Name of a scenario. */
export type ScenarioName = (typeof SCENARIOS)[number];

export const scenarioNameSchema = v.picklist(SCENARIOS);

/** Member whose login shows the scenario. */
export const scenarioMemberSchema = v.object({
  phone: v.string(),
  password: v.string(),
  fundPassword: v.nullable(v.string()),
  name: v.string(),
});

const testControl = { service: 'sandbox', tag: 'sandbox', auth: 'none', path: 'scenario' } as const;

export const scenarios = defineCall({
  ...testControl,
  method: 'GET',
  summary: 'The worlds that can be entered, whom to log in as in each, and which one this is',
  input: nothingSchema,
  result: v.object({
    /** Null for the seed. */
    current: v.nullable(scenarioNameSchema),
    list: v.array(v.object({ name: scenarioNameSchema, member: scenarioMemberSchema })),
  }),
});

export const enterScenario = defineCall({
  ...testControl,
  method: 'POST',
  summary: 'Throw everything away and enter a world; ends all sessions. A reset leads back to the seed',
  input: v.object({ name: scenarioNameSchema }),
  result: v.object({ name: scenarioNameSchema, member: scenarioMemberSchema }),
});
