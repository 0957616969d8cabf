import type { ResultOf } from '../call.ts';
import { type Example, exampleOf } from '../example.ts';
import { enterScenario, scenarios } from './scenarios.ts';
import { aSeed } from './world.examples.ts';

/** Two of the scenarios; the current one is the seed. */
export function someScenarios(
  current: ResultOf<typeof scenarios>['current'] = null,
): ResultOf<typeof scenarios> {
  const [first, second] = aSeed().members;
  if (!first || !second) throw new Error('examples: the seed has members');
  const { about: _first, ...mara } = first;
  const { about: _second, ...tomas } = second;
  return {
    current,
    list: [
      { name: 'first day', member: tomas },
      { name: 'a month with bad days', member: mara },
    ],
  };
}

const EMPTY = { phone: '+919876543210', password: 'Paydirt2026', fundPassword: null, name: 'Mara Iyer' };

export function examples(): Example[] {
  return [
    exampleOf(scenarios, {}, someScenarios()),
    exampleOf(enterScenario, { name: 'empty' }, { name: 'empty', member: EMPTY }),
  ];
}
