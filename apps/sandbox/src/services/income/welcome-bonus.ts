import { compare, CURRENCY, type Money } from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import type { Context } from '../../operation.ts';
import { readOperatorBalance, writeEntry } from '../../ledger/ledger.ts';
import { payMember } from '../../ledger/movements.ts';
import { writeRecord } from '../wallet/records/record-rows.ts';

/** The machine whose one day of income a new member gets (PRODUCT 3). */
const FREE_DAY_OF = 'gold-pan';

/**
 * Give a new member one free day of income: what the smallest machine is scheduled to earn in a day,
 * from the promotion budget (H6), to be received like any income. Nothing is promised when the budget
 * is used up.
 */
export async function payWelcomeBonus({ sql, now, ports }: Context, memberId: string): Promise<void> {
  const [machine] = await queryAmounts<{ readonly day_return: Money }>(
    sql,
    { day_return: CURRENCY },
    `select day_return from product where id = $1`,
    [FREE_DAY_OF],
  );
  if (!machine) throw new Error(`income: no product ${FREE_DAY_OF}`);
  const budget = await readOperatorBalance(sql, 'promotion_budget');
  if (compare(budget, machine.day_return) < 0) return;
  const entry = await writeEntry(sql, {
    kind: 'bonus_accrual',
    at: now,
    reference: `welcome:${memberId}`,
    lines: payMember({ account: 'promotion_budget' }, 'member_receivable', memberId, machine.day_return),
  });
  await writeRecord(sql, ports, {
    memberId,
    kind: 'bonus',
    amount: machine.day_return,
    subject: 'campaign:welcome',
    at: now,
    status: 'not_credited',
    source: 'promotion_budget',
    reference: memberId,
    entryIds: [entry.id],
  });
}
