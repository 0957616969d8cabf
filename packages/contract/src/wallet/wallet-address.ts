import { CURRENCY } from '@paydirt/domain';
import * as v from 'valibot';

import { emptySchema, idSchema, nothingSchema, timeSchema } from '../basics.ts';
import { defineCall } from '../call.ts';

/** Chains of a member's own addresses. */
export const CHAINS = ['BEP20', 'ERC20', 'TRC20'] as const;
export const chainSchema = v.picklist(CHAINS);

/** An address in the member's address book; it is validated, and nothing is ever sent there (H2). */
export const walletAddressSchema = v.object({
  id: idSchema,
  chain: chainSchema,
  currency: v.literal(CURRENCY),
  address: v.string(),
  label: v.string(),
  createTime: timeSchema,
});

export type WalletAddress = v.InferOutput<typeof walletAddressSchema>;

const text = v.pipe(v.string(), v.maxLength(200));

export const walletAddresses = defineCall({
  service: 'wallet',
  method: 'GET',
  path: 'address/list',
  summary: "The member's address book, newest first",
  tag: 'extension',
  keep: true,
  shows: ['destinations'],
  input: nothingSchema,
  result: v.array(walletAddressSchema),
});

export const createWalletAddress = defineCall({
  service: 'wallet',
  method: 'POST',
  path: 'address/create',
  summary:
    'Add an address, the same once: chain first, then currency and address, checked by chain; nothing is sent there (H2)',
  tag: 'extension',
  // The schema accepts any text, so that the domain's rules say what is wrong with it.
  changes: ['destinations'],
  input: v.object({
    chain: v.optional(text, ''),
    currency: v.optional(text, ''),
    address: v.optional(text, ''),
    label: v.optional(text, ''),
  }),
  result: walletAddressSchema,
  errors: ['bound_elsewhere', 'already_bound'],
});

export const deleteWalletAddress = defineCall({
  service: 'wallet',
  method: 'POST',
  path: 'address/delete',
  summary: 'Take an address out of the book; withdrawals under way keep it',
  tag: 'extension',
  changes: ['destinations'],
  input: v.object({ id: idSchema }),
  result: emptySchema,
  errors: ['not_found'],
});
