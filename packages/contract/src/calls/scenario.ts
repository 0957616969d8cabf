import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { nothingSchema } from '../schemas/basics.ts';
import { scenarioMemberSchema, scenarioNameSchema } from '../schemas/scenario.ts';

const lever = { service: 'sandbox', tag: 'sandbox', auth: 'none', path: 'scenario' } as const;

export const scenarios = defineCall({
  ...lever,
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
  ...lever,
  method: 'POST',
  summary: 'Throw everything away and enter a world; ends all sessions. A reset leads back to the seed',
  input: v.object({ name: scenarioNameSchema }),
  result: v.object({ name: scenarioNameSchema, member: scenarioMemberSchema }),
});
