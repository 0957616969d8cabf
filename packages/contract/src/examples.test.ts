import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import type { Call } from './call.ts';
import { allCalls } from './calls.ts';
import { allExamples } from './examples.ts';
import { anIncomePattern } from './wallet/income.examples.ts';
import { aRecordDetail, someRecords } from './wallet/records.examples.ts';

const nameOf = ({ method, service, path }: Call) => `${method} ${service}/${path}`;

describe('the examples', () => {
  it('are one of every call', () => {
    const shown = allExamples().map(({ call }) => nameOf(call));
    expect(shown.toSorted()).toEqual(allCalls.map(nameOf).toSorted());
  });

  it.each(allExamples().map((example) => [nameOf(example.call), example] as const))(
    '%s: takes its parameters and answers so',
    (_name, { call, input, result }) => {
      expect(v.is(call.input, input)).toBe(true);
      expect(v.parse(call.result, result)).toEqual(result);
    },
  );

  it('show a machine on a day on which it stood still', () => {
    expect(anIncomePattern().days.map((day) => day.unitRevenue)).toContain('0.00');
  });

  it('tell the share that was paid of the amounts beside it', () => {
    const shares = [
      ...anIncomePattern().days.map((day) => ({ ...day, amount: day.paid })),
      aRecordDetail().record,
      ...someRecords(),
    ].filter(({ coveragePermille }) => coveragePermille !== null);
    for (const { amount, scheduled, coveragePermille } of shares)
      expect(coveragePermille).toBe(Math.round((1000 * Number(amount)) / Number(scheduled)));
  });

  it('add up to zero within each entry of a record', () => {
    for (const { postings } of aRecordDetail().entries) {
      const inThousandths = postings.map(({ amount }) => Number(amount.replace('.', '')));
      expect(inThousandths.reduce((sum, part) => sum + part, 0)).toBe(0);
    }
  });
});
