import { CONSTANTS } from '@paydirt/domain';
import * as v from 'valibot';

import { defineCall } from '../call.ts';
import {
  amountSchema,
  emptySchema,
  idSchema,
  listOf,
  nothingSchema,
  pageParameters,
} from '../schemas/basics.ts';
import { lineParameter } from '../schemas/free-text.ts';
import {
  cashTermsSchema,
  withdrawalChannelSchema,
  withdrawalSchema,
  withdrawalTermsSchema,
} from '../schemas/withdrawal.ts';

export const cashWithdrawStatus = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'cash/withdraw/status',
  summary: 'What the way to a bank says: hours, whether banks work now, minimum, fee, rate, arrival',
  keep: true,
  shows: ['withdrawals'],
  input: nothingSchema,
  result: cashTermsSchema,
});

export const withdrawConfig = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'withdraw/config',
  summary: 'What both ways out cost and when they arrive, if asked for now (H8)',
  tag: 'extension',
  keep: true,
  shows: ['withdrawals'],
  input: nothingSchema,
  result: v.object({ usdt: withdrawalTermsSchema, cash: cashTermsSchema }),
});

export const createWithdrawal = defineCall({
  service: 'wallet',
  method: 'POST',
  path: 'withdraw/create',
  summary:
    'Withdraw to an address of the member (usdt) or a bank account of theirs (cash); `amount` is in USDT',
  tag: 'extension',
  money: true,
  changes: ['money', 'withdrawals', 'pin'],
  input: v.object({
    channel: withdrawalChannelSchema,
    amount: amountSchema,
    addressId: v.optional(idSchema),
    bankId: v.optional(idSchema),
    /** Of `cash`, the rate that the member saw; what was shown is what is paid, or nothing is done. */
    rate: v.optional(amountSchema),
    fundPassword: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  result: withdrawalSchema,
  errors: [
    'insufficient_balance',
    'below_minimum',
    'not_found',
    'rate_changed',
    'verify_needed',
    'fund_password_not_set',
    'fund_password_wrong',
    'fund_password_locked',
  ],
});

export const withdrawals = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'withdraw/list',
  summary: 'Withdrawals, newest first',
  tag: 'extension',
  keep: true,
  shows: ['withdrawals', 'money'],
  input: v.object(pageParameters),
  result: listOf(withdrawalSchema),
});

export const withdrawalDetail = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'withdraw/detail',
  summary: 'One withdrawal',
  tag: 'extension',
  keep: true,
  shows: ['withdrawals', 'money'],
  input: v.object({ id: idSchema }),
  result: withdrawalSchema,
  errors: ['not_found'],
});

export const cancelWithdrawal = defineCall({
  service: 'wallet',
  method: 'POST',
  path: 'withdraw/cancel',
  summary: 'Cancel a withdrawal that is still pending; the whole amount comes back',
  tag: 'extension',
  money: true,
  changes: ['money', 'withdrawals'],
  input: v.object({ id: idSchema }),
  result: withdrawalSchema,
  errors: ['not_found', 'not_cancellable'],
});

export const failNextWithdrawal = defineCall({
  service: 'sandbox',
  tag: 'sandbox',
  auth: 'none',
  method: 'POST',
  path: 'withdrawal/fail-next',
  summary: 'Let the next withdrawal of a member (by phone or e-mail) that would settle fail, for this reason',
  input: v.object({
    phone: v.pipe(v.string(), v.maxLength(200)),
    reason: lineParameter(CONSTANTS.FAILURE_REASON_MAX_LENGTH),
  }),
  result: emptySchema,
  errors: ['account_unknown'],
});
