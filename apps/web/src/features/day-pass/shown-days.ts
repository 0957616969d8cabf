import type { IncomeDays } from '@paydirt/contract/wallet/income';

import { shownAlone, shownTogether } from '../../platform/data/shown.ts';
import { moneyOf } from '../../platform/data/wire.ts';

/**
 * Round the results of days to whole cents, so that machines add up to what all of them earned, owed and paid, and
 * the member's shares of each to the member's total.
 */
export function toShownDays(exact: IncomeDays): IncomeDays {
  const whole = {
    earned: shownAlone(exact.earned),
    owed: shownAlone(exact.owed),
    paid: shownAlone(exact.paid),
  };
  const yours = { scheduled: shownAlone(exact.yours.scheduled), paid: shownAlone(exact.yours.paid) };
  const column = (name: keyof typeof whole) =>
    shownTogether(
      exact.machines.map((machine) => machine[name]),
      moneyOf(whole[name]),
    );
  const own = exact.machines.flatMap((machine) => (machine.yours === null ? [] : [machine.yours]));
  const ownColumn = (name: keyof typeof yours) =>
    shownTogether(
      own.map((share) => share[name]),
      moneyOf(yours[name]),
    );
  const [earned, owed, paid] = [column('earned'), column('owed'), column('paid')];
  const [scheduled, got] = [ownColumn('scheduled'), ownColumn('paid')];
  return {
    ...exact,
    ...whole,
    yours,
    machines: exact.machines.map((machine, index) => {
      const ownIndex = machine.yours === null ? -1 : own.indexOf(machine.yours);
      return {
        ...machine,
        earned: earned[index] ?? machine.earned,
        owed: owed[index] ?? machine.owed,
        paid: paid[index] ?? machine.paid,
        yours:
          machine.yours === null
            ? null
            : {
                scheduled: scheduled[ownIndex] ?? machine.yours.scheduled,
                paid: got[ownIndex] ?? machine.yours.paid,
              },
      };
    }),
  };
}
