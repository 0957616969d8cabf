import * as v from 'valibot';

/** Worlds that can be entered, by their names on the wire (SERVICES). */
export const SCENARIOS = [
  'first day',
  'a month with bad days',
  'everything owned',
  'empty',
  'ten thousand records',
] as const;

/** Name of a world. */
export type ScenarioName = (typeof SCENARIOS)[number];

export const scenarioNameSchema = v.picklist(SCENARIOS);

/** Whom to log in as in a world. */
export const scenarioMemberSchema = v.object({
  phone: v.string(),
  password: v.string(),
  fundPassword: v.nullable(v.string()),
  name: v.string(),
});
