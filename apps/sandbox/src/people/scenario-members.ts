import type { ScenarioName } from '@paydirt/contract/sandbox/scenarios';

import { READY_MADE, type SeedMember } from './people.ts';

const SCENARIO_MEMBERS: Readonly<
  Record<ScenarioName, { readonly who: keyof typeof READY_MADE; readonly about: SeedMember['about'] }>
> = {
  'first day': { who: 'jonas', about: 'first_day' },
  'a month with bad days': { who: 'mara', about: 'bad_days' },
  'everything owned': { who: 'ananya', about: 'everything' },
  empty: { who: 'selin', about: 'nothing' },
  'ten thousand records': { who: 'mara', about: 'many_records' },
};

/** Find the member whose login shows a scenario. */
export function scenarioMemberOf(scenario: ScenarioName): SeedMember {
  const { who, about } = SCENARIO_MEMBERS[scenario];
  const { account: phone, password, fundPassword, name } = READY_MADE[who];
  return { phone, password, fundPassword, name, about };
}
