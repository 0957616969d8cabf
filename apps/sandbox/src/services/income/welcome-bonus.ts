import { CURRENCY, type Money } from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';
import type { Context } from '../../operation/operation.ts';
import { writeEntryIfCovered } from '../../ledger/ledger.ts';
import { payMember } from '../../ledger/movements.ts';
import { writeRecord } from '../records/record-rows.ts';

/** Machine whose income of one day a new member gets (PRODUCT 3). */
const FREE_DAY_OF = 'gold-pan';

/** Read the scheduled daily income of the smallest machine. */
export async function readWelcomeAmount(sql: Sql): Promise<Money> {
  const [machine] = await queryAmounts<{ readonly day_return: Money }>(
    sql,
    { day_return: CURRENCY },
    `select day_return from product where id = $1`,
    [FREE_DAY_OF],
  );
  if (!machine) throw new Error(`income: no product ${FREE_DAY_OF}`);
  return machine.day_return;
}

/**
 * Give a new member one free day of income: the scheduled daily income of the smallest machine, from the
 * promotion budget (H6), to be received like any income. Returns the record's id, or null if the budget does
 * not suffice: then nothing is promised, and the member can take the bonus later.
 */
export async function payWelcomeBonus(
  { sql, now, ports }: Pick<Context, 'sql' | 'now' | 'ports'>,
  memberId: string,
): Promise<string | null> {
  const amount = await readWelcomeAmount(sql);
  const entry = await writeEntryIfCovered(sql, {
    kind: 'bonus_accrual',
    at: now,
    reference: `welcome:${memberId}`,
    lines: payMember({ account: 'promotion_budget' }, 'member_receivable', memberId, amount),
  });
  if (entry === null) return null;
  return writeRecord(sql, ports, {
    memberId,
    kind: 'bonus',
    amount,
    subject: 'campaign:welcome',
    at: now,
    status: 'not_credited',
    source: 'promotion_budget',
    reference: memberId,
    entryIds: [entry.id],
  });
}
