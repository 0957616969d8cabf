import { machineIncome } from '@paydirt/contract/wallet/income';
import { compare, CURRENCY, type Money, ok, sum, toDecimal } from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import { implement } from '../../operation/operation.ts';
import { readDayRange } from '../../operation/day-range.ts';
import { readSubjects, type RecordSubject } from '../records/record-subjects.ts';

interface MachineRow {
  readonly subject: RecordSubject;
  readonly scheduled: Money;
  readonly paid: Money;
}

/**
 * The member's income by machine over clock days: the scheduled amount, and what machine revenue paid (H6, H13).
 */
export const machineIncomeOperation = implement(machineIncome, async ({ sql, memberId, locale }, input) => {
  const days = readDayRange(input);
  if (!days.ok) return days;
  const { from, to } = days.value;
  const rows = await queryAmounts<MachineRow>(
    sql,
    { scheduled: CURRENCY, paid: CURRENCY },
    `select subject, sum(scheduled)::int8 as scheduled, sum(amount)::int8 as paid from capital_record
     where member_id = $1 and kind = 'daily_income' and status <> 'failed'
       and ($2::int4 is null or day >= $2) and ($3::int4 is null or day <= $3)
     group by subject order by subject`,
    [memberId, from, to],
  );
  const subjects = await readSubjects(
    sql,
    rows.map(({ subject }) => subject),
    locale,
  );
  const total = sum(
    rows.map(({ paid }) => paid),
    CURRENCY,
  );
  return ok({
    data: {
      total: toDecimal(total),
      list: rows
        .toSorted((a, b) => compare(b.paid, a.paid))
        .map(({ subject, scheduled, paid }) => ({
          productId: subject.slice('product:'.length),
          productName: subjects.nameOf(subject),
          scheduled: toDecimal(scheduled),
          paid: toDecimal(paid),
        })),
    },
  });
});
