import type { MachineIncome } from '@paydirt/contract/wallet/income';

import { shownAlone, shownTogether } from '../../../platform/data/shown.ts';
import { moneyOf } from '../../../platform/data/wire.ts';

/** Round income by machine for display: whole cents, so that the machines add up to the total above them. */
export function toShownIncome({ total: exact, list }: MachineIncome): MachineIncome {
  const total = shownAlone(exact);
  const paid = shownTogether(
    list.map((machine) => machine.paid),
    moneyOf(total),
  );
  return { total, list: list.map((machine, index) => ({ ...machine, paid: paid[index] ?? machine.paid })) };
}
