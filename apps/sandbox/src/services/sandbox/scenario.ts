import { enterScenario, type ScenarioName, scenarios, SCENARIOS } from '@paydirt/contract/sandbox/scenarios';
import { ok } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { implement, implementTestControl } from '../../operation/operation.ts';
import { scenarioMemberOf } from '../../people/scenario-members.ts';

/**
 * Read the scenario of the present world; null for the seed, and for a scenario that this version does not
 * know.
 */
export async function currentScenario(sql: Sql): Promise<ScenarioName | null> {
  const [row] = await sql.query<{ name: string }>(`select name from scenario`);
  return SCENARIOS.find((name) => name === row?.name) ?? null;
}

function memberOf(name: ScenarioName) {
  const { about: _about, ...member } = scenarioMemberOf(name);
  return member;
}

/** Scenarios that can be entered, and the present one. */
export const scenariosOperation = implement(scenarios, async ({ sql }) =>
  ok({
    data: {
      current: await currentScenario(sql),
      list: SCENARIOS.map((name) => ({ name, member: memberOf(name) })),
    },
  }),
);

/** Delete everything and enter a scenario. */
export const enterScenarioOperation = implementTestControl(
  enterScenario,
  async ({ testControls }, { name }) => {
    await testControls.reset(name);
    return ok({ data: { name, member: memberOf(name) } });
  },
);
