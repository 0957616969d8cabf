import { budget, fillBudget, spendBudget } from '@paydirt/contract/sandbox/budget';
import {
  checkAmount,
  compare,
  CONSTANTS,
  CURRENCY,
  err,
  negate,
  ok,
  parseMoney,
  subtract,
  toDecimal,
} from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { readOperatorBalance, writeEntryIfCovered } from '../../ledger/ledger.ts';
import { implement } from '../../operation/operation.ts';
import { payPromotion } from '../income/promotion.ts';
import { readAccount } from '../user/members/account-name.ts';
import { findMemberByAccount } from '../user/members/member-rows.ts';

async function readBudget(sql: Sql) {
  return {
    left: toDecimal(await readOperatorBalance(sql, 'promotion_budget')),
    capital: toDecimal(await readOperatorBalance(sql, 'operator_capital')),
  };
}

/** Balance of the promotion budget, and the amount that can be added to it. */
export const budgetOperation = implement(budget, async ({ sql }) => ok({ data: await readBudget(sql) }));

/**
 * Move some of the operator's own money into the budget for bonuses, like at the start of the books; deposits
 * and revenue can never be used (H6).
 */
export const fillBudgetOperation = implement(fillBudget, async ({ sql, now, ports }, input) => {
  const parsed = parseMoney(input.amount, CURRENCY);
  const capital = await readOperatorBalance(sql, 'operator_capital');
  const amount = parsed.ok
    ? checkAmount(parsed.value, { min: CONSTANTS.SMALLEST_AMOUNT, max: capital })
    : parsed;
  if (!amount.ok) return err({ error: 'invalid_input', data: { fields: { amount: amount.error } } });
  const entry = await writeEntryIfCovered(sql, {
    kind: 'promotion_allocation',
    at: now,
    reference: ports.newId('alc'),
    lines: [
      { account: 'operator_capital', amount: negate(amount.value) },
      { account: 'promotion_budget', amount: amount.value },
    ],
  });
  // Another request moved the operator's money at the same time.
  if (entry === null) return err({ error: 'invalid_input', data: { fields: { amount: 'above_maximum' } } });
  return ok({ data: await readBudget(sql) });
});

/** Pay a member the promotion budget, as one bonus with its record, except for a given amount that stays. */
export const spendBudgetOperation = implement(spendBudget, async ({ sql, now, ports }, input) => {
  const account = readAccount(input.phone);
  if (!account.ok) return err({ error: 'invalid_input', data: { fields: { phone: account.error } } });
  const left = parseMoney(input.left, CURRENCY);
  if (!left.ok) return err({ error: 'invalid_input', data: { fields: { left: left.error } } });
  if (left.value.minor < 0n)
    return err({ error: 'invalid_input', data: { fields: { left: 'below_minimum' } } });
  const member = await findMemberByAccount(sql, account.value);
  if (!member) return err({ error: 'account_unknown' });
  const held = await readOperatorBalance(sql, 'promotion_budget');
  if (compare(held, left.value) <= 0) return err({ error: 'promotion_budget_empty' });
  const recordId = await payPromotion(
    { sql, now, ports },
    {
      memberId: member.id,
      entry: 'bonus_credit',
      record: 'bonus',
      amount: subtract(held, left.value),
      subject: 'campaign:test-panel',
      reference: ports.newId('bon'),
    },
  );
  // Other payments were made from the budget at the same time.
  if (recordId === null) return err({ error: 'promotion_budget_empty' });
  return ok({ data: await readBudget(sql) });
});
