import { systemInfo } from '@paydirt/contract/messages/announcements';
import { CONSTANTS, CURRENCY, dayOf, type Money, ok, toDecimal, zero } from '@paydirt/domain';

import { queryAmounts } from '../../../database/amounts.ts';
import { readOperatorBalance } from '../../../ledger/ledger.ts';
import { implement } from '../../../operation/operation.ts';
import { SUPPORT_HOURS } from '../support/support-hours.ts';

/** Facts about the service, with the promotion budget's balance and today's payments (H7). */
export const systemInfoOperation = implement(systemInfo, async ({ sql, now }) => {
  const available = await readOperatorBalance(sql, 'promotion_budget');
  const [today] = await queryAmounts<{ paid: Money }>(
    sql,
    { paid: CURRENCY },
    `select coalesce(-sum(amount), 0)::int8 as paid from journal_day
     where day = $1 and class = 'promotion_budget' and kind <> 'promotion_allocation'`,
    [dayOf(now)],
  );
  return ok({
    data: {
      name: 'Paydirt',
      version: CONSTANTS.VERSION,
      versionCode: CONSTANTS.VERSION_CODE,
      supportHours: SUPPORT_HOURS,
      promotionBudget: {
        available: toDecimal(available),
        paidToday: toDecimal(today?.paid ?? zero(CURRENCY)),
      },
    },
  });
});
