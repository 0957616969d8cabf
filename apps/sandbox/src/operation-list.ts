import { calls } from '@paydirt/contract/calls';

import type { Operation } from './operation.ts';

type Calls = typeof calls;

/** One operation for each call of the contract; a call without one does not compile. */
export type OperationsByCall = {
  readonly [S in keyof Calls]: { readonly [N in keyof Calls[S]]: Operation };
};

/** List the operations; throws when one is bound to another call than it stands for. */
export function listOperations(byCall: OperationsByCall): Operation[] {
  return Object.entries(byCall).flatMap(([service, operations]) =>
    Object.entries(operations as Record<string, Operation>).map(([name, operation]) => {
      const expected = (calls[service as keyof Calls] as Record<string, unknown>)[name];
      if (operation.call === expected) return operation;
      throw new Error(
        `services: ${service}.${name} is bound to ${operation.call.service}/${operation.call.path}`,
      );
    }),
  );
}
