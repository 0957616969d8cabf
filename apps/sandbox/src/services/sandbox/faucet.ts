import { faucet } from '@paydirt/contract/sandbox/world';
import { checkAmount, CONSTANTS, CURRENCY, err, ok, parseMoney, toDecimal, zero } from '@paydirt/domain';

import { writeEntry } from '../../ledger/ledger.ts';
import { bringIn } from '../../ledger/movements.ts';
import { implement } from '../../operation/operation.ts';
import { readAccount } from '../user/members/account-name.ts';
import { hasLeft } from '../user/members/has-left.ts';
import { findMemberByAccount } from '../user/members/member-rows.ts';
import { writeRecord } from '../records/record-rows.ts';

const LIMITS = { min: CONSTANTS.SMALLEST_AMOUNT, max: CONSTANTS.FAUCET_MAXIMUM };

/**
 * Grant play USDT to a member; the record names the test faucet as the payer (H6). Without the class key,
 * only to the requesting member; the answer does not reveal whether another member exists.
 */
export const faucetOperation = implement(faucet, async ({ sql, now, ports, memberId, isHost }, input) => {
  const account = readAccount(input.phone);
  if (!account.ok) return err({ error: 'invalid_input', data: { fields: { phone: account.error } } });
  const amount = parseMoney(input.amount, CURRENCY);
  if (!amount.ok) return err({ error: 'invalid_input', data: { fields: { amount: amount.error } } });
  const checked = checkAmount(amount.value, LIMITS);
  if (!checked.ok) return err({ error: 'invalid_input', data: { fields: { amount: checked.error } } });
  const member = await findMemberByAccount(sql, account.value);
  if (!isHost && (member === null || member.id !== memberId)) return err({ error: 'class_key_needed' });
  if (!member || (await hasLeft(sql, member.id))) return err({ error: 'account_unknown' });

  const grantId = ports.newId('grt');
  const entry = await writeEntry(sql, {
    kind: 'faucet_grant',
    at: now,
    reference: grantId,
    lines: bringIn({ account: 'member_available', memberId: member.id }, checked.value),
  });
  await writeRecord(sql, ports, {
    memberId: member.id,
    kind: 'recharge',
    amount: checked.value,
    subject: 'campaign:faucet',
    at: now,
    status: 'credited',
    source: 'test_faucet',
    reference: grantId,
    balanceAfter: entry.availableAfter,
    entryIds: [entry.id],
  });
  return ok({ data: { available: toDecimal(entry.availableAfter ?? zero(CURRENCY)) } });
});
