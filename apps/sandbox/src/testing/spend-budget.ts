import { CURRENCY, type Money, subtract, zero } from '@paydirt/domain';

import { readOperatorBalance } from '../ledger/ledger.ts';
import { payPromotion } from '../services/income/promotion.ts';
import { type Services } from './with-services.ts';

/** Pay the promotion budget out to a member, except for an amount that stays. */
export async function spendBudget(
  { database, ports, now, insertMember }: Services,
  left: Money = zero(CURRENCY),
): Promise<void> {
  const { id: memberId } = await insertMember();
  const at = await now();
  const budget = await readOperatorBalance(database, 'promotion_budget');
  const paid = await database.transaction((sql) =>
    payPromotion(
      { sql, now: at, ports },
      {
        memberId,
        entry: 'bonus_credit',
        record: 'bonus',
        amount: subtract(budget, left),
        subject: 'campaign:redemption',
        reference: `spent:${memberId}`,
      },
    ),
  );
  if (paid === null) throw new Error('testing: the budget holds what it holds');
}
