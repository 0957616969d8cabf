import type { Translate } from '@paydirt/i18n';

import { entryTitle } from '../records/entry-title.ts';

const OF_THE_OPERATOR = ['machine_output', 'operator_funding', 'promotion_allocation'] as const;

/** Name an entry of the journal; those that move a member's money have the same name as in a record. */
export function moneyEntryTitle(kind: string, t: Translate): string {
  const own = OF_THE_OPERATOR.find((entry) => entry === kind);
  if (own) return t(`money.entry.${own}`);
  return entryTitle(kind, t);
}
