import { CONSTANTS, RUNS } from '@paydirt/domain';

import { useFormat, useT } from '../../../platform/hooks.tsx';

/** Explain once, near machines' cards, that their net is after price and fee: the price is not paid back (H5). */
export function NetNote() {
  const t = useT();
  const format = useFormat();
  return (
    <p className="text-13 text-pretty text-ink-2">
      {t('products.netNote', {
        runs: format.number(RUNS),
        share: format.percent(CONSTANTS.WITHDRAWAL_FEE_PERMILLE),
      })}
    </p>
  );
}
