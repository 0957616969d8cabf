import { enterScenario, type ScenarioName, scenarios, SCENARIOS } from '@paydirt/contract/sandbox/scenarios';
import { ok } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { implement, implementTestControl } from '../../operation/operation.ts';
import { scenarioMemberOf } from '../../people/scenario-members.ts';

/** The world that was entered; null in the seed, and for one that this version does not know. */
export async function currentScenario(sql: Sql): Promise<ScenarioName | null> {
  const [row] = await sql.query<{ name: string }>(`select name from scenario`);
  return SCENARIOS.find((name) => name === row?.name) ?? null;
}

function memberOf(name: ScenarioName) {
  const { about: _about, ...member } = scenarioMemberOf(name);
  return member;
}

/** The worlds that can be entered, and which one this is. */
export const scenariosOperation = implement(scenarios, async ({ sql }) =>
  ok({
    data: {
      current: await currentScenario(sql),
      list: SCENARIOS.map((name) => ({ name, member: memberOf(name) })),
    },
  }),
);

/** Throw everything away and enter a world. */
export const enterScenarioOperation = implementTestControl(
  enterScenario,
  async ({ testControls }, { name }) => {
    await testControls.reset(name);
    return ok({ data: { name, member: memberOf(name) } });
  },
);
