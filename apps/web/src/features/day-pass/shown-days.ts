import type { IncomeDays } from '@paydirt/contract/wallet/income';

import { shownAlone, shownTogether } from '../../platform/data/shown.ts';
import { moneyOf } from '../../platform/data/wire.ts';

/**
 * What days brought as it is shown: whole cents, so that machines add up to what all of them earned, were owed and paid,
 * and what the member got of each to what they got.
 */
export function toShownDays(told: IncomeDays): IncomeDays {
  const whole = { earned: shownAlone(told.earned), owed: shownAlone(told.owed), paid: shownAlone(told.paid) };
  const yours = { scheduled: shownAlone(told.yours.scheduled), paid: shownAlone(told.yours.paid) };
  const column = (name: keyof typeof whole) =>
    shownTogether(
      told.machines.map((machine) => machine[name]),
      moneyOf(whole[name]),
    );
  const own = told.machines.flatMap((machine) => (machine.yours === null ? [] : [machine.yours]));
  const ownColumn = (name: keyof typeof yours) =>
    shownTogether(
      own.map((share) => share[name]),
      moneyOf(yours[name]),
    );
  const [earned, owed, paid] = [column('earned'), column('owed'), column('paid')];
  const [scheduled, got] = [ownColumn('scheduled'), ownColumn('paid')];
  return {
    ...told,
    ...whole,
    yours,
    machines: told.machines.map((machine, index) => {
      const place = machine.yours === null ? -1 : own.indexOf(machine.yours);
      return {
        ...machine,
        earned: earned[index] ?? machine.earned,
        owed: owed[index] ?? machine.owed,
        paid: paid[index] ?? machine.paid,
        yours:
          machine.yours === null
            ? null
            : {
                scheduled: scheduled[place] ?? machine.yours.scheduled,
                paid: got[place] ?? machine.yours.paid,
              },
      };
    }),
  };
}
