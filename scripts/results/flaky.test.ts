import { expect, test } from 'vitest';

import { faultsOfFlaky } from './flaky.mjs';

test('two flaky checks are listed, and the run passes', () => {
  expect(faultsOfFlaky({ stories: ['A'], e2e: ['B'] }, {})).toEqual([]);
});

test('three flaky checks in one run fail it, over all steps', () => {
  expect(faultsOfFlaky({ stories: ['A', 'B'], e2e: ['C'] }, {})).toEqual([
    '3 checks passed only the second time',
  ]);
});

test('a check that is flaky in two consecutive runs fails the second', () => {
  expect(faultsOfFlaky({ stories: ['A'], e2e: [] }, { stories: ['A'] })).toEqual([
    'stories: A passed only the second time, as in the run before',
  ]);
  expect(faultsOfFlaky({ stories: ['A'] }, { stories: ['B'], e2e: ['A'] })).toEqual([]);
});
