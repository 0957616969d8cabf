import { allCalls } from '@paydirt/contract/calls';
import { describe, expect, it } from 'vitest';

import { operationModules } from '../services/index.ts';
import { listOperations } from './operation-list.ts';

describe('the operations', () => {
  it('are exactly one for each call of the contract', () => {
    expect(listOperations(operationModules).map(({ call }) => call)).toEqual(allCalls);
  });

  it('are refused when a call has none', () => {
    expect(() => listOperations(operationModules.slice(1))).toThrow(/has no operation/);
  });

  it('are refused when a call has two', () => {
    const again = listOperations(operationModules).slice(0, 1);
    expect(() => listOperations([...operationModules, again])).toThrow(/has 2 operations/);
  });
});
