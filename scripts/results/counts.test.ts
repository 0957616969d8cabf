import { expect, test } from 'vitest';

import { readCounts } from './counts.mjs';

test('a story that failed and then passed counts as passed, and is listed as flaky', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        assertionResults: [
          { fullName: 'Button Default', status: 'passed', failureMessages: [] },
          { fullName: 'Button Pressed', status: 'passed', failureMessages: ['expected 1 to be 2'] },
          { fullName: 'Button Long', status: 'failed', failureMessages: ['no', 'no'] },
        ],
      },
    ],
  };

  expect(readCounts(report)).toEqual({ passed: 2, failed: 1, skipped: 0, flaky: ['Button Pressed'] });
});

test('a journey that failed and then passed counts as passed, and is listed with its file', () => {
  const spec = (title: string, status: string) => ({ file: 'team.spec.ts', title, tests: [{ status }] });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('invites', 'expected'), spec('counts', 'unexpected')],
        suites: [{ specs: [spec('searches', 'flaky')] }],
      },
    ],
  };

  expect(readCounts(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    flaky: ['team.spec.ts: searches'],
  });
});
