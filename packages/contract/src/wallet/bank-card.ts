import * as v from 'valibot';

import { emptySchema, idSchema, nothingSchema, timeSchema } from '../basics.ts';
import { defineCall } from '../call.ts';

/** An invented bank, with the IFSC that goes with it (H15). */
export const bankSchema = v.object({ id: idSchema, name: v.string(), ifsc: v.string() });

export type Bank = v.InferOutput<typeof bankSchema>;

/** A bank account that the member has added. */
export const bankCardSchema = v.object({
  id: idSchema,
  bankId: idSchema,
  bankName: v.string(),
  payeeName: v.string(),
  account: v.string(),
  ifsc: v.string(),
  createTime: timeSchema,
});

export type BankCard = v.InferOutput<typeof bankCardSchema>;

export const banks = defineCall({
  service: 'assets',
  method: 'GET',
  path: 'system/pay/config/banks',
  summary: 'Banks to choose from, all invented (H15)',
  auth: 'optional',
  keep: true,
  input: nothingSchema,
  result: v.array(bankSchema),
});

export const bankCards = defineCall({
  service: 'assets',
  method: 'GET',
  path: 'user/bank/list',
  summary: "The member's bank accounts, newest first",
  tag: 'extension',
  shows: ['destinations'],
  input: nothingSchema,
  result: v.array(bankCardSchema),
});

const text = v.pipe(v.string(), v.maxLength(200));

export const modifyBankCard = defineCall({
  service: 'assets',
  method: 'POST',
  path: 'user/bank/modify',
  summary: 'Bind a bank account, the same once, or change the one with this id; test values only (H15)',
  changes: ['destinations'],
  // The schema accepts any text, so that the rules of the domain can name the fault.
  input: v.object({
    id: v.optional(idSchema),
    bankId: v.optional(text, ''),
    payeeName: v.optional(text, ''),
    account: v.optional(text, ''),
    ifsc: v.optional(text, ''),
  }),
  result: bankCardSchema,
  errors: ['not_found', 'bound_elsewhere', 'already_bound'],
});

export const deleteBankCard = defineCall({
  service: 'assets',
  method: 'POST',
  path: 'user/bank/delete',
  summary: 'Unbind a bank account; withdrawals under way keep it',
  tag: 'extension',
  changes: ['destinations'],
  input: v.object({ id: idSchema }),
  result: emptySchema,
  errors: ['not_found'],
});
