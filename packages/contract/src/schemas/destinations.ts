import { CURRENCY } from '@paydirt/domain';
import * as v from 'valibot';

import { idSchema, timeSchema } from './basics.ts';

/** Chains that an own address can be on. */
export const CHAINS = ['BEP20', 'ERC20', 'TRC20'] as const;
export const chainSchema = v.picklist(CHAINS);

/** How a verification code can reach a member. */
export const CODE_CHANNELS = ['sms', 'email'] as const;
export const codeChannelSchema = v.picklist(CODE_CHANNELS);

/** An address of the member's own address book; it is validated, and nothing is ever sent there (H2). */
export const walletAddressSchema = v.object({
  id: idSchema,
  chain: chainSchema,
  currency: v.literal(CURRENCY),
  address: v.string(),
  label: v.string(),
  createTime: timeSchema,
});

/** An invented bank, with the IFSC that goes with it (H15). */
export const bankSchema = v.object({ id: idSchema, name: v.string(), ifsc: v.string() });

/** A bank account that the member bound. */
export const bankCardSchema = v.object({
  id: idSchema,
  bankId: idSchema,
  bankName: v.string(),
  payeeName: v.string(),
  account: v.string(),
  ifsc: v.string(),
  createTime: timeSchema,
});

/** Whether withdrawing can go on: a fund password is set, and not locked by wrong tries. */
export const fundPasswordStateSchema = v.object({
  set: v.boolean(),
  /** Until when it is locked, on the test clock; null while it is not. */
  lockedUntil: v.nullable(timeSchema),
});

/** Where a code can be sent: the member's own phone and e-mail address, whole. */
export const codeChannelsSchema = v.array(v.object({ channel: codeChannelSchema, to: v.string() }));
