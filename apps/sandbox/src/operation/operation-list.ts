import type { Call } from '@paydirt/contract';
import { allCalls } from '@paydirt/contract/calls';

import type { Operation } from './operation.ts';

const nameOf = ({ service, path }: Call) => `${service}/${path}`;

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'call' in value && 'handle' in value;

/**
 * List the operations that modules export, in the order of the contract's calls.
 *
 * @throws if a call of the contract has no operation, or more than one.
 */
export function listOperations(modules: readonly object[]): Operation[] {
  const found = Map.groupBy(
    modules.flatMap((module) => Object.values(module) as unknown[]).filter(isOperation),
    ({ call }) => call,
  );
  return allCalls.map((call) => {
    const [operation, ...others] = found.get(call) ?? [];
    if (!operation) throw new Error(`services: ${nameOf(call)} has no operation`);
    if (others.length > 0) throw new Error(`services: ${nameOf(call)} has ${others.length + 1} operations`);
    return operation;
  });
}
