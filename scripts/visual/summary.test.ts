import { describe, expect, it } from 'vitest';

import { base, changed } from './finding.fixture.ts';
import { doubtsOf, faultsOf, needsALook, summaryOf, verdictOf } from './summary.mjs';

const here = { gone: [] as string[], missing: [] as string[], sentence: '' };
const elsewhere = { ...here, sentence: 'The pictures were taken on another machine.' };
const broken = { ...base, fault: 'it threw\nsomewhere' };
const unlabelled = { ...base, axe: ['label: a field needs one'] };
const restless = { ...changed, status: 'restless' as const, looks: 3 };
const fresh = { ...changed, status: 'new' as const };
const left = { ...base, status: 'not looked at' as const, looks: 0 };

describe('what has to be put right', () => {
  it('is nothing where all is as accepted', () => {
    expect(needsALook(base)).toBe(false);
    expect(faultsOf({ ...here, findings: [base, left] })).toEqual([]);
  });

  it('is a change, a story that fails, what axe found, what has no story or no picture', () => {
    const findings = [base, changed, broken, unlabelled, fresh];
    expect(
      faultsOf({
        ...here,
        findings,
        gone: ['old--one/phone', 'old--one/tablet'],
        missing: ['Components/Lever'],
      }),
    ).toEqual([
      'components-badge--new/phone-light-en  changed, 7 pixels',
      'components-badge--new/phone-light-en  the story fails here: it threw',
      'components-badge--new/phone-light-en  axe: label: a field needs one',
      'components-badge--new/phone-light-en  new: no picture of it is accepted',
      'old--one  is kept in phone, tablet, and not looked at any more',
      expect.stringMatching(/^Components\/Lever  no story stands for it/),
    ]);
  });

  it('is on another machine what does not hang on the accepted pictures; the rest is told', () => {
    const reviewed = {
      ...elsewhere,
      findings: [base, changed, fresh, broken, unlabelled, restless],
      gone: ['old--one/phone'],
    };
    expect(faultsOf(reviewed)).toEqual([
      expect.stringContaining('the story fails here'),
      expect.stringContaining('axe: label'),
      expect.stringContaining('restless: 3 looks at it differ, by 7 pixels'),
    ]);
    expect(doubtsOf(reviewed)).toEqual([
      expect.stringContaining('changed, 7 pixels'),
      expect.stringContaining('new: no picture'),
      expect.stringContaining('old--one'),
    ]);
    expect(doubtsOf({ ...reviewed, sentence: '' })).toEqual([]);
  });
});

describe('the verdict', () => {
  it('passes what is as accepted and fails what is not', () => {
    expect(verdictOf({ ...here, findings: [base, base, changed] })).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
      reason: '',
    });
  });

  it('does not pass what there was no time for', () => {
    const { passed, skipped, reason } = verdictOf({ ...here, findings: [base, left] });
    expect({ passed, skipped }).toEqual({ passed: 1, skipped: 1 });
    expect(reason).toMatch(/^1 of 2 pictures were not taken/);
  });

  it('passes on another machine only what was taken twice, and says so', () => {
    const twice = { ...base, looks: 2 };
    const verdict = verdictOf({ ...elsewhere, findings: [base, twice, { ...changed, looks: 2 }, left] });
    expect(verdict).toMatchObject({ passed: 2, failed: 0, skipped: 2 });
    expect(verdict.reason).toMatch(/another machine.*2 same, 1 changed.*2 pictures were taken twice.*1 of 4/);
  });

  it('fails on any machine what two looks at the same commit show otherwise', () => {
    expect(verdictOf({ ...elsewhere, findings: [restless] })).toMatchObject({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });
});

it('counts in one line', () => {
  const findings = [base, { ...base, looks: 2 }, changed, unlabelled, broken];
  expect(summaryOf({ ...here, findings, gone: ['old--one/phone'] })).toBe(
    '4 same, 1 changed, 1 of a story that fails, 1 with something that axe found, 1 without a story',
  );
});
