import type { TeamIncome } from '@paydirt/contract/community/team';

import { shownAlone, shownTogether } from '../../../platform/data/shown.ts';
import { moneyOf } from '../../../platform/data/wire.ts';

/** Income from the team as it is shown: whole cents, so that lines add up to their group, and groups to the total. */
export function toShownTeamIncome(income: TeamIncome): TeamIncome {
  const total = shownAlone(income.total);
  const groups = shownTogether(
    income.list.map(({ amount }) => amount),
    moneyOf(total),
  );
  return {
    ...income,
    total,
    list: income.list.map((group, groupIndex) => {
      const amount = groups[groupIndex] ?? group.amount;
      const lines = shownTogether(
        group.lines.map((line) => line.amount),
        moneyOf(amount),
      );
      return {
        ...group,
        amount,
        lines: group.lines.map((line, index) => ({ ...line, amount: lines[index] ?? line.amount })),
      };
    }),
  };
}
