import { CONSTANTS } from '@paydirt/domain';

import { useFormat, useT } from '../../../platform/hooks.tsx';

/** Say what the net on machines' cards is after, once beside them: a price that is not paid back, and the fee (H5). */
export function NetNote() {
  const t = useT();
  const format = useFormat();
  return (
    <p className="text-13 text-pretty text-ink-2">
      {t('products.netNote', { share: format.percent(CONSTANTS.WITHDRAWAL_FEE_PERMILLE) })}
    </p>
  );
}
