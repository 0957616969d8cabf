import { confirmDeposit } from '@paydirt/contract/wallet/recharge';
import { err, ok } from '@paydirt/domain';

import { implement } from '../../operation/operation.ts';
import { seeDeposit } from '../wallet/recharge/recharge-progress.ts';
import { lockRecharge, toRecharge } from '../wallet/recharge/recharge-rows.ts';

/**
 * Send the test deposit of a recharge in USDT, which is seen at once. Sending it again changes nothing and
 * returns the recharge's state; an expired recharge, or one by card, expects no deposit. Without the class
 * key, only for the member's own recharges.
 */
export const confirmDepositOperation = implement(confirmDeposit, async (context, { id }) => {
  const { sql, ports, memberId, isHost } = context;
  const row = await lockRecharge(sql, id);
  if (!row || !(isHost || row.member_id === memberId)) return err({ error: 'not_found' });
  if (row.channel !== 'usdt' || row.status === 'failed') return err({ error: 'deposit_not_expected' });
  if (row.status !== 'intent') return ok({ data: toRecharge(row) });
  // Read the clock again: the deadline may have passed during the wait for the lock.
  const now = await ports.readClock(sql);
  if (row.expires_at !== null && now >= row.expires_at) return err({ error: 'deposit_not_expected' });
  await seeDeposit(sql, row, now);
  const seen = await lockRecharge(sql, id);
  if (!seen) throw new Error('sandbox: a recharge that is held is there');
  return ok({ data: toRecharge(seen) });
});
