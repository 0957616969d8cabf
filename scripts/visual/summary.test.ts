import { describe, expect, it } from 'vitest';

import { base, changed } from './finding.fixture.ts';
import { faultsOf, needsReview, summaryOf, countsOf } from './summary.mjs';

const here = { gone: [] as string[], missing: [] as string[] };
const broken = { ...base, fault: 'it threw\nsomewhere' };
const unstable = { ...changed, status: 'unstable' as const, attempts: 3 };
const fresh = { ...changed, status: 'new' as const };

describe('a picture that needs review', () => {
  it('is not one that matches the accepted picture', () => {
    expect(needsReview(base)).toBe(false);
    expect(faultsOf({ ...here, findings: [base] })).toEqual([]);
  });

  it('is a changed, failing or unstable one, one without a story, or a component without one', () => {
    const findings = [base, changed, broken, fresh, unstable];
    expect(
      faultsOf({
        ...here,
        findings,
        gone: ['old--one/phone'],
        missing: ['Components/Lever'],
      }),
    ).toEqual([
      'components-badge--new/phone-light-en  changed, 7 pixels',
      'components-badge--new/phone-light-en  the story fails here: it threw',
      'components-badge--new/phone-light-en  new: no picture of it is accepted',
      'components-badge--new/phone-light-en  unstable: 3 screenshots of it differ, by 7 pixels',
      'old--one/phone  is kept, and not taken any more',
      expect.stringMatching(/^Components\/Lever  no story stands for it/),
    ]);
  });
});

it('passes pictures that match the accepted ones, and fails the others', () => {
  expect(countsOf({ ...here, findings: [base, base, changed] })).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
  });
});

it('summarises counts in one line', () => {
  const findings = [base, { ...base, attempts: 2 }, changed, broken];
  expect(summaryOf({ ...here, findings, gone: ['old--one/phone'] })).toBe(
    '3 same, 1 changed, 1 of a story that fails, 1 without a story',
  );
});
